"""The `boriken` command: play, simulate, replay and check games in the terminal."""

from boriken.cli.app import main

__all__ = ["main"]
