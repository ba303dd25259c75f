"""What finished games have in common: openings, possessions, seats, lengths and ends, and how they fared."""
