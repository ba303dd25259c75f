"""The answers to a question in Puerto Rico, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from boriken.cli.games.puerto_rico.printed import PRINTED
from boriken.core.title import Json
from boriken.core.words import Words, identifier
from boriken.games.puerto_rico.catalogue import CARD_NAMES
from boriken.games.puerto_rico.names import SAN_JUAN

# By the first word of an action of several: its message, and what the message calls the rest
SIMPLE: Mapping[str, tuple[str, str]] = {
    "settle": ("settle", "tile"),
    "forest": ("forest", "tile"),
    "extra": ("extra", "good"),
    "use": ("use", "building"),
    "choose": ("choose", "building"),
    "post": ("post", "good"),
    "buy": ("buyPlantation", ""),
    "supply": ("supply", "good"),
    "piracy": ("piracy", "spaces"),
    "kidnap": ("kidnap", "role"),
}


class Answers:
    """Legal actions in the words of a language, with what they cost and bring."""

    def __init__(self, view: Json, outcome: Sequence[Json], words: Words) -> None:
        self.view = view
        self.question: Json = view["question"]
        self.mine = [event for event in outcome if event["seat"] == self.question["seat"]]
        self.words = words

    def explain(self, action: str) -> str:
        if action == "pass":
            return self.words.say(f"decline-{self.question['kind']}")
        if action in CARD_NAMES:
            return self.role(action)
        verb, _, rest = action.partition(" ")
        if not rest:
            return self.words.say(f"choices-{verb}")
        if verb in SIMPLE:
            message, called = SIMPLE[verb]
            return self.words.say(f"choices-{message}", **({called: rest} if called else {}))
        return EXPLAIN[verb](self, *rest.split())

    def role(self, role: str) -> str:
        parts = [self.words.say(f"roles-{identifier(role)}.{part}") for part in ("everybody", "privilege")]
        doubloons = self.view["roles"][role]["doubloons"]
        return " ".join([self.words.say("say-lying", count=doubloons), *parts] if doubloons else parts)

    def build(self, building: str) -> str:
        chosen = self.words.say("choices-build", building=building, price=self.question["prices"][building])
        points = self.words.say("count-points", count=PRINTED[building].points)
        return f"{chosen}. {points}. {self.words.name('effects', building)}"

    def sell(self, good: str) -> str:
        paid = sum(event["doubloons"] for event in self.mine if event["kind"] in ("sold", "market_paid"))
        return f"{self.words.say('choices-sell', good=good)}. {self.words.say('say-brings', count=paid)}"

    def ship(self, good: str, spaces: str | None = None) -> str:
        loaded = next(event for event in self.mine if event["kind"] == "shipped")
        points = sum(event["points"] for event in self.mine if event["kind"] == "points_gained")
        chosen = self.words.say("choices-ship", count=loaded["count"], good=good, spaces=spaces)
        return f"{chosen}. {self.words.say('count-points', count=points)}."

    def keep(self, good: str, count: str) -> str:
        return self.words.say("choices-keep", good=good, count=int(count))

    def place(self, place: str, count: str) -> str:
        return self.words.say("choices-place", place=place, count=int(count))

    def give_back(self, what: str) -> str:
        return (
            self.words.say("choices-returnPoint")
            if what == "point"
            else self.words.say("choices-returnGood", good=what)
        )

    def lay(self, what: str) -> str:
        return self.words.say("choices-layForest" if what == "forest" else "choices-layPlantation")

    def discard(self, what: str, more: str = "") -> str:
        given_up = next(event for event in self.mine if event["kind"] == "tile_given_up")
        if what == "forest":
            return self.words.say("choices-discardForest", tile=given_up["tile"])
        return self.words.say("choices-discard", tile=what, crew=given_up.get("crew"))

    # People

    def guest(self, place: str) -> str:
        return self.words.say("choices-guest", place=place, noble=False)

    def recall(self, place: str) -> str:
        return self.words.say("choices-recall", place=place, noble=False)

    def man(self, place: str) -> str:
        return self.words.say("choices-man", place=place, noble=False)

    def noble(self, place: str) -> str:
        """One to be placed, given away or moved, as the question is."""
        kind = self.question["kind"]
        if kind == "noble" or (place == SAN_JUAN and kind != "recall"):
            return self.words.say("choices-placeNoble", place=place)
        message = kind if kind in ("recall", "man") else "guest"
        return self.words.say(f"choices-{message}", place=place, noble=True)


EXPLAIN: Mapping[str, Callable[..., str]] = {
    "build": Answers.build,
    "sell": Answers.sell,
    "ship": Answers.ship,
    "wharf": Answers.ship,
    "keep": Answers.keep,
    "place": Answers.place,
    "return": Answers.give_back,
    "lay": Answers.lay,
    "discard": Answers.discard,
    "guest": Answers.guest,
    "recall": Answers.recall,
    "man": Answers.man,
    "noble": Answers.noble,
}
