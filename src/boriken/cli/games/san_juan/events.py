"""San Juan's events in words: a clause about a seat, or a sentence where no seat is meant."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.san_juan.board import prices
from boriken.cli.games.san_juan.terms import some, words
from boriken.cli.people import listed, number_of
from boriken.core.title import Json

# Events that are told one by one
ONE: Mapping[str, str] = {
    "governor_drawn": "[are|is] the first governor",
    "role_taken": "[take|takes] the {role}",
    "built": "[build|builds] the {building} for {cost}",
    "covered": "[cover|covers] the {building}{loss}",
    "library_used": "[use|uses] the library",
    "tile_turned_up": "The trading house pays {prices}",
    "mine_failed": "[find|finds] nothing, as two cost the same",
    "card_mined": "[take|takes] the {card}",
    "passed": "[pass|passes]",
    "pile_shuffled": "The {count} discards are shuffled and become the draw pile",
    "round_ended": "Round {round} is over",
    "town_complete": "[have|has] 12 buildings, so this phase is the last",
    "game_over": "The game is over",
}

CARDS = {
    "card_drawn": "[draw|draws]",
    "card_paid": "[pay|pays] with",
    "card_kept": "[keep|keeps]",
    "card_discarded": "[discard|discards]",
    "card_turned_up": "[turn|turns] up",
    "card_buried": "[put|puts] under the chapel:",
}


def tell(events: Sequence[Json]) -> str:
    """A run of events of one kind by one seat."""
    kind = events[0]["kind"]
    if kind in CARDS:
        return f"{CARDS[kind]} {cards(events)}"
    if kind in TOGETHER:
        return TOGETHER[kind](events)
    return listed([ONE[kind].format(**said(event)) for event in events])


def said(event: Json) -> dict[str, object]:
    """The entries of an event as sentences need them, and what follows from them."""
    parts: dict[str, object] = {**event}
    parts |= {key: words(event[key]) for key in ("building", "card") if key in event}
    parts["cost"] = number_of(event["price"], "card") if event.get("price") else "nothing"
    parts["loss"] = " and [lose|loses] the good on it" if event.get("good_lost") else ""
    parts["prices"] = prices(event["tile"]) if "tile" in event else ""
    return parts


def cards(events: Sequence[Json]) -> str:
    """`a chapel and 2 smithys` to whom may know it, `3 cards` to others."""
    counts = Counter(event["card"] for event in events)
    return listed([some(count, card) for card, count in counts.items()])


# Events that come in runs


def goods_made(events: Sequence[Json]) -> str:
    return f"[make|makes] {goods(events)}"


def goods_given(events: Sequence[Json]) -> str:
    return f"[give|gives] {goods(events)} to the black market"


def goods_sold(events: Sequence[Json]) -> str:
    return f"[sell|sells] {goods(events)} for {number_of(sum(event['price'] for event in events), 'card')}"


def bonus(events: Sequence[Json]) -> str:
    brought = [f"1 card by the {words(event['building'])}" for event in events]
    return f"[get|gets] {listed(brought)}"


def goods(events: Sequence[Json]) -> str:
    counts = Counter(event["good"] for event in events)
    return listed([f"{count} {good}" for good, count in counts.items()])


TOGETHER: Mapping[str, Callable[[Sequence[Json]], str]] = {
    "good_made": goods_made,
    "good_given": goods_given,
    "good_sold": goods_sold,
    "bonus": bonus,
}
