"""The reason for a hint: what the best choice brings that the second best does not, and what the others gain by it.

Both are played on until after the seat's next turn, several times, as the bot expects it to go. All that the seat
cannot know is drawn again each time, so a reason tells nothing that is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from boriken.bots.bot import Bot, Explanation
from boriken.bots.lines import Inclinations, play_on
from boriken.core.game import Game
from boriken.core.randomness import Random
from boriken.core.seeds import child_seed
from boriken.core.title import Title
from boriken.core.words import Words

LINES = 10  # in which each of the two is played on
ERRORS = 2.0  # standard errors: a smaller difference may be luck
OF_OTHERS = 3  # things that are told of the others too: their points, their money and their goods


@dataclass(frozen=True, slots=True)
class Reason:
    """By thing, how many more (or fewer) of it the seat has a round after the best choice than after the second best.

    `others` is the same for all others together. What makes no difference is left out.

    >>> reason = Reason("mayor", "trader", own={"goods": 1, "doubloons": -2}, others={})
    >>> reason.best, reason.second, reason.own["goods"], reason.others
    ('mayor', 'trader', 1, {})
    """

    best: str
    """The best choice, in notation."""
    second: str
    """The second best."""
    own: Mapping[str, int]
    """Things of which the seat has more, or less."""
    others: Mapping[str, int]
    """Things of which the others have more, or less."""

    def sentence(self, words: Words, *, made: bool = False) -> str:
        """In the words of the game; `made` says that the second is a decision that was made."""
        own, others = compared(self.own, words), compared(self.others, words)
        said = [words.say("reason-instead" if made else "reason-own", **own)]
        if self.others:
            said.append(words.say("reason-others", **others))
        if not (self.own.get("points", 0) > 0 or own["kind"] == "more" or others["kind"] == "less"):
            said.append(words.say("reason-later"))
        return " ".join(said)


def compared(things: Mapping[str, int], words: Words) -> dict[str, str]:
    """Lists of the things there are more and less of, and whether there is one, the other or both."""
    lists = {
        name: words.listed([words.say(f"count-{thing}", count=abs(n)) for thing, n in things.items() if n * sign > 0])
        for name, sign in (("more", 1), ("less", -1))
    }
    kind = "both" if all(lists.values()) else next((name for name, text in lists.items() if text), "same")
    return {"kind": kind, **lists}


def find_reason(title: Title, bot: Bot, explanation: Explanation, game: Game, seat: int, seed: int) -> Reason | None:
    """Why the bot prefers its best choice to the second; None where there is nothing to compare.

    `game` is a position in which all that the seat cannot know was drawn again.
    """
    actions = [opinion.action for opinion in explanation.opinions[:2]]
    return None if len(actions) < 2 else compare(title, bot, actions[0], actions[1], game, seat, seed)


def compare(title: Title, bot: Bot, one: str, other: str, game: Game, seat: int, seed: int) -> Reason | None:
    """The difference between two choices, as the bot expects it to go on; None if nobody holds anything."""
    things = list(title.holdings(game, seat))
    if not things:
        return None
    inclined = Inclinations(title, bot)
    best, second = (ends(inclined, game, title.actions[action], seat, seed) for action in (one, other))
    own = differences([end.own for end in best], [end.own for end in second])
    others = differences([end.others for end in best], [end.others for end in second])
    theirs = {thing: others[thing] for thing in things[:OF_OTHERS] if thing in others}
    return Reason(one, other, own, theirs)


class End(NamedTuple):
    """Holdings at the end of a line: the seat's own, and those of all others together."""

    own: Counter[str]
    others: Counter[str]


def ends(inclined: Inclinations, game: Game, action: int, seat: int, seed: int) -> list[End]:
    """Line number n of every action has the same luck as far as it goes."""
    found = []
    for number in range(LINES):
        luck = child_seed(seed, number)
        end = game.determinize(seat, child_seed(luck, 0))
        play_on(inclined, end, action, int(game.seats) + 1, Random(child_seed(luck, 1)))
        had = [Counter(inclined.title.holdings(end, player)) for player in range(int(game.seats))]
        own = had.pop(seat)
        found.append(End(own, sum(had, Counter())))
    return found


def differences(best: Sequence[Counter[str]], second: Sequence[Counter[str]]) -> dict[str, int]:
    """By thing, how many more there are after the best, as a whole number; what may be luck is left out."""
    things = dict.fromkeys(thing for end in (*best, *second) for thing in end)
    found = {}
    for thing in things:
        by_line = [one[thing] - other[thing] for one, other in zip(best, second, strict=True)]
        usual, error = mean(by_line), stdev(by_line) / sqrt(len(by_line))
        if round(usual) and abs(usual) >= ERRORS * error:
            found[thing] = round(usual)
    return found
