"""San Juan: the set-up."""

from collections import Counter

import pytest

import boriken
from boriken import SetupError
from tests.kits.san_juan import all_cards, board, cards, for_every_player_count, kind, new_game, rule, sizes, table


@rule("SJ-SETUP-01")
def test_two_three_or_four_can_play() -> None:
    """San Juan is for two, three or four players."""
    for players in (2, 3, 4):
        assert len(table(new_game(players))["seats"]) == players
    for players in (1, 5):
        with pytest.raises(SetupError, match="San Juan is for 2 to 4 players"):
            boriken.new_match("san-juan", players)


@rule("SJ-SETUP-02")
@for_every_player_count
def test_the_first_governor_is_drawn(players: int) -> None:
    """Chance draws the first governor among all players, each as likely as the other."""
    match = boriken.new_match("san-juan", players, seed=1).at(0)
    assert match.choices() == [f"governor {seat}" for seat in range(players)]
    assert list(match.game.weights()) == [1] * players
    match.replay("governor 1")
    assert table(match)["governor"] == 1


@rule("SJ-SETUP-03")
@for_every_player_count
def test_all_roles_lie_open(players: int) -> None:
    """At the beginning all five roles can be taken."""
    assert new_game(players).choices() == ["builder", "producer", "trader", "councillor", "prospector"]


@rule("SJ-SETUP-04")
def test_no_tile_is_known() -> None:
    """The five tiles of the trading house are shuffled face down: any can come first."""
    match = new_game()
    assert match.view(0)["tiles"] == []
    assert match.view(0)["tile"] is None
    match.play("trader")
    before = match.at(len(match.moves) - 1)
    assert before.choices() == [f"tile {name}" for name in "abcde"]
    assert list(before.game.weights()) == [1] * 5


@rule("SJ-SETUP-05")
@for_every_player_count
def test_everybody_starts_with_an_indigo_plant(players: int) -> None:
    """An indigo plant for each player is taken out of the 110 cards and lies face up without a good."""
    match = boriken.new_match("san-juan", players, seed=1).at(0)
    for number in range(players):
        assert board(match, number)["town"] == {"indigo_plant": 1}
        assert board(match, number)["goods"] == {}
    indigo = Counter({"indigo_plant": players})
    assert Counter(table(match)["deck"]) == all_cards() - indigo


@rule("SJ-SETUP-06")
@for_every_player_count
def test_everybody_is_dealt_four_cards(players: int) -> None:
    """Everybody starts with a hand of four cards."""
    match = new_game(players)
    assert [cards(match, number) for number in range(players)] == [4] * players
    assert kind(match) == "role"


@rule("SJ-SETUP-07")
@pytest.mark.parametrize(("players", "pile"), [(2, 100), (3, 95), (4, 90)])
def test_the_rest_is_the_draw_pile(players: int, pile: int) -> None:
    """All other cards are the draw pile (100, 95 or 90 cards), and nothing has been discarded."""
    assert sizes(new_game(players)) == (pile, 0)
