"""Questions about several things at once, of which the rules ask one small question after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boriken.core.errors import BorikenError, IllegalActionError, NotationError, quoted
from boriken.core.game import OVER, Game

if TYPE_CHECKING:
    from boriken.core.title import Json, Title

PASS = "pass"


@dataclass(frozen=True, slots=True)
class Counting:
    """A kind of question that asks thing by thing 'how many?'.

    `verb` begins the action (`place corn 2`). The question says what it is `about` and names the `things` still to be
    counted in this run, that one first, with the most there can be of each. `numbers` tells how many a seat has when
    the run is over, of things asked about and of those settled by the rules; a thing that is left out has none. They
    `may_grow` by then, if something that brings more can follow at once.
    """

    verb: str
    numbers: Callable[[Game, int], Mapping[str, int]]
    may_grow: bool = False

    def next_action(self, title: Title, game: Game, asked: Json, left: dict[str, int]) -> int:
        """The answer that was counted, or the only one there is."""
        legal = [int(action) for action in game.legal()]
        if len(legal) == 1:
            return legal[0]
        return checked(title, game, f"{self.verb} {asked['about']} {left.get(asked['about'], 0)}")

    def is_answer(self, text: str) -> bool:
        """Whether it is an action, not a thing with a number."""
        return text.startswith(f"{self.verb} ")

    def result(self, before: Game, game: Game, seat: int, actions: Sequence[str]) -> Mapping[str, int]:
        """How many there are of each thing: as it was answered, or as the rules settled it."""
        answers = (action.removeprefix(f"{self.verb} ").split() for action in actions)
        return {**self.numbers(game, seat), **{thing: int(count) for thing, count in answers}}

    def check(self, counts: Mapping[str, int], left: Mapping[str, int], result: Mapping[str, int]) -> None:
        """Raise an error unless the counts that the rules settle without asking are those that were given."""
        for thing, count in counts.items():
            settled = result.get(thing, 0)
            if settled < count or (settled > count and not self.may_grow):
                raise BorikenError(f"It cannot be {count} for {thing}: the rest leaves {settled}.")


@dataclass(frozen=True, slots=True)
class Picking:
    """A kind of question that asks for one thing after the other, in the order in which it names them.

    `verb` begins the action (`pay quarry`), which is done once for every thing that is picked; where fewer may be
    picked than `most`, `pass` ends the run. The question names the `things` that can still be picked with the most of
    each, and the `least` and the `most` that are picked in all. How many steps there are says nothing about the things.

    Where actions of several verbs answer it (`man corn`, `noble corn`), `others` are the further ones, and the things
    are whole actions. Where the rules pick the rest themselves as soon as there is no choice, `numbers` tells how many
    of each thing a seat has picked so far. Things that may be picked in `any_order` are all open and need no order.
    """

    verb: str
    others: Sequence[str] = ()
    numbers: Callable[[Game, int], Mapping[str, int]] | None = None
    any_order: bool = False

    def is_answer(self, text: str) -> bool:
        """Whether it is an action as it stands, not a thing with a number."""
        return not text[-1:].isdigit() and any(text.startswith(f"{verb} ") for verb in (self.verb, *self.others))

    def action(self, thing: str) -> str:
        return thing if self.others else f"{self.verb} {thing}"

    def thing(self, action: str) -> str:
        return action if self.others else action.removeprefix(f"{self.verb} ")

    def next_action(self, title: Title, game: Game, asked: Json, left: dict[str, int]) -> int:
        """The next thing that was counted; a pass when there is none."""
        for thing in asked["things"]:
            if left.get(thing, 0) > 0:
                left[thing] -= 1
                return checked(title, game, self.action(thing))
        if asked["least"] > 0:
            raise BorikenError(f"There must be {asked['least']} more.")
        return checked(title, game, PASS)

    def result(self, before: Game, game: Game, seat: int, actions: Sequence[str]) -> Mapping[str, int]:
        """How many of each thing these actions pick, with what the rules have picked after them."""
        if self.numbers is None:
            return Counter(self.thing(action) for action in actions if action != PASS)
        had = self.numbers(before, seat)
        return {thing: count - had.get(thing, 0) for thing, count in self.numbers(game, seat).items()}

    def check(self, counts: Mapping[str, int], left: Mapping[str, int], result: Mapping[str, int]) -> None:
        """Everything that was counted has been picked."""
        surplus = sum(max(0, count - result.get(thing, 0)) for thing, count in counts.items())
        if surplus:
            raise BorikenError(f"There are {surplus} too many.")


def count_out(title: Title, game: Game, counts: Mapping[str, int]) -> list[str]:
    """The actions that answer the open question, and those of its kind that follow for the same seat, by these counts.

    What is not named gets none, unless the rules leave no choice.
    """
    question = open_question(title, game)
    counting = title.counting.get(question["kind"])
    if counting is None:
        raise BorikenError("Nothing is to be counted now.")
    check_counts(question["things"], counts)
    trial, left = game.copy(), dict(counts)
    actions = answer_run(title, trial, lambda game, asked: counting.next_action(title, game, asked, left))
    counting.check(counts, left, counting.result(game, trial, question["seat"], actions))
    return actions


def answer_run(title: Title, game: Game, answer: Callable[[Game, Json], int]) -> list[str]:
    """Answer the open question, and those of its kind that follow for the same seat, by what `answer` says to each;
    the actions that did it. A pass ends them, whatever is asked next."""
    question, actions = open_question(title, game), list[str]()
    while (asked := open_question(title, game))["kind"] == question["kind"] and asked["seat"] == question["seat"]:
        action = answer(game, asked)
        game.apply(action)
        actions.append(title.notation[action])
        if actions[-1] == PASS:
            break
    return actions


def open_question(title: Title, game: Game) -> Json:
    return {"kind": None, "seat": None} if game.actor == OVER else title.question(game)


def check_counts(things: Mapping[str, int], counts: Mapping[str, object]) -> None:
    for thing, count in counts.items():
        if thing not in things:
            raise NotationError(f"{quoted(thing)} is not counted now; there is {', '.join(things)}.")
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= things[thing]:
            raise NotationError(f"It can be 0 to {things[thing]} for {thing}, not {quoted(count)}.")


def checked(title: Title, game: Game, text: str) -> int:
    """The action, if it is legal."""
    action = title.parse(text)
    if action not in game.legal():
        raise IllegalActionError(title.refuse(game, action))
    return action
