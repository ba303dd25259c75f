"""Anno 1503's events in words: a clause about a seat, or a sentence where no seat is meant."""

from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.anno_1503.terms import EVENTS, FOES, cards, point_words, tile_words, words
from boriken.cli.people import listed
from boriken.core.title import Json

# Events that are told one by one
ONE: Mapping[str, str] = {
    "home_drawn": "[get|gets] home island {home}",
    "first_drawn": "[begin|begins]",
    "rolled": "[roll|rolls] a {number}",
    "nothing_produced": "[produce|produces] nothing",
    "event": "{came}",
    "event_ignored": "[need|needs] not fear {event}",
    "fee_paid": "[pay|pays] {gold} gold because of {event}",
    "post_lost": "[lose|loses] {tile} at place {place}",
    "contract_lost": "[lose|loses] a contract",
    "inhabitant_lost": "[lose|loses] a {rank}",
    "tile_laid": "[lay|lays] a tile of the reserve on {square}",
    "gold_earned": "[earn|earns] {gold} gold",
    "ship_launched": "[build|builds] a ship on {square}",
    "pioneer_came": "[place|places] a pioneer",
    "upgraded": "[raise|raises] somebody to {rank}{free}",
    "public_building_taken": "[take|takes] the {building}",
    "repaired": "[repair|repairs] the ship on {square}",
    "castle_raised": "[build|builds] step {step} of the castle",
    "noble_building_built": "[build|builds] the {building} on {site}",
    "cannon_bought": "[buy|buys] cannon number {number} for {price} gold",
    "sold": "[sell|sells] {good} to the {buyer} for {gold} gold",
    "bought": "[buy|buys] {good} for {price} gold",
    "card_drawn": "[draw|draws] {card}",
    "card_played": "[play|plays] the {card}",
    "card_swapped": "[swap|swaps] the {card}",
    "card_discarded": "[discard|discards] the {card}",
    "cards_shuffled": "The {count} discarded action cards are the new stack",
    "gold_gained": "[get|gets] {gold} gold",
    "looked": "[look|looks] at {square}",
    "tile_seen": "[see|sees] {tile}",
    "laid_back": "[lay|lays] the tile on {square} back",
    "post_attached": "[attach|attaches] {tile} at place {place}",
    "contract_taken": "[take|takes] the contract on {square}",
    "treasure_found": "[find|finds] {tile} on {square}",
    "nest_attacked": "[attack|attacks] {tile} on {square}",
    "nest_beaten": "[beat|beats] {tile}",
    "nest_held": "[do|does] not beat {tile}",
    "foe_rolled": "[meet|meets] a roll of {number}, {total} in all",
    "own_rolled": "[roll|rolls] a {number}, {total} in all",
    "fight_drawn": "[draw|draws] the fight",
    "encounter": "[meet|meets] a {sort} on {square}",
    "peaceful_pirate": "may trade with him",
    "ransom_paid": "[pay|pays] {gold} gold to be let go",
    "foe_shown": "must fight {foe}",
    "raid_bought_off": "[see|sees] the card {card} go",
    "raid_won": "[win|wins] against {card}",
    "raid_lost": "[lose|loses] against {card}",
    "gold_lost": "[lose|loses] {gold} gold",
    "good_lost": "[give|gives] 1 {good}",
    "ship_damaged": "[have|has] a damaged ship on {square}",
    "bargain": "[buy|buys] {good} from the pirate for {price} gold",
    "pirates_shuffled": "All pirate cards are shuffled",
    "passed": "[pass|passes]",
    "point_gained": "[gain|gains] the point for {point}",
    "point_lost": "[lose|loses] the point for {point}",
    "round_ended": "Round {round} is over",
    "game_won": "[win|wins] the game",
    "rounds_over": "Nobody has won in all these rounds",
}

CAME = {"pirate": "Pirates come", "fire": "Fire breaks out", "golden_times": "Golden times begin"}

NAMED: Mapping[str, Callable[[str], str]] = {
    "tile": lambda name: tile_words(name) if name else "it",
    "card": lambda name: words(name) if name else "an action card",
    "building": words,
    "site": words,
    "event": lambda name: EVENTS[name],
    "foe": lambda name: FOES.get(name, "a pirate of equal strength"),
    "buyer": lambda name: {"noble": "resident noble", "extra": "house that buys besides"}.get(name, name),
}


def tell(events: Sequence[Json], goals: Mapping[str, int]) -> str:
    """A run of events of one kind by one seat."""
    kind = events[0]["kind"]
    if kind in TOGETHER:
        return TOGETHER[kind](events)
    return listed([ONE[kind].format(**said(event, goals)) for event in events])


def said(event: Json, goals: Mapping[str, int]) -> dict[str, object]:
    """The entries of an event as sentences need them."""
    parts: dict[str, object] = {**event}
    parts |= {key: name(event[key]) for key, name in NAMED.items() if key in event}
    if "point" in event:
        parts["point"] = point_words(event["point"], goals)
    parts["came"] = CAME.get(event.get("event", ""), "")
    parts["free"] = " for free" if event.get("free") else ""
    parts["sort"] = "raid" if event.get("raid") else "peaceful pirate"
    return parts


# Events that come in runs


def goods(verb: str) -> Callable[[Sequence[Json]], str]:
    def told(events: Sequence[Json]) -> str:
        counts: dict[str, int] = {}
        for event in events:
            counts[event["good"]] = counts.get(event["good"], 0) + event.get("count", 1)
        return f"{verb} {cards(counts)}"

    return told


def sailed(events: Sequence[Json]) -> str:
    return f"[sail|sails] from {events[0]['origin']} to {', '.join(event['square'] for event in events)}"


TOGETHER: Mapping[str, Callable[[Sequence[Json]], str]] = {
    "produced": goods("[produce|produces]"),
    "golden_good": goods("[take|takes]"),
    "paid": goods("[pay|pays]"),
    "good_gained": goods("[get|gets]"),
    "good_returned": goods("[give|gives] back"),
    "sailed": sailed,
}
