"""Anno 1503, the base game and with Aristocrats & Pirates, for 2 to 4 players."""
