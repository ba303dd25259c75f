"""The set-ups at which a game is checked: every player count and edition, with every choice of every other option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice
from random import Random as Shuffler

from boriken.core import registry
from boriken.core.errors import SetupError
from boriken.core.setup import Option, OptionValue, Setup
from boriken.core.title import Title

EDITION = "edition"
EXPANSIONS = "expansions"
ROUNDS = "most_rounds"
MIXES_A_TABLE = 3


@cache
def all_setups(only: str = "") -> Sequence[Setup]:
    """Every game, or one, with every player count and edition, and with these every choice of every other option."""
    titles = [registry.title(game) for game in ([only] if only else registry.games())]
    return [
        setup
        for title in titles
        for players in title.player_counts
        for edition in editions(title)
        for setup in mixes(title, players, edition)
    ]


def editions(title: Title) -> Iterator[dict[str, OptionValue]]:
    named = [option for option in title.options if option.name == EDITION]
    return ({EDITION: edition} for edition in named[0].choices) if named else iter([{}])


def mixes(title: Title, players: int, edition: dict[str, OptionValue]) -> Iterator[Setup]:
    """As few set-ups as give every choice of every option its turn; what meets what is left to a shuffle."""
    options = [option for option in title.options if option.name != EDITION]
    choices = [possible_choices(title, players, option) for option in options]
    count = max(map(len, choices), default=1)
    columns = []
    for option, possible in zip(options, choices, strict=True):
        column = list(islice(cycle(possible), count))
        Shuffler(f"{title.id} {players} {edition} {option.name}").shuffle(column)
        columns.append(column)
    for mix in zip(*columns, strict=True) if columns else [()]:
        yield Setup.of(title, players, edition | {option.name: choice for option, choice in zip(options, mix)})


def possible_choices(title: Title, players: int, option: Option) -> list[OptionValue]:
    """The values that an option can have at a table of this size."""
    possible = []
    for choice in option.choices:
        try:
            Setup.of(title, players, {option.name: choice})
        except SetupError:
            continue
        possible.append(choice)
    return possible


def brief(setup: Setup) -> Setup:
    """A game that random players need not finish is cut short as early as its options allow."""
    title = registry.title(setup.game)
    least = {option.name: min(option.choices) for option in title.options if option.name == ROUNDS}
    return Setup.of(title, setup.players, {**setup.options, **least})


def every_setup(only: str = "") -> list[Setup]:
    """All mixes of expansions with every player count and edition: for what is quick, or if time does not matter."""
    return [brief(setup) for setup in all_setups(only)]


def some_setups(only: str = "") -> Iterator[Setup]:
    """Of every player count and edition the game alone and a few mixes, so that together there are all of them."""
    tables: dict[tuple[object, ...], list[Setup]] = {}
    for setup in every_setup(only):
        tables.setdefault((setup.game, setup.players, setup.options.get(EDITION)), []).append(setup)
    for number, ((game, *_), setups) in enumerate(tables.items()):
        mixes = [
            choice
            for option in registry.title(str(game)).options
            if option.name == EXPANSIONS
            for choice in option.choices
        ]
        for place, mix in enumerate(mixes):
            if place == 0 or (place - MIXES_A_TABLE * number) % (len(mixes) - 1) < MIXES_A_TABLE:
                yield next(setup for setup in setups if setup.options[EXPANSIONS] == mix)
        if not mixes:
            yield from setups
