"""The terminal's side of each game: a folder here, found by the game's name; a game without one is shown plainly."""

from importlib import import_module
from importlib.util import find_spec

from boriken.cli.games.face import Face
from boriken.cli.games.plain import PlainFace
from boriken.core.registry import defined_in, folder
from boriken.core.setup import Setup


def face_for(setup: Setup) -> Face:
    """The face of the game that is set up, imported when it is first asked for."""
    module = f"{__name__}.{folder(setup.game)}"
    kind = defined_in(import_module(f"{module}.face"), Face) if find_spec(module) else PlainFace  # type: ignore[type-abstract]
    return kind(setup.options)
