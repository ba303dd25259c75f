"""Puerto Rico with Nobles: the end of the game, and what nobles are worth."""

import pytest

from tests.kits.puerto_rico import (
    and_new_buildings,
    finish_mayor,
    rule,
    scored,
    seat,
    small_buildings,
    table,
    with_nobles,
)


@rule("NO-END-01", "NO-DEC-03", "NO-IX-06")
def test_running_out_of_colonists_is_no_end() -> None:
    """With too few colonists the ship gets what is there and the noble; the game goes on."""
    match = with_nobles(colonists=1, colonist_ship=0, noble_ship=0, hoarder=2)
    match.play("mayor", "pass")
    finish_mayor(match)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"], table(match)["ending"]) == (1, 1, [])


@rule("NO-END-01", "NO-IX-06")
def test_the_other_ends_remain() -> None:
    """The twelfth city space and the last chip still end the game."""
    match = with_nobles(seats={0: seat(doubloons=9, city=small_buildings(11))})
    match.play("builder", "build office")
    assert table(match)["ending"] == ["city"]
    match = with_nobles(seats={0: seat(goods="2 corn")}, chips=1)
    match.play("captain", "ship corn 5")
    assert table(match)["ending"] == ["points"]


@rule("NO-DEC-18")
def test_the_long_game_goes_with_nobles() -> None:
    """The long game changes nothing for colonists and nobles: they do not end it anyway, nor do the chips."""
    match = with_nobles(**and_new_buildings(long_game=True), seats={0: seat(goods="2 corn")}, chips=1)
    match.play("captain", "ship corn 5")
    assert table(match)["ending"] == []


@rule("NO-SCORE-01")
def test_a_noble_is_worth_a_point_wherever_he_stands() -> None:
    """Each noble is worth a point at the end, on a building, on the island or waiting."""
    owner = seat(san_juan=1, island="1/1 corn", city="office", nobles="1 office, 1 corn, 1 san_juan")
    match = with_nobles(seats={0: owner})
    assert scored(match, 0)["nobles"] == 3


@rule("NO-GEN-02")
@pytest.mark.parametrize("nobles", ["1 san_juan", "1 royal_garden"])
def test_the_royal_garden_does_not_care(nobles: str) -> None:
    """The royal garden counts alike with a colonist or a noble on it."""
    match = with_nobles(seats={1: seat(san_juan=1, city="royal_garden", nobles=nobles)})
    assert scored(match, 1)["royal_garden"] == 1


@rule("NO-ROYALGARDEN-01", "NO-EX-01")
def test_the_royal_garden_doubles_nobles() -> None:
    """Occupied at the end it brings a point more for each noble: on a building, a plantation or waiting."""
    owner = seat(san_juan=1, island="1/1 corn", city="royal_garden, office", nobles="1 office, 1 corn, 1 san_juan")
    sheet = scored(with_nobles(seats={0: owner}), 0)
    assert (sheet["nobles"], sheet["royal_garden"]) == (3, 3)


@rule("NO-IX-16")
def test_an_empty_royal_garden_brings_nothing() -> None:
    """Without anybody in it the royal garden brings only its own points."""
    owner = seat(san_juan=1, city="royal_garden (0)", nobles="1 san_juan")
    assert scored(with_nobles(seats={0: owner}), 0)["royal_garden"] == 0


@rule("NO-JEWELER-02", "NO-JEWELER-03", "NO-EX-06", "NO-IX-16")
def test_the_jeweler_is_a_large_production_building() -> None:
    """For the guild hall the jeweler is a large production building, worth two points; the city hall does not count
    it."""
    assert scored(with_nobles(seats={0: seat(city="guild_hall, jeweler (0)")}), 0)["guild_hall"] == 2
    assert scored(with_nobles(seats={0: seat(city="city_hall, jeweler (0)")}), 0)["city_hall"] == 1


@rule("NO-DEC-12", "NO-IX-18")
def test_the_fortress_counts_nobles() -> None:
    """Nineteen colonists and a noble, on the whole board, are twenty for the fortress; the city hall counts violet
    kinds of nobles."""
    owner = seat(san_juan=19, city="fortress", nobles="1 fortress")
    assert scored(with_nobles(seats={0: owner}), 0)["fortress"] == 20 // 3
    owner = seat(city="city_hall, villa (0), chapel (0), royal_garden (0)")
    assert scored(with_nobles(seats={0: owner}), 0)["city_hall"] == 4
