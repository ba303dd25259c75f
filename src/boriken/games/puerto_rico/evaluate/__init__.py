"""The worth of a position of Puerto Rico to a seat, for the bots."""
