"""The questions of Puerto Rico, and the meaning of each answer."""

from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.puerto_rico.terms import (
    EFFECTS,
    PRINTED,
    Terms,
    goods_words,
    list_prices,
    money,
    tile_words,
    words,
)
from boriken.cli.people import number_of
from boriken.core.title import Json

ASK: Mapping[str, str] = {
    "role": "Which role do you take?",
    "tile": "Which tile do you take for your island?",
    "colonist": "As mayor, do you take one more {colonist} from the supply?",
    "place": "You have {colonists} to place: how many go on {about}{room}?",
    "build": "What do you build with {doubloons}?",
    "produce": "Do you produce goods?",
    "extra": "As craftsman, which good do you take one more of?",
    "sell": "Which good do you sell to the trading house?",
    "ship": "Which goods do you ship?",
    "keep": "You can keep {kinds}{free} of any kind: how many of your {goods} {about}?",
    "use": "Do you use the {about}?",
    "choose": "Which building do you put on sale?",
    "lay": "Do you lay {drawn} as a plantation or as a forest?",
    "guest": "Do you send a guest somewhere?",
    "recall": "Which {colonist} do you give to the black market for the {about}?",
    "return": "What do you give to the black market for the {about}?",
    "small_wharf": "How many of your {goods} {about} do you keep, when the small wharf takes the rest?",
    "token": "Do you take a {colonist} or a noble{more}?",
    "noble": "Where does a noble stand ({left} to place)?",
    "supply": "Which goods do you supply to the court (up to {left})?",
    "discard": "Which tile do you give up?",
    "pirate": "What does the buccaneer do?",
    "loot": "How many of the {about} do you keep?",
    "man": "Where does the next {colonist} go ({left} left)?",
}

PASS: Mapping[str, str] = {
    "tile": "take nothing",
    "colonist": "do without",
    "build": "build nothing",
    "produce": "produce nothing",
    "extra": "take none",
    "sell": "sell nothing",
    "ship": "leave the wharf unused",
    "use": "do without",
    "guest": "let everybody stay",
    "recall": "give none",
    "noble": "let the rest wait in San Juan",
    "supply": "supply no more",
    "discard": "keep all tiles",
    "man": "let the rest go",
}

ROLES: Mapping[str, str] = {
    "settler": "everybody takes a plantation; you may take a quarry",
    "mayor": "{arriving} shared out; one more for you",
    "builder": "everybody may build; you pay 1 doubloon less",
    "craftsman": "everybody produces; you make {harvest}",
    "trader": "everybody may sell a good; you get 1 doubloon more",
    "captain": "everybody ships goods; 1 point more for you",
    "prospector": "1 doubloon from the bank",
    "prospector 2": "1 doubloon from the bank",
    "buccaneer": "empty a ship or the trading house, raid, or kidnap a role",
}

# By the first word of an action
SIMPLE: Mapping[str, str] = {
    "hacienda": "first draw an unseen plantation",
    "colonist": "take one more {colonist}",
    "produce": "produce as usual",
    "extra": "take 1 more {rest}",
    "use": "use the {rest}",
    "forest": "take the {rest} plantation as a forest",
    "lay": "lay it as a {rest}",
    "recall": "the {colonist} on {rest}",
    "return": "1 {rest}",
    "post": "sell 1 {rest} by your trading post",
    "buy": "draw an unseen plantation for 1 doubloon",
    "supply": "1 {rest} for 1 point",
    "small_wharf": "send any goods by your small wharf",
    "piracy": "empty the ship of {rest} and keep up to 3 of its goods",
    "plunder": "empty the trading house for 1 point a good",
    "raid": "cut down the {colonist_ship} and keep up to 3 of them",
    "kidnap": "take the doubloons on the {rest}; play it yourself if nobody does",
    "man": "on {rest}",
    "choose": "put the {rest} on sale",
    "guest": "send a {colonist} to {rest}",
    "noble": "a noble {rest}",
}


def ask(view: Json, terms: Terms) -> str:
    """The open question as one sentence."""
    question = view["question"]
    circles, kinds = question.get("circles", 0), question.get("warehouse_kinds", 0)
    return ASK[question["kind"]].format(
        colonist=terms.colonist,
        colonists=terms.colonists(question.get("colonists", 0)),
        about=words(question.get("about", "")),
        room=f", which has room for {circles}" if circles > 1 else "",
        doubloons=money(asked(view)["doubloons"]),
        free=number_of(question.get("free_goods", 0), "good"),
        kinds=f"{number_of(kinds, 'kind')} whole and " if kinds else "",
        goods=question.get("goods", 0),
        drawn=tile_words(question.get("tile")),
        left=question.get("left", 0),
        more=f" ({question['left']} to take)" if "left" in question else "",
    )


def asked(view: Json) -> Json:
    """What the player has who is asked."""
    seat: Json = view["seats"][view["question"]["seat"]]
    return seat


def explain(action: str, view: Json, outcome: Sequence[Json], terms: Terms) -> str:
    """What a legal action means."""
    if action == "pass":
        return PASS[view["question"]["kind"]]
    if action in ROLES:
        return explain_role(action, view, terms)
    verb, _, rest = action.partition(" ")
    if verb in SIMPLE:
        return SIMPLE[verb].format(rest=words(rest), colonist=terms.colonist, colonist_ship=terms.colonist_ship)
    mine = [event for event in outcome if event["seat"] == view["question"]["seat"]]
    return EXPLAIN[verb](rest, view, mine, terms)


def explain_role(role: str, view: Json, terms: Terms) -> str:
    meaning = ROLES[role].format(arriving=terms.colonists(view["colonist_ship"]), harvest=harvest(view))
    doubloons = view["roles"][role]["doubloons"]
    return f"{money(doubloons)} lying on it; {meaning}" if doubloons else meaning


def harvest(view: Json) -> str:
    """What the craftsman himself makes: the first to produce, as far as the supply goes."""
    made = {good: min(count, view["goods"].get(good, 0)) for good, count in asked(view)["production"].items()}
    goods = goods_words({good: count for good, count in made.items() if count})
    return f"{goods}, and one more of a kind" if any(made.values()) else "nothing"


def explain_tile(tile: str, view: Json, mine: Sequence[Json], terms: Terms) -> str:
    manned = any(event["kind"] == "colonist_on_new" for event in mine)
    return tile_words(tile) + (f" with a {terms.colonist}" if manned else "")


def explain_building(name: str, view: Json, mine: Sequence[Json], terms: Terms) -> str:
    price, printed = view["question"]["prices"][name], list_prices(view)[name]
    reduced = f" (not {printed})" if price < printed else ""
    left = max(asked(view)["doubloons"] - price, 0)  # the black market may have to help
    points = number_of(PRINTED[name].points, "point")
    return f"pay {price}{reduced}, keep {left}; {points}; {EFFECTS[name].format(colonist=terms.colonist)}"


def explain_sale(good: str, view: Json, mine: Sequence[Json], terms: Terms) -> str:
    paid = sum(event["doubloons"] for event in mine if event["kind"] in ("sold", "market_paid"))
    return f"for {money(paid)}, which makes {asked(view)['doubloons'] + paid}"


def explain_shipment(rest: str, view: Json, mine: Sequence[Json], terms: Terms) -> str:
    loaded = next(event for event in mine if event["kind"] == "shipped")
    points = sum(event["points"] for event in mine if event["kind"] == "points_gained")
    ship = f"on the ship of {loaded['ship']}" if loaded["ship"] else "by your wharf"
    return f"{loaded['count']} {loaded['good']} {ship} for {number_of(points, 'point')}"


def explain_giving_up(rest: str, view: Json, mine: Sequence[Json], terms: Terms) -> str:
    given_up = next(event for event in mine if event["kind"] == "tile_given_up")
    crew = given_up.get("crew")
    tile = f"forest {given_up['tile'] or ''}".strip() if given_up["forest"] else given_up["tile"]
    return f"give up your {tile}" + (f" with the {terms.token(crew == 'noble')} on it" if crew else "")


def explain_placing(rest: str, view: Json, mine: Sequence[Json], terms: Terms) -> str:
    return terms.colonists(int(rest.split()[1]))


def explain_keeping(rest: str, view: Json, mine: Sequence[Json], terms: Terms) -> str:
    count = int(rest.split()[1])
    if view["question"]["kind"] == "keep":
        return f"keep {count}, lose {view['question']['goods'] - count}"
    return f"keep {count}"


EXPLAIN: Mapping[str, Callable[[str, Json, Sequence[Json], Terms], str]] = {
    "settle": explain_tile,
    "discard": explain_giving_up,
    "place": explain_placing,
    "build": explain_building,
    "sell": explain_sale,
    "ship": explain_shipment,
    "wharf": explain_shipment,
    "keep": explain_keeping,
}
