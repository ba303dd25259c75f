"""The subjects of statistics of San Juan: how somebody opens, and the buildings of a town."""

from typing import Final

from boriken.games.san_juan.catalogue import ROLE_NAMES

OPENINGS: Final = ({f"({'|'.join(ROLE_NAMES)})": "roles.name"}, {"build (.+)": "cards"})
POSSESSIONS: Final = {"town": "cards"}
