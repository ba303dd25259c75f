"""San Juan, the card game for two to four players, in its first edition."""
