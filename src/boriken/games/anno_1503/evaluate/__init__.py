"""What a position of Anno 1503 is worth to a seat, for the bots."""
