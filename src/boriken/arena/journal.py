"""A file in which finished blocks are kept, so that an interrupted run can go on.

The first line says which plan it belongs to; every further line is a block. How many games are wanted is no part of
the plan: who wants more can go on with the same file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boriken.arena.block import Block
from boriken.arena.plan import WEIGHTS, Plan
from boriken.core.errors import BorikenError
from boriken.core.title import Json

FORMAT = 1


class Journal:
    """The file of a plan, new or begun before; `blocks` are those found in it, by their number."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        header: Json = {"boriken_arena": FORMAT, **plan.document()}
        with self.usable():
            content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]  # the last line may have been cut off while it was written
        self.blocks = self.read(whole, header) if content else {}
        with self.usable():
            if not content:
                path.write_text(line(header), encoding="utf-8")
            elif whole != content:
                os.truncate(path, len(whole))

    def add(self, block: Block) -> None:
        with self.usable(), self.path.open("a", encoding="utf-8") as file:
            file.write(line(block.document()))

    def read(self, lines: bytes, header: Json) -> dict[int, Block]:
        try:
            found, *documents = [json.loads(text) for text in lines.splitlines()]
            if found["boriken_arena"] == FORMAT and found == header:
                return {document["block"]: Block.of(document) for document in documents}
        except (ValueError, KeyError, TypeError) as error:
            raise BorikenError(f"The file {self.path} does not hold the state of an arena.") from error
        raise BorikenError(f"The file {self.path} {mismatch(found, header)}")

    @contextmanager
    def usable(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError) as error:
            raise BorikenError(f"The file {self.path} cannot keep the state of an arena: {reason(error)}.") from error


def line(document: Json) -> str:
    return json.dumps(document, separators=(",", ":")) + "\n"


def mismatch(theirs: Json, ours: Json) -> str:
    """The first thing in which two plans differ, as the end of a sentence about the file."""
    name = next(name for name in {**ours, **theirs} if theirs.get(name) != ours.get(name))
    if name != WEIGHTS:
        return f"belongs to another plan: its {name.replace('_', ' ')} differs."
    if name not in theirs:
        return "does not say with which network its games were played: begin another."
    return "belongs to another network: the weights of the learned player have changed since. Begin another."


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or "no file can have this name"
