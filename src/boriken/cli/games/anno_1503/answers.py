"""The answers to a question in Anno 1503, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from boriken.core.title import Json
from boriken.core.words import Words
from boriken.games.anno_1503.catalogue import COMMODITY_NAMES, GOOD_NAMES

# By the first word of an action: what its message calls the rest
CALLED: Mapping[str, str] = {
    "without": "good",
    "return": "good",
    "discard": "card",
    "attach": "place",
    "at": "square",
    "ship": "square",
    "sail": "square",
    "look": "square",
}
MESSAGES: Mapping[str, str] = {"return": "give", "ship": "command"}


class Answers:
    """Legal actions in the words of a language, with what they cost and bring."""

    def __init__(self, view: Json, facts: Json, words: Words) -> None:
        self.question: Json = view["question"]
        self.seat: Json = view["seats"][self.question["seat"]]
        self.facts = facts
        self.words = words

    def explain(self, action: str) -> str:
        verb, *rest = action.split()
        if verb in EXPLAIN:
            return EXPLAIN[verb](self, *rest)
        if verb in CALLED:
            return self.words.say(f"choices-{MESSAGES.get(verb, verb)}", **{CALLED[verb]: rest[0]})
        return self.words.say(f"choices-{verb}")

    def passing(self) -> str:
        return self.words.say("choices-pass", kind=self.question["kind"])

    # Building

    def build(self, what: str, site: str = "") -> str:
        if not site:
            return f"{self.words.say(f'choices-{what}')}. {self.costs(self.facts['costs'][what])}"
        built = self.words.say("choices-build", building=what, site=site.removeprefix("site_"))
        effect = effect_words(self.facts["noble_buildings"][what]["effect"], self.words)
        return f"{built}. {self.costs(self.facts['sites'][site]['cost'])} {effect}"

    def upgrade(self, rank: str) -> str:
        raised = self.words.say("choices-upgrade", rank=rank)
        is_paid = self.question["kind"] in ("work", "build_with_card")
        return f"{raised}. {self.costs(self.facts['costs'][rank])}" if is_paid else raised

    def repair(self) -> str:
        return f"{self.words.say('choices-repair')}. {self.costs(self.facts['costs']['repair'])}"

    def castle(self) -> str:
        step = self.facts["castle"][self.seat["castle"]]
        return f"{self.words.say('choices-castle')}. {self.costs(step['cost'])}"

    def cannon(self) -> str:
        return f"{self.words.say('choices-cannon')}. {self.costs({'gold': self.question.get('cannon') or 0})}"

    def costs(self, cost: Mapping[str, int]) -> str:
        return self.words.say("say-costs", cost=cost_words(cost, self.words))

    # Trading

    def sell(self, good: str, buyer: str) -> str:
        prices = self.facts["prices"]["noble"] if buyer == "noble" else self.price_of_sale(good, buyer)
        message = {"noble": "sellNoble", "extra": "sellExtra"}.get(buyer, "sell")
        sold = self.words.say(f"choices-{message}", good=good, rank=buyer)
        return f"{sold}. {self.words.say('say-brings', gold=prices)}"

    def price_of_sale(self, good: str, buyer: str) -> int:
        sort = sort_of(good)
        return int(self.question["extra"][sort] if buyer == "extra" else self.facts["ranks"][buyer]["price"])

    def buy(self, good: str) -> str:
        prices = self.question["prices"]
        return self.words.say("choices-buy", good=good, price=prices.get(good, prices.get(sort_of(good))))

    def take(self, what: str) -> str:
        if what == "tile":
            return f"{self.words.say('choices-takeTile')}. {self.tile_rule(self.question['tile'])}"
        if what in GOOD_NAMES:
            return self.words.say("choices-take", good=what)
        taken = self.words.say("choices-takePublic", building=what)
        return f"{taken}. {effect_words(self.facts['public_buildings'][what]['effect'], self.words)}"

    def tile_rule(self, tile: str) -> str:
        printed = self.facts["tiles"][tile]
        return self.words.say(f"tileRules-{printed['kind']}", **printed)

    # Cards

    def play(self, card: str) -> str:
        played = self.words.say("choices-play", card=card)
        return f"{played}. {effect_words(self.facts['action_cards'][card]['effect'], self.words)}"

    def swap(self, card: str) -> str:
        return f"{self.words.say('choices-swap', card=card)}. {self.costs(self.facts['costs']['swap'])}"

    # Disasters and fights

    def lose(self, what: str, place: str = "") -> str:
        if what == "contract":
            return self.words.say("choices-loseContract")
        if what == "post":
            return self.words.say("choices-losePost", place=place)
        return self.words.say("choices-lose", rank=what)

    def pay(self) -> str:
        return self.words.say("choices-pay", count=self.question["gold"])

    def fight(self) -> str:
        strength = self.words.say("ui-strength")
        return f"{self.words.say('choices-fight')}. {strength}: {self.seat['strength']}."


EXPLAIN: Mapping[str, Callable[..., str]] = {
    "pass": Answers.passing,
    "build": Answers.build,
    "upgrade": Answers.upgrade,
    "repair": Answers.repair,
    "castle": Answers.castle,
    "cannon": Answers.cannon,
    "sell": Answers.sell,
    "buy": Answers.buy,
    "take": Answers.take,
    "play": Answers.play,
    "swap": Answers.swap,
    "lose": Answers.lose,
    "pay": Answers.pay,
    "fight": Answers.fight,
}


def sort_of(good: str) -> str:
    return "commodity" if good in COMMODITY_NAMES else "luxury"


def cost_words(cost: Mapping[str, int], words: Words) -> str:
    """`1 wood, 2 gold`; `nothing` for nothing."""
    lots = [
        words.say("count-gold", count=count) if name == "gold" else words.say("say-goods", count=count, good=name)
        for name, count in cost.items()
    ]
    return ", ".join(lots) or words.say("say-nothing")


def effect_words(effect: Json, words: Words) -> str:
    """The effect of a building or card, in a sentence."""
    return words.say(f"effects-{effect['kind']}", **{"event": None, "target": None, "per_turn": None, **effect})
