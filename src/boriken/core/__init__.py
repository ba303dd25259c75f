"""The contract between games and everything around them: positions, dealers, records and matches."""
