"""Puerto Rico with Nobles: together with other expansions, and all tokens at any time."""

import boriken
from tests.kits.puerto_rico import (
    Json,
    and_new_buildings,
    board,
    finish_phase,
    for_every_player_count,
    new_game_with_nobles,
    odds,
    rule,
    seat,
    table,
    with_nobles,
)


@rule("NO-DEC-14", "NO-IX-19")
def test_a_guest_may_be_a_noble() -> None:
    """A noble who moves from the guesthouse into a chapel brings a point there."""
    owner = seat(city="guesthouse (1), chapel (0)", nobles="1 guesthouse")
    match = with_nobles(**and_new_buildings(), seats={0: owner})
    match.play("craftsman", "noble chapel")
    finish_phase(match)
    assert (board(match, 0)["nobles"], board(match, 0)["points"]) == ({"chapel": 1}, 1)


@rule("NO-DEC-16")
def test_villa_and_jeweler_can_be_the_festivals_building() -> None:
    """With a festival villa and jeweler are among the buildings that may be shown."""
    match = boriken.new_match("puerto-rico", 4, seed=1, first_governor=0, expansions=["nobles", "festival"]).at(0)
    for outcome in ("draw indigo", "draw sugar", "draw sugar", "draw coffee"):
        match.replay(outcome)
    assert {"draw villa", "draw jeweler"} <= set(odds(match))
    assert "draw royal_supplier" not in odds(match)


@rule("NO-DEC-17")
def test_a_raid_counts_both_sorts() -> None:
    """A raid counts colonists and nobles together: with as many as players nothing is removed."""
    match = with_nobles(options={"expansions": ["nobles", "buccaneer"]}, seats={0: seat(island="1 corn")})
    match.play("buccaneer", "raid")
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (3, 1)


@rule("NO-IX-21")
@for_every_player_count
def test_a_hundred_and_twenty_tokens(players: int) -> None:
    """A hundred colonists and twenty nobles are always there."""
    match = new_game_with_nobles(players)
    for _ in range(60):
        match.play(match.choices()[-1])
        state = table(match)
        nobles = sum(sum(board(match, number)["nobles"].values()) for number in range(players))
        everybody = sum(tokens(board(match, number)) for number in range(players))
        assert nobles + state["nobles"] + state["noble_ship"] == 20
        assert everybody + state["colonists"] + state["colonist_ship"] + state["nobles"] + state["noble_ship"] == 120


def tokens(owner: Json) -> int:
    """Everybody on a board, of either sort."""
    on_island = sum(manned for _, manned in owner["island"].values())
    return int(owner["san_juan"] + on_island + sum(owner["city"].values()))
