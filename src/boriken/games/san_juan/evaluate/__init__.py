"""The worth of a position of San Juan to a seat, for the bots."""
