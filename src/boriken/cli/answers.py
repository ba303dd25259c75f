"""Reading what a person types as an answer."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from boriken.cli.games.presenter import Presenter
from boriken.core.counting import PASS, Counting, Picking
from boriken.core.errors import BorikenError, NotationError, quoted
from boriken.core.match import Match
from boriken.core.title import Title
from boriken.core.words import Words

COUNT = re.compile(r"(.+?)(?: (\d{1,3}))?", re.ASCII)


def read_answer(match: Match, line: str, presenter: Presenter, words: Words) -> list[str]:
    """The actions meant by a number out of the list, by notation, by several in a row, or by counts with names.

    Several have been tried on a copy and found to work; a single one is as good as what was typed.
    """
    counting = counting_in(match)
    parts = [spoken(part) for part in line.split(",")]
    if line.isdecimal():
        return [numbered(match, counting, int(line), words)]
    if counting and parts != [PASS] and not any(counting.is_answer(part) for part in parts):
        return all_counts(match, read_counts(parts, isinstance(counting, Picking), words), presenter)
    if len(parts) == 1:
        return [notation(match.title, parts[0], words)]
    return several(match, parts, words)


def counting_in(match: Match) -> Counting | Picking | None:
    """How the open question counts, if it does."""
    question = match.question()
    return match.title.counting.get(question["kind"]) if question else None


def numbered(match: Match, counting: Counting | Picking | None, number: int, words: Words) -> str:
    """The choice with this number in the list; where the question is 'how many?' the number is the answer."""
    if isinstance(counting, Counting):
        return f"{counting.verb} {about(match)} {number}"
    choices = match.choices()
    if not 1 <= number <= len(choices):
        raise NotationError(words.say("answers-noChoice", number=number, last=len(choices)))
    return choices[number - 1]


def several(match: Match, parts: Sequence[str], words: Words) -> list[str]:
    """Actions in notation, as long as it is the same seat's turn; none of them tries out what is still hidden."""
    begun = len(match.moves)
    trial = match.at(begun)
    for number, part in enumerate(parts):
        if trial.actor != match.actor:
            raise BorikenError(words.say("answers-turnOver", actions=", ".join(parts[:number])))
        if any(move.reveals for move in trial.moves[begun:]):
            raise BorikenError(words.say("answers-revealed", actions=", ".join(parts[:number])))
        trial.play(notation(match.title, part, words))
    return [notation(match.title, part, words) for part in parts]


def all_counts(match: Match, counts: dict[str, int], presenter: Presenter) -> list[str]:
    """Answers for all things at once, however their names are joined."""
    question = match.question() or {}
    names = {name: thing for thing in question["things"] for name in (spoken(presenter.thing(thing)), spoken(thing))}
    return match.count_out({names.get(name, name): count for name, count in counts.items()})


def written_counts(match: Match, counts: Mapping[str, int], presenter: Presenter) -> str:
    """Counts as one types them; what is not named gets none."""
    named = [f"{spoken(presenter.thing(thing))} {count}" for thing, count in counts.items() if count > 0]
    if named:
        return ", ".join(named)
    return PASS if isinstance(counting_in(match), Picking) else f"{spoken(presenter.thing(next(iter(counts))))} 0"


def read_counts(parts: Sequence[str], picking: bool, words: Words) -> dict[str, int]:
    """Names with numbers; where things are picked, a name alone is one of them."""
    counts: dict[str, int] = {}
    for part in parts:
        count = COUNT.fullmatch(part)
        if not count or not (picking or count[2]):
            raise NotationError(words.say("answers-noCount", text=quoted(part)))
        if count[1] in counts:
            raise NotationError(words.say("answers-twice", text=quoted(count[1])))
        counts[count[1]] = int(count[2] or 1)
    return counts


def notation(title: Title, text: str, words: Words) -> str:
    """The action meant, however its words are joined."""
    for action in title.notation:
        if spoken(action) == text:
            return action
    raise NotationError(words.say("answers-noAction", text=quoted(text), game=title.name))


def about(match: Match) -> str:
    """The thing that the open question asks a number for."""
    question = match.question() or {}
    return str(question.get("about", ""))


def spoken(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").split())
