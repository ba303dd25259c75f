"""Tournaments of bots: who plays how well, and how sure that is."""
