"""The questions of Anno 1503, and the meaning of each answer."""

from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.anno_1503.terms import EVENTS, cards, effect_words, gold, tile_words, words
from boriken.cli.people import number_of
from boriken.core.title import Json

ASK: Mapping[str, str] = {
    "produce": "Which good do you produce?",
    "golden_times": "Golden times: which commodity do you take?",
    "lose": "{event} cost {fee} gold and you have {gold}: what do you lose?",
    "lay": "On which free square of the {board} board does a tile of the reserve go?",
    "work": "You have {gold} gold: what do you build, sell or buy?",
    "without": "Which card do you leave out of {bill}?",
    "build_with_card": "What do you build with the {card}?",
    "harbour": "Where does your new ship begin?",
    "repair": "Which ship do you repair?",
    "public_building": "Which public building do you take?",
    "upgrade": "Whom do you raise for free?",
    "commodity": "Which commodity do you take ({goods} to come)?",
    "luxury": "Which luxury do you take ({goods} to come)?",
    "peek": "Which tile do you look at ({tiles} to come)?",
    "ship": "Which ship acts?",
    "sail": "Your ship is on {square} with {points}: what does it do?",
    "tile": "On {square} lies {tile}: what do you do?",
    "ransom": "A raid! Do you pay {gold} gold, or fight?",
    "drawn_fight": "The fight stands {own} to {foe}: how does it go on?",
    "reroll": "The fight stands {own} to {foe}: do you roll again?",
    "tow": "Where is your damaged ship laid?",
    "give": "What do you give to the pirates?",
    "bargain": "What do you buy from the pirate?",
    "return": "You hold {excess} too many goods: which do you give back?",
    "discard": "You hold {excess} too many action cards: which do you discard?",
}

PASS: Mapping[str, str] = {
    "without": "leave out nothing more",
    "upgrade": "raise nobody",
    "peek": "look at no more",
    "ship": "end the turn",
    "sail": "stop here",
    "reroll": "let it stand",
    "bargain": "buy nothing",
}

# By the first word of an action
SIMPLE: Mapping[str, str] = {
    "ships": "no more building and trading in this turn",
    "repair": "repair a damaged ship",
    "return": "give back 1 {rest}",
    "without": "pay without 1 {rest}",
    "swap": "pay to draw another card instead",
    "discard": "discard the {rest}",
    "lose": "lose the {rest}",
    "back": "lay it back face down",
    "again": "roll once more",
    "at": "choose {rest}",
    "ship": "the ship on {rest} acts",
    "sail": "go to {rest}",
    "look": "look at the tile on {rest}",
    "attach": "attach it at place {rest}",
}


def ask(view: Json) -> str:
    """The open question as one sentence."""
    question = view["question"]
    seat = view["seats"][question["seat"]]
    told = {"gold": seat["gold"], **question}
    told["event"] = EVENTS.get(question.get("event", ""), "").capitalize()
    told["bill"] = cards(question.get("bill", {}))
    told["card"] = words(question.get("card", ""))
    told["tile"] = tile_words(question["tile"]) if "tile" in question else ""
    told["points"] = number_of(question.get("points", 0), "point")
    return ASK[question["kind"]].format(**told)


def explain(action: str, view: Json, facts: Json, outcome: Sequence[Json]) -> str:
    """What a legal action means."""
    question = view["question"]
    if action == "pass":
        return PASS[question["kind"]]
    verb, _, rest = action.partition(" ")
    if action in EXACT:
        return EXACT[action](view, facts)
    if verb in EXPLAIN:
        return EXPLAIN[verb](rest, view, facts)
    return SIMPLE[verb].format(rest=words(rest))


def asked(view: Json) -> Json:
    """What the player has who is asked."""
    seat: Json = view["seats"][view["question"]["seat"]]
    return seat


def explain_castle(view: Json, facts: Json) -> str:
    step = asked(view)["castle"]
    return f"build step {step + 1} for {cards(facts['castle'][step]['cost'])}"


def explain_fight(view: Json, facts: Json) -> str:
    return f"fight with {number_of(asked(view)['strength'], 'cannon')}"


def explain_pay(view: Json, facts: Json) -> str:
    return f"pay {gold(view['question']['gold'])}"


def explain_ship(view: Json, facts: Json) -> str:
    return f"pay {cards(facts['costs']['ship'])}"


def explain_pioneer(view: Json, facts: Json) -> str:
    return f"pay {cards(facts['costs']['pioneer'])}"


def explain_cannon(view: Json, facts: Json) -> str:
    return f"buy a cannon for {gold(view['question'].get('cannon') or 0)}"


def explain_tile(view: Json, facts: Json) -> str:
    return "take it; the ship goes back to your supply"


EXACT: Mapping[str, Callable[[Json, Json], str]] = {
    "build ship": explain_ship,
    "build pioneer": explain_pioneer,
    "castle": explain_castle,
    "cannon": explain_cannon,
    "fight": explain_fight,
    "pay": explain_pay,
    "take tile": explain_tile,
}


def explain_build(rest: str, view: Json, facts: Json) -> str:
    building, site = rest.split()
    return f"pay {cards(facts['sites'][site]['cost'])}; {effect_words(facts['noble_buildings'][building]['effect'])}"


def explain_upgrade(rank: str, view: Json, facts: Json) -> str:
    if view["question"]["kind"] in ("work", "build_with_card"):
        return f"pay {cards(facts['costs'][rank])}"
    return "for free"


def explain_sale(rest: str, view: Json, facts: Json) -> str:
    good, buyer = rest.split()
    if buyer == "noble":
        return f"for {gold(facts['prices']['noble'])}"
    if buyer == "extra":
        luxury = "luxury" if good in ("marble", "silk", "gems") else "commodity"
        return f"for {gold(view['question']['extra'][luxury])}"
    return f"for {gold(facts['ranks'][buyer]['price'])}"


def explain_purchase(good: str, view: Json, facts: Json) -> str:
    prices = view["question"]["prices"]
    price = prices.get(good, prices.get("luxury" if good in ("marble", "silk", "gems") else "commodity"))
    return f"for {gold(price)}"


def explain_taking(rest: str, view: Json, facts: Json) -> str:
    if rest in facts["public_buildings"]:
        return effect_words(facts["public_buildings"][rest]["effect"])
    return f"take 1 {rest}"


def explain_card(card: str, view: Json, facts: Json) -> str:
    return effect_words(facts["action_cards"][card]["effect"])


EXPLAIN: Mapping[str, Callable[[str, Json, Json], str]] = {
    "build": explain_build,
    "upgrade": explain_upgrade,
    "sell": explain_sale,
    "buy": explain_purchase,
    "take": explain_taking,
    "play": explain_card,
}
