"""The worth of a position of Anno 1503 to a seat, for the bots."""
