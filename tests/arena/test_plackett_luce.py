"""The fit finds what the games were made with."""

from math import exp, log

import numpy as np
import pytest

from boriken.arena.plackett_luce import PRIOR, Ranking, fit, orders_of

STRENGTHS = [0.8, 0.2, -0.3, -0.7]
SEATS = [0.3, 0.1, -0.1, -0.3]


def simulated(games: int, seed: int) -> list[Ranking]:
    """Games between the four, in blocks of four rotations."""
    random = np.random.default_rng(seed)
    made = []
    for number in range(games):
        bots = [(seat + number) % 4 for seat in range(4)]
        noise = random.gumbel(size=4)  # adding Gumbel's noise and sorting draws from the model
        order = np.argsort([-(STRENGTHS[bot] + SEATS[seat] + noise[seat]) for seat, bot in enumerate(bots)])
        made.append(Ranking(bots, [int(place) + 1 for place in np.argsort(order)], number // 4))
    return made


def test_strengths_and_seats_are_recovered() -> None:
    found = fit(simulated(8000, seed=1), 4, 4)
    assert found.bots == pytest.approx(STRENGTHS, abs=0.06)
    assert found.seats == pytest.approx(SEATS, abs=0.06)
    assert all(0.01 < error < 0.03 for error in [*found.bot_errors, *found.seat_errors])


def test_the_intervals_hold_what_they_promise() -> None:
    inside = []
    for seed in range(40):
        found = fit(simulated(200, seed), 4, 4)
        values, errors = [*found.bots, *found.seats], [*found.bot_errors, *found.seat_errors]
        true = [*STRENGTHS, *SEATS]
        inside += [abs(value - was) < 1.96 * error for value, was, error in zip(values, true, errors, strict=True)]
    assert 0.92 < sum(inside) / len(inside) < 0.99


def test_two_bots_by_hand() -> None:
    """Three wins to one from both seats: the difference is log 3, but for the prior's small pull to the middle."""
    games = [Ranking([0, 1], places, 0) for places in wins(3, 1)] + [
        Ranking([1, 0], places, 1) for places in wins(1, 3)
    ]
    found = fit(games * 100, 2, 2)
    assert found.bots == pytest.approx([log(3) / 2, -log(3) / 2], abs=0.001)
    assert found.seats == pytest.approx([0, 0], abs=1e-6)


def test_a_seat_is_told_from_a_bot() -> None:
    """Equal bots, of whom the first seat wins four of five games."""
    found = fit([Ranking(bots, places, 0) for bots in ([0, 1], [1, 0]) for places in wins(4, 1)] * 100, 2, 2)
    assert found.bots == pytest.approx([0, 0], abs=1e-6)
    assert found.seats == pytest.approx([log(4) / 2, -log(4) / 2], abs=0.001)


def wins(first: int, second: int) -> list[tuple[int, int]]:
    return [(1, 2)] * first + [(2, 1)] * second


def test_a_tie_counts_for_each_of_its_orders() -> None:
    assert orders_of([1, 2, 3]) == [[0, 1, 2]]
    assert orders_of([2, 1, 2]) == [[1, 0, 2], [1, 2, 0]]
    assert len(orders_of([1, 1, 1])) == 6
    found = fit([Ranking([0, 1], (1, 1), 0)], 2, 2)
    assert found.bots == pytest.approx([0, 0])


def test_a_tie_is_half_a_win_for_each_of_two() -> None:
    with_ties = fit([Ranking([0, 1], places, 0) for places in ((1, 2), (1, 1))], 2, 2)
    with_parts = fit([Ranking([0, 1], places, 0) for places in ((1, 2), (1, 2), (1, 2), (2, 1))], 2, 2)
    assert with_ties.bots[0] > 0
    assert with_ties.bots[0] < with_parts.bots[0]  # the same odds, of which twice as many games are surer


def test_who_never_loses_is_strong_but_not_without_bounds() -> None:
    found = fit([Ranking([0, 1], (1, 2), block) for block in range(50)], 2, 2)
    assert 1 < found.bots[0] < 2 * PRIOR
    assert found.bot_errors[0] > 0.5
    assert exp(found.bots[0] + found.seats[0] - found.bots[1] - found.seats[1]) > 50
