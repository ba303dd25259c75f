"""Anno 1503's events in words: a clause about a seat, or a sentence where no seat is meant."""

from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.anno_1503.terms import EVENTS, FOES, cards, point_words, tile_words, words
from boriken.cli.people import listed
from boriken.core.title import Json

# Events that are told one by one
ONE: Mapping[str, str] = {
    "home drawn": "[get|gets] home island {home}",
    "first drawn": "[begin|begins]",
    "rolled": "[roll|rolls] a {number}",
    "nothing produced": "[produce|produces] nothing",
    "event": "{came}",
    "event ignored": "[need|needs] not fear {event}",
    "fee paid": "[pay|pays] {gold} gold because of {event}",
    "post lost": "[lose|loses] {tile} at place {place}",
    "contract lost": "[lose|loses] a contract",
    "inhabitant lost": "[lose|loses] a {rank}",
    "tile laid": "[lay|lays] a tile of the reserve on {square}",
    "gold earned": "[earn|earns] {gold} gold",
    "ship launched": "[build|builds] a ship on {square}",
    "pioneer came": "[place|places] a pioneer",
    "upgraded": "[raise|raises] somebody to {rank}{free}",
    "public building taken": "[take|takes] the {building}",
    "repaired": "[repair|repairs] the ship on {square}",
    "castle raised": "[build|builds] step {step} of the castle",
    "noble building built": "[build|builds] the {building} on {site}",
    "cannon bought": "[buy|buys] cannon number {number} for {price} gold",
    "sold": "[sell|sells] {good} to the {buyer} for {gold} gold",
    "bought": "[buy|buys] {good} for {price} gold",
    "card drawn": "[draw|draws] {card}",
    "card played": "[play|plays] the {card}",
    "card swapped": "[swap|swaps] the {card}",
    "card discarded": "[discard|discards] the {card}",
    "cards shuffled": "The {count} discarded action cards are the new stack",
    "gold gained": "[get|gets] {gold} gold",
    "looked": "[look|looks] at {square}",
    "tile seen": "[see|sees] {tile}",
    "laid back": "[lay|lays] the tile on {square} back",
    "post attached": "[attach|attaches] {tile} at place {place}",
    "contract taken": "[take|takes] the contract on {square}",
    "treasure found": "[find|finds] {tile} on {square}",
    "nest attacked": "[attack|attacks] {tile} on {square}",
    "nest beaten": "[beat|beats] {tile}",
    "nest held": "[do|does] not beat {tile}",
    "foe rolled": "[meet|meets] a roll of {number}, {total} in all",
    "own rolled": "[roll|rolls] a {number}, {total} in all",
    "fight drawn": "[draw|draws] the fight",
    "encounter": "[meet|meets] a {sort} on {square}",
    "peaceful pirate": "may trade with him",
    "ransom paid": "[pay|pays] {gold} gold to be let go",
    "foe shown": "must fight {foe}",
    "raid bought off": "[see|sees] the card {card} go",
    "raid won": "[win|wins] against {card}",
    "raid lost": "[lose|loses] against {card}",
    "gold lost": "[lose|loses] {gold} gold",
    "good lost": "[give|gives] 1 {good}",
    "ship damaged": "[have|has] a damaged ship on {square}",
    "bargain": "[buy|buys] {good} from the pirate for {price} gold",
    "pirates shuffled": "All pirate cards are shuffled",
    "passed": "[pass|passes]",
    "point gained": "[gain|gains] the point for {point}",
    "point lost": "[lose|loses] the point for {point}",
    "round ended": "Round {round} is over",
    "game won": "[win|wins] the game",
    "rounds over": "Nobody has won in all these rounds",
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
    "golden good": goods("[take|takes]"),
    "paid": goods("[pay|pays]"),
    "good gained": goods("[get|gets]"),
    "good returned": goods("[give|gives] back"),
    "sailed": sailed,
}
