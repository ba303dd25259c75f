"""San Juan: the variant in which everybody chooses four cards out of more."""

import pytest

from boriken import Match
from tests.kits.san_juan import (
    asked,
    board,
    cards,
    finish_round,
    for_every_player_count,
    hand,
    kind,
    new_game,
    rule,
    sizes,
    table,
)


def keep_four(match: Match) -> list[int | None]:
    """Everybody discards; says in which order."""
    order: list[int | None] = []
    while kind(match) == "discard":
        if not order or order[-1] != match.actor:
            order.append(match.actor)
        match.play(match.choices()[0])
    return order


@rule("SJ-VARIANT-01")
def test_who_sits_further_back_is_dealt_more_cards() -> None:
    """With chosen hands the governor is dealt five cards, the next ones six, seven and eight."""
    match = new_game(4, first_governor=1, chosen_hands=True)
    assert [cards(match, number) for number in (1, 2, 3, 0)] == [5, 6, 7, 8]
    assert sizes(match) == (110 - 4 - 26, 0)
    assert [cards(new_game(4, first_governor=1), number) for number in range(4)] == [4] * 4


@rule("SJ-VARIANT-02")
def test_everybody_keeps_four_cards_of_choice() -> None:
    """Everybody sees all their cards, then keeps exactly four of them."""
    match = new_game(3, chosen_hands=True)
    for number, excess in enumerate((1, 2, 3)):
        assert (kind(match), match.actor) == ("discard", number)
        assert asked(match, "things", "least", "most") == (hand(match, number), excess, excess)
        match.play(*match.choices()[:1])
        while match.actor == number and kind(match) == "discard":
            match.play(match.choices()[0])
        assert cards(match, number) == 4


@rule("SJ-VARIANT-03")
def test_the_other_cards_are_discarded_face_down() -> None:
    """The other cards go face down to the discard pile."""
    match = new_game(2, chosen_hands=True)
    first = match.choices()[0].removeprefix("discard ")
    match.play(f"discard {first}")
    assert table(match)["discards"] == {first: 1} == board(match, 0)["memory"]
    assert match.view(1)["discarded"] == 1
    assert [event["card"] for event in match.log(1) if event["kind"] == "card_discarded"] == [None]


@rule("SJ-VARIANT-04")
@for_every_player_count
def test_after_that_all_is_as_usual(players: int) -> None:
    """After the set-up everything is as in the usual game."""
    match = new_game(players, first_governor=1, chosen_hands=True)
    keep_four(match)
    assert (kind(match), match.actor, table(match)["governor"], table(match)["round"]) == ("role", 1, 1, 1)
    assert match.choices() == new_game(players, first_governor=1).choices()
    assert [board(match, number)["town"] for number in range(players)] == [{"indigo_plant": 1}] * players
    assert [cards(match, number) for number in range(players)] == [4] * players
    finish_round(match)
    assert (table(match)["round"], match.actor) == (2, 2 % players)


@rule("SJ-EX-30")
@pytest.mark.parametrize(("players", "discarded", "pile"), [(4, 10, 80), (3, 6, 89), (2, 3, 97)])
def test_the_piles_after_the_choice(players: int, discarded: int, pile: int) -> None:
    """With chosen hands four players discard ten cards and leave a pile of 80; three 6 and 89; two 3 and 97."""
    match = new_game(players, chosen_hands=True)
    assert [cards(match, number) for number in range(players)] == [5, 6, 7, 8][:players]
    assert keep_four(match) == list(range(players))
    assert [cards(match, number) for number in range(players)] == [4] * players
    assert sizes(match) == (pile, discarded)


@rule("SJ-INT-94")
def test_two_players_with_chosen_hands() -> None:
    """Of two players one is dealt five cards and discards one, the other is dealt six and discards two."""
    match = new_game(2, first_governor=1, chosen_hands=True)
    assert [cards(match, number) for number in (1, 0)] == [5, 6]
    assert asked(match, "seat", "most") == (1, 1)
    match.play(match.choices()[0])
    assert asked(match, "seat", "most") == (0, 2)
    keep_four(match)
    assert sizes(match) == (97, 3)
