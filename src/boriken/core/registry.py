"""The games of the house, by id. A new game is one more line."""

from importlib import import_module

from boriken.core.errors import SetupError, quoted
from boriken.core.title import Title

TITLES = {
    "puerto-rico": "boriken.games.puerto_rico.title:PuertoRicoTitle",
    "san-juan": "boriken.games.san_juan.title:SanJuanTitle",
    "anno-1503": "boriken.games.anno_1503.title:Anno1503Title",
}


def title(game: object) -> Title:
    """The game with this id, imported when it is first asked for."""
    if not isinstance(game, str) or game not in TITLES:
        raise SetupError(f"There is no game {quoted(game)}; there is {', '.join(TITLES)}.")
    if game not in _loaded:
        module, name = TITLES[game].split(":")
        made = getattr(import_module(module), name)()
        assert isinstance(made, Title)
        _loaded[game] = made
    return _loaded[game]


_loaded: dict[str, Title] = {}
