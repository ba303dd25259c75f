"""Puzzles over HTTP: how they are shown, answered and rated."""
