"""San Juan: production buildings, violet buildings in general, and those that only bring points."""

from collections import Counter

import pytest

from tests.kits.san_juan import (
    PLANTS,
    all_cards,
    asked,
    build,
    building,
    finished,
    given,
    goods,
    kind,
    round_start,
    rule,
    seat,
    table,
)

MONUMENTS = ("statue", "victory_column", "hero")
LARGE = ("guild_hall", "city_hall", "triumphal_arch", "palace")


def printed(card: str) -> tuple[int, int, int]:
    """The cost of a card without any discount, its points, and the number of copies."""
    match = given(governor=2, seats={0: seat(hand=card, town="well")})
    match.play("builder")
    points = finished(seat(town=card), seat()).scores()[0]["sheet"]["buildings"]
    return asked(match, "prices")[card], points, all_cards()[card]


def made_by(card: str) -> dict[str, int]:
    """The good that the building makes."""
    match = given(seats={0: seat(town=card)})
    match.play("producer")
    match.play(match.choices()[-1])
    return goods(match, 0)


# Production buildings


@rule("SJ-CARD-INDIGO-01")
def test_indigo_plant() -> None:
    """Indigo plant: cost 1, 1 point, ten copies; makes indigo."""
    assert (printed("indigo_plant"), made_by("indigo_plant")) == ((1, 1, 10), {"indigo": 1})


@rule("SJ-CARD-SUGAR-01")
def test_sugar_mill() -> None:
    """Sugar mill: cost 2, 1 point, eight copies; makes sugar."""
    assert (printed("sugar_mill"), made_by("sugar_mill")) == ((2, 1, 8), {"sugar": 1})


@rule("SJ-CARD-TOBACCO-01")
def test_tobacco_storage() -> None:
    """Tobacco storage: cost 3, 2 points, eight copies; makes tobacco."""
    assert (printed("tobacco_storage"), made_by("tobacco_storage")) == ((3, 2, 8), {"tobacco": 1})


@rule("SJ-CARD-COFFEE-01")
def test_coffee_roaster() -> None:
    """Coffee roaster: cost 4, 2 points, eight copies; makes coffee."""
    assert (printed("coffee_roaster"), made_by("coffee_roaster")) == ((4, 2, 8), {"coffee": 1})


@rule("SJ-CARD-SILVER-01")
def test_silver_smelter() -> None:
    """Silver smelter: cost 5, 3 points, eight copies; makes silver."""
    assert (printed("silver_smelter"), made_by("silver_smelter")) == ((5, 3, 8), {"silver": 1})


# Violet buildings


@rule("SJ-CARD-VIOLET-01")
def test_how_many_violet_buildings_there_are() -> None:
    """There are 24 violet buildings, three of each, but only two of each of the four that cost 6."""
    violet = Counter({card: copies for card, copies in all_cards().items() if card not in PLANTS.split(", ")})
    assert len(violet) == 24
    assert {card for card, copies in violet.items() if copies == 2} == set(LARGE)
    assert {card for card, copies in violet.items() if copies == 3} == set(violet) - set(LARGE)
    start = given(seats={number: seat(town="") for number in range(3)})
    assert table(start)["deck"] == all_cards()
    assert start.facts()["all_cards"] == sum(all_cards().values()) == 110


@rule("SJ-CARD-VIOLET-02")
def test_a_violet_building_does_nothing_in_the_phase_it_is_built_in() -> None:
    """A violet building does nothing in the builder phase it is built in; after that it works, in the same round."""
    match = building("quarry, 3 well, 3 tower")
    assert build(match, "quarry") == 3
    match = building("aqueduct, 3 well", town="3 indigo_plant")
    build(match, "aqueduct")
    match.play("producer", "pass", "pass")  # the producer and the one after
    assert asked(match, "seat", "most") == (0, 2)


@rule("SJ-CARD-VIOLET-03")
def test_nobody_need_use_a_violet_building() -> None:
    """Nobody need use what a violet building offers."""
    match = building("statue, 3 well", town="crane, black_market, indigo_plant", held="indigo")
    match.play("build statue")
    assert "pass" in match.choices()
    match.play("pass")
    assert (kind(match), "pass" in match.choices()) == ("give", True)
    match = given(seats={0: seat(town="gold_mine")})
    match.play("prospector", "pass")
    assert (kind(match), match.choices()[0]) == ("mine", "pass")
    match = round_start(first=seat(hand="well", town="chapel"))
    assert match.choices()[0] == "pass"


@rule("SJ-CARD-VIOLET-04")
def test_monuments_and_large_buildings_do_nothing_during_play() -> None:
    """Monuments and the buildings that cost 6 change nothing before the final count."""
    plain = seat(hand="tower, silver_smelter, 2 well", town="2 indigo_plant", goods="indigo")
    rich = {**plain, "town": plain["town"] | dict.fromkeys((*MONUMENTS, *LARGE), 1)}
    for role in ("builder", "producer", "trader", "councillor", "prospector"):
        without, having = (given(seats={0: owner}) for owner in (plain, rich))
        for match in (without, having):
            match.play(role)
        assert without.question() == having.question()
        assert without.choices() == having.choices()
    assert without.view(0)["seats"][0]["limit"] == having.view(0)["seats"][0]["limit"]


@rule("SJ-CARD-VIOLET-05")
def test_large_buildings_have_no_printed_points() -> None:
    """The four buildings that cost 6 have no printed points."""
    assert [printed(card) for card in LARGE] == [(6, 0, 2)] * 4


# Monuments and large buildings


def extra(large: str, others: str, covered: str = "") -> int:
    """The points that a building of cost 6 adds for these other buildings."""
    town = f"{large}, {others}".removesuffix(", ")
    return int(finished(seat(town=town, covered=covered), seat()).scores()[0]["sheet"][large])


@rule("SJ-CARD-STATUE-01")
def test_statue() -> None:
    """Statue: a monument, cost 3, 3 points."""
    assert printed("statue") == (3, 3, 3)
    assert extra("triumphal_arch", "statue") == 4


@rule("SJ-CARD-VICTORYCOLUMN-01")
def test_victory_column() -> None:
    """Victory column: a monument, cost 4, 4 points."""
    assert printed("victory_column") == (4, 4, 3)
    assert extra("triumphal_arch", "victory_column") == 4


@rule("SJ-CARD-HERO-01")
def test_hero() -> None:
    """Hero: a monument, cost 5, 5 points."""
    assert printed("hero") == (5, 5, 3)
    assert extra("triumphal_arch", "hero") == 4


@rule("SJ-CARD-GUILDHALL-01")
def test_the_guild_hall_counts_production_buildings() -> None:
    """The guild hall adds two points for each own face-up production building: each building, not each kind."""
    assert extra("guild_hall", PLANTS) == 10
    assert extra("guild_hall", "5 sugar_mill, hero") == 10
    assert extra("guild_hall", "hero", covered="sugar_mill") == 0


@rule("SJ-CARD-CITYHALL-01")
def test_the_city_hall_counts_violet_buildings() -> None:
    """The city hall adds a point for each own face-up violet building, itself included."""
    assert extra("city_hall", "hero, well, palace, 2 indigo_plant", covered="tower") == 4


@rule("SJ-CARD-TRIUMPHALARCH-01")
@pytest.mark.parametrize("monuments", range(4))
def test_the_triumphal_arch_counts_monuments(monuments: int) -> None:
    """The triumphal arch adds 4, 6 or 8 points for one, two or three own face-up monuments, and nothing for none."""
    own = ", ".join((*MONUMENTS[:monuments], "well"))
    assert extra("triumphal_arch", own) == (0, 4, 6, 8)[monuments]


@rule("SJ-CARD-TRIUMPHALARCH-02")
def test_monuments_count_for_arch_and_city_hall() -> None:
    """With a city hall too, monuments count for both."""
    sheet = finished(seat(town="triumphal_arch, city_hall, statue, hero"), seat()).scores()[0]["sheet"]
    assert (sheet["triumphal_arch"], sheet["city_hall"]) == (6, 4)


@rule("SJ-CARD-PALACE-01")
@pytest.mark.parametrize(("chapel", "added"), [(0, 1), (2, 1), (3, 2), (7, 3)])
def test_the_palace_adds_a_quarter(chapel: int, added: int) -> None:
    """The palace adds one point for every full four of all other points."""
    match = finished(seat(town="palace, hero", chapel=f"{chapel} sugar_mill" if chapel else ""), seat())
    assert match.scores()[0]["sheet"]["palace"] == added
    assert match.scores()[0]["points"] == 5 + chapel + added
