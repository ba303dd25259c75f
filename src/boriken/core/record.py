"""Records: a match as one readable text, tags first, then a line for each turn in notation.

    [Boriken "record 1"]
    [Game "puerto-rico"]
    [Players "3"]
    [edition "2020"]
    ...
    [Result "31 27 40"]

    0. * governor 1, draw corn, draw sugar, draw indigo, draw corn
    1. 1 settler, settle quarry; 2 settle corn; 0 settle sugar; * draw tobacco, draw indigo, draw coffee, draw corn

Tags in capitals are the record's own, the others are the options of the game. In a line, `1` says that seat 1 acts from
here on and `*` that chance does. An unfinished game has the result `*`.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import IO, Any

from boriken.core import registry
from boriken.core.dealer import Dealer, SeededDealer
from boriken.core.errors import BorikenError, RecordError, quoted
from boriken.core.game import CHANCE
from boriken.core.given import checked_seed
from boriken.core.match import Match, Move
from boriken.core.secret import KEY_BYTES, SealedDealer, SecretDealer
from boriken.core.setup import Setup, option_text
from boriken.core.shares import Shares

VERSION = 1
OWN_TAGS = (
    *("Boriken", "Game", "Players", "Names", "Date"),
    *("Seed", "Commitment", "Key", "Promises", "Shares", "Dealt", "Redealt", "Position", "Result"),
)

TAG = re.compile(r'\[([A-Za-z_]+) "((?:[^"\\]|\\["\\])*)"\]')
LINE = re.compile(r"(\d+)\.\s+(.*)")
PAIR = re.compile(r"(\d{1,9}) (\d{1,19})", re.ASCII)
GROUP = re.compile(r"([0-9]{1,3}|\*)\s+(.*)")


def write_record(match: Match) -> str:
    """The match as text."""
    tags = [("Boriken", f"record {VERSION}"), ("Game", match.setup.game), ("Players", str(match.setup.players))]
    tags += [(name, option_text(value)) for name, value in match.setup.options.items()]
    if match.names:
        tags.append(("Names", json.dumps(match.names, ensure_ascii=False)))
    if match.date:
        tags.append(("Date", match.date))
    tags += dealer_tags(match)
    if match.dealt_before:
        tags.append(("Dealt", str(match.dealt_before)))
    if match.redealt:
        tags.append(("Redealt", ", ".join(f"{after} {number}" for after, number in sorted(match.redealt.items()))))
    if match.start is not None:
        tags.append(("Position", json.dumps(match.start, ensure_ascii=False)))
    tags.append(("Result", result(match)))
    lines = [f'[{name} "{escaped(value)}"]' for name, value in tags]
    return "\n".join([*lines, "", *turn_lines(match.moves)]) + "\n"


def dealer_tags(match: Match) -> list[tuple[str, str]]:
    """Tags that tell about the dealer, but never the key of a game that is not over."""
    dealer = match.dealer
    if isinstance(dealer, SeededDealer):
        return [("Seed", str(dealer.seed))]
    if not isinstance(dealer, SecretDealer | SealedDealer):
        return []
    tags = [("Commitment", dealer.commitment)]
    if isinstance(dealer, SecretDealer) and match.over:
        tags.append(("Key", dealer.key.hex()))
    if dealer.shares is not None:
        tags += [("Promises", dealer.shares.promise_text), ("Shares", dealer.shares.share_text)]
    return tags


def load_record(source: str | os.PathLike[str] | IO[str] | IO[bytes], *, deal: bool = True) -> Match:
    """The match a record tells, ready to go on if it is not finished.

    The source is the text of a record, the path of its file or an open file. A path is a `pathlib.Path`: a plain text
    is always taken for the record itself, so that nobody who hands one in can have another file read.

    With `deal` the dealer deals what chance owes at its end; without, the match stands where the record does. A dealer
    whose key is not told cannot deal: such a match can be looked at, and chance waits. Raises RecordError, which says
    what is wrong and where, and OSError for a file that cannot be read.

    >>> import boriken
    >>> match = boriken.new_match("san-juan", players=2, seed=1)
    >>> load_record(match.record()) == match
    True
    """
    tags, moves = read(text_of(source))
    match = opening(tags)
    for number, (line, actor, action) in enumerate(moves, start=1):
        trouble = replayed(match, actor, action)
        if trouble:
            raise RecordError(f"Action {number} (line {line}, {quoted(action)}) {trouble}", number)
    if any(after > len(match.moves) for after in match.redealt):
        raise RecordError(f"The tag Redealt tells of {max(match.redealt)} actions, but there are {len(match.moves)}.")
    if tags["Result"] != result(match):
        raise RecordError(
            f"The result is given as {quoted(tags['Result'])}, but the actions lead to {quoted(result(match))}."
        )
    if deal and not isinstance(match.dealer, SealedDealer):
        match.deal()
    return match


def text_of(source: str | os.PathLike[str] | IO[str] | IO[bytes]) -> str:
    """The text of a record, wherever it is. An OSError of a file that cannot be read is the caller's."""
    if isinstance(source, str):
        return source
    try:
        content = Path(source).read_bytes() if isinstance(source, os.PathLike) else source.read()
        return content.decode("utf-8-sig") if isinstance(content, bytes) else content
    except UnicodeDecodeError as error:
        raise RecordError("The file is not a text, so it is no record.") from error
    except AttributeError as error:
        raise RecordError(f"A record is a text, a path or an open file, not {quoted(source)}.") from error


def replayed(match: Match, actor: int, action: str) -> str | None:
    """Do what a record tells, or say what is wrong with it."""
    if match.over:
        return "comes after the end of the game."
    if actor != match.game.actor:
        return f"is by {who(actor)}, but {who(int(match.game.actor))} is to act."
    try:
        match.replay(action)
    except BorikenError as error:
        return f"cannot be done: {error}"
    return None


def result(match: Match) -> str:
    """The points of the seats, or `*` while the game goes on."""
    if not match.over:
        return "*"
    return " ".join(str(score["points"]) for score in match.scores())


def turn_lines(moves: Sequence[Move]) -> Iterator[str]:
    for turn, in_turn in groupby(moves, key=lambda move: move.turn):
        groups = [
            f"{'*' if actor == CHANCE else actor} {', '.join(move.text for move in run)}"
            for actor, run in groupby(in_turn, key=lambda move: move.actor)
        ]
        yield f"{turn}. {'; '.join(groups)}"


def read(text: str) -> tuple[dict[str, str], list[tuple[int, int, str]]]:
    """The tags, and the actions as (line, actor, notation)."""
    tags: dict[str, str] = {}
    moves: list[tuple[int, int, str]] = []
    for number, line in enumerate(map(str.strip, text.split("\n")), start=1):
        if not line:
            continue
        if tag := TAG.fullmatch(line):
            if tag[1] in tags or moves:
                raise RecordError(f"Line {number}: the tag {tag[1]} stands twice or in the wrong place.")
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
        elif turn := LINE.fullmatch(line):
            moves += [(number, actor, action) for actor, action in read_turn(number, turn[2])]
        else:
            raise RecordError(f"Line {number} is neither a tag nor a turn: {quoted(line)}.")
    return tags, moves


def read_turn(line: int, text: str) -> Iterator[tuple[int, str]]:
    for part in text.split(";"):
        group = GROUP.fullmatch(part.strip())
        if not group:
            raise RecordError(f"Line {line} does not say who acts in {quoted(part.strip())}.")
        actor = int(CHANCE) if group[1] == "*" else int(group[1])
        for action in group[2].split(","):
            yield actor, action.strip()


def opening(tags: dict[str, str]) -> Match:
    """The match before the first action."""
    for name in ("Boriken", "Game", "Players", "Result"):
        if name not in tags:
            raise RecordError(f"The tag {name} is missing.")
    if tags["Boriken"] != f"record {VERSION}":
        raise RecordError(f"This is {quoted(tags['Boriken'])}, and this program reads 'record {VERSION}'.")
    try:
        options = {name: value for name, value in tags.items() if name not in OWN_TAGS}
        setup = Setup.of(registry.title(tags["Game"]), number_in(tags, "Players"), options, stored=True)
        names = json_in(tags, "Names", list) if "Names" in tags else []
        start = json_in(tags, "Position", dict) if "Position" in tags else None
        redealt = redealt_in(tags)
        return Match(setup, dealer_in(tags), start=start, names=names, date=tags.get("Date"), redealt=redealt)
    except BorikenError as error:
        raise RecordError(str(error)) from error


def dealer_in(tags: dict[str, str]) -> Dealer:
    """The dealer of a record: with a key the secret dealer itself, with only a commitment one that cannot deal."""
    dealt = checked_seed(number_in(tags, "Dealt") if "Dealt" in tags else 0)
    if "Seed" in tags and "Commitment" in tags:
        raise RecordError("A dealer has a Seed or a Commitment, not both.")
    if "Key" in tags and "Commitment" not in tags:
        raise RecordError("The tag Key proves nothing without the tag Commitment.")
    shares = shares_in(tags)
    if "Key" in tags:
        dealer = SecretDealer(bytes.fromhex(digits_in(tags, "Key")), dealt, shares)
        if dealer.commitment != digits_in(tags, "Commitment"):
            raise RecordError("The key does not fit the commitment.")
        return dealer
    if "Commitment" in tags:
        return SealedDealer(digits_in(tags, "Commitment"), dealt, shares)
    return SeededDealer(checked_seed(number_in(tags, "Seed") if "Seed" in tags else None), dealt)


def shares_in(tags: dict[str, str]) -> Shares | None:
    """The shares of the players in the deals; None where nobody promised one."""
    given = [name for name in ("Promises", "Shares") if name in tags]
    if not given:
        return None
    if len(given) != 2 or "Commitment" not in tags:
        raise RecordError("The tags Promises and Shares stand together, and with the tag Commitment.")
    shares = Shares.read(tags["Promises"], tags["Shares"])
    if len(shares.promises) != number_in(tags, "Players"):
        raise RecordError(f"The tags Promises and Shares must have a part for each of {tags['Players']} seats.")
    return shares


def redealt_in(tags: dict[str, str]) -> dict[int, int]:
    """After how many actions which deal came next, where something was taken back."""
    pairs = [PAIR.fullmatch(pair) for pair in tags["Redealt"].split(", ")] if "Redealt" in tags else []
    redealt = {int(pair[1]): checked_seed(int(pair[2])) for pair in pairs if pair}
    if len(redealt) != len(pairs):
        raise RecordError(f"The tag Redealt must be pairs of numbers, not {quoted(tags['Redealt'])}.")
    return redealt


def digits_in(tags: dict[str, str], name: str) -> str:
    """A key or a hash, both of which have as many bytes."""
    digits = 2 * KEY_BYTES
    if not re.fullmatch(rf"[0-9a-f]{{{digits}}}", tags[name]):
        raise RecordError(f"The tag {name} must be {digits} hexadecimal digits, not {quoted(tags[name])}.")
    return tags[name]


def number_in(tags: dict[str, str], name: str) -> int:
    if not re.fullmatch(r"\d{1,19}", tags[name], re.ASCII):
        raise RecordError(f"The tag {name} must be a number, not {quoted(tags[name])}.")
    return int(tags[name])


def json_in(tags: dict[str, str], name: str, sort: type) -> Any:
    try:
        value = json.loads(tags[name])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, sort):
        raise RecordError(f"The tag {name} cannot be read.")
    return value


def escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def who(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"
