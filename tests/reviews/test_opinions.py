"""Opinions on decisions in many small steps: several arrangements are judged, the one that was asked about too."""

from __future__ import annotations

import boriken
from boriken.reviews.opinions import opinions
from tests.kits.puerto_rico import given, seat


def placing() -> boriken.Match:
    """Seat 0 places two colonists on three places."""
    seats = {0: seat(island="1/0 corn, 1/0 indigo, 1/0 quarry", city="small_indigo_plant (0)")}
    match = given(3, seats=seats, governor=0)
    match.play("mayor", "colonist")
    assert match.view(0)["question"]["kind"] == "place"
    return match


def test_several_arrangements_are_judged_and_the_best_comes_first() -> None:
    found = opinions(placing(), seed=1, simulations=40)
    assert len(found.choices) > 1
    assert found.counts == found.choices[0].counts
    own = [choice.shares[found.seat] for choice in found.choices]
    assert own == sorted(own, reverse=True)
    arranged = [tuple(sorted((choice.counts or {}).items())) for choice in found.choices]
    assert len(set(arranged)) == len(arranged)
    assert all(choice.tried == found.choices[0].tried for choice in found.choices)


def test_so_is_an_arrangement_that_somebody_asks_about() -> None:
    match = placing()
    others = [choice.counts for choice in opinions(match, seed=1, simulations=40).choices]
    things = match.view(0)["question"]["things"]
    pairs = [{one, other} for one in things for other in things if one < other]
    mixes = [{thing: int(thing in pair) for thing in things} for pair in pairs]
    wanted = next(counts for counts in mixes if counts not in others)
    asked = match.count_out(wanted)
    found = opinions(match, seed=1, simulations=40, asked=[asked])
    assert wanted in [choice.counts for choice in found.choices]
    assert len(found.choices) == len(others) + 1
