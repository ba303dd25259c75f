"""Seats at the terminal: the names of a match say which seats are played by bots."""

from __future__ import annotations

from collections.abc import Sequence

from boriken.bots.bot import Bot
from boriken.bots.foreign import runs_code
from boriken.bots.registry import is_bot, make_bot
from boriken.cli.player_names import YOU
from boriken.core.errors import SetupError
from boriken.core.seeds import child_seed
from boriken.core.title import Title

NO_BOTS = "none"


def seat_names(title: Title, players: int, seat: int, bots: str) -> list[str]:
    """A person at `seat` and bots at the others, called by one name or by a name each; or only people at one screen.

    The names are those of bots or levels.
    """
    if not 0 <= seat < players:
        raise SetupError(f"There is no seat {seat} at a table of {players}.")
    if bots == NO_BOTS:
        return [f"Seat {number}" for number in range(players)]
    asked = [name.strip() for name in bots.split(",")]
    if len(asked) == 1:
        asked *= players - 1
    if len(asked) != players - 1:
        raise SetupError(f"A table of {players} has room for {players - 1} bots beside you, not {len(asked)}.")
    names = [YOU] * players
    for after, name in enumerate(asked, start=1):
        make_bot(name, title, seed=0)  # or it says why not
        number = (seat + after) % players
        names[number] = f"{name} {number}"
    return names


def bots_at(title: Title, names: Sequence[str], seed: int, moves: int, trusted: bool = False) -> dict[int, Bot]:
    """The bots that sit down after so many actions, by seat: those whose name is a bot's and their seat.

    Names may come from a record that anybody wrote: unless they are `trusted`, none of them starts a program.
    """
    seeds = child_seed(seed, moves)
    found: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        bot, _, number = name.rpartition(" ")
        if number != str(seat) or not (is_bot(bot) or runs_code(bot)):
            continue
        if not (is_bot(bot) or trusted):
            raise SetupError(
                f"Seat {seat} of this game is played by {bot}, and a record alone starts no program: "
                "if you trust it, add --trust."
            )
        found[seat] = make_bot(bot, title, child_seed(seeds, seat))
    return found


def sit_everywhere(title: Title, players: int, bots: str) -> list[str]:
    """A bot for every seat, called by one name or by a name each."""
    asked = [name.strip() for name in bots.split(",")]
    if len(asked) == 1:
        asked *= players
    if len(asked) != players:
        raise SetupError(f"A table of {players} needs {players} bots, not {len(asked)}.")
    for name in asked:
        make_bot(name, title, seed=0).close()  # or it says why not
    return asked
