"""The subjects of statistics of Anno 1503: the first public building, and the points and buildings at the end."""

from typing import Final

from boriken.games.anno_1503.catalogue import PUBLIC_NAMES

OPENINGS: Final = ({f"take ({'|'.join(PUBLIC_NAMES)})": "things.name"},)
POSSESSIONS: Final = {"held": "points", "public_buildings": "things.name", "noble_buildings": "things.name"}
