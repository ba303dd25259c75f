"""The numbers by which the rules know things are those of the rows in which the things are described."""

from collections.abc import Sequence
from types import ModuleType

import pytest

from boriken.games.anno_1503 import catalogue as anno
from boriken.games.puerto_rico import catalogue as puerto_rico
from boriken.games.san_juan import catalogue as san_juan

# catalogue, names in the order of their numbers, how the constants begin, and the constant for how many there are
TABLES = [
    (puerto_rico, puerto_rico.PLACE_NAMES, "", "PLACES"),
    (puerto_rico, puerto_rico.TILE_NAMES, "", "ISLAND_KINDS"),
    (puerto_rico, puerto_rico.GOOD_NAMES, "", "GOODS"),
    (puerto_rico, puerto_rico.CARD_NAMES, "", "CARDS"),
    (san_juan, [card.good or card.name for card in san_juan.CARDS], "", "KINDS"),
    (san_juan, san_juan.GOOD_NAMES, "", "GOODS"),
    (san_juan, san_juan.ROLE_NAMES, "", "ROLES"),
    (anno, anno.GOOD_NAMES, "", "GOODS"),
    (anno, anno.RANK_NAMES, "", "RANKS"),
    (anno, anno.EVENT_NAMES, "EVENT_", "EVENTS"),
    (anno, anno.EFFECT_NAMES, "", "EFFECTS"),
    (anno, anno.TARGET_NAMES, "BUILD_", "TARGETS"),
    (anno, anno.POINT_NAMES, "POINT_", "POINTS"),
]

# Constants with other names than the rows, to be short or not to mean two things
OTHER_NAMES = {
    (anno, "cannons"): "MORE_CANNONS",
    (anno, "golden_times"): "EVENT_GOLDEN",
    (anno, "castle_step"): "BUILD_CASTLE",
    (anno, "noble_site"): "BUILD_NOBLE",
    (anno, "public_buildings"): "POINT_PUBLICS",
    (anno, "noble_buildings"): "POINT_SITES",
}

# What only bounds or counts others
COUNTS = [
    (puerto_rico, "FIRST_BUILDING", len(puerto_rico.TILE_NAMES)),
    (puerto_rico, "FIRST_LARGE", puerto_rico.GUILD_HALL),
    (puerto_rico, "BASE_PLACES", len(puerto_rico.TILE_NAMES + puerto_rico.BUILDINGS)),
    (puerto_rico, "NEW_PLACES", len(puerto_rico.TILE_NAMES + puerto_rico.BUILDINGS + puerto_rico.NEW_BUILDINGS)),
    (puerto_rico, "KINDS_CHOSEN", sum(puerto_rico.SPACES_BY_COST)),
    (san_juan, "FIRST_MONUMENT", san_juan.STATUE),
    (san_juan, "FIRST_LARGE", san_juan.GUILD_HALL),
    (san_juan, "ALL_CARDS", sum(card.copies for card in san_juan.CARDS)),
    (san_juan, "TILES", len(san_juan.TILE_ROWS)),
    (anno, "COMMODITIES", len(anno.COMMODITY_NAMES)),
    (anno, "HOME_BOARDS", len(anno.HOME_BOARD_NAMES)),
    (anno, "TILES", len(anno.TILE_NAMES)),
    (anno, "CONTRACT", anno.TILE_NAMES.index("contract")),
    (anno, "TREASURE_GOLD", anno.TILE_NAMES.index("treasure_gold")),
    (anno, "TREASURE_PROMOTION", anno.TILE_NAMES.index("treasure_promotion")),
    (anno, "FIRST_CROWN", len(anno.BASE_TILE_NAMES)),
    (anno, "FIRST_NEST", anno.TILE_NAMES.index("nest_4")),
    (anno, "PUBLICS", len(anno.PUBLIC_NAMES)),
    (anno, "NOBLES", len(anno.NOBLE_NAMES)),
    (anno, "SITES", len(anno.SITE_NAMES)),
    (anno, "CARDS", len(anno.CARD_NAMES)),
    (anno, "PIRATES", len(anno.PIRATE_NAMES)),
    (anno, "RAIDS", sum(name.startswith("raid_") for name in anno.PIRATE_NAMES)),
    (anno, "THINGS", len(anno.THING_NAMES)),
    (anno, "FOES", len(anno.FOE_NAMES)),
    (anno, "FIRST_RIGHT", anno.FOE_NAMES.index("first_right")),
    (anno, "SECOND_RIGHT", anno.FOE_NAMES.index("second_right")),
    (anno, "DAMAGE", anno.LOSS_NAMES.index("damage_to_harbour")),
    (anno, "GOLD_OR_GOOD", anno.LOSS_NAMES.index("gold_or_good")),
    (anno, "SQUARES", len(anno.SQUARE_NAMES)),
    (anno, "START", anno.SQUARE_NAMES.index("S0")),
]


def constant(catalogue: ModuleType, name: str, prefix: str) -> str:
    return OTHER_NAMES.get((catalogue, name), prefix + name.upper().replace(" ", "_"))


@pytest.mark.parametrize(
    ("catalogue", "names", "prefix", "count"), TABLES, ids=[f"{table[0].__package__}-{table[3]}" for table in TABLES]
)
def test_a_thing_has_the_number_of_its_row(
    catalogue: ModuleType, names: Sequence[str], prefix: str, count: str
) -> None:
    assert len(set(names)) == len(names) == getattr(catalogue, count)
    numbers = {name: getattr(catalogue, constant(catalogue, name, prefix)) for name in names}
    assert numbers == {name: number for number, name in enumerate(names)}


@pytest.mark.parametrize(
    ("catalogue", "name", "number"), COUNTS, ids=[f"{catalogue.__package__}-{name}" for catalogue, name, _ in COUNTS]
)
def test_a_bound_is_where_the_rows_have_it(catalogue: ModuleType, name: str, number: int) -> None:
    assert getattr(catalogue, name) == number


def test_puerto_ricos_numbers_by_place_are_those_of_the_rows() -> None:
    """Island tiles cost nothing and hold one colonist; then comes what is printed on the buildings."""
    tiles = len(puerto_rico.TILE_NAMES)
    for table, printed, island in [
        (puerto_rico.KIND, [row.kind for row in puerto_rico.ALL_BUILDINGS], 0),
        (puerto_rico.COST, [row.cost for row in puerto_rico.ALL_BUILDINGS], 0),
        (puerto_rico.POINTS, [row.points for row in puerto_rico.ALL_BUILDINGS], 0),
        (puerto_rico.CIRCLES, [row.circles for row in puerto_rico.ALL_BUILDINGS], 1),
        (puerto_rico.COLUMN, [row.column for row in puerto_rico.ALL_BUILDINGS], 0),
        (puerto_rico.COPIES, [row.copies for row in puerto_rico.ALL_BUILDINGS], 0),
        (puerto_rico.COPIES_FOR_TWO, [row.for_two for row in puerto_rico.ALL_BUILDINGS], 0),
    ]:
        assert list(table) == [island] * tiles + printed


def test_a_good_is_made_where_its_row_says() -> None:
    for number, good in enumerate(puerto_rico.GOOD_ROWS):
        for plant in (good.small_plant, good.large_plant):
            if plant != puerto_rico.NO_PLANT:
                assert puerto_rico.KIND[plant] in (puerto_rico.SMALL_PRODUCTION, puerto_rico.LARGE_PRODUCTION)
                assert number != puerto_rico.CORN


def test_san_juans_production_buildings_come_first() -> None:
    assert [bool(card.good) for card in san_juan.CARDS] == [
        number < san_juan.GOODS for number in range(len(san_juan.CARDS))
    ]


def test_tiles_of_san_juan_pay_for_the_goods_by_their_names() -> None:
    for tile, row in enumerate(san_juan.TILE_ROWS):
        for good, name in enumerate(san_juan.GOOD_NAMES):
            assert san_juan.price(tile, good) == getattr(row, name)
