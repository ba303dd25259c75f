"""Analysis boards: a position, and a tree of lines from there."""
