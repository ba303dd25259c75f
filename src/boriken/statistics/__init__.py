"""Statistics of finished games: openings, possessions, seats, lengths and ends, and how they fared."""
