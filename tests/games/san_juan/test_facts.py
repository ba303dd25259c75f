"""San Juan: the facts a board is drawn from, and who has taken which role."""

import pytest

from tests.kits.san_juan import finish_phase, given, new_game, seat


@pytest.mark.parametrize(("players", "roles"), [(2, 3), (3, 3), (4, 4)])
def test_the_facts_say_how_many_roles_a_round_has(players: int, roles: int) -> None:
    assert new_game(players).facts()["roles_a_round"] == roles


def test_a_card_says_all_that_is_printed_on_it() -> None:
    cards = new_game().facts()["cards"]
    assert cards["sugar_mill"] == {"kind": "production", "cost": 2, "points": 1, "copies": 8, "good": "sugar"}
    assert cards["library"] == {"kind": "violet", "cost": 5, "points": 3, "copies": 3}
    assert cards["hero"] == {"kind": "monument", "cost": 5, "points": 5, "copies": 3}
    assert cards["palace"] == {"kind": "large", "cost": 6, "points": 0, "copies": 2}
    assert sum(card["copies"] for card in cards.values()) == new_game().facts()["all_cards"] == 110
    by_cost = [sum(card["copies"] for card in cards.values() if card["cost"] == cost) for cost in range(1, 7)]
    assert by_cost == [19, 26, 26, 17, 14, 8]


def test_a_tile_says_what_it_pays() -> None:
    assert new_game().facts()["tiles"]["c"] == {"indigo": 1, "sugar": 1, "tobacco": 2, "coffee": 2, "silver": 3}


def test_a_view_says_who_took_which_role_in_this_round() -> None:
    match = new_game(2)
    for role in ("prospector", "trader"):
        match.play(role)
        finish_phase(match)
    roles = match.view(None)["roles"]
    assert {name: card["taker"] for name, card in roles.items() if card["taker"] is not None} == {
        "prospector": 0,
        "trader": 1,
    }
    match.play("councillor")
    finish_phase(match)
    assert all(card["open"] and card["taker"] is None for card in match.view(None)["roles"].values())


@pytest.mark.parametrize(
    ("players", "town", "role", "cards", "with_library"),
    [
        (3, "well", "councillor", 5, 5),
        (3, "library", "councillor", 8, 8),
        (2, "library", "councillor", 5, 8),
        (3, "well", "prospector", 1, 1),
        (2, "library", "prospector", 1, 2),
        (4, "library", "prospector", 2, 2),
    ],
)
def test_who_may_take_cards_is_told_how_many(players: int, town: str, role: str, cards: int, with_library: int) -> None:
    match = given(players, seats={0: seat(town=town)})
    match.play(role)
    question = match.view(1)["question"]
    assert (question["cards"], question["with_library"]) == (cards, with_library)
    assert ("use library" in match.choices()) == (cards != with_library)
