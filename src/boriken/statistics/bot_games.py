"""Figures of games of bots that come with the package: a file for each game in the folder `shipped`, a line a mix."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from boriken.statistics.sums import Sums

SHIPPED = Path(__file__).with_name("shipped")


@dataclass(frozen=True, slots=True)
class BotGames:
    """Games of the same bots with the same number of players and the same mix, summed up."""

    game: str
    players: int
    mix: str
    bots: str
    sums: dict[str, Any]

    def summed(self) -> Sums:
        return Sums.read(self.sums)

    def written(self) -> str:
        """One line of a file."""
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"


@cache
def bot_games(game: str) -> Sequence[BotGames]:
    """The figures of a game, if some come with the package."""
    file = SHIPPED / f"{game}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return tuple(BotGames(**json.loads(line)) for line in lines)


def add_to(file: Path, new: BotGames) -> None:
    """Write figures into a file, in place of those of the same set-up and bots."""
    old = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
    kept = [line for line in old if key(BotGames(**json.loads(line))) != key(new)]
    file.write_text("".join([*kept, new.written()]), encoding="utf-8")


def key(one: BotGames) -> tuple[str, int, str]:
    return one.game, one.players, one.mix
