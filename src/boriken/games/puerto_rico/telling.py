"""The subjects of statistics of Puerto Rico: how somebody opens, and the buildings of a city."""

from typing import Final

from boriken.games.puerto_rico.catalogue import CARD_NAMES

OPENINGS: Final = (
    {f"({'|'.join(CARD_NAMES)})": "roles.name"},
    {"settle (.+)": "tiles", "build (.+)": "buildings"},
)
POSSESSIONS: Final = {"city": "buildings"}
