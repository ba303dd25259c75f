"""The set-up of a game: how many players, and its options, complete and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boriken.core.errors import SetupError, quoted

if TYPE_CHECKING:
    from boriken.core.title import Title

OptionValue = str | int | bool

YES_OR_NO = {"yes": True, "true": True, "no": False, "false": False}


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen at set-up, as a game publishes it: front ends offer whatever they find here."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    meaning: str

    @classmethod
    def switch(cls, name: str, meaning: str, default: bool = False) -> Option:
        return cls(name, default, (False, True), meaning)

    def read(self, given: object) -> OptionValue:
        """The choice meant by a value or by its text."""
        if isinstance(given, str) and isinstance(self.default, bool):
            given = YES_OR_NO.get(given.lower(), given)
        text = given if isinstance(given, str) else quoted(given)
        for choice in self.choices:
            if text == str(choice):
                return choice
        offered = ", ".join(option_text(choice) for choice in self.choices)
        raise SetupError(f"The option {self.name} can be {offered}, not {quoted(given)}.")

    def schema(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "default": self.default,
            "choices": list(self.choices),
            "meaning": self.meaning,
        }


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is made from. Every option is named, so that a stored game keeps its meaning when defaults change."""

    game: str
    players: int
    options: Mapping[str, OptionValue]

    @classmethod
    def of(cls, title: Title, players: object, given: Mapping[str, object]) -> Setup:
        if not isinstance(players, int) or isinstance(players, bool) or players not in title.player_counts:
            least, most = title.player_counts[0], title.player_counts[-1]
            raise SetupError(f"{title.name} is for {least} to {most} players, not {quoted(players)}.")
        known = {option.name: option for option in title.options}
        for name in given:
            if name not in known:
                raise SetupError(f"{title.name} has no option {quoted(name)}; it has {', '.join(known)}.")
        options = {
            name: option.read(given[name]) if name in given else option.default for name, option in known.items()
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


def options_text(options: Mapping[str, OptionValue]) -> str:
    """All options in one line."""
    return ", ".join(f"{name} {option_text(value)}" for name, value in options.items())


def option_text(value: OptionValue) -> str:
    """A value as records and the command line write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
