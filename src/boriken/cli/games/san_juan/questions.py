"""What is asked in San Juan, and what each answer means."""

from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.san_juan.terms import EFFECTS, PRINTED, a, words
from boriken.cli.people import number_of
from boriken.core.title import Json

ASK: Mapping[str, str] = {
    "role": "Which role do you take?",
    "build": "What do you build?",
    "cover": "Which building do you cover with the {building}?",
    "library": "Do you use the library for the {building}, or save it for your second role?",
    "give": "The {building} still costs {cost}: which goods do you give to the black market?",
    "pay": "Which cards do you pay with for the {building}, {most} of them?",
    "produce": "Which goods do you make, up to {most}?",
    "sell": "Which goods do you sell, up to {most}?",
    "take": "Do you take cards?",
    "keep": "Which of the cards do you keep, {most} of them?",
    "mine": "Do you use the gold mine?",
    "find": "Which of the cards do you take?",
    "chapel": "Which card do you put under your chapel?",
    "discard": "Which cards do you discard, {most} of them?",
    "archive": "Which cards of your hand do you discard, {most} of them?",
}

PASS: Mapping[str, str] = {
    "build": "build nothing",
    "cover": "cover nothing",
    "library": "save it",
    "give": "give no more",
    "produce": "make no more",
    "sell": "sell no more",
    "take": "take none",
    "mine": "leave it",
    "chapel": "put none under it",
}

ROLES: Mapping[str, str] = {
    "builder": "everybody may build; you pay 1 card less",
    "producer": "everybody may make a good; you 1 more",
    "trader": "everybody may sell a good; you 1 more",
    "councillor": "everybody may draw 2 and keep 1; you choose out of 5",
    "prospector": "1 card for you",
}


def ask(view: Json) -> str:
    """The open question as one sentence."""
    question = view["question"]
    return ASK[question["kind"]].format(
        building=words(question.get("building", "")),
        cost=number_of(question.get("cost", 0), "card"),
        most=question.get("most", 0),
    )


def explain(action: str, view: Json, outcome: Sequence[Json]) -> str:
    """What a legal action means."""
    if action == "pass":
        return PASS[view["question"]["kind"]]
    if action in ROLES:
        return ROLES[action]
    verb, _, rest = action.partition(" ")
    return EXPLAIN[verb](rest, view)


def explain_building(name: str, view: Json) -> str:
    cost, printed = view["question"]["prices"][name], PRINTED[name].cost
    reduced = f" (not {printed})" if cost < printed else ""
    return f"pay {number_of(cost, 'card')}{reduced}; {number_of(PRINTED[name].points, 'point')}; {EFFECTS[name]}"


def explain_covering(rest: str, view: Json) -> str:
    cost = view["question"]["prices"][f"cover {rest}"]
    lost = ", and lose the good on it" if rest.startswith("full ") else ""
    return f"pay {number_of(cost, 'card')}{lost}"


def explain_use(name: str, view: Json) -> str:
    return {"library": "twice the privilege", "gold_mine": "turn up 4 cards; take one if no two cost the same"}[name]


def explain_good(good: str, view: Json) -> str:
    return f"1 {good}, which pays 1 card"


def explain_making(good: str, view: Json) -> str:
    return f"1 {good}"


def explain_sale(good: str, view: Json) -> str:
    return f"1 {good} for {number_of(view['question']['prices'][good], 'card')}"


def explain_taking(rest: str, view: Json) -> str:
    cards = number_of(view["question"]["cards"], "card")
    return f"look at {cards}" if view["question"]["role"] == "councillor" else f"draw {cards}"


def explain_card(name: str, view: Json) -> str:
    return f"{a(name)}: costs {PRINTED[name].cost}; {EFFECTS[name]}"


EXPLAIN: Mapping[str, Callable[[str, Json], str]] = {
    "build": explain_building,
    "cover": explain_covering,
    "use": explain_use,
    "give": explain_good,
    "pay": explain_card,
    "produce": explain_making,
    "sell": explain_sale,
    "take": explain_taking,
    "keep": explain_card,
    "mine": explain_card,
    "chapel": explain_card,
    "discard": explain_card,
}
