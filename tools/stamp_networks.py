"""Write the mark of the present rules into the networks of the package.

`python tools/stamp_networks.py` is for a change of what boards show that leaves the rules as they were. After a change
of the rules themselves a network has to learn again (docs/learning.md).
"""

from __future__ import annotations

from importlib.resources import as_file

from boriken.bots.house import house_weights
from boriken.bots.weights import load_weights, rules_mark, save_weights
from boriken.core import registry


def main() -> None:
    for game in registry.games():
        with as_file(house_weights(game)) as path:
            arrays, description = load_weights(path)
            save_weights(path, arrays, description | {"rules": rules_mark(registry.title(game))})
            print(path.name, description.get("rules", "(none)"), "->", rules_mark(registry.title(game)))


if __name__ == "__main__":
    main()
