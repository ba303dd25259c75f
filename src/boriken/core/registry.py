"""The games there are: every folder of boriken.games with a title, and what other packages bring.

A package of somebody else brings a game by an entry point `boriken.games`: its id, and the class of its title.
"""

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

from boriken.core.errors import SetupError, quoted
from boriken.core.title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

HOUSE = "boriken.games"
ENTRY_POINTS = "boriken.games"

Kind = TypeVar("Kind")

BROUGHT: dict[str, type[Title]] = {}


@cache
def games() -> list[str]:
    """The ids of all games, those of the house first."""
    own = house_games()
    return [*own, *sorted({point.name for point in brought_by_packages()}.difference(own))]


@cache
def brought_by_packages() -> "EntryPoints":
    """The games of other packages, in the order in which they are found."""
    from importlib.metadata import entry_points  # with mail and zip files in tow: only for those who ask for a game

    return entry_points(group=ENTRY_POINTS)


@cache
def house_games() -> list[str]:
    """The ids of the games that come with Boriken."""
    house = import_module(HOUSE)
    found = {name.replace("_", "-") for _, name, is_folder in pkgutil.iter_modules(house.__path__) if is_folder}
    first = [game for game in house.LISTED_FIRST if game in found]
    return [*first, *sorted(found.difference(first))]


def title(game: object) -> Title:
    """The game with this id, imported when it is first asked for."""
    if not isinstance(game, str) or game not in games():
        raise SetupError(f"There is no game {quoted(game)}; there is {', '.join(games())}.")
    return made_title(game)


@cache
def made_title(game: str) -> Title:
    made = title_class(game)()
    assert made.id == game, f"{game} calls itself {made.id}"
    return made


def bring(brought: type[Title]) -> Title:
    """The title of a class that no package brings: known from now on in this process."""
    if brought.id not in games():
        games().append(brought.id)
        BROUGHT[brought.id] = brought
    return title(brought.id)


def title_class(game: str) -> type[Title]:
    if game in house_games():
        return defined_in(import_module(f"{HOUSE}.{folder(game)}.title"), Title)  # type: ignore[type-abstract]
    if game in BROUGHT:
        return BROUGHT[game]
    (point,) = brought_by_packages().select(name=game)
    loaded = point.load()
    assert isinstance(loaded, type)
    assert issubclass(loaded, Title)
    return loaded


def folder(game: str) -> str:
    """The name of a game's folders."""
    return game.replace("-", "_")


def defined_in(module: ModuleType, kind: type[Kind]) -> type[Kind]:
    """The one class of a kind that a module defines."""
    (found,) = (
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
    )
    return found
