"""A wheel on the machine it was made for: it runs compiled rules, and plays whole games with bots."""

from importlib.metadata import files

import boriken
from boriken._compiled import is_compiled


def main() -> None:
    assert is_compiled(), "the wheel has no compiled rules"
    assert any(path.match("server/static/index.html") for path in files("boriken") or ()), "the wheel has no pages"
    for game in boriken.games():
        match = boriken.play(game.id, ["greedy"] * game.player_counts[0], seed=1)
        assert match.over
        assert boriken.load_record(match.record()) == match
        assert boriken.svg(match).startswith("<svg")


if __name__ == "__main__":
    main()
