"""Shares and means with their intervals, against values worked out by hand."""

from math import sqrt

import pytest

from boriken.arena.shares import Z, effective_size, mean, mean_interval, variance_of_mean, wilson


def test_wilson_of_one_half_in_a_hundred() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)


def test_wilson_of_nothing_and_of_everything_in_ten() -> None:
    assert wilson(0, 10) == pytest.approx((0, Z**2 / (10 + Z**2)))
    assert wilson(1, 10) == pytest.approx((10 / (10 + Z**2), 1))


def test_wilson_of_three_in_four() -> None:
    assert wilson(0.75, 4) == pytest.approx((0.30064, 0.95441), abs=1e-5)


def test_the_mean_counts_seats_not_blocks() -> None:
    assert mean([(3, 4), (1, 2)]) == 4 / 6


def test_the_scatter_between_blocks_is_that_of_their_means() -> None:
    """Blocks of equal size with the means 0, 1 and 2: variance 1, of the mean of three 1/3."""
    assert variance_of_mean([(0, 4), (4, 4), (8, 4)]) == pytest.approx(1 / 3)
    assert mean_interval([(0, 4), (4, 4), (8, 4)]) == pytest.approx((1 - Z * sqrt(1 / 3), 1 + Z * sqrt(1 / 3)))


def test_one_block_says_nothing_about_the_scatter() -> None:
    assert mean_interval([(8, 4)]) is None
    assert effective_size([(2, 4)]) == 1


def test_blocks_won_as_a_whole_count_as_one_game_each() -> None:
    assert effective_size([(4, 4), (0, 4)] * 50) == pytest.approx(100)


def test_games_that_go_their_own_ways_all_count() -> None:
    """A share of 1/2 in blocks of two, spread like two coins: variance of a block's mean 1/8, so 200 games in 100."""
    assert effective_size([(0, 2), (1, 2), (1, 2), (2, 2)] * 25) == pytest.approx(200 * 99 / 100)


def test_rotating_seats_never_count_for_more_than_the_games_played() -> None:
    assert effective_size([(1, 4)] * 10) == 40


def test_who_wins_everything_gets_one_game_a_block() -> None:
    assert effective_size([(4, 4)] * 10) == 10
