"""Puerto Rico: the prospector."""

import pytest

from tests.kits.puerto_rico import board, given, kind, roles_taken, rule, seat, table

every_prospector = pytest.mark.parametrize(
    ("players", "card"), [(2, "prospector"), (4, "prospector"), (5, "prospector"), (5, "prospector 2")]
)


@rule("PR-PROSPECTOR-01")
@every_prospector
def test_the_prospector_takes_a_doubloon(players: int, card: str) -> None:
    """The prospector takes one doubloon from the bank."""
    match = given(players, governor=1, seats={1: seat(doubloons=5)})
    match.play(card)
    assert board(match, 1)["doubloons"] == 6


@rule("PR-PROSPECTOR-02")
@every_prospector
def test_the_others_get_and_do_nothing(players: int, card: str) -> None:
    """When the prospector is taken the other players get nothing and do nothing: the next role is chosen at once."""
    match = given(players, seats={number: seat(doubloons=number) for number in range(players)})
    others = table(match)["seats"][1:]
    match.play(card)
    assert table(match)["seats"][1:] == others
    assert (kind(match), match.actor) == ("role", 1)


@rule("PR-PROSPECTOR-03")
@every_prospector
def test_his_doubloon_is_added_to_those_on_the_card(players: int, card: str) -> None:
    """The prospector's doubloon comes on top of those that lie on the card they took."""
    match = given(players, roles=roles_taken(doubloons={card: 1}))
    match.play(card)
    assert board(match, 0)["doubloons"] == 1 + 1


@rule("PR-EX-04")
def test_a_prospector_card_with_two_doubloons() -> None:
    """Example: a prospector card with two doubloons on it makes its taker three doubloons richer."""
    match = given(seats={0: seat(doubloons=4)}, roles=roles_taken(doubloons={"prospector": 2}))
    match.play("prospector")
    assert board(match, 0)["doubloons"] == 7


@rule("PR-DEC-01")
@pytest.mark.parametrize("edition", ["first", "2020"])
def test_the_bank_never_runs_out(edition: str) -> None:
    """The bank has always doubloons enough, even if the players hold more than there are coins in the box."""
    match = given(seats={0: seat(doubloons=90), 1: seat(doubloons=90)}, options={"edition": edition})
    match.play("prospector")
    assert board(match, 0)["doubloons"] == 91
