"""Data sets: every real choice of many games as numbers, with the records they come from."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boriken.arena.executors import on_this_machine
from boriken.arena.extras import need
from boriken.bots import asking
from boriken.bots.bot import Bot
from boriken.bots.registry import make_bot
from boriken.core.errors import BorikenError
from boriken.core.match import Match
from boriken.core.record import load_record
from boriken.core.seeds import child_seed
from boriken.core.title import Json, Title
from boriken.env.rewards import leads, shares

FORMAT = 1
NPZ, PARQUET = ".npz", ".parquet"
NO_ACTION = -1  # fills the rows of those that have fewer choices than others

Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision of a seat that had a choice. `visits` and `values` are a bot's opinion of each, if one was asked."""

    move: int
    seat: int
    row: bytes
    choices: list[int]
    action: int
    visits: list[int]
    values: list[float]


@dataclass(frozen=True, slots=True)
class Story:
    """All choices of one match. `won` and `lead` are by seat; nobody has any in a match that is not over."""

    record: str
    players: int
    choices: list[Choice]
    won: list[float]
    lead: list[float]


def write_dataset(out: Path, records: Sequence[str], *, opinions: str = "", seed: int = 1, jobs: int = 1) -> Json:
    """Write the choices of recorded matches of one game to a new file, `.npz` or `.parquet`; returns what is in it.

    `opinions` names a bot that says for each choice how often it tried it and what it expects of it (`search:200`).
    Raises BorikenError for records of several games, for none, for a bot without opinions, for another kind of file or
    if pyarrow is missing, RecordError for what is no record, SetupError if there is no such bot, and FileExistsError if
    there is such a file.

    >>> import boriken, tempfile
    >>> record = boriken.play("san-juan", ["random", "random"], seed=1).record()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     about = write_dataset(Path(folder, "games.npz"), [record])
    >>> about["game"], about["games"]
    ('san-juan', 1)
    """
    if out.suffix not in (NPZ, PARQUET):
        raise BorikenError(f"A data set is a {NPZ} or a {PARQUET} file, not {out.name}.")
    if out.suffix == PARQUET:
        need("parquet", "pyarrow")
    if not records:
        raise BorikenError("There is no record to make a data set of.")
    title = load_record(records[0], deal=False).title
    work = partial(numbered_story, records, title.id, opinions, seed)
    stories = [story for _, story in sorted(on_this_machine(jobs).map(work, range(len(records))), key=by_number)]
    columns = as_columns(title, stories, bool(opinions))
    about = described(title, len(records), len(columns["action"]), opinions, seed)
    if out.suffix == NPZ:
        write_npz(out, title, stories, columns, about)
    else:
        write_parquet(out, title, stories, columns, about)
    return about


def by_number(numbered: tuple[int, Story]) -> int:
    return numbered[0]


def described(title: Title, games: int, choices: int, opinions: str, seed: int) -> Json:
    """The description that a file has of itself."""
    about = {"format": FORMAT, "boriken": version("boriken"), "game": title.id, "games": games, "choices": choices}
    return {**about, "opinions": opinions or None, "seed": seed}


# A match as choices


def numbered_story(records: Sequence[str], game: str, opinions: str, seed: int, number: int) -> tuple[int, Story]:
    match = load_record(records[number], deal=False)
    if match.title.id != game:
        raise BorikenError(f"A data set is of one game, and these records are of {game} and of {match.title.id}.")
    bot = make_bot(opinions, match.title, child_seed(seed, number)) if opinions else None
    return number, story_of(match, bot, child_seed(seed, number))


def story_of(match: Match, bot: Bot | None, seed: int) -> Story:
    observer = match.title.observer()
    choices = []
    for at, move in match.walk():
        legal = [int(action) for action in at.game.legal()]
        if move.actor < 0 or len(legal) == 1:
            continue
        visits, values = opinions_of(at, legal, bot, child_seed(seed, len(at.moves)))
        row = observer.row(at.game, move.actor)
        action = match.title.actions[move.text]
        choices.append(Choice(len(at.moves), move.actor, row, legal, action, visits, values))
    unknown = [float("nan")] * match.setup.players
    won, lead = (shares(match.game), leads(match.game)) if match.over else (unknown, unknown)
    return Story(match.record(), match.setup.players, choices, won, lead)


def opinions_of(at: Match, legal: Sequence[int], bot: Bot | None, seed: int) -> tuple[list[int], list[float]]:
    """How often each choice was tried, and what is expected of it; nothing without a bot."""
    if bot is None:
        return [], []
    found = {opinion.action: opinion for opinion in asking.explain(bot, at, seed).opinions}
    opinions = [found[at.title.notation[action]] for action in legal]
    values = [float("nan") if opinion.value is None else opinion.value for opinion in opinions]
    return [opinion.visits for opinion in opinions], values


# Choices as columns


def as_columns(title: Title, stories: Sequence[Story], with_opinions: bool) -> Columns:
    """One row a choice; `docs/research.md` says what the columns are."""
    rows = [(number, story, choice) for number, story in enumerate(stories) for choice in story.choices]
    width = max((len(choice.choices) for *_, choice in rows), default=1)
    size = int(title.observer().size)
    columns: Columns = {
        "game": np.array([number for number, *_ in rows], np.int32),
        "move": np.array([choice.move for *_, choice in rows], np.int32),
        "players": np.array([story.players for _, story, _ in rows], np.int8),
        "seat": np.array([choice.seat for *_, choice in rows], np.int8),
        "observation": np.frombuffer(b"".join(choice.row for *_, choice in rows), np.uint8).reshape(-1, size),
        "choices": padded((choice.choices for *_, choice in rows), width, NO_ACTION, np.int16),
        "action": np.array([choice.action for *_, choice in rows], np.int16),
        "won": np.array([story.won[choice.seat] for _, story, choice in rows], np.float32),
        "lead": np.array([story.lead[choice.seat] for _, story, choice in rows], np.float32),
    }
    if with_opinions:
        columns["visits"] = padded((choice.visits for *_, choice in rows), width, 0, np.int32)
        columns["values"] = padded((choice.values for *_, choice in rows), width, np.nan, np.float32)
    return columns


def padded(lists: Iterable[Sequence[float]], width: int, filling: float, kind: Any) -> NDArray[Any]:
    rows = [[*numbers, *([filling] * (width - len(numbers)))] for numbers in lists]
    return np.array(rows, kind).reshape(-1, width)


def write_npz(out: Path, title: Title, stories: Sequence[Story], columns: Columns, about: Json) -> None:
    parts = title.observer().parts
    arrays: dict[str, Any] = {
        **columns,
        "records": np.array([story.record for story in stories]),
        "notation": np.array(list(title.notation)),
        "part_names": np.array([part.name for part in parts]),
        "part_sizes": np.array([part.size for part in parts], np.int32),
        "part_scales": np.array([part.scale for part in parts], np.float32),
        "about": np.array(json.dumps(about)),
    }
    with out.open("xb") as file:
        np.savez_compressed(file, **arrays)


def write_parquet(out: Path, title: Title, stories: Sequence[Story], columns: Columns, about: Json) -> None:
    """The same columns; lists have their own length, and each row names its record."""
    import pyarrow
    import pyarrow.parquet

    lengths = (columns["choices"] != NO_ACTION).sum(1)
    table: dict[str, Any] = {}
    for name, column in columns.items():
        if name in ("choices", "visits", "values"):
            table[name] = [row[:length] for row, length in zip(column, lengths, strict=True)]
        else:
            table[name] = list(column) if column.ndim > 1 else column
    table["record"] = pyarrow.array([stories[number].record for number in columns["game"]]).dictionary_encode()
    parts = [[part.name, part.size, part.scale] for part in title.observer().parts]
    explained = {"boriken": about, "notation": list(title.notation), "parts": parts}
    metadata = {name: json.dumps(value) for name, value in explained.items()}
    pyarrow.parquet.write_table(pyarrow.table(table).replace_schema_metadata(metadata), out)
