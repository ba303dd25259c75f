"""San Juan: the library."""

from tests.kits.san_juan import ALL_GOODS, PLANTS, asked, build, building, cards, events, given, goods, rule, seat


@rule("SJ-CARD-LIBRARY-01")
def test_a_library_doubles_the_privilege() -> None:
    """With a library whoever uses the privilege of their role may double it: less is allowed as well."""
    match = given(seats={0: seat(town=f"{PLANTS}, library")})
    match.play("producer", "produce indigo", "pass")
    assert goods(match, 0) == {"indigo": 1}
    assert events(match, "library_used") == []
    match = given(seats={0: seat(town=f"{PLANTS}, library")})
    match.play("producer", "produce indigo", "produce sugar", "produce silver")
    assert sum(goods(match, 0).values()) == 3
    assert len(events(match, "library_used")) == 1


@rule("SJ-CARD-LIBRARY-02")
def test_as_builder_a_library_saves_two_cards() -> None:
    """As builder the owner of a library pays two cards less instead of one."""
    assert build(building("palace, 7 sugar_mill", town="library"), "palace") == 4


@rule("SJ-CARD-LIBRARY-03")
def test_as_producer_a_library_makes_three_goods() -> None:
    """As producer the owner of a library may make three goods."""
    match = given(seats={0: seat(town=f"{PLANTS}, library")})
    match.play("producer")
    assert asked(match, "most") == 3


@rule("SJ-CARD-LIBRARY-04")
def test_as_trader_a_library_sells_three_goods() -> None:
    """As trader the owner of a library may sell three goods."""
    match = given(seats={0: seat(town=f"{PLANTS}, library", goods=ALL_GOODS)})
    match.play("trader")
    assert asked(match, "most") == 3


@rule("SJ-CARD-LIBRARY-05")
def test_as_councillor_a_library_shows_eight_cards() -> None:
    """As councillor the owner of a library draws eight cards."""
    match = given(seats={0: seat(town="library")})
    match.play("councillor", "take")
    assert sum(asked(match, "things").values()) == 8
    assert asked(match, "most") == 1


@rule("SJ-CARD-LIBRARY-06")
def test_as_prospector_a_library_brings_two_cards() -> None:
    """As prospector the owner of a library draws two cards."""
    match = given(seats={0: seat(town="library")})
    match.play("prospector", "take")
    assert cards(match, 0) == 2


@rule("SJ-CARD-LIBRARY-07")
def test_a_library_doubles_nothing_but_the_privilege() -> None:
    """A library doubles neither the action of a role nor what another building does."""
    match = given(seats={0: seat(town=f"{PLANTS}, library, aqueduct, well")})
    match.play("producer")
    assert asked(match, "most") == 1 + 2 + 1
    match.play("produce indigo", "produce sugar", "produce tobacco", "produce coffee")
    assert cards(match, 0) == 1


@rule("SJ-CARD-LIBRARY-08")
def test_a_library_does_nothing_in_the_phase_of_another() -> None:
    """A library does nothing in a phase that another player has chosen."""
    match = given(governor=2, seats={0: seat(town=f"{PLANTS}, library", goods=ALL_GOODS)})
    match.play("trader")
    assert asked(match, "seat", "most") == (0, 1)
