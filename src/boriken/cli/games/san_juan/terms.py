"""The words of San Juan: what is printed on the cards, and what they do."""

from collections.abc import Mapping

from boriken.cli.people import number_of
from boriken.games.san_juan.catalogue import CARDS, GOOD_NAMES, Card

PRINTED: Mapping[str, Card] = {card.name: card for card in CARDS}

EFFECTS: Mapping[str, str] = {
    "indigo_plant": "holds 1 indigo",
    "sugar_mill": "holds 1 sugar",
    "tobacco_storage": "holds 1 tobacco",
    "coffee_roaster": "holds 1 coffee",
    "silver_smelter": "holds 1 silver",
    "smithy": "production costs 1 less",
    "gold_mine": "perhaps a card of 4, with the prospector",
    "archive": "discard from the whole hand, with the councillor",
    "poor_house": "1 card after building with 0 or 1 left",
    "black_market": "up to 2 goods pay for a building",
    "trading_post": "sell 1 more",
    "well": "1 card for 2 goods made",
    "market_stand": "1 card for 2 goods sold",
    "crane": "build on top of a building",
    "chapel": "1 card a round under it, 1 point each",
    "tower": "hand limit 12",
    "aqueduct": "make 1 more good",
    "carpenter": "1 card after a violet building",
    "prefecture": "keep 2, with the councillor",
    "market_hall": "1 card for a sale",
    "quarry": "violet costs 1 less",
    "library": "doubles your privilege; with 2 players once a round",
    "statue": "a monument",
    "victory_column": "a monument",
    "hero": "a monument",
    "guild_hall": "scores production",
    "city_hall": "scores violet",
    "triumphal_arch": "scores monuments",
    "palace": "scores points",
}

# By good: the building it lies on
BUILDING_OF: Mapping[str, str] = dict(zip(GOOD_NAMES, PRINTED, strict=False))


def words(name: str) -> str:
    """A name of the rules as one says it: `sugar mill`."""
    return name.replace("_", " ")


def a(name: str) -> str:
    """`an archive`, `a chapel`."""
    return f"{'an' if name[0] in 'aeiou' else 'a'} {words(name)}"


def some(count: int, card: str | None) -> str:
    """Cards that one knows by name, or as a number: `a chapel`, `2 chapels`, `3 cards`."""
    if card is None:
        return number_of(count, "card")
    return a(card) if count == 1 else f"{count} {plural(words(card))}"


def plural(name: str) -> str:
    if name.endswith("y"):
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("ch", "o")) else f"{name}s"


def counted(counts: Mapping[str, int]) -> list[str]:
    return [words(name) if count == 1 else f"{count} {words(name)}" for name, count in counts.items()]
