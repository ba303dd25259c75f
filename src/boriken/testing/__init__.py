"""Checks for games and bots that somebody brings."""
