"""What a position of Puerto Rico is worth to a seat, for the bots."""
