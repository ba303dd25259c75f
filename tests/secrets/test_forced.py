"""An answer without an alternative is given at once only if everybody can tell that there is none."""

from __future__ import annotations

import pytest

from boriken import Match, new_match
from boriken.bots.asking import ponder
from boriken.bots.bot import Bot
from boriken.core import registry
from boriken.core.game import Game
from boriken.server.bots.worker import Problem, decide
from tests.kits import san_juan
from tests.kits.puerto_rico import given, seat, ship
from tests.secrets.stories import TABLES, random_game, scenes_of


def unable_to_build() -> Match:
    """The hand of seat 0 has a single card, which cannot be paid for."""
    match = san_juan.given(
        players=2, seats={0: san_juan.seat(hand="city_hall"), 1: san_juan.seat(hand="5 indigo_plant")}
    )
    match.play("builder")
    return match


def test_a_hidden_hand_that_allows_nothing_is_asked_all_the_same() -> None:
    match = unable_to_build()
    assert match.choices() == ["pass"]
    assert match.forced() is None


def test_what_lies_open_for_all_forces_an_answer() -> None:
    match = given(seats={0: seat(goods="1 corn")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("captain")
    assert match.choices() == [match.forced()]


def test_a_real_choice_and_a_finished_game_force_nothing() -> None:
    assert new_match("san-juan", players=2, seed=1).forced() is None


@pytest.mark.parametrize("name", ["san-juan-3", "anno-3-expansion", "black-market"])
def test_choices_that_all_can_tell_are_the_same_whatever_is_hidden(name: str) -> None:
    """So an answer that is forced at once tells nothing."""
    setup = TABLES[name]
    title = registry.title(setup.game)
    for number in range(12):
        for passage in random_game(setup, number):
            game = passage.game
            if title.shows_choices(game, setup):
                other = (int(game.actor) + 1) % setup.players
                assert list(game.determinize(other, number).legal()) == list(game.legal())


class Counted(Bot):
    """A bot that notes what it is asked."""

    name = "counted"
    asked: list[int]

    def __init__(self) -> None:
        self.asked = []

    def choose(self, game: Game, seat: int) -> int:
        self.asked.append(len(game.legal()))
        return int(game.legal()[0])


def test_a_bot_thinks_about_a_hidden_hand_that_allows_nothing() -> None:
    """As long as about one that allows something."""
    bot = Counted()
    match = unable_to_build()
    ponder(lambda: bot, match.title, match.setup, match.game, seed=1)
    assert len(bot.asked) == 1
    assert bot.asked[0] > 1


def test_a_bot_does_not_think_where_all_see_that_there_is_nothing_to_think_about() -> None:
    match = given(seats={0: seat(goods="1 corn")}, cargo_ships=[ship("1 corn"), ship(), ship()])
    match.play("captain")
    bot = Counted()
    ponder(lambda: bot, match.title, match.setup, match.game, seed=1)
    assert bot.asked == []


def test_a_bot_that_has_seen_a_tile_decides_in_another_move() -> None:
    """Like somebody who looks at one that nobody has seen, which chance brings."""
    setup = TABLES["anno-3-expansion"]
    title = registry.title(setup.game)
    for scene in scenes_of("anno-3-expansion", 0)["tile"]:
        seat, state = int(scene.game.actor), title.save(scene.game)
        decisions = decide(Problem(setup.game, setup.players, dict(setup.options), state, seat, "skilled", 1))
        game = scene.game.copy()
        for decision in decisions[:-1]:
            assert not title.reveals(game, title.parse(decision))
            game.apply(title.parse(decision))
