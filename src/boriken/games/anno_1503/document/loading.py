"""Reading a position that somebody has told.

What follows from the rest may be left out by people who write positions by hand: supplies (whatever is not elsewhere),
and which tiles lie where. If it is there it must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError
from boriken.core.game import OVER
from boriken.core.naming import numbers
from boriken.core.question import check_question, load_question
from boriken.core.title import Json
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503 import conservation
from boriken.games.anno_1503.document.squares import load_square
from boriken.games.anno_1503.document.tiles import load_tiles
from boriken.games.anno_1503.document.turn import load_done, load_due, load_fight, load_ship, load_turn
from boriken.games.anno_1503.effects import lasting
from boriken.games.anno_1503.game import STEPS, Anno1503
from boriken.games.anno_1503.player import ACTED, DAMAGED, SHIP_SIZE, Player
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.set_up import set_up
from boriken.games.anno_1503.state import NOT_ENDED, State


def load(rules: Rules, content: Json) -> Anno1503:
    state = Anno1503(rules)
    set_up(state)
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
    load_question(state, STEPS, document.part("question"), "work")
    if (state.actor == OVER) != (state.ending != NOT_ENDED):
        raise PositionError("A game that is over has an ending, and no other has.", "no_ending")
    document.done()
    for seat in range(int(state.seats)):
        for sentence in conservation.wrong_board(state, seat):
            raise PositionError(sentence, "crowded", seat=seat)
    for sentence in conservation.missing_pieces(state):
        raise PositionError(sentence)
    check_question(state)
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
        raise PositionError(
            f"{part.where}.nests can hold {', '.join(cat.NEST_NAMES)}.",
            "one_of",
            where=f"{part.where}.nests",
            names=", ".join(cat.NEST_NAMES),
        )
    player.hand = numbers(part.counts("cards", cat.CARD_NAMES, PLENTY))
    player.kept = numbers(part.counts("kept", cat.CARD_NAMES, PLENTY))
    player.put_down = numbers(part.counts("put_down", cat.CARD_NAMES, PLENTY))
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
        raise PositionError(
            f"Two seats have the home board {names[board]}.", "same_home", where=f"{part.where}.home", home=names[board]
        )
    return board


def load_post(state: State, player: Player, place: int, posts: Document) -> int:
    tile = posts.one_of(str(place + 1), cat.TILE_NAMES)
    at_any = player.home >= 0 and state.rules.homes[player.home][place] == cat.ANY
    if not cat.is_post(tile) or (at_any and tile < cat.FIRST_CROWN and state.rules.any_place != 2):
        raise PositionError(
            f"{posts.where}.{place + 1} cannot be {cat.TILE_NAMES[tile]}.",
            "no_post",
            where=f"{posts.where}.{place + 1}",
            tile=cat.TILE_NAMES[tile],
        )
    return tile


def load_one_ship(state: State, part: Document) -> int:
    square = load_square(state, part, "square")
    damaged, acted = part.flag("damaged", False), part.flag("acted", False)
    part.done()
    return int(square * SHIP_SIZE + damaged * DAMAGED + acted * ACTED)


def load_supplies(state: State, document: Document) -> None:
    """Every supply is what is not elsewhere."""
    rules = state.rules

    def rest(key: str, names: Sequence[str], totals: Any, out: Callable[[int], int]) -> vec[i64]:
        left = [int(total) - out(number) for number, total in enumerate(totals)]
        return numbers(document.rest(key, names, left))

    state.discards = numbers(document.counts("action_discards", cat.CARD_NAMES, PLENTY))
    state.pirate_discards = numbers(document.counts("pirate_discards", cat.PIRATE_NAMES, PLENTY))
    state.stock = rest("stock", cat.GOOD_NAMES, rules.stock, lambda good: int(conservation.goods_out(state, good)))
    state.publics = rest(
        "public_buildings", cat.PUBLIC_NAMES, rules.publics, lambda number: int(conservation.publics_out(state, number))
    )
    state.nobles = rest(
        "noble_buildings", cat.NOBLE_NAMES, rules.nobles, lambda number: int(conservation.nobles_out(state, number))
    )
    state.stack = rest(
        "action_stack", cat.CARD_NAMES, rules.action_cards, lambda card: int(conservation.cards_out(state, card))
    )
    state.pirate_stack = rest(
        "pirate_stack", cat.PIRATE_NAMES, rules.pirate_cards, lambda card: int(state.pirate_discards[card])
    )
