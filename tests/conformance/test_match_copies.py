"""Matches of every game are copied and pickled; `boriken.testing` checks that copies go their own way."""

import copy
import pickle
from collections.abc import Callable
from multiprocessing import get_context

import pytest

from boriken import Match
from boriken.core.dealer import SeededDealer
from boriken.core.registry import games, title
from boriken.core.secret import SealedDealer, SecretDealer
from boriken.core.setup import Setup
from boriken.testing.anatomy import without_listeners
from boriken.testing.match_copies import WAYS, everything
from tests.conformance.tables import finished


def play_on(match: Match) -> list[str]:
    """All that was done when forty more decisions have been made, each time with the last choice but one."""
    for _ in range(40):
        if not match.over:
            match.play(match.choices()[-2:][0])
    return [move.text for move in match.moves]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("way", WAYS)
def test_the_same_chances_come_to_a_copy(way: Callable[[Match], Match], game: str) -> None:
    match = begun(game)
    other = way(match)
    assert play_on(other) == play_on(match)
    assert everything(other) == everything(match)


def begun(game: str, decisions: int = 20) -> Match:
    """A game so far from its beginning; one that is over by then goes half as far."""
    setup = Setup.of(title(game), 3, {})
    match = Match(setup, SeededDealer(5), names=["Ana", "Ben", "Eva"], date="2026-01-02")
    match.deal()
    for _ in range(decisions):
        if match.over:
            return begun(game, decisions // 2)
        match.play(match.choices()[0])
    return match


def test_matches_go_to_other_processes_and_come_back() -> None:
    matches = [begun(game) for game in games()]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(play_on, matches) == [play_on(match) for match in matches]
        assert pool.map(Match.copy, matches) == matches


@pytest.mark.parametrize("dealer", [SecretDealer(bytes(32)), SealedDealer("0" * 64)], ids=["secret", "sealed"])
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_has_a_dealer_of_its_own(way: Callable[[Match], Match], dealer: SecretDealer | SealedDealer) -> None:
    match = Match(Setup.of(title("puerto-rico"), 3, {}), dealer.at(0))
    match.replay("governor 1")
    other = way(match)
    assert type(other.dealer) is type(dealer)
    assert other.dealer is not match.dealer
    assert other.dealer.dealt == match.dealer.dealt == 1


@pytest.mark.parametrize("game", games())
def test_a_position_is_copied_too(game: str) -> None:
    match = begun(game)
    before = without_listeners(match.game)
    for other in (copy.copy(match.game), copy.deepcopy(match.game)):
        assert without_listeners(other) == before
        other.apply(other.legal()[0])
        assert without_listeners(match.game) == before


@pytest.mark.parametrize("game", games())
def test_a_position_by_itself_is_not_pickled(game: str) -> None:
    with pytest.raises(TypeError, match=r"pickle its match, or save it with match\.position\(\)\.$"):
        pickle.dumps(begun(game).game)


def test_a_match_says_what_it_is_and_how_far_it_is() -> None:
    match = begun("san-juan")
    assert repr(match) == f"<Match of San Juan, 3 players, {len(match.moves)} actions, seat {match.actor} decides>"
    over = finished(match.setup)
    assert repr(over) == f"<Match of San Juan, 3 players, {len(over.moves)} actions, over>"
    waiting = Match(Setup.of(title("puerto-rico"), 3, {}), SeededDealer(1))
    assert repr(waiting) == "<Match of Puerto Rico, 3 players, 0 actions, chance decides>"


def test_what_is_no_match_is_not_equal_to_one() -> None:
    assert begun("san-juan") != "san-juan"
    assert begun("san-juan") != begun("puerto-rico")
