"""What a position of San Juan is worth to a seat, for the bots."""
