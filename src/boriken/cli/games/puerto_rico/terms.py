"""The words of Puerto Rico: what the things are called, and what the buildings do."""

from collections.abc import Mapping
from dataclasses import dataclass

from boriken.cli.people import number_of
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.games.puerto_rico.catalogue import ALL_BUILDINGS, FIRST_BUILDING, TILE_NAMES, Building
from boriken.games.puerto_rico.names import SAN_JUAN
from boriken.games.puerto_rico.rules import Rules, rules_for


@dataclass(frozen=True, slots=True)
class Terms:
    """What the editions call differently."""

    colonist: str
    colonist_ship: str
    on_colonist_ship: str
    in_san_juan: str

    def token(self, noble: bool) -> str:
        return "noble" if noble else self.colonist

    def colonists(self, count: int) -> str:
        return number_of(count, self.colonist) if count else f"no {self.colonist}s"


TERMS: Mapping[str, Terms] = {
    "first": Terms("colonist", "colonist ship", "on the colonist ship", "in San Juan"),
    "2020": Terms("worker", "recruiting office", "at the recruiting office", "in the port"),
}


PRINTED: Mapping[str, Building] = {building.name: building for building in ALL_BUILDINGS}

EFFECTS: Mapping[str, str] = {
    "small_indigo_plant": "makes 1 indigo",
    "small_sugar_mill": "makes 1 sugar",
    "indigo_plant": "makes 3 indigo",
    "sugar_mill": "makes 3 sugar",
    "tobacco_storage": "makes 3 tobacco",
    "coffee_roaster": "makes 2 coffee",
    "small_market": "1 more for each sale",
    "hacienda": "a second, unseen tile",
    "construction_hut": "quarry instead of tile",
    "small_warehouse": "stores 1 kind",
    "hospice": "{colonist} on a new tile",
    "office": "sells any kind",
    "large_market": "2 more for each sale",
    "large_warehouse": "stores 2 kinds",
    "factory": "pays for kinds made",
    "university": "{colonist} on a new building",
    "harbor": "1 point a shipment",
    "wharf": "a ship of your own",
    "guild_hall": "scores production",
    "residence": "scores the island",
    "fortress": "scores {colonist}s",
    "customs_house": "scores chips",
    "city_hall": "scores special buildings",
    "aqueduct": "1 more indigo and sugar from the large plants",
    "forest_house": "forests, each two of which save 1 doubloon",
    "black_market": "takes a {colonist}, a good and a point for money",
    "storehouse": "stores 3 more goods",
    "guesthouse": "its {colonist}s may move in other phases too",
    "church": "points for building",
    "trading_post": "sells without the trading house",
    "small_wharf": "ships any goods, 1 point for 2",
    "lighthouse": "1 doubloon a shipment and as captain",
    "library": "doubles your privilege",
    "specialty_factory": "pays for the kind made most",
    "union_hall": "1 point for 2 equal goods before shipping",
    "cloister": "scores sets of three tiles",
    "statue": "nothing but its points",
    "land_office": "buys a plantation, with a noble sells one",
    "chapel": "1 doubloon a craftsman phase, with a noble 1 point",
    "hunting_lodge": "clears a tile, with a noble scores empty land",
    "zoning_office": "small buildings cheaper, with a noble large ones",
    "royal_supplier": "1 point for each kind, up to your nobles",
    "villa": "1 noble a mayor phase",
    "jeweler": "1 doubloon for each noble",
    "royal_garden": "scores nobles",
}


def list_prices(view: Json) -> dict[str, int]:
    """What the buildings cost before any reduction."""
    rules = rules_at(view)
    return {name: int(rules.cost[int(FIRST_BUILDING) + number]) for number, name in enumerate(PRINTED)}


def buildings_in_play(view: Json) -> list[str]:
    """Those that are, or were, on sale at this table."""
    copies = rules_at(view).copies
    chosen = view.get("chosen", ())
    return [name for number, name in enumerate(PRINTED) if copies[int(FIRST_BUILDING) + number] or name in chosen]


def rules_at(view: Json) -> Rules:
    return rules_for(Setup(view["game"], view["players"], view["options"]))


def words(name: str) -> str:
    """A name of the rules as one says it: `sugar mill`."""
    return name.replace("_", " ")


def place_words(name: str) -> str:
    """Where a colonist stands: `the sugar mill`, `a quarry`, `an indigo plantation`, `San Juan`."""
    if name == SAN_JUAN:
        return "San Juan"
    if name not in TILE_NAMES:
        return f"the {words(name)}"
    return tile_words(name)


def tile_words(name: str | None) -> str:
    """Without a name it is one that nobody else has seen, or a forest tile."""
    if name is None:
        return "an unseen plantation"
    if name == "quarry":
        return "a quarry"
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name} plantation"


def money(doubloons: int) -> str:
    return number_of(doubloons, "doubloon") if doubloons else "nothing"


def goods_words(goods: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items()) or "none"
