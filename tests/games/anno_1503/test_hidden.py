"""Anno 1503: what a seat knows of tiles and action cards, and what is drawn again for it."""

from collections import Counter

import pytest

import boriken
from boriken import Match
from boriken.core.errors import PositionError
from boriken.core.randomness import Random
from tests.kits.anno_1503 import TITLE, Json, board, do, given, kind, sailing, seat, table, tile
from tests.kits.common import counted

CARDS = ("sea_hero", "explorer", "master_builder", "inventor", "engineer")  # four of each
SEEDS = range(40)


def imagined(match: Match, viewer: int) -> list[Json]:
    """Positions that the viewer cannot tell from the real one."""
    return [TITLE.save(match.game.determinize(viewer, seed)) for seed in SEEDS]


def hands(match: Match, viewer: int, number: int) -> list[Counter[str]]:
    """The different hands of a seat that the viewer can imagine."""
    found = {
        str(cards): Counter(cards) for cards in (state["seats"][number]["cards"] for state in imagined(match, viewer))
    }
    return list(found.values())


def shuffled(*cards: str, draw: str = "inventor") -> Match:
    """Seats hold these cards, seat 0 has raised its castle, and the discards became the stack; it drew an inventor."""
    held = Counter[str]()
    for text in cards:
        held.update(counted(text))
    seats = {number: seat(gold=40, cards=text) for number, text in enumerate(cards)}
    match = given(len(cards), expansion=True, seats=seats, action_discards={name: 4 - held[name] for name in CARDS})
    do(match, "castle", f"draw {draw}")
    return match


def next_turn(match: Match) -> None:
    do(match, "ships", "roll 3")
    while kind(match) == "produce":
        do(match, match.choices()[0])


def test_faces_seen_by_others_are_drawn_again_and_the_own_ones_are_not() -> None:
    match = given(squares={"B1": tile("contract", 0), "C1": tile("contract", 1)}, **sailing("B2"))
    faces = {square: {state["squares"][square]["face"] for state in imagined(match, 0)} for square in ("B1", "C1")}
    assert faces["B1"] == {"contract"}
    assert len(faces["C1"]) > 1


def test_before_a_shuffle_others_may_hold_anything_that_is_not_open() -> None:
    match = given(expansion=True, seats={0: seat(cards="4 engineer"), 1: seat(cards="1 sea_hero")})
    assert {*map(str, hands(match, 0, 1))} == {str(Counter([name])) for name in CARDS if name != "engineer"}
    assert hands(match, 0, 0) == [Counter({"engineer": 4})]


def test_after_a_shuffle_two_players_know_what_the_other_has_kept() -> None:
    match = shuffled("1 sea_hero", "1 engineer, 1 explorer")
    assert hands(match, 0, 1) == [Counter(engineer=1, explorer=1)]
    others = hands(match, 1, 0)
    assert len(others) > 1
    assert all(hand["sea_hero"] and hand.total() == 2 for hand in others)


def test_after_a_shuffle_it_is_known_what_the_others_have_kept_together() -> None:
    match = shuffled("", "2 engineer", "1 explorer")
    assert {(str(hand)) for hand in hands(match, 0, 2)} == {str(Counter(["engineer"])), str(Counter(["explorer"]))}
    for state in imagined(match, 0):
        kept = Counter(state["seats"][1]["cards"]) + Counter(state["seats"][2]["cards"])
        assert kept == Counter(engineer=2, explorer=1)


def test_a_kept_card_that_is_put_down_before_another_is_drawn_is_one_less() -> None:
    match = shuffled("", "1 inventor, 1 engineer", "1 explorer")
    next_turn(match)
    do(match, "swap inventor", "draw sea_hero")
    assert board(match, 1)["kept"] == {"engineer": 1}
    assert {str(hand) for hand in hands(match, 0, 2)} == {str(Counter(["engineer"])), str(Counter(["explorer"]))}
    assert all(hand["engineer"] or hand["explorer"] for hand in hands(match, 0, 1))


def test_a_card_that_may_be_kept_or_drawn_leaves_both_possible() -> None:
    """Seat 0 kept a sea hero, drew a card and put a sea hero down: the card in hand may be the old one or another."""
    match = shuffled("1 sea_hero", "", draw="explorer")
    next_turn(match)
    next_turn(match)
    do(match, "swap sea_hero", "draw engineer")
    assert (board(match)["kept"], board(match)["put_down"]) == ({"sea_hero": 1}, {"sea_hero": 1})
    assert any(hand["sea_hero"] for hand in hands(match, 1, 0))
    assert any(not hand["sea_hero"] for hand in hands(match, 1, 0))


def test_who_kept_nothing_put_down_what_was_drawn() -> None:
    """The sea hero that seat 1 put down came from the stack, so that seat 2 still holds the one it kept."""
    match = shuffled("", "", "1 sea_hero")
    next_turn(match)
    do(match, "castle", "draw sea_hero", "swap sea_hero", "draw engineer")
    assert hands(match, 0, 2) == [Counter(["sea_hero"])]


def test_a_position_remembers_what_was_kept_and_no_view_tells_it() -> None:
    match = shuffled("1 sea_hero", "1 engineer")
    again = boriken.from_position(match.position())
    assert table(again)["seats"] == table(match)["seats"]
    assert hands(again, 0, 1) == [Counter(engineer=1)]
    for viewer in (None, 0, 1):
        assert not {"kept", "put_down"} & {key for shown in match.view(viewer)["seats"] for key in shown}


@pytest.mark.parametrize("wrong", [{"kept": {"engineer": 1}}, {"put_down": {"engineer": 1}}])
def test_nobody_can_have_kept_what_is_neither_held_nor_put_down(wrong: Json) -> None:
    with pytest.raises(PositionError, match="Seat 0 has kept cards"):
        given(expansion=True, seats={0: seat(cards="1 sea_hero") | wrong})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_imagined_that_the_cards_seen_rule_out(players: int) -> None:
    """Everybody swaps a card in every turn; beside the game is noted what was held at the last shuffle."""
    cards = ["1 sea_hero, 1 explorer", "1 explorer, 1 engineer", "2 sea_hero", "1 inventor, 1 master_builder"][:players]
    match, choice = shuffled(*cards), Random(players)
    held, drew, shuffles = [Counter(counted(text)) for text in cards], {0}, 0
    while shuffles < 2:
        swapping = match.actor
        assert swapping is not None
        swaps = [text for text in match.choices() if text.startswith("swap")]
        swap = swaps[choice.below(len(swaps))]
        if not table(match)["action_stack"]:
            shuffles += 1
            drew = set()
            held = [Counter(board(match, number)["cards"]) for number in range(players)]
            held[swapping][swap.removeprefix("swap ")] -= 1
        match.play(swap)
        drew.add(swapping)
        for viewer in range(players):
            for seed in range(3):
                assert_possible(TITLE.save(match.game.determinize(viewer, seed)), viewer, held, drew)
        match.play("ships")
        while kind(match) != "work":
            match.play(match.choices()[0])


def assert_possible(state: Json, viewer: int, held: list[Counter[str]], drew: set[int]) -> None:
    """The stack is made of what nobody held then, and who has not drawn since holds what the others held then."""
    others = sum((cards for number, cards in enumerate(held) if number != viewer), Counter[str]())
    made = Counter(dict.fromkeys(CARDS, 4)) - others - held[viewer]
    assert Counter(state["action_stack"]) <= made
    for number, shown in enumerate(state["seats"]):
        if number not in (viewer, *drew):
            assert Counter(shown["cards"]) <= others
