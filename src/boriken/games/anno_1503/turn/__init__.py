"""The turn, a file for each of its parts."""
