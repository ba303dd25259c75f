"""The answers to a question in San Juan, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from boriken.core.title import Json
from boriken.core.words import Words
from boriken.games.san_juan.catalogue import CARDS, ROLE_NAMES

POINTS: Mapping[str, int] = {row[0]: int(row[2]) for row in CARDS}


def explain(action: str, view: Json, words: Words) -> str:
    """The meaning of a legal action."""
    question = view["question"]
    if action == "pass":
        return words.say(f"decline-{question['kind']}")
    if action in ROLE_NAMES:
        return f"{words.say(f'roles-{action}.everybody')} {words.say(f'roles-{action}.privilege')}"
    verb, _, rest = action.partition(" ")
    return EXPLAIN[verb](verb, rest, question, words)


def building(verb: str, name: str, question: Json, words: Words) -> str:
    points = words.say("count-points", count=POINTS[name])
    chosen = words.say("choices-build", card=name, price=question["prices"][name])
    return f"{chosen}. {points}. {words.name('effects', name)}"


def covering(verb: str, rest: str, question: Json, words: Words) -> str:
    price, name = question["prices"][f"cover {rest}"], rest.split()[-1]
    return words.say("choices-cover", card=name, full=rest.startswith("full "), price=price)


def use(verb: str, name: str, question: Json, words: Words) -> str:
    if name == "gold_mine":
        return words.say("effects-gold_mine")
    return words.say("choices-library", cards=question.get("with_library"))


def good(verb: str, name: str, question: Json, words: Words) -> str:
    return words.say(f"choices-{verb}", good=name, price=question.get("prices", {}).get(name, 0))


def taking(verb: str, rest: str, question: Json, words: Words) -> str:
    return words.say("choices-take", count=question["cards"])


def card(verb: str, name: str, question: Json, words: Words) -> str:
    return f"{words.say(f'choices-{verb}', card=name)}. {words.name('effects', name)}"


EXPLAIN: Mapping[str, Callable[[str, str, Json, Words], str]] = {
    "build": building,
    "cover": covering,
    "use": use,
    "give": good,
    "pay": card,
    "produce": good,
    "sell": good,
    "take": taking,
    "keep": card,
    "mine": card,
    "chapel": card,
    "discard": card,
}
