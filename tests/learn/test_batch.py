"""Many games at once: repeatable, with nothing but legal choices, and results that add up."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from boriken.bots.greedy import Greedy
from boriken.core import registry
from boriken.core.registry import games
from boriken.learn.batch import MOST_CHOICES, MOST_SEATS, NO_LEAD, REPORT_SIZE, RESULTS, UNTAUGHT, WHOLE_WIN, Batch
from boriken.learn.starts import any_options, make_starts

GAMES = 12
OVER, ACTOR, SEATS, GUEST, TAUGHT = range(int(RESULTS))
SHARES = slice(int(RESULTS), int(RESULTS + MOST_SEATS))
LEADS = slice(int(RESULTS + MOST_SEATS), int(REPORT_SIZE))


def batch(
    game: str, seed: int = 1, hosts: int = 0, rivals: int = 0, most_decisions: int = 400, *, alone: bool = False
) -> Batch:
    title = registry.title(game)
    greedy = [Greedy(title.evaluator(""))]
    starts = make_starts(title, 20, seed)
    return Batch(GAMES, starts, title.observer(), greedy, seed, most_decisions, hosts, rivals, alone=alone)


def reports(batch: Batch) -> NDArray[np.uint8]:
    return np.frombuffer(batch.reports.getvalue(), np.uint8).reshape(GAMES, int(REPORT_SIZE))


def choices(batch: Batch) -> NDArray[np.int16]:
    return np.frombuffer(batch.choices.getvalue(), np.int16).reshape(GAMES, int(MOST_CHOICES))


def first_choices(batch: Batch) -> bytes:
    return choices(batch)[:, 0].tobytes()


@pytest.mark.parametrize("game", games())
def test_the_same_seed_and_actions_give_the_same(game: str) -> None:
    one, other = batch(game, hosts=3, rivals=30), batch(game, hosts=3, rivals=30)
    for made in (one, other):
        made.look()
    for _ in range(30):
        for made in (one, other):
            made.step(first_choices(made))
        assert one.observations.getvalue() == other.observations.getvalue()
        assert one.choices.getvalue() == other.choices.getvalue()
        assert one.reports.getvalue() == other.reports.getvalue()


@pytest.mark.parametrize("game", games())
def test_every_seat_asked_has_a_real_choice(game: str) -> None:
    made = batch(game)
    made.look()
    size = int(registry.title(game).observer().size)
    for _ in range(40):
        assert len(made.observations.getvalue()) == GAMES * size
        assert ((choices(made) >= 0).sum(1) > 1).all()
        for number, position in enumerate(made.games):
            told = [action for action in choices(made)[number].tolist() if action >= 0]
            assert told == list(position.legal())[: int(MOST_CHOICES)]
            assert reports(made)[number, ACTOR] == position.actor
        made.step_randomly()


@pytest.mark.parametrize("game", games())
def test_games_that_are_over_share_one_win_and_give_way_to_new_ones(game: str) -> None:
    made = batch(game, most_decisions=60)
    for _ in range(150):
        made.step_randomly()
        told = reports(made).astype(int)
        over = told[:, OVER] == 1
        wins, leads = told[:, SHARES], told[:, LEADS]
        assert (abs(wins[over].sum(1) - int(WHOLE_WIN)) <= 5).all()
        assert not wins[~over].any()
        assert not leads[~over].any()
        assert (leads[over] > 0).all()
        assert int(NO_LEAD) == 128
    assert made.finished > 0


def test_guests_sit_in_the_first_games_and_rivals_are_not_asked() -> None:
    made = batch("puerto-rico", hosts=4)
    made.look()
    guests = np.zeros(GAMES, int)
    for _ in range(60):
        guests += reports(made)[:, GUEST]
        made.step_randomly()
    assert (guests[:4] > 0).all()
    assert not guests[4:].any()


def test_who_learns_alone_has_one_seat_of_each_game() -> None:
    made = batch("puerto-rico", hosts=GAMES, alone=True)
    for bits, game in zip(made.guest_seats, made.games, strict=True):
        assert int(bits).bit_count() == game.seats - 1


@pytest.mark.parametrize("game", games())
def test_a_teacher_says_which_choice_is_greedy(game: str) -> None:
    made = batch(game)
    made.look()
    assert (reports(made)[:, TAUGHT] == int(UNTAUGHT)).all()
    made.teaching = True
    for _ in range(20):
        made.step(first_choices(made))
        taught = reports(made)[:, TAUGHT]
        assert (taught < (choices(made) >= 0).sum(1)).all()
    assert len(set(taught.tolist())) > 1


def test_tables_of_all_sizes_are_learned_from() -> None:
    title = registry.title("puerto-rico")
    starts = make_starts(title, 400, seed=3)
    assert {int(start.seats) for start in starts} == set(title.player_counts)
    assert all(start.conserved() for start in starts)


def test_half_of_the_tables_play_the_plain_game_and_every_mix_is_met() -> None:
    title = registry.title("puerto-rico")
    chance = Random(4)
    tables = [any_options(title, chance) for _ in range(2000)]
    met = Counter(table["expansions"] for table in tables)
    assert 900 < met.pop("none") < 1100
    assert len(met) == 15
    assert {table["buildings"] for table in tables} == {"draft", "random", "all-31"}
    usual = sum(set(table) == {"expansions", "buildings"} for table in tables)
    assert 1400 < usual < 1700
