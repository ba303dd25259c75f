"""A network's weights as a file: half precision, with a description that says for what they were made.

An older network can be taken over where the game has changed since: rows of an action are found by its notation,
columns of a part by its name. What is new begins at zero, and the file says what it was trained on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boriken.core.errors import BorikenError, SetupError
from boriken.core.setup import Setup
from boriken.core.title import Json, Title

Arrays = dict[str, NDArray[Any]]

DESCRIPTION = "description"
ONLOOKING = "onlooking"  # in a description: whether it judges hopes as they are seen by seats that do not decide, too
FORMAT = 1


def fingerprint(title: Title) -> str:
    """A hash of all that a network is made for: the parts of a row, and the actions, in their order."""
    parts = [[part.name, part.size, float(part.scale)] for part in title.observer().parts]
    return hashed([title.id, parts, list(title.notation)])


def rules_mark(title: Title) -> str:
    """A hash of the facts of its tables. With other prices, numbers or tiles it would be another game to a network."""
    return hashed(list(facts(title)))


def facts(title: Title) -> Iterator[Json]:
    """The facts of its tables as they are without a wish, and with each choice of each option by itself."""
    wishes = [{}, *({option.name: choice} for option in title.options for choice in option.choices)]
    for players in title.player_counts:
        for wish in wishes:
            try:
                yield title.facts(Setup.of(title, players, wish))
            except SetupError:
                continue  # does not go with this number of players, or with what the others are without a wish


def hashed(content: object) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def describe(title: Title, training: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": title.id,
        "fingerprint": fingerprint(title),
        "rules": rules_mark(title),
        "parts": [[part.name, part.size, float(part.scale)] for part in title.observer().parts],
        "notation": list(title.notation),
        "training": training,
    }


def save_weights(path: Path, arrays: Arrays, description: dict[str, Any]) -> None:
    small: Arrays = {
        name: array.astype(np.float16 if array.ndim == 2 else np.float32) for name, array in arrays.items()
    }
    small[DESCRIPTION] = np.frombuffer(json.dumps(description).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **small)


def load_weights(path: Path) -> tuple[Arrays, dict[str, Any]]:
    with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
        arrays = {name: kept[name].astype(np.float32) for name in kept.files if name != DESCRIPTION}
        description = json.loads(kept[DESCRIPTION].tobytes())
    if description["format"] != FORMAT:
        raise BorikenError(f"{path.name} has the format {description['format']}; this version reads {FORMAT}.")
    return arrays, description


def fitted(arrays: Arrays, description: dict[str, Any], title: Title) -> Arrays:
    """The weights for the game as it is now."""
    if description["game"] != title.id:
        raise BorikenError(f"These weights are for {description['game']}, not for {title.id}.")
    if description["fingerprint"] == fingerprint(title):
        return arrays
    fit = dict(arrays)
    fit["scales"] = np.array(
        [1.0 / part.scale for part in title.observer().parts for _ in range(part.size)], np.float32
    )
    fit["first.weight"] = moved_columns(arrays["first.weight"], description["parts"], title)
    fit["actions.weight"] = moved_rows(arrays["actions.weight"], description["notation"], title)
    fit["actions.bias"] = moved_rows(arrays["actions.bias"], description["notation"], title)
    return fit


def moved_columns(weights: NDArray[Any], parts: list[list[Any]], title: Title) -> NDArray[Any]:
    now = title.observer().parts
    moved = np.zeros((len(weights), sum(part.size for part in now)), np.float32)
    begins: dict[str, tuple[int, int]] = {}
    column = 0
    for name, size, _ in parts:
        begins[name] = (column, size)
        column += size
    column = 0
    for part in now:
        begin, size = begins.get(part.name, (0, 0))
        size = min(size, part.size)
        moved[:, column : column + size] = weights[:, begin : begin + size]
        column += part.size
    return moved


def moved_rows(weights: NDArray[Any], notation: list[str], title: Title) -> NDArray[Any]:
    before = {text: number for number, text in enumerate(notation)}
    moved = np.zeros((len(title.notation), *weights.shape[1:]), np.float32)
    for number, text in enumerate(title.notation):
        if text in before:
            moved[number] = weights[before[text]]
    return moved
