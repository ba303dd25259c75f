"""Puerto Rico in the terminal."""
