"""San Juan in the terminal."""
