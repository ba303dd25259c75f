"""How each game shows itself in the terminal, by the game's id. A new game is one more line."""

from importlib import import_module

from boriken.cli.games.face import Face
from boriken.core import registry
from boriken.core.errors import SetupError
from boriken.core.setup import Setup
from boriken.core.words import ENGLISH, Words, house_words

FACES = {
    "puerto-rico": "boriken.cli.games.puerto_rico.face:PuertoRicoFace",
    "san-juan": "boriken.cli.games.san_juan.face:SanJuanFace",
    "anno-1503": "boriken.cli.games.anno_1503.face:Anno1503Face",
}


def face_for(setup: Setup, language: str = ENGLISH) -> Face:
    """The face of the game that is set up, in a language that it speaks; imported when it is first asked for."""
    if setup.game not in FACES:
        raise SetupError(f"{setup.game} cannot be shown in the terminal.")
    module, name = FACES[setup.game].split(":")
    made = getattr(import_module(module), name)(registry.title(setup.game), setup, language)
    assert isinstance(made, Face)
    return made


def terminal_words(setup: Setup, language: str) -> Words:
    """The terminal's own words, in the language that the game speaks there."""
    return house_words("terminal", language if registry.title(setup.game).speaks(language) else ENGLISH)
