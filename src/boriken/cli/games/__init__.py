"""The terminal's side of each game: a folder here, found by the game's name; a game without one is shown plainly."""

from importlib import import_module
from importlib.util import find_spec

from boriken.cli.games.plain import PlainPresenter
from boriken.cli.games.presenter import Presenter
from boriken.core import registry
from boriken.core.setup import Setup
from boriken.core.words import ENGLISH, Words, house_words


def presenter_for(setup: Setup, language: str = ENGLISH) -> Presenter:
    """The presenter of the game that is set up, in a language that it speaks; imported when it is first asked for."""
    folder = f"{__name__}.{registry.folder(setup.game)}"
    kind: type[Presenter] = PlainPresenter
    if find_spec(folder):
        kind = registry.defined_in(import_module(f"{folder}.presenter"), Presenter)  # type: ignore[type-abstract]
    return kind(registry.title(setup.game), setup, language)


def terminal_words(setup: Setup, language: str, part: str = "terminal") -> Words:
    """The terminal's own words, or another part of the house's, in the language that the game speaks there."""
    return house_words(part, language if registry.title(setup.game).speaks(language) else ENGLISH)
