"""Records in files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boriken.core.errors import BorikenError, RecordError, quoted
from boriken.core.match import Match
from boriken.core.record import load_record

LARGEST = 10_000_000  # bytes: a long game has some 20,000


def open_record(path: Path) -> Match:
    """The match that a file tells, as far as it tells it: what chance owes at its end is left open."""
    return load_record(read_text(path), deal=False)


def read_text(path: Path) -> str:
    with in_words(path, "read"), path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise RecordError(f"The file {path} is too large to be a record.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"The file {path} is not a text, so it is no record.") from error


def save_record(match: Match, path: Path) -> None:
    """Write the file whole or not at all."""
    draft = path.with_name(f".{path.name}.new")
    with in_words(path, "written"):
        draft.write_text(match.record(), encoding="utf-8")
        draft.replace(path)


def check_new(path: Path) -> Path:
    """A path for a new file: nothing of somebody else's is overwritten."""
    with in_words(path, "written"):
        if path.exists():
            raise BorikenError(f"The file {path} exists already.")
        if not path.parent.is_dir():
            raise BorikenError(f"There is no folder {path.parent}.")
    return path


@contextmanager
def in_words(path: Path, done: str) -> Iterator[None]:
    """Tell in a sentence why a file cannot be read or written."""
    try:
        yield
    except BorikenError:
        raise
    except FileNotFoundError as error:
        raise BorikenError(f"There is no file {path}.") from error
    except OSError as error:
        raise BorikenError(f"The file {path} cannot be {done}: {error.strerror}.") from error
    except ValueError as error:  # a name that no file can have
        raise BorikenError(f"The file {quoted(str(path))} cannot be {done}.") from error


def free_path(game: str) -> Path:
    """A file name of the game that is not taken yet."""
    path = Path(f"boriken-{game}.record")
    number = 2
    while path.exists():
        path = Path(f"boriken-{game}-{number}.record")
        number += 1
    return path
