"""San Juan: who sees what."""

import json

import pytest

from boriken import Match
from tests.kits.san_juan import (
    board,
    cards,
    events,
    finish_phase,
    given,
    new_game,
    round_start,
    rule,
    seat,
    sizes,
    table,
)

EVERYBODY = (None, 0, 1, 2)


def mentions(match: Match, viewer: int | None, card: str) -> bool:
    """Whether anything that a viewer is told or shown names this card."""
    return f'"{card}"' in json.dumps([match.view(viewer), match.log(viewer)])


def who_knows(match: Match, card: str) -> set[int | None]:
    return {viewer for viewer in EVERYBODY if mentions(match, viewer, card)}


@rule("SJ-INFO-01")
def test_only_the_owner_knows_a_hand() -> None:
    """Only the owner knows the cards of a hand."""
    match = given(seats={1: seat(hand="hero, palace")})
    assert match.view(1)["seats"][1]["hand"] == {"hero": 1, "palace": 1}
    assert who_knows(match, "palace") == {1}


@rule("SJ-INFO-02")
def test_everybody_knows_how_many_cards_a_hand_has() -> None:
    """The number of cards in each hand is public."""
    match = given(seats={0: seat(hand="3 hero"), 1: seat(hand="2 well, palace, 2 tower")})
    for viewer in EVERYBODY:
        assert [each["cards"] for each in match.view(viewer)["seats"]] == [3, 5, 0]


@rule("SJ-INFO-03")
def test_nobody_knows_the_order_of_the_draw_pile() -> None:
    """Nobody knows the order of the draw pile: it is not even there before a card is drawn, nor after a shuffle."""
    for piles in ({}, {"pile": "", "discards": "hero, palace, well, 2 tower, 3 silver_smelter"}):
        matches = [given(seed=seed, **piles) for seed in range(8)]  # type: ignore[arg-type]
        assert all(match.position() == matches[0].position() for match in matches)
        assert "deck" not in matches[0].view(0)
        for match in matches:
            match.play("councillor", "take")
        assert len({str(match.question()) for match in matches}) > 1


@rule("SJ-INFO-04")
def test_nobody_knows_the_card_that_lies_as_a_good() -> None:
    """Nobody knows the face of a good, from the draw until it is drawn again; its kind is public."""
    match = given(seats={0: seat(town="silver_smelter")}, draws=["hero", "tile a"])
    match.play("producer", "produce silver", "pass", "pass")
    assert [match.view(viewer)["seats"][0]["goods"] for viewer in EVERYBODY] == [{"silver": 1}] * 4
    assert who_knows(match, "hero") == set()
    match.play("trader", "sell silver")
    assert table(match)["discards"] == {"hero": 1}
    assert who_knows(match, "hero") == set()


@rule("SJ-INFO-05")
def test_only_who_has_seen_a_discard_knows_it() -> None:
    """Discards lie face down: only the player who has seen a card before knows that it is there."""
    match = given(seats={0: seat(hand="smithy, hero, palace", town="well")}, draws=["tower", "library"])
    match.play("councillor", "pass", "take", "keep tower", "pass")
    assert table(match)["discards"] == {"library": 1}
    assert who_knows(match, "library") == {1}
    assert [match.view(viewer)["discarded"] for viewer in EVERYBODY] == [1] * 4


@rule("SJ-INFO-06")
def test_only_the_owner_knows_what_lies_under_a_chapel() -> None:
    """Only the owner knows which cards lie under a chapel, and nobody else is told how many."""
    match = round_start(first=seat(hand="hero, well", town="chapel", chapel="palace"))
    match.play("chapel hero")
    assert who_knows(match, "hero") == who_knows(match, "palace") == {0}
    assert [match.view(viewer)["seats"][0]["chapel_cards"] for viewer in EVERYBODY] == [None, 2, None, None]


@rule("SJ-INFO-07")
@pytest.mark.parametrize(
    ("owner", "actions"),
    [
        (seat(), ["councillor", "take"]),
        (seat(), ["prospector", "take"]),
        (seat(goods="indigo"), ["trader", "sell indigo"]),
        (seat(hand="smithy", town="carpenter"), ["builder", "build smithy"]),
        (seat(town="2 indigo_plant, well"), ["producer", "produce indigo", "produce indigo"]),
    ],
)
def test_only_the_drawer_sees_drawn_cards(owner: dict[str, object], actions: list[str]) -> None:
    """Only the drawer sees cards drawn as councillor, as prospector, for a sale or for a building."""
    first = {"trader": ["tile a"], "producer": ["sugar_mill", "sugar_mill"]}.get(actions[0], [])
    match = given(seats={0: owner}, draws=[*first, "palace"])
    match.play(*actions)
    assert events(match, "card_drawn", 0)[0]["card"] == "palace"
    assert [events(match, "card_drawn", viewer)[0]["card"] for viewer in (None, 1, 2)] == [None] * 3
    assert who_knows(match, "palace") == {0}


@rule("SJ-INFO-08")
def test_everybody_sees_the_cards_of_a_gold_mine() -> None:
    """The four cards of a gold mine, and which one is taken, are public."""
    match = given(seats={0: seat(town="gold_mine")}, draws=["palace", "indigo_plant", "library", "well"])
    match.play("prospector", "pass", "use gold_mine")
    for viewer in EVERYBODY:
        assert match.view(viewer)["question"]["open"] == {"indigo_plant": 1, "well": 1, "library": 1, "palace": 1}
    match.play("mine library")
    for viewer in EVERYBODY:
        assert [event["card"] for event in events(match, "card_mined", viewer)] == ["library"]
        assert match.view(viewer)["exposed"] == {"indigo_plant": 1, "well": 1, "palace": 1}


@rule("SJ-INFO-09")
def test_tiles_are_secret_until_they_are_turned_up() -> None:
    """The order of the tiles is secret at first; a tile that was turned up stays known, so after four all are."""
    match = new_game()
    shown: list[str] = []
    for _ in range(5):
        assert [match.view(viewer)["tiles"] for viewer in EVERYBODY] == [shown] * 4
        match.play("trader")
        shown.append(events(match, "tile_turned_up")[-1]["tile"])
        finish_phase(match)
        for role in ("prospector", "councillor"):
            match.play(role)
            finish_phase(match)
    assert sorted(shown) == list("abcde")
    match = given(tiles=["d", "a", "c", "e"])
    match.play("trader")
    assert match.at(1).choices() == ["tile b"]


@rule("SJ-INFO-10")
def test_what_lies_open_is_public() -> None:
    """Buildings, covered ones too, taken roles, the governor and the sizes of both piles are public."""
    match = given(governor=1, seats={0: seat(town="crane, hero", covered="palace")}, discards="3 well")
    match.play("prospector", "pass")
    for viewer in EVERYBODY:
        seen = match.view(viewer)
        assert seen["seats"][0]["town"] == {"crane": 1, "hero": 1}
        assert seen["seats"][0]["covered"] == {"palace": 1}
        assert seen["roles"]["prospector"] == {"open": False, "taker": 1}
        assert seen["governor"] == 1
        assert (seen["pile"], seen["discarded"]) == sizes(match) == (110 - 5 - 3, 3)


@rule("SJ-INT-95")
@pytest.mark.parametrize(
    ("owner", "actions", "card"),
    [
        (seat(hand="well, hero, palace"), ["builder", "build well", "pay hero"], "hero"),
        (seat(hand="smithy, hero, palace"), ["builder", "build smithy"], "hero"),
        (seat(), ["councillor", "take", "keep palace"], "library"),
        (seat(hand="hero", town="archive"), ["councillor", "take"], "hero"),
        (seat(), ["prospector", "take"], "palace"),
    ],
)
def test_an_opponent_sees_counts_only(owner: dict[str, object], actions: list[str], card: str) -> None:
    """After any draw or discard the others see how many cards there are: no faces, no order, no seed."""
    draws = ["palace", "library", "well", "tower", "chapel"] if actions[0] in ("councillor", "prospector") else []
    match = given(seats={0: owner}, draws=draws, seed=20261115)
    match.play(*actions)
    assert who_knows(match, card) == {0}
    for viewer in (None, 1, 2):
        seen = match.view(viewer)
        assert seen["seats"][0]["cards"] == cards(match, 0)
        assert not {"deck", "discards", "seed"} & set(seen)
        assert "20261115" not in json.dumps([seen, match.log(viewer)])


@rule("SJ-INT-96")
def test_the_owner_of_a_good_sees_no_face() -> None:
    """The owner of a good sees that it is there, not which card it is."""
    match = given(draws=["palace"])
    match.play("producer", "produce indigo")
    assert board(match, 0)["goods"] == {"indigo": ["palace"]}
    assert match.view(0)["seats"][0]["goods"] == {"indigo": 1}
    assert not mentions(match, 0, "palace")


@rule("SJ-INT-97")
def test_a_mined_card_is_known_to_be_in_the_hand() -> None:
    """After a gold mine all know that the card taken is in that hand, and where the other three are."""
    match = given(seats={0: seat(hand="2 hero", town="gold_mine")}, draws=["palace", "indigo_plant", "library", "well"])
    match.play("prospector", "pass", "use gold_mine", "mine library")
    for viewer in (None, 1, 2):
        seen = match.view(viewer)["seats"][0]
        assert (seen["shown"], seen["hand"], seen["cards"]) == ({"library": 1}, None, 3)
    assert who_knows(match, "hero") == {0}


@rule("SJ-INT-98")
def test_the_stack_of_tiles_shows_nothing_before_the_first_trader() -> None:
    """Before the first trader phase nobody knows a tile; after each one all know those shown so far."""
    match = given(draws=["tile d"])
    assert [match.view(viewer)["tiles"] for viewer in EVERYBODY] == [[]] * 4
    match.play("trader")
    assert [match.view(viewer)["tiles"] for viewer in EVERYBODY] == [["d"]] * 4
    assert [match.view(viewer)["tile"] for viewer in EVERYBODY] == [None] * 4


@rule("SJ-DEC-15")
def test_the_number_of_chapel_cards_is_told_at_the_end() -> None:
    """Opponents are shown the number of cards under a chapel only at the end, and never which; hand sizes are
    public."""
    owner = seat(hand="2 well", town="chapel", chapel="hero, palace")
    match = round_start(first=owner)
    match.play("chapel well")
    assert match.view(1)["seats"][0]["chapel_cards"] is None
    assert match.view(1)["seats"][0]["cards"] == 1
    over = given(seats={0: owner}, question={"kind": "over"}, ending=["town"])
    assert over.view(1)["seats"][0]["chapel_cards"] == 2
    assert over.view(1)["seats"][0]["chapel"] is None
    assert who_knows(over, "palace") == {0}


@rule("SJ-DEC-19")
def test_the_sizes_of_both_piles_are_public() -> None:
    """Everybody may know how many cards both piles have."""
    match = given(pile="2 hero, 3 well", discards="2 tower")
    assert [(match.view(viewer)["pile"], match.view(viewer)["discarded"]) for viewer in EVERYBODY] == [(5, 2)] * 4
