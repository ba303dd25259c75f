"""Where Python finds Pearls, the game that somebody else brings."""

import os

from tests.project import ROOT

# The game is among the examples; the notes that pip would make when it installs the game are in tests/fourth_game
FOLDERS = os.pathsep.join(str(ROOT / folder) for folder in ("examples/pearls", "tests/fourth_game"))
