"""Options and rules: whatever a game declares means something, and one place says what."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from boriken.core import registry
from boriken.core.setup import OptionValue, Setup
from boriken.games.anno_1503 import rules_from_sheet as anno
from boriken.games.puerto_rico import rules as puerto_rico
from boriken.games.san_juan import rules as san_juan

RULES: Mapping[str, Callable[[Setup], object]] = {
    "puerto-rico": puerto_rico.rules_for,
    "san-juan": san_juan.rules_for,
    "anno-1503": anno.rules_for,
}


class Watched(Mapping[str, OptionValue]):
    """Options that remember which of them were asked for by name."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.options = options
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> OptionValue:
        self.read.add(name)
        return self.options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def items(self) -> object:  # type: ignore[override]
        return self.options.items()


@pytest.mark.parametrize("game", RULES)
def test_the_rules_read_every_option(game: str) -> None:
    title = registry.title(game)
    players = title.player_counts[-1]
    watched = Watched(Setup.of(title, players, {}).options)
    made_anew = RULES[game].__wrapped__  # type: ignore[attr-defined]
    made_anew(Setup(game, players, watched))
    assert watched.read == {option.name for option in title.options}


@pytest.mark.parametrize("game", RULES)
def test_tables_with_the_same_set_up_share_their_rules(game: str) -> None:
    title = registry.title(game)
    one, same, other = (Setup.of(title, players, {}) for players in (2, 2, 3))
    assert RULES[game](one) is RULES[game](same)
    assert RULES[game](one) is not RULES[game](other)
