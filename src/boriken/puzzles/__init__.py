"""Puzzles: positions in which one choice is clearly better than all others."""
