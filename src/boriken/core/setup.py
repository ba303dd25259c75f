"""The set-up of a game: how many players, and its options, complete and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from boriken.core.errors import SetupError, quoted

if TYPE_CHECKING:
    from boriken.core.title import Title

OptionValue = str | int | bool

NONE = "none"
BY_LOT = "lot"
LONGEST_VALUE = 100
SETUPS_KEPT = 256  # whose rules need not be made again
YES_OR_NO = {"yes": True, "true": True, "no": False, "false": False}


@dataclass(frozen=True, slots=True)
class Group:
    """Members of an option of which so many are to be chosen.

    >>> Group("cheap", 2, ("inn", "mill", "park")).count
    2
    """

    name: str
    """Its own name."""
    count: int
    """How many of them."""
    members: tuple[str, ...]
    """Those to choose from."""

    def schema(self) -> dict[str, Any]:
        return {"name": self.name, "count": self.count, "members": list(self.members)}


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen at set-up, as a game publishes it: front ends offer whatever they find here.

    `before` is what a table meant that was written down when the option did not exist yet.
    Where it has `members`, some of them can be chosen together, as a list or as a text with commas between them; as a
    value that is always the text, with the members in their own order. Where not every mix will do, `groups` say how
    many of which: the first of each, for one, always go together.

    >>> import boriken
    >>> option = boriken.games()[0].options[0]
    >>> option.name, option.default, option.choices
    ('edition', '2020', ('first', '2020'))
    """

    name: str
    """The name by which `boriken.new_match` takes it."""
    default: OptionValue
    """The choice where none is made."""
    choices: tuple[OptionValue, ...]
    """All values it can have."""
    meaning: str
    """A sentence that explains it."""
    members: tuple[str, ...] = ()
    """Those of which some can be chosen together."""
    groups: tuple[Group, ...] = ()
    """How many of which members, where not every mix will do."""
    before: OptionValue | None = None
    """Its value at tables that are older than the option."""

    @classmethod
    def switch(cls, name: str, meaning: str, default: bool = False) -> Option:
        return cls(name, default, (False, True), meaning)

    @classmethod
    def several(cls, name: str, members: tuple[str, ...], meaning: str) -> Option:
        """Any of the members, by default none; every mix of them is a choice."""
        mixes = (mix for count in range(1, len(members) + 1) for mix in combinations(members, count))
        return cls(name, NONE, (NONE, *(",".join(mix) for mix in mixes)), meaning, members)

    @classmethod
    def first_seat(cls, name: str, seats: int) -> Option:
        return cls(name, BY_LOT, (BY_LOT, *map(str, range(seats))), "The first player: drawn by lot, or a seat.")

    def read(self, given: object) -> OptionValue:
        """The choice meant by a value or by its text."""
        if self.members and (chosen := self.read_members(given)) is not None:
            return chosen
        if isinstance(given, str) and isinstance(self.default, bool):
            given = YES_OR_NO.get(given.lower(), given)
        text = given if isinstance(given, str) else quoted(given)
        for choice in self.choices:
            if text == str(choice):
                return choice
        raise SetupError(f"The option {self.name} can be {self.offered()}, not {quoted(given)}.")

    def left_out(self, older: bool) -> OptionValue:
        """The value meant where none is given, at a table of today or an older one."""
        return self.before if older and self.before is not None else self.default

    def offered(self) -> str:
        """The choices in words, as a list of options shows them."""
        if not self.members:
            return ", ".join(option_text(choice) for choice in self.choices)
        whole = [option_text(choice) for choice in self.choices if set(str(choice).split(",")).isdisjoint(self.members)]
        return ", ".join([*whole, f"or some of {', '.join(self.members)}"])

    def read_members(self, given: object) -> str | None:
        """The text for some of the members, if that is what is given."""
        names = [name.strip() for name in given.split(",")] if isinstance(given, str) else given
        if not isinstance(names, list | tuple) or not all(name in self.members for name in names):
            return None
        if not names:
            return NONE if NONE in self.choices else None
        return ",".join(member for member in self.members if member in names)

    def schema(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "default": self.default,
            "choices": list(self.choices),
            "meaning": self.meaning,
            "members": list(self.members),
            "groups": [group.schema() for group in self.groups],
        }


@dataclass(frozen=True, slots=True)
class Setup:
    """All that makes a game. Every option is named, so that a stored game keeps its meaning when defaults change.

    >>> import boriken
    >>> setup = boriken.new_match("san-juan", players=3, seed=1).setup
    >>> setup.game, setup.players, setup.options
    ('san-juan', 3, {'first_governor': 'lot', 'chosen_hands': False})
    """

    game: str
    """The id of the game."""
    players: int
    """How many play."""
    options: Mapping[str, OptionValue]
    """The value of every option of the game, by name."""

    def __hash__(self) -> int:
        """So that what follows from a set-up, such as its rules, can be made once and kept."""
        return hash((self.game, self.players, frozenset(self.options.items())))

    @classmethod
    def of(cls, title: Title, players: object, given: Mapping[str, object], *, stored: bool = False) -> Setup:
        """A set-up from some of the options; one that was `stored` named all options that there were then."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in title.player_counts:
            least, most = title.player_counts[0], title.player_counts[-1]
            raise SetupError(f"{title.name} is for {least} to {most} players, not {quoted(players)}.")
        known = {option.name: option for option in title.options}
        for name in given:
            if name not in known:
                raise SetupError(f"{title.name} has no option {quoted(name)}; it has {', '.join(known)}.")
        older = stored and all(name in given for name, option in known.items() if option.before is None)
        options = {
            name: option.read(given[name]) if name in given else option.left_out(older)
            for name, option in known.items()
        }
        setup = cls(title.id, players, options)
        title.check_setup(setup)
        return setup

    def flag(self, name: str) -> bool:
        return self.options[name] is True

    def number(self, name: str) -> int:
        return int(self.options[name])

    def text(self, name: str) -> str:
        return str(self.options[name])

    def seat(self, name: str) -> int:
        """The seat that is chosen; -1 for one drawn by lot."""
        chosen = self.text(name)
        return -1 if chosen == BY_LOT else int(chosen)

    def check_seat(self, name: str) -> None:
        if self.seat(name) >= self.players:
            raise SetupError(f"There is no seat {self.seat(name)} at a table of {self.players}.")

    def members(self, name: str) -> list[str]:
        """The values chosen of an option that takes several; empty if none is chosen."""
        return [] if self.text(name) == NONE else self.text(name).split(",")


def options_text(options: Mapping[str, OptionValue]) -> str:
    """All options in one line."""
    return ", ".join(f"{name} {in_short(option_text(value))}" for name, value in options.items())


def in_short(text: str) -> str:
    """A whole sheet is too much to be told in passing."""
    return text if len(text) <= LONGEST_VALUE else "of one's own"


def option_text(value: OptionValue) -> str:
    """A value as records and the command line write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
