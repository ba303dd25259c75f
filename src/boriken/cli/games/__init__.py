"""How each game shows itself in the terminal, by the game's id. A new game is one more line."""

from importlib import import_module

from boriken.cli.games.face import Face
from boriken.core.errors import SetupError
from boriken.core.setup import Setup

FACES = {
    "puerto-rico": "boriken.cli.games.puerto_rico.face:PuertoRicoFace",
    "san-juan": "boriken.cli.games.san_juan.face:SanJuanFace",
    "anno-1503": "boriken.cli.games.anno_1503.face:Anno1503Face",
}


def face_for(setup: Setup) -> Face:
    """The face of the game that is set up, imported when it is first asked for."""
    if setup.game not in FACES:
        raise SetupError(f"{setup.game} cannot be shown in the terminal.")
    module, name = FACES[setup.game].split(":")
    made = getattr(import_module(module), name)(setup.options)
    assert isinstance(made, Face)
    return made
