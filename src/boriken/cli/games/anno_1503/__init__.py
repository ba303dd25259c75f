"""Anno 1503 in the terminal."""
