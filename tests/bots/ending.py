"""The last phase of a game, and the best that can be made of it, found by trying everything."""

from random import Random

from boriken import Match
from boriken.bots.asking import choice
from boriken.bots.bot import Bot
from boriken.core.game import CHANCE, OVER, Game
from tests.kits import anno_1503, san_juan
from tests.kits.puerto_rico import Json, given, roles_taken, seat

Result = tuple[int, int]

ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
PLAYERS = 3

SMALL = [
    *("small_indigo_plant", "indigo_plant", "small_sugar_mill", "tobacco_storage", "small_market", "hacienda"),
    *("small_warehouse", "hospice", "office", "factory", "university", "harbor", "wharf", "construction_hut"),
]
LARGE = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
NEW_SMALL = [
    *("aqueduct", "black_market", "storehouse", "guesthouse", "church", "small_wharf", "lighthouse", "library"),
    *("union_hall", "trading_post"),
]
NOBLE_SMALL = ["land_office", "chapel", "hunting_lodge", "zoning_office", "royal_supplier", "villa", "jeweler"]


OPTIONS: dict[str, Json] = {
    "none": {},
    "new-buildings": {"expansions": ["new-buildings"], "buildings": "all-31"},
    "nobles": {"expansions": ["nobles"]},
}


class TooMuchError(Exception):
    """There is more to try than a test has time for."""


def last_phase(role: str, expansion: str, number: int) -> Match:
    """Seat 0, with a board at random, has taken the last role of the game; the others have nothing to do in it."""
    random = Random(f"{role} {expansion} {number}")
    others = [name for name in ROLES if name != role]
    match = given(
        PLAYERS,
        seats={0: late_board(random, expansion)},
        governor=1,
        colonist_ship=0,
        ending=[random.choice(["colonists", "city", "points"])],
        roles=roles_taken(*random.sample(others, PLAYERS - 1)),
        options=OPTIONS[expansion],
        seed=number,
    )
    match.play(role)
    return match


def late_board(random: Random, expansion: str) -> Json:
    small = SMALL + {"new-buildings": NEW_SMALL, "nobles": NOBLE_SMALL}.get(expansion, [])
    large = LARGE + {"new-buildings": ["cloister", "statue"], "nobles": ["royal_garden"]}.get(expansion, [])
    chosen = [*random.sample(small, random.randint(1, 3)), *random.sample(large, random.randint(1, 2))]
    city = {name: 0 if name == "statue" else random.randint(0, 1) for name in chosen}
    tiles = {tile: random.randint(1, 4) for tile in random.sample(["corn", "indigo", "sugar", "tobacco", "quarry"], 2)}
    goods = random.sample(["corn", "indigo", "sugar", "tobacco", "coffee"], random.randint(0, 3))
    waiting = random.randint(0, 3)
    return seat(
        doubloons=random.randint(0, 14),
        points=random.randint(0, 30),
        san_juan=waiting,
        goods=", ".join(f"{random.randint(1, 4)} {good}" for good in goods),
        island=", ".join(f"{count}/{random.randint(0, count)} {tile}" for tile, count in tiles.items()),
        city=", ".join(f"{name} ({manned})" for name, manned in city.items()),
        nobles=f"{waiting} san_juan" if expansion == "nobles" and waiting else "",
    )


def best_result(game: Game, seat: int, most: int = 4000) -> Result:
    """The points of a seat and what decides a tie, after the best of all it can do; the others do whatever comes first.

    What chance brings makes no difference to the positions this is for.
    """
    left = most

    def best(game: Game) -> Result:
        nonlocal left
        while game.actor != OVER:
            legal = list(game.legal())
            if game.actor == seat and len(legal) > 1:
                left -= len(legal)
                if left < 0:
                    raise TooMuchError
                return max(best(after(game, action)) for action in legal)
            game.apply(game.outcome(0) if game.actor == CHANCE else legal[0])
        return int(game.points(seat)), int(game.tiebreak(seat))

    return best(game.copy())


def after(game: Game, action: int) -> Game:
    other = game.copy()
    other.apply(action)
    return other


def result_of(bot: Bot, game: Game, seat: int) -> Result:
    """The same after what the bot does."""
    game = game.copy()
    while game.actor != OVER:
        if game.actor == CHANCE:
            game.apply(game.outcome(0))
        else:
            game.apply(choice(bot, game, 1) if game.actor == seat else game.legal()[0])
    return int(game.points(seat)), int(game.tiebreak(seat))


# San Juan: one town is complete, and the next player builds a last time

CARDS = [
    *("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter", "smithy", "gold_mine"),
    *("poor_house", "black_market", "trading_post", "well", "crane", "chapel", "tower", "aqueduct", "carpenter"),
    *("quarry", "library", "statue", "hero", "guild_hall", "city_hall", "triumphal_arch", "palace"),
]
COMPLETE = "4 indigo_plant, 4 sugar_mill, 3 tobacco_storage"


def last_building(number: int) -> Match:
    """Seat 1, with a hand and a town at random, is asked what to build; the others have nothing to do any more."""
    random = Random(f"building {number}")
    town = random.sample(CARDS, random.randint(1, 8))
    plants = [name for name in town if name in san_juan.PLANTS.split(", ")]
    goods = [name.split("_")[0] for name in plants if random.random() < 0.7]
    builder = san_juan.seat(
        hand=", ".join(random.sample(CARDS, random.randint(1, 5))), town=", ".join(town), goods=", ".join(goods)
    )
    match = san_juan.given(seats={0: san_juan.seat(hand="indigo_plant", town=COMPLETE), 1: builder}, seed=number)
    match.play("builder", "build indigo_plant")
    return match


# Anno 1503: the last turn of the last round

LAST_ROUND = 20


def last_turn(number: int, expansion: bool) -> Match:
    """Seat 0, the last one, works on its island; one more tile would bring it no point."""
    random = Random(f"turn {number} {expansion}")
    goods = random.sample(["stone", "wood", "tools", "cloth", "spice", "tobacco"], random.randint(1, 4))
    people = [f"{random.randint(1, 2)} {random.choice(['pioneer', 'settler'])}", "1 citizen"]
    posts = dict(list({2: "wood", 3: "wood"}.items())[: random.randint(0, 2)])
    worker = anno_1503.seat(
        gold=random.choice([0, 1, 2, 27, 28]),
        goods=", ".join(f"{1} {good}" for good in goods),
        people=", ".join(people[: random.randint(1, 2)]),
        posts={} if expansion else posts,
        contracts=random.randint(0, 1),
    )
    return anno_1503.given(
        4,
        expansion=expansion,
        seats={0: worker},
        options={"most_rounds": LAST_ROUND},
        round=LAST_ROUND,
        first=1,
        active=0,
    )
