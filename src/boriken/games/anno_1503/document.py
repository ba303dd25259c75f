"""A position as a document, and back: numbers inside, names outside.

What follows from the rest may be left out by people who write positions by hand: supplies (whatever is not elsewhere),
and which tiles lie where. If it is there it must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.errors import PositionError, quoted
from boriken.core.game import CHANCE, OVER
from boriken.core.title import Json
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import pieces
from boriken.games.anno_1503 import state as st
from boriken.games.anno_1503.costs import cards_in
from boriken.games.anno_1503.effects import lasting, played_effects
from boriken.games.anno_1503.game import Anno1503
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.state import Player, State

PLENTY = 9999
LAST_CHANCE = int(st.ASK_OWN_DIE)

QUESTION_NAMES = (
    "over",
    "home",
    "first",
    "roll",
    "event",
    "face",
    "card",
    "encounter",
    "foe",
    "raid card",
    "foe die",
    "own die",
    "produce",
    "golden times",
    "lose",
    "lay",
    "work",
    "without",
    "build with card",
    "harbour",
    "repair",
    "public building",
    "upgrade",
    "commodity",
    "luxury",
    "peek",
    "ship",
    "sail",
    "tile",
    "ransom",
    "drawn fight",
    "reroll",
    "tow",
    "give",
    "bargain",
    "return",
    "discard",
)
PHASE_NAMES = ("before", "roll", "work", "ships", "end")
ENDING_NAMES = ("", "victory", "rounds")
BOARD_NAMES = ("base", "new")
RESULT_NAMES = ("bought off", "won", "lost")
FOE_NAMES = (*cat.FOE_NAMES, "nest")
BACK_NAMES = [str(back + int(cat.LOWEST_BACK)) for back in range(cat.BACKS)]

# Questions that go round the table, from the active player on
ROUND_THE_TABLE = (st.ASK_PRODUCE, st.ASK_GOLDEN, st.ASK_LOSE, st.ASK_LAY)

# In which part of a turn a question comes up; those that are not named here belong to the action phase
PHASES: Mapping[str, Sequence[str]] = {
    "home": ["before"],
    "first": ["before"],
    "roll": ["roll"],
    "event": ["roll"],
    "produce": ["roll"],
    "golden times": ["roll"],
    "lose": ["roll"],
    "lay": ["roll"],
    "over": PHASE_NAMES,
    "card": ["work", "ships"],
    "face": ["work", "ships"],
    "commodity": ["work", "ships"],
    "luxury": ["work", "ships"],
    "encounter": ["ships"],
    "foe": ["ships"],
    "raid card": ["ships"],
    "foe die": ["ships"],
    "own die": ["ships"],
    "ship": ["ships"],
    "sail": ["ships"],
    "tile": ["ships"],
    "ransom": ["ships"],
    "drawn fight": ["ships"],
    "reroll": ["ships"],
    "tow": ["ships"],
    "give": ["ships"],
    "bargain": ["ships"],
    "return": ["end"],
    "discard": ["end"],
}

# What the active player has done in this turn, as numbers
DONE = ("buys", "extra_sales", "luxury_sales", "resident_sales", "swaps")
DUE = ("cards", "upgrades", "commodities", "luxuries", "peeks")


# Writing


def save(state: State) -> Json:
    document: Json = {
        "round": int(state.round),
        "turn": int(state.turn),
        "first": int(state.first),
        "active": int(state.active),
        "phase": PHASE_NAMES[state.stage],
        "rolled": int(state.rolled),
        "event": None if state.event < 0 else cat.EVENT_NAMES[state.event],
        "ending": ENDING_NAMES[state.ending],
        "question": save_question(state),
        "done": save_done(state),
        "due": save_due(state),
        "ship": None if state.square < 0 else save_sailing(state),
        "fight": save_fight(state),
        "seats": [save_player(player) for player in state.players],
        "stock": named(cat.GOOD_NAMES, state.stock),
        "public_buildings": named(cat.PUBLIC_NAMES, state.publics),
        "noble_buildings": named(cat.NOBLE_NAMES, state.nobles),
        "action_stack": named(cat.CARD_NAMES, state.stack),
        "action_discards": named(cat.CARD_NAMES, state.discards),
        "pirate_stack": named(cat.PIRATE_NAMES, state.pirate_stack),
        "pirate_discards": named(cat.PIRATE_NAMES, state.pirate_discards),
        "squares": {
            cat.SQUARE_NAMES[square]: save_tile(state, island)
            for island, square in enumerate(state.rules.islands)
            if state.face[island] != st.NO_TILE
        },
        "unseen": {
            name: named(cat.TILE_NAMES, unseen_with(state, back))
            for back, name in enumerate(BACK_NAMES)
            if any(unseen_with(state, back))
        },
        "reserve": {name: save_reserve(state, board) for board, name in enumerate(BOARD_NAMES)},
        "spent": named(cat.TILE_NAMES, state.spent),
    }
    return document


def save_player(player: Player) -> Json:
    return {
        "home": None if player.home < 0 else cat.HOME_BOARD_NAMES[player.home],
        "gold": int(player.gold),
        "goods": named(cat.GOOD_NAMES, player.goods),
        "inhabitants": named(cat.RANK_NAMES, player.ranks),
        "posts": {
            str(place + 1): cat.TILE_NAMES[tile] for place, tile in enumerate(player.posts) if tile != st.NO_TILE
        },
        "contracts": int(player.contracts),
        "ships": [save_ship(int(ship)) for ship in player.fleet],
        "public_buildings": named(cat.PUBLIC_NAMES, player.publics),
        "noble_buildings": {
            cat.SITE_NAMES[site]: cat.NOBLE_NAMES[building]
            for site, building in enumerate(player.sites)
            if building >= 0
        },
        "castle": int(player.castle),
        "cannons": int(player.cannons),
        "nests": named(cat.TILE_NAMES, player.nests),
        "cards": named(cat.CARD_NAMES, player.hand),
    }


def save_ship(ship: int) -> Json:
    size = int(st.SHIP_SIZE)
    told: Json = {"square": cat.SQUARE_NAMES[ship // size]}
    if ship & st.DAMAGED:
        told["damaged"] = True
    if ship & st.ACTED:
        told["acted"] = True
    return told


def save_tile(state: State, island: int) -> Json:
    tile: Json = {}
    if state.back[island]:
        tile["back"] = int(state.back[island])
    if state.face[island] != st.HIDDEN:
        tile["face"] = cat.TILE_NAMES[state.face[island]]
    if state.known[island] & st.REMEMBERED:
        tile["remembered"] = True
    if looked := lookers(state, island):
        tile["looked"] = looked
    return tile


def lookers(state: State, island: int) -> list[int]:
    """The seats that have seen the face of the tile."""
    return [seat for seat in range(state.seats) if state.known[island] & (1 << seat)]


def save_reserve(state: State, board: int) -> Json:
    """The hidden tiles by back, which lie on top, and those below that everybody has seen, the upper ones first."""
    return {
        "hidden": named(BACK_NAMES, [state.reserve[board * int(cat.BACKS) + back] for back in range(cat.BACKS)]),
        "open": [cat.TILE_NAMES[tile] for tile in state.tail(board)],
    }


def unseen_with(state: State, back: int) -> list[int]:
    return [int(state.unseen[back * int(cat.TILES) + tile]) for tile in range(cat.TILES)]


def save_done(state: State) -> Json:
    done: Json = {name: number for name, number in zip(DONE, done_numbers(state), strict=True) if number}
    for name, names, table in (
        ("bought", cat.RANK_NAMES, state.bought),
        ("played", cat.CARD_NAMES, state.played),
        ("used", cat.THING_NAMES, state.used),
    ):
        if any(table):
            done[name] = named(names, table)
    return done


def done_numbers(state: State) -> list[int]:
    numbers_done = (state.buys, state.extra_sales, state.luxury_sales, state.resident_sales, state.swaps)
    return [int(number) for number in numbers_done]


def save_due(state: State) -> Json:
    due = (state.cards_due, state.upgrades_due, state.commodities_due, state.luxuries_due, state.peeks_due)
    return {name: int(number) for name, number in zip(DUE, due, strict=True) if number}


def save_sailing(state: State) -> Json:
    return {"square": cat.SQUARE_NAMES[state.square], "points": int(state.points_left)}


def save_fight(state: State) -> Json | None:
    if state.foe == st.NOBODY:
        return None
    fight: Json = {
        "foe": FOE_NAMES[state.foe],
        "foe_die": int(state.foe_die),
        "own_die": int(state.own_die),
        "rerolls": int(state.rerolls),
    }
    if state.foe == st.NEST:
        fight["square"] = cat.SQUARE_NAMES[state.rules.islands[state.subject]]
    return fight


def save_question(state: State) -> Json:
    """The open question with what it must remember."""
    question: Json = {"kind": QUESTION_NAMES[state.ask], "seat": int(state.current)}
    if state.ask == st.ASK_HOME:
        question["seat"] = int(state.about)
    elif state.ask in (st.ASK_FACE, st.ASK_TILE):
        question["square"] = cat.SQUARE_NAMES[state.rules.islands[state.about]]
    elif state.ask == st.ASK_GOLDEN:
        question["goods"] = int(state.about)
    elif state.ask == st.ASK_LAY:
        question["board"] = BOARD_NAMES[state.about]
    elif state.ask == st.ASK_RAID:
        question["result"] = RESULT_NAMES[state.about]
    elif state.ask == st.ASK_BUILD:
        question["card"] = cat.CARD_NAMES[state.about]
    elif state.ask == st.ASK_WITHOUT:
        question |= save_bill(state)
    elif state.ask in (st.ASK_GIVE, st.ASK_BARGAIN):
        question["card"] = cat.PIRATE_NAMES[state.pirate_card]
    if state.ask in (st.ASK_LOSE, st.ASK_LAY) and state.lost:
        question["lost"] = int(state.lost)
    return question


def save_bill(state: State) -> Json:
    bill: Json = {
        "target": cat.TARGET_NAMES[state.target],
        "bill": named([*cat.GOOD_NAMES, "gold"], state.bill),
        "less": int(state.less),
        "spare": int(state.spare),
    }
    return bill | subject_names(state)


def subject_names(state: State) -> Json:
    """What is being built, where its sort does not say it."""
    if state.target == cat.BUILD_UPGRADE:
        return {"rank": cat.RANK_NAMES[state.subject]}
    if state.target == cat.BUILD_NOBLE:
        building, site = divmod(int(state.subject), int(cat.SITES))
        return {"building": cat.NOBLE_NAMES[building], "site": cat.SITE_NAMES[site]}
    return {}


def named(names: Sequence[str], counts: Any) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


# Reading


def load(rules: Rules, content: Json) -> Anno1503:
    state = Anno1503(rules)
    state.set_up()
    document = Document(content, "state")
    for seat, part in enumerate(document.parts("seats", rules.players)):
        load_player(state, seat, part)
    load_supplies(state, document)
    load_turn(state, document)
    load_tiles(state, document)
    load_done(state, document.part("done"))
    load_due(state, document.part("due"))
    load_ship(state, document)
    load_fight(state, document)
    load_question(state, document.part("question"))
    document.done()
    for sentence in pieces.missing_pieces(state):
        raise PositionError(sentence)
    if state.actor != OVER and not (can_come_up(state) and len(state.legal())):
        raise PositionError(f"The question {QUESTION_NAMES[state.ask]!r} does not come up in this position.")
    return state


def load_player(state: State, seat: int, part: Document) -> None:
    rules, player = state.rules, state.players[seat]
    player.home = load_home(state, seat, part)
    player.gold = part.number("gold", 0, int(rules.gold_max), 0)
    player.goods = numbers(part.counts("goods", cat.GOOD_NAMES, PLENTY))
    player.ranks = numbers(part.counts("inhabitants", cat.RANK_NAMES, PLENTY))
    posts = part.part("posts")
    for place in range(cat.PLACES):
        if posts.has(str(place + 1)):
            player.posts[place] = load_post(state, player, place, posts)
    posts.done()
    player.contracts = part.number("contracts", 0, int(rules.contracts), 0)
    ships = [load_one_ship(state, Document(item, f"{part.where}.ships")) for item in part.items("ships")]
    player.fleet = numbers(sorted(ships))
    player.publics = numbers(part.counts("public_buildings", cat.PUBLIC_NAMES, PLENTY))
    sites = part.part("noble_buildings")
    for site in range(rules.sites):
        if sites.has(cat.SITE_NAMES[site]):
            player.sites[site] = sites.one_of(cat.SITE_NAMES[site], cat.NOBLE_NAMES)
    sites.done()
    player.castle = part.number("castle", 0, len(rules.cost_castle), int(rules.castle_step))
    player.cannons = part.number("cannons", 0, len(rules.cannon_price), int(rules.cannons))
    player.nests = numbers(part.counts("nests", cat.TILE_NAMES, PLENTY))
    if any(player.nests[tile] for tile in range(cat.FIRST_NEST)):
        raise PositionError(f"{part.where}.nests can hold {', '.join(cat.NEST_NAMES)}.")
    player.hand = numbers(part.counts("cards", cat.CARD_NAMES, PLENTY))
    player.lasting = lasting(rules, player)
    part.done()


def load_home(state: State, seat: int, part: Document) -> int:
    """Without one it is the first that nobody before has."""
    names = cat.HOME_BOARD_NAMES[: len(state.rules.homes)]
    if part.has("home") and part.content["home"] is None:
        part.content.pop("home")
        return -1
    taken = [int(player.home) for player in list(state.players)[:seat]]
    free = [name for number, name in enumerate(names) if number not in taken]
    board = part.one_of("home", names, free[0])
    if board in taken:
        raise PositionError(f"Two seats have the home board {names[board]}.")
    return board


def load_post(state: State, player: Player, place: int, posts: Document) -> int:
    tile = posts.one_of(str(place + 1), cat.TILE_NAMES)
    at_any = player.home >= 0 and state.rules.homes[player.home][place] == cat.ANY
    if not cat.is_post(tile) or (at_any and tile < cat.FIRST_CROWN and state.rules.any_place != 2):
        raise PositionError(f"{posts.where}.{place + 1} cannot be {cat.TILE_NAMES[tile]}.")
    return tile


def load_one_ship(state: State, part: Document) -> int:
    square = load_square(state, part, "square")
    damaged, acted = part.flag("damaged", False), part.flag("acted", False)
    part.done()
    return int(square * st.SHIP_SIZE + damaged * st.DAMAGED + acted * st.ACTED)


def load_square(state: State, part: Document, key: str) -> int:
    """A square on which a ship can be."""
    square = part.one_of(key, cat.SQUARE_NAMES)
    if not len(state.rules.sails[square]) or (square in state.rules.islands and not is_entered(state, square)):
        raise PositionError(f"{part.where}.{key} must be a sea square, not {cat.SQUARE_NAMES[square]}.")
    return square


def is_entered(state: State, square: int) -> bool:
    return any(square in list(near) for near in state.rules.sails)


def load_supplies(state: State, document: Document) -> None:
    """Every supply is what is not elsewhere."""
    rules = state.rules

    def rest(key: str, names: Sequence[str], totals: Any, out: Callable[[int], int]) -> vec[i64]:
        left = [int(total) - out(number) for number, total in enumerate(totals)]
        for name, count in zip(names, left, strict=True):
            if count < 0:
                raise PositionError(f"There are {-count} too many of {name}.")
        if document.has(key) and document.counts(key, names, PLENTY) != left:
            raise PositionError(f"state.{key} is not what the rest of the position leaves.")
        return numbers(left)

    state.discards = numbers(document.counts("action_discards", cat.CARD_NAMES, PLENTY))
    state.pirate_discards = numbers(document.counts("pirate_discards", cat.PIRATE_NAMES, PLENTY))
    state.stock = rest("stock", cat.GOOD_NAMES, rules.stock, lambda good: int(pieces.goods_out(state, good)))
    state.publics = rest(
        "public_buildings", cat.PUBLIC_NAMES, rules.publics, lambda number: int(pieces.publics_out(state, number))
    )
    state.nobles = rest(
        "noble_buildings", cat.NOBLE_NAMES, rules.nobles, lambda number: int(pieces.nobles_out(state, number))
    )
    state.stack = rest(
        "action_stack", cat.CARD_NAMES, rules.action_cards, lambda card: int(pieces.cards_out(state, card))
    )
    state.pirate_stack = rest(
        "pirate_stack", cat.PIRATE_NAMES, rules.pirate_cards, lambda card: int(state.pirate_discards[card])
    )


def load_turn(state: State, document: Document) -> None:
    last_seat = int(state.seats) - 1
    state.round = document.number("round", 1, PLENTY, 1)
    state.turn = document.number("turn", 0, 10 * PLENTY, 1)
    state.active = document.number("active", -1, last_seat, 0)
    state.first = document.number("first", -1, last_seat, max(int(state.active), 0))
    state.stage = document.one_of("phase", PHASE_NAMES, "work")
    state.rolled = document.number("rolled", 0, 9, 0)
    state.ending = document.one_of("ending", ENDING_NAMES, "")
    if document.content.get("event", None) is None:
        document.content.pop("event", None)
    else:
        state.event = document.one_of("event", cat.EVENT_NAMES)
    if (state.active < 0) != (state.stage == st.BEFORE):
        raise PositionError("Before the first turn nobody is active, and afterwards somebody is.")
    if state.active >= 0 and any(player.home < 0 for player in state.players):
        raise PositionError("A player has no home board.")


# Tiles


def load_tiles(state: State, document: Document) -> None:
    """Complete, as a saved position tells them, or as far as somebody has written them down."""
    state.spent = numbers(document.counts("spent", cat.TILE_NAMES, PLENTY))
    reserve = document.part("reserve")
    complete = document.has("unseen")
    squares = document.part("squares")
    if complete:
        state.face = numbers([int(st.NO_TILE)] * len(state.face))
        state.back = numbers([0] * len(state.face))
    load_reserve(state, reserve, complete)
    for island, square in enumerate(state.rules.islands):
        name = cat.SQUARE_NAMES[square]
        if squares.has(name):
            load_tile(state, island, squares, name)
    squares.done()
    if complete:
        unseen = document.part("unseen")
        counts = [unseen.counts(back, cat.TILE_NAMES, PLENTY) for back in BACK_NAMES]
        unseen.done()
        state.unseen = numbers(count for back in counts for count in back)
    else:
        fill_in(state)


def load_reserve(state: State, reserve: Document, complete: bool) -> None:
    for board, name in enumerate(BOARD_NAMES):
        part = reserve.part(name)
        if complete or part.has("hidden"):
            for back, count in enumerate(part.counts("hidden", BACK_NAMES, PLENTY)):
                state.reserve[board * int(cat.BACKS) + back] = count
        tail = []
        for tile in part.items("open"):
            if tile not in cat.TILE_NAMES or (cat.TILE_NAMES.index(tile) >= cat.FIRST_CROWN) != (board == 1):
                raise PositionError(f"{part.where}.open can hold tiles of its board, not {quoted(tile)}.")
            tail.append(cat.TILE_NAMES.index(tile))
        if board == 1:
            state.crown_tail = numbers(tail)
        else:
            state.base_tail = numbers(tail)
        part.done()
    reserve.done()


def load_tile(state: State, island: int, squares: Document, name: str) -> None:
    """null for a square without a tile."""
    if squares.content[name] is None:
        squares.content.pop(name)
        state.face[island], state.back[island] = st.NO_TILE, 0
        return
    part = squares.part(name)
    remembered = part.flag("remembered", False)
    if remembered:
        state.back[island] = 0
    else:
        usual = int(state.back[island]) or int(state.rules.mark[island])
        state.back[island] = part.number("back", int(cat.LOWEST_BACK), int(state.seats), min(usual, int(state.seats)))
    state.face[island] = st.HIDDEN
    if part.has("face"):
        state.face[island] = part.one_of("face", cat.TILE_NAMES)
        if (state.face[island] >= cat.FIRST_CROWN) != (state.rules.is_crown[island] == 1):
            raise PositionError(f"{part.where}.face must be a tile of its board.")
    state.known[island] = int(st.REMEMBERED) if remembered else 0
    for seat in part.items("looked"):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.seats:
            raise PositionError(f"{part.where}.looked can hold seats, not {quoted(seat)}.")
        state.known[island] |= 1 << seat
    if (state.known[island] != 0) != (state.face[island] != st.HIDDEN):
        if state.face[island] == st.HIDDEN:
            raise PositionError(f"{part.where} has been looked at and must have a face.")
        state.known[island] = st.REMEMBERED  # nobody has looked at it: then everybody may know it
        state.back[island] = 0
    part.done()


def fill_in(state: State) -> None:
    """The faces that are left, and squares emptied for all tiles that lie elsewhere, the last ones first.

    Of the copies of a tile those with the lowest back are taken to be elsewhere.
    """
    left = [int(count) for count in state.rules.tiles]
    for island, tile in enumerate(state.face):
        if tile >= 0 and state.back[island]:
            left[(int(state.back[island]) - int(cat.LOWEST_BACK)) * int(cat.TILES) + int(tile)] -= 1
    for tile in range(cat.TILES):
        remembered = sum(face == tile and not back for face, back in zip(state.face, state.back, strict=True))
        for _ in range(int(pieces.tiles_open(state, tile)) + remembered):
            back = next((back for back in range(cat.BACKS) if left[back * int(cat.TILES) + tile] > 0), None)
            if back is None:
                raise PositionError(f"There are too many of {cat.TILE_NAMES[tile]}.")
            left[back * int(cat.TILES) + tile] -= 1
    if min(left) < 0:
        raise PositionError("There are too many tiles of a kind.")
    state.unseen = numbers(left)
    for board in range(2):
        for back in range(cat.BACKS):
            surplus = int(pieces.hidden_tiles(state, board, back) - pieces.unseen_faces(state, board, back))
            empty_squares(state, board, back, surplus)


def empty_squares(state: State, board: int, back: int, surplus: int) -> None:
    for island in reversed(range(len(state.face))):
        hidden = state.face[island] == st.HIDDEN and state.back[island] == back + int(cat.LOWEST_BACK)
        if surplus > 0 and hidden and state.rules.is_crown[island] == board:
            state.face[island], state.back[island] = st.NO_TILE, 0
            surplus -= 1
    state.reserve[board * int(cat.BACKS) + back] -= surplus  # fewer tiles lie out than there are: more in the reserve


# What the turn remembers


def load_done(state: State, done: Document) -> None:
    state.bought = numbers(done.counts("bought", cat.RANK_NAMES, PLENTY))
    state.played = numbers(done.counts("played", cat.CARD_NAMES, PLENTY))
    state.used = numbers(done.counts("used", cat.THING_NAMES, PLENTY))
    state.today = played_effects(state.rules, state.played)
    state.buys, state.extra_sales, state.luxury_sales, state.resident_sales, state.swaps = (
        done.number(name, 0, PLENTY, 0) for name in DONE
    )
    done.done()


def load_due(state: State, due: Document) -> None:
    state.cards_due, state.upgrades_due, state.commodities_due, state.luxuries_due, state.peeks_due = (
        due.number(name, 0, PLENTY, 0) for name in DUE
    )
    due.done()


def load_ship(state: State, document: Document) -> None:
    if document.content.get("ship") is None:
        document.content.pop("ship", None)
        return
    part = document.part("ship")
    state.square = load_square(state, part, "square")
    state.points_left = part.number("points", 0, PLENTY, int(state.rules.points))
    part.done()


def load_fight(state: State, document: Document) -> None:
    if document.content.get("fight") is None:
        document.content.pop("fight", None)
        return
    part = document.part("fight")
    state.foe = part.one_of("foe", FOE_NAMES)
    state.foe_die = part.number("foe_die", 0, 9, 0)
    state.own_die = part.number("own_die", 0, 9, 0)
    state.rerolls = part.number("rerolls", 0, PLENTY, 0)
    if state.foe == st.NEST:
        state.subject = load_island(state, part)
        if not cat.is_nest(int(state.face[state.subject])):
            raise PositionError(f"{part.where}.square must be that of a nest.")
    part.done()


def load_island(state: State, part: Document) -> int:
    square = part.one_of("square", cat.SQUARE_NAMES)
    if state.rules.island_at[square] < 0:
        raise PositionError(f"{part.where}.square must be an island, not {cat.SQUARE_NAMES[square]}.")
    return int(state.rules.island_at[square])


def load_question(state: State, question: Document) -> None:
    """The open question; without one, the active player does what he likes."""
    kind = question.one_of("kind", QUESTION_NAMES, "work")
    name = QUESTION_NAMES[kind]
    phase = PHASE_NAMES[state.stage]
    if phase not in PHASES.get(name, ["work"]):
        raise PositionError(f"The question {name!r} does not come up in the phase {phase!r}.")
    state.ask = kind
    seat = question.number("seat", 0, int(state.seats) - 1, max(int(state.active), 0))
    state.current = seat
    if kind in ROUND_THE_TABLE:
        state.left = state.seats - (seat - state.active) % state.seats
        state.lost = question.number("lost", 0, PLENTY, 0)
    elif state.active >= 0 and seat != state.active:
        raise PositionError(f"Seat {state.active} is active and is asked, not seat {seat}.")
    load_subject(state, question)
    question.done()
    state.actor = OVER if kind == st.ASK_NOTHING else CHANCE if kind <= LAST_CHANCE else seat
    if (kind == st.ASK_NOTHING) != (state.ending != st.NOT_ENDED):
        raise PositionError("A game that is over has an ending, and no other has.")


def load_subject(state: State, question: Document) -> None:
    """What the question is about, where its kind alone does not say it."""
    if state.ask == st.ASK_HOME:
        state.about, state.current = state.current, 0
    elif state.ask in (st.ASK_FACE, st.ASK_TILE):
        state.about = load_island(state, question)
    elif state.ask == st.ASK_PRODUCE:
        state.about = state.rolled
    elif state.ask == st.ASK_GOLDEN:
        state.about = question.number("goods", 1, PLENTY, 1)
    elif state.ask == st.ASK_LAY:
        state.about = question.one_of("board", BOARD_NAMES)
    elif state.ask == st.ASK_RAID:
        state.about = question.one_of("result", RESULT_NAMES)
    elif state.ask == st.ASK_BUILD:
        state.about = question.one_of("card", cat.CARD_NAMES)
    elif state.ask == st.ASK_WITHOUT:
        load_bill(state, question)
    elif state.ask in (st.ASK_GIVE, st.ASK_BARGAIN):
        state.pirate_card = question.one_of("card", cat.PIRATE_NAMES)


def load_bill(state: State, question: Document) -> None:
    state.target = question.one_of("target", cat.TARGET_NAMES[: cat.BUILD_CANNON])
    state.bill = numbers(question.counts("bill", [*cat.GOOD_NAMES, "gold"], PLENTY))
    state.less = question.number("less", 0, PLENTY, 0)
    state.spare = question.number("spare", 0, PLENTY, 0)
    if state.target == cat.BUILD_UPGRADE:
        state.subject = 1 + question.one_of("rank", cat.RANK_NAMES[1:])
    elif state.target == cat.BUILD_NOBLE:
        building = question.one_of("building", cat.NOBLE_NAMES)
        state.subject = building * int(cat.SITES) + question.one_of("site", cat.SITE_NAMES[: state.rules.sites])


def can_come_up(state: State) -> bool:
    """Whether the question fits the table, wherever its answers rely on it."""
    ask, player = state.ask, state.player()
    if ask == st.ASK_HOME:
        drawn = [each.home >= 0 for each in state.players]
        return drawn == [seat < state.about for seat in range(state.seats)]
    if ask in (st.ASK_PRODUCE, st.ASK_EVENT):
        return (state.rolled == state.rules.event_face) == (ask == st.ASK_EVENT) and (
            ask == st.ASK_EVENT or 1 <= state.rolled <= cat.PLACES
        )
    if ask == st.ASK_GOLDEN:
        return state.event == cat.EVENT_GOLDEN
    if ask in (st.ASK_LOSE, st.ASK_LAY):
        return state.event in (cat.EVENT_PIRATE, cat.EVENT_FIRE) and (
            ask == st.ASK_LOSE or state.reserve_size(int(state.about)) > 0
        )
    if ask == st.ASK_FACE:
        return bool(state.face[state.about] == st.HIDDEN and (state.square >= 0 or state.peeks_due > 0))
    if ask == st.ASK_CARD:
        return state.cards_due > 0
    if ask in (st.ASK_FOE_DIE, st.ASK_OWN_DIE, st.ASK_DRAWN, st.ASK_REROLL):
        return state.foe != st.NOBODY and state.square >= 0
    if ask == st.ASK_RAID:
        return state.square >= 0 and (state.about == st.BOUGHT_OFF) == (state.foe == st.NOBODY)
    if ask in (st.ASK_ENCOUNTER, st.ASK_FOE, st.ASK_RANSOM, st.ASK_SAIL, st.ASK_TOW, st.ASK_GIVE, st.ASK_BARGAIN):
        ransom = ask != st.ASK_RANSOM or player.gold >= state.rules.ransom
        peaceful = ask != st.ASK_BARGAIN or state.pirate_card >= cat.RAIDS
        return state.square >= 0 and ransom and peaceful
    if ask == st.ASK_TILE:
        return state.square >= 0 and int(state.current) in lookers(state, int(state.about))
    if ask == st.ASK_WITHOUT:
        return cards_in(state.bill) > 0 and can_complete(state) and player.gold >= state.bill[cat.GOLD]
    if ask == st.ASK_REPAIR:
        return any(ship & st.DAMAGED for ship in player.fleet)
    if ask == st.ASK_HARBOUR:
        return len(player.fleet) < state.rules.ships
    if ask == st.ASK_BUILD:
        return state.played[state.about] > 0
    if ask in (st.ASK_UPGRADE, st.ASK_COMMODITY, st.ASK_LUXURY, st.ASK_PEEK):
        due = {
            int(st.ASK_UPGRADE): state.upgrades_due,
            int(st.ASK_COMMODITY): state.commodities_due,
            int(st.ASK_LUXURY): state.luxuries_due,
            int(st.ASK_PEEK): state.peeks_due,
        }
        return due[int(ask)] > 0
    return True


def can_complete(state: State) -> bool:
    """Whether there is room for what is being paid for."""
    player = state.player()
    if state.target == cat.BUILD_SHIP:
        return len(player.fleet) < state.rules.ships
    if state.target == cat.BUILD_PIONEER:
        return player.ranks[cat.PIONEER] + player.ranks[cat.SETTLER] < state.rules.low_tiles
    if state.target == cat.BUILD_REPAIR:
        return any(ship & st.DAMAGED for ship in player.fleet)
    if state.target == cat.BUILD_CASTLE:
        return player.castle < len(state.rules.cost_castle)
    if state.target == cat.BUILD_NOBLE:
        building, site = divmod(int(state.subject), int(cat.SITES))
        return state.nobles[building] > 0 and player.sites[site] < 0
    high = player.ranks[cat.CITIZEN] + player.ranks[cat.MERCHANT] < state.rules.high_tiles
    return player.ranks[state.subject - 1] > 0 and (high or state.subject != cat.CITIZEN)


def numbers(values: Any) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


def ints(table: vec[i64]) -> list[int]:
    return [int(number) for number in table]
