"""Puerto Rico's events in words: a clause about a seat, or a sentence where no seat is meant."""

from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.puerto_rico.terms import Terms, money, place_words, tile_words, words
from boriken.cli.people import listed, number_of
from boriken.core.title import Json

# Events that are told one by one
ONE: Mapping[str, str] = {
    "governor_drawn": "[are|is] the first governor",
    "start_tile": "[start|starts] with {tile}",
    "role_taken": "[take|takes] the {role}{bonus}",
    "tile_taken": "[take|takes] {tile}",
    "hacienda_tile": "[draw|draws] {tile} by the hacienda",
    "colonist_on_new": "[get|gets] a {colonist} from the {origin} on {place} ({by})",
    "privilege_colonist": "[take|takes] one more {colonist} as mayor",
    "colonists_dealt": "[get|gets] {colonists}",
    "colonist_ship_refilled": "For the next mayor there are {colonists}{shortage}",
    "built": "[build|builds] the {building} for {price}",
    "production_skipped": "[choose|chooses] not to produce",
    "factory_paid": "[get|gets] {doubloons} by the factory",
    "extra_good": "[take|takes] 1 more {good} as craftsman",
    "sold": "[sell|sells] {good} for {doubloons}",
    "trading_house_emptied": "The full trading house is emptied",
    "shipped": "[ship|ships] {count} {good} {carrier}",
    "prospected": "[find|finds] {doubloons}",
    "passed": "[pass|passes]",
    "round_ended": "Round {round} is over",
    "game_over": "The game is over",
    "building_chosen": "[put|puts] the {building} on sale",
    "forest_laid": "[lay|lays] {tile} as a forest{instead}",
    "tile_drawn": "[look|looks] at {tile} for the {by}",
    "guest_moved": "[send|sends] a {token} from the guesthouse to {place}",
    "colonist_returned": "[give|gives] the black market a {token} from {place}",
    "good_returned": "[give|gives] the black market 1 {good}",
    "point_returned": "[give|gives] the black market 1 point",
    "sold_by_trading_post": "[sell|sells] {good} by the trading post for {doubloons}",
    "building_paid": "[get|gets] {doubloons} by the {building}",
    "aqueduct_good": "[get|gets] 1 more {good} by the aqueduct",
    "token_taken": "[take|takes] a {token}",
    "villa_token": "[get|gets] a {token} by the villa",
    "nobles_placed": "[have|has] a noble on {place}",
    "tile_bought": "[buy|buys] {tile} by the land office",
    "tile_given_up": "[give|gives] up {tile} ({by}){leaving}",
    "good_supplied": "[supply|supplies] 1 {good} to the court",
    "piracy": "[board|boards] the ship of {ship} with {count} {good}",
    "goods_looted": "[keep|keeps] {count} {good} of it",
    "trading_house_plundered": "[plunder|plunders] the trading house of {goods}",
    "colonist_ship_raided": "[raid|raids] the {colonist_ship}: {colonists}",
    "colonist_placed": "[put|puts] {tokens} on {place}",
    "role_kidnapped": "[kidnap|kidnaps] the {role}{bonus}",
    "ransom_paid": "[get|gets] {doubloons} ransom",
    "kidnapped_role_played": "[play|plays] the {role}, whom nobody freed",
    "festival_shows": "The festival asks for {shows}",
    "task_done": "[do|does] the festival's task: {reward_words}",
}

REWARDS = {"plantations": "{reward} {colonist}s", "production": "{reward} doubloons", "building": "{reward} points"}

# What an event names, as a sentence says it
NAMED: Mapping[str, Callable[[str], str]] = {
    "tile": tile_words,
    "place": place_words,
    "building": words,
    "by": words,
    "shows": words,
}

POINTS = {
    "goods": "",
    "captain": " as captain",
    "harbor": " for the harbor",
    "church": " for the church",
    "union_hall": " for the union hall",
    "chapel": " for the chapel",
    "hunting_lodge": " for the hunting lodge",
    "royal_supplier": " for the royal supplier",
    "plunder": " for the plunder",
    "festival": " for the festival",
}

CARRIERS = {None: "by wharf", "small_wharf": "by small wharf"}

REASONS = {
    "colonists": "there were too few {colonist}s for the {colonist_ship}",
    "city": "a city is full",
    "points": "the victory point chips are used up",
    "buildings": "nobody can build any more",
}


def tell(events: Sequence[Json], terms: Terms) -> str:
    """A run of events of one kind by one seat."""
    kind = events[0]["kind"]
    if kind in TOGETHER:
        return TOGETHER[kind](events, terms)
    return listed([ONE[kind].format(**said(event, terms)) for event in events])


def said(event: Json, terms: Terms) -> dict[str, object]:
    """The entries of an event as sentences need them, and what follows from them."""
    parts: dict[str, object] = {**event, "colonist": terms.colonist}
    parts |= {key: name(event[key]) for key, name in NAMED.items() if key in event}
    parts |= {key: money(event[key]) for key in ("doubloons", "price") if key in event}
    parts["colonists"] = terms.colonists(event.get("count", 0))
    parts["bonus"] = f" and {parts['doubloons']}" if event.get("doubloons") else ""
    parts["origin"] = terms.colonist_ship if event.get("from_ship") else "supply"
    parts["carrier"] = CARRIERS.get(event.get("ship"), f"on the ship of {event.get('ship')}")
    parts["token"] = terms.token(event.get("noble", False))
    parts["tokens"] = number_of(event.get("count", 0), terms.token(event.get("noble", False)))
    parts["goods"] = number_of(event.get("count", 0), "good")
    parts["colonist_ship"] = terms.colonist_ship
    parts["instead"] = ", which leaves the game" if event.get("known") == "removed" else ""
    crew = event.get("crew")
    parts["leaving"] = f"; the {terms.token(crew == 'noble')} there goes to {place_words('san_juan')}" if crew else ""
    if event.get("forest"):
        parts["tile"] = f"a forest, {parts['tile']}" if event["tile"] else "a forest"
    if "reward" in event:
        parts["reward_words"] = REWARDS[event["task"]].format(reward=event["reward"], colonist=terms.colonist)
    parts["shortage"] = f" instead of {event['wanted']}" if event.get("wanted", 0) > event.get("count", 0) else ""
    return parts


# Events that come in runs


def tiles_turned_up(events: Sequence[Json], terms: Terms) -> str:
    return f"New plantations lie open: {listed([event['tile'] for event in events])}"


def tiles_discarded(events: Sequence[Json], terms: Terms) -> str:
    return f"Nobody took {counted(events, 'tile')}"


def colonists_placed(events: Sequence[Json], terms: Terms) -> str:
    places = [f"{words(event['place'])} {event['count']}" for event in events if event["count"]]
    if not places:
        return f"[leave|leaves] {listed([words(event['place']) for event in events])} empty"
    return f"[place|places] {terms.colonist}s: {listed(places)}"


def produced(events: Sequence[Json], terms: Terms) -> str:
    return f"[produce|produces] {counted(events, 'good')}"


def market_paid(events: Sequence[Json], terms: Terms) -> str:
    paid = [f"{event['doubloons']} more by the {words(event['building'])}" for event in events]
    return f"[get|gets] {listed(paid)}"


def points_gained(events: Sequence[Json], terms: Terms) -> str:
    first, *more = events
    points = [number_of(first["points"], "point") + POINTS[first["by"]]]
    points += [f"{event['points']} more{POINTS[event['by']]}" for event in more]
    return f"[gain|gains] {listed(points)}"


def goods_kept(events: Sequence[Json], terms: Terms) -> str:
    kept, lost = counted(events, "good"), counted(events, "good", "returned")
    clauses = [f"[keep|keeps] {kept}" if kept else "", f"[lose|loses] {lost}" if lost else ""]
    return listed([clause for clause in clauses if clause])


def cargo_ship_emptied(events: Sequence[Json], terms: Terms) -> str:
    ships = [f"{event['good']} ship of {event['ship']}" for event in events]
    return f"The {listed(ships)} {'is full and sails' if len(ships) == 1 else 'are full and sail'}"


def end_triggered(events: Sequence[Json], terms: Terms) -> str:
    reasons = [
        REASONS[event["reason"]].format(colonist=terms.colonist, colonist_ship=terms.colonist_ship) for event in events
    ]
    return f"This is the last round: {listed(reasons)}"


def counted(events: Sequence[Json], thing: str, number: str = "count") -> str:
    """`2 corn and 1 sugar`, without what there is none of."""
    return listed([f"{event[number]} {event[thing]}" for event in events if event[number]])


TOGETHER: Mapping[str, Callable[[Sequence[Json], Terms], str]] = {
    "tile_turned_up": tiles_turned_up,
    "tiles_discarded": tiles_discarded,
    "colonists_placed": colonists_placed,
    "produced": produced,
    "market_paid": market_paid,
    "points_gained": points_gained,
    "goods_kept": goods_kept,
    "cargo_ship_emptied": cargo_ship_emptied,
    "end_triggered": end_triggered,
}
