"""Questions that ask thing by thing 'how many?', answered for all the things at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boriken.core.errors import BorikenError, IllegalActionError, NotationError, quoted
from boriken.core.game import OVER, Game

if TYPE_CHECKING:
    from boriken.core.title import Json, Title


@dataclass(frozen=True, slots=True)
class Counting:
    """A kind of question that counts.

    `verb` begins the action (`place corn 2`). The question says what it is `about` and names the `things` still to be
    counted in this run, that one first, with the most there can be of each. `numbers` tells what came out for a seat,
    whether a thing was asked about or settled by the rules; a thing that is left out has none.
    """

    verb: str
    numbers: Callable[[Game, int], Mapping[str, int]]


def count_out(title: Title, game: Game, counts: Mapping[str, int]) -> list[str]:
    """The actions that answer the open question, and those of its kind that follow for the same seat, by these counts.

    What is not named gets none, unless the rules leave no choice. What the rules settle without asking must come out as
    it is named.
    """
    question = open_question(title, game)
    counting = title.counting.get(question["kind"])
    if counting is None:
        raise BorikenError("Nothing is to be counted now.")
    check_counts(question["things"], counts)
    trial, actions = game.copy(), []
    while (asked := open_question(title, trial))["kind"] == question["kind"] and asked["seat"] == question["seat"]:
        action = next_action(title, trial, f"{counting.verb} {asked['about']} {counts.get(asked['about'], 0)}")
        trial.apply(action)
        actions.append(title.notation[action])
    settled = counting.numbers(trial, question["seat"])
    for thing, count in counts.items():
        if settled.get(thing, 0) != count:
            raise BorikenError(f"It cannot be {count} for {thing}: the rest leaves {settled.get(thing, 0)}.")
    return actions


def open_question(title: Title, game: Game) -> Json:
    return {"kind": None, "seat": None} if game.actor == OVER else title.question(game)


def check_counts(things: Mapping[str, int], counts: Mapping[str, object]) -> None:
    for thing, count in counts.items():
        if thing not in things:
            raise NotationError(f"{quoted(thing)} is not counted now; there is {', '.join(things)}.")
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= things[thing]:
            raise NotationError(f"It can be 0 to {things[thing]} for {thing}, not {quoted(count)}.")


def next_action(title: Title, game: Game, text: str) -> int:
    """The answer that was counted, or the only one there is."""
    legal = [int(action) for action in game.legal()]
    if len(legal) == 1:
        return legal[0]
    action = title.parse(text)
    if action not in legal:
        raise IllegalActionError(title.refuse(game, action))
    return action
