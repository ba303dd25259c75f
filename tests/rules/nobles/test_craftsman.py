"""Puerto Rico with Nobles: buildings that tell the two apart and others that do not; chapel and jeweler."""

import pytest

from tests.kits.puerto_rico import board, for_every_player_count, rule, seat, table, with_nobles


@rule("NO-GEN-01")
def test_a_building_that_tells_them_apart_does_one_thing_only() -> None:
    """Land office, chapel, hunting lodge and zoning office do only what the token on them allows."""
    match = with_nobles(seats={1: seat(city="chapel"), 2: seat(city="chapel", nobles="1 chapel")})
    match.play("craftsman")
    assert [(board(match, number)["doubloons"], board(match, number)["points"]) for number in (1, 2)] == [
        (1, 0),
        (0, 1),
    ]


@rule("NO-GEN-02")
@pytest.mark.parametrize("nobles", ["1 san_juan", "1 jeweler"])
def test_the_other_buildings_do_not_care(nobles: str) -> None:
    """Royal supplier, villa, jeweler and royal garden work alike with a colonist or a noble."""
    match = with_nobles(seats={1: seat(san_juan=1, city="jeweler", nobles=nobles)})
    match.play("craftsman")
    assert board(match, 1)["doubloons"] == 1


@rule("NO-CHAPEL-01", "NO-CHAPEL-02", "NO-CHAPEL-03", "NO-DEC-15")
@for_every_player_count
def test_a_chapel_pays_in_every_craftsman_phase(players: int) -> None:
    """A chapel pays a doubloon with a colonist and a point with a noble, whether or not its owner produces, on their
    turn."""
    for nobles, paid in (("", (1, 0)), ("1 chapel", (0, 1))):
        match = with_nobles(players, seats={1: seat(city="chapel", nobles=nobles)})
        match.play("craftsman")
        assert (board(match, 1)["doubloons"], board(match, 1)["points"]) == paid


@rule("NO-IX-17", "NO-DEC-15")
def test_a_chapel_can_take_the_last_chip() -> None:
    """The point of a chapel may be the last chip, and then the game ends with the round."""
    match = with_nobles(chips=1, seats={1: seat(city="chapel", nobles="1 chapel")})
    match.play("craftsman")
    assert (table(match)["points"], table(match)["ending"]) == (0, ["points"])


@rule("NO-JEWELER-01", "NO-EX-06")
def test_a_jeweler_pays_a_doubloon_a_noble() -> None:
    """A doubloon for each of their nobles, wherever they stand, in each craftsman phase."""
    owner = seat(
        san_juan=1, island="1/1 corn", city="jeweler, office", nobles="1 jeweler, 1 office, 1 corn, 1 san_juan"
    )
    match = with_nobles(seats={1: owner})
    match.play("craftsman")
    assert board(match, 1)["doubloons"] == 4
