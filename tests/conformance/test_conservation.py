"""Many games of the house: no piece ever appears or vanishes, and if one did it would be noticed."""

from collections.abc import Callable

import pytest

from bench import conservation
from boriken.core import registry
from boriken.core.game import Game
from boriken.core.setup import Setup
from boriken.core.vectors import changed
from boriken.games.puerto_rico.catalogue import CORN, GUILD_HALL, HARBOR, INDIGO
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.title import PuertoRicoTitle, position
from boriken.games.san_juan import state as sj
from boriken.games.san_juan.catalogue import HERO, SILVER, WELL
from tests.conformance.tables import EVERY_SETUP
from tests.kits.common import rule

GAMES = 2 * len(EVERY_SETUP)  # two of every mix of expansions with every player count and edition


@rule("PR-IX-32")
def test_pieces_are_conserved_in_many_random_games() -> None:
    """No colonist, good, tile, victory point or building ever appears or vanishes, whatever is done."""
    tally = conservation.count_pieces(range(GAMES))
    assert tally.games.total() == GAMES
    assert tally.violations == tally.not_ended == []


# Would it be noticed?


def one_corn_more(state: State) -> None:
    state.goods[CORN] += 1


def a_cube_too_many_on_a_ship(state: State) -> None:
    state.ship_good[0], state.ship_load[0] = INDIGO, 1


def a_tile_out_of_nowhere(state: State) -> None:
    state.row[INDIGO] += 1


def a_quarry_lost(state: State) -> None:
    state.quarries -= 1


def a_colonist_lost(state: State) -> None:
    state.players[1].crew[CORN] -= 1
    state.colonists += 2


def a_chip_too_many(state: State) -> None:
    state.players[0].points += 1


def a_chip_too_few(state: State) -> None:
    state.vp_chips -= 1


def a_second_guild_hall(state: State) -> None:
    state.sale[GUILD_HALL] += 1


def a_building_that_counts_no_space(state: State) -> None:
    state.sale[HARBOR] -= 1
    state.players[0].owned[HARBOR] += 1


def a_debt(state: State) -> None:
    state.players[2].doubloons = -1


TAMPERINGS = [
    (one_corn_more, "There are 11 corn goods instead of 10."),
    (a_cube_too_many_on_a_ship, "There are 12 indigo goods instead of 11."),
    (a_tile_out_of_nowhere, "There are 13 indigo plantations instead of 12."),
    (a_quarry_lost, "There are 7 quarries instead of 8."),
    (a_colonist_lost, "There are 59 colonists instead of 58."),
    (a_chip_too_many, "There are 76 victory points instead of 75."),
    (a_chip_too_few, "There are 74 victory points instead of 75."),
    (a_second_guild_hall, "There are 2 copies of guild_hall instead of 1."),
    (a_building_that_counts_no_space, "Seat 0 has lost count of its tiles, city spaces or large buildings."),
    (a_debt, "Something is counted below zero."),
]


@pytest.mark.parametrize(("tamper", "sentence"), TAMPERINGS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_piece_too_many_or_too_few_is_noticed(tamper: Callable[[State], None], sentence: str) -> None:
    title = registry.title("puerto-rico")
    game = title.new_game(Setup.of(title, 3, {}))
    assert game.conserved()
    tamper(position(game))
    assert not game.conserved()
    assert sentence in title.missing_pieces(game)


def test_points_beyond_the_chips_are_no_pieces() -> None:
    title = registry.title("puerto-rico")
    game = title.new_game(Setup.of(title, 3, {}))
    position(game).vp_chips = 0
    position(game).players[0].points = 80
    assert game.conserved()


def a_hero_out_of_nowhere(state: sj.State) -> None:
    state.players[0].chapel = changed(state.players[0].chapel, HERO, 1)


def a_card_lost(state: sj.State) -> None:
    state.deck[WELL] -= 1


def a_hand_that_counts_a_card_too_few(state: sj.State) -> None:
    state.deck[WELL] -= 1
    state.pile -= 1
    state.players[1].hand[WELL] += 1


def a_card_nobody_has_put_there(state: sj.State) -> None:
    state.players[1].memory[WELL] += 1


def a_good_without_a_building(state: sj.State) -> None:
    state.deck[WELL] -= 1
    state.pile -= 1
    state.players[2].add_good(SILVER, WELL)


def a_tile_twice(state: sj.State) -> None:
    state.tiles = changed(changed(state.tiles, 0, 1), 1, 1)
    state.trades = 2


def a_debt_of_cards(state: sj.State) -> None:
    state.players[0].hand[WELL] -= 1


CARD_TAMPERINGS = [
    (a_hero_out_of_nowhere, "There are 4 copies of hero instead of 3."),
    (a_card_lost, "A pile has lost count of its cards."),
    (a_hand_that_counts_a_card_too_few, "Seat 1 has lost count of its cards, buildings or goods."),
    (a_card_nobody_has_put_there, "Somebody remembers cards in the discard pile that are not there."),
    (a_good_without_a_building, "Seat 2 has lost count of its cards, buildings or goods."),
    (a_tile_twice, "The tiles of the trading house are not those of the box."),
    (a_debt_of_cards, "Something is counted below zero."),
]


@pytest.mark.parametrize(("tamper", "sentence"), CARD_TAMPERINGS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_card_too_many_or_too_few_is_noticed(tamper: Callable[[sj.State], None], sentence: str) -> None:
    title = registry.title("san-juan")
    game = title.new_game(Setup.of(title, 3, {}))
    assert game.conserved()
    assert isinstance(game, sj.State)
    tamper(game)
    assert not game.conserved()
    assert sentence in title.missing_pieces(game)


# The long run


def test_the_long_run_ends_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert conservation.main(["--games", str(len(EVERY_SETUP)), "--jobs", "1", "--seed", "5"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"{len(EVERY_SETUP)} games of {len(EVERY_SETUP)} set-ups" in told
    assert "0 violations, 0 games not ended" in told


def test_the_long_run_shares_the_work_among_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert conservation.main(["--games", "3", "--jobs", "2"]) == 0
    assert "3 games" in capsys.readouterr().out


def test_the_long_run_fails_with_the_seed_that_shows_a_violation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = PuertoRicoTitle.new_game

    def tampered(title: PuertoRicoTitle, setup: Setup) -> Game:
        game = honest(title, setup)
        a_quarry_lost(position(game))
        return game

    monkeypatch.setattr(PuertoRicoTitle, "new_game", tampered)
    assert conservation.main(["--games", "1", "--jobs", "1", "--seed", "77"]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "seed 77 (puerto-rico," in told
    assert "quarries instead of" in told
    assert "1 violations" in told


def test_the_long_run_fails_when_a_game_does_not_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conservation, "MOST_ACTIONS", 20)
    assert conservation.main(["--games", "1", "--jobs", "1", "--seed", "77"]) == 1
    assert "the game does not end" in " ".join(capsys.readouterr().out.split())
