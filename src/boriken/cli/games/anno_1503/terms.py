"""The words of Anno 1503: what the things are called, and what buildings and cards do."""

from collections.abc import Mapping

from boriken.cli.people import listed, number_of
from boriken.core.title import Json

POINTS: Mapping[str, str] = {
    "gold": "{n} gold",
    "posts": "{n} posts",
    "contracts": "{n} contracts",
    "public_buildings": "{n} public buildings",
    "merchants": "{n} merchants",
    "noble_buildings": "all nobles' buildings",
    "nests": "{n} nests",
    "castle": "the castle",
}

EFFECTS: Mapping[str, str] = {
    "golden_times_goods": "{n} commodities in golden times",
    "ignore_event": "{event} does no harm",
    "buy_limit": "{n} more to buy a turn",
    "extra_sale": "sells 1 commodity a turn for {n}",
    "cost_less": "{n} card less for the {target}",
    "ship_points": "{n} more points for each ship",
    "luxury_sale": "sells 1 luxury a turn for {n}",
    "luxury_discount": "luxuries cost {n} less",
    "cannons": "{n} more cannon for each ship",
    "draw_action_cards": "{n} action cards at once",
    "free_upgrade": "{n} upgrade for free",
    "gain_gold": "{n} gold at once",
    "gain_commodities": "{n} commodities of choice",
    "cannon_discount": "a cannon for {n} gold less",
    "win_draw": "wins a drawn fight",
    "gain_luxuries": "{n} luxuries of choice",
    "buy_discount": "commodities cost {n} less",
    "sale_bonus": "{n} gold more for each sale",
    "hand_limit": "{n} more goods in hand",
    "gold_per_turn": "{n} gold each turn",
    "free_build": "a {target} for nothing",
    "peek": "a look at {n} tiles anywhere",
    "reroll": "your battle die once more in each fight",
}

EVENTS = {"pirate": "pirates", "fire": "fire", "golden_times": "golden times"}
FOES = {"first_right": "the first neighbour to the right", "second_right": "the second neighbour to the right"}


def words(name: str) -> str:
    """A name of the rules as one says it: `master builder`."""
    return name.replace("_", " ")


def tile_words(name: str) -> str:
    """`a spice post`, `a nest of strength 4`."""
    kind, _, rest = name.partition("_")
    if kind == "post":
        return f"a {rest} post"
    if kind == "nest":
        return f"a pirate nest ({rest})"
    if name == "treasure_promotion":
        return "a promotion"
    return "a treasure of gold" if kind == "treasure" else "a contract"


def effect_words(effect: Json) -> str:
    said = EFFECTS[effect["kind"]].format(
        n=effect["n"], event=EVENTS.get(effect.get("event", ""), ""), target=words(effect.get("target", ""))
    )
    times = effect.get("per_turn", 0)
    return f"{said}, {'once' if times == 1 else f'{times} times'} a turn" if times else said


def cards(counts: Mapping[str, int]) -> str:
    """`2 stone and 1 wood`."""
    return listed([f"{count} {words(name)}" for name, count in counts.items()]) or "nothing"


def gold(amount: int) -> str:
    return f"{amount} gold"


def point_words(name: str, goals: Mapping[str, int]) -> str:
    return POINTS[name].format(n=goals[name])


def points(count: int) -> str:
    return number_of(count, "point")
