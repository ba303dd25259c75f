"""A position as a document, and back: numbers inside, names outside.

What follows from the rest may be left out by people who write positions by hand: the draw pile (whatever is not
elsewhere), what the discard pile must hold, the number of roles taken, whose role it is. If it is there it must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError, quoted
from boriken.core.memory import Counts, Entry, Number, PackedCounts, load_all, save_all
from boriken.core.naming import bits, ints, named, named_bits, numbers
from boriken.core.question import check_question, load_question, save_question
from boriken.core.title import Json
from boriken.games.san_juan import conservation
from boriken.games.san_juan.catalogue import (
    CARD_NAMES,
    COPIES,
    END_NAMES,
    FULL_TOWN,
    GOOD_NAMES,
    KINDS,
    MOST_IDLE,
    ROLE_NAMES,
    TILE_NAMES,
    TILES,
    is_violet,
)
from boriken.games.san_juan.determinize import can_be_drawn_again
from boriken.games.san_juan.game import STEPS, SanJuan
from boriken.games.san_juan.player import OLD, Player
from boriken.games.san_juan.rules import Rules
from boriken.games.san_juan.state import UNKNOWN_TILES, State

# What a player has, counted by kind of card; what is known of it, and how old it is
SEEN: Sequence[Entry] = [Counts(pile, pile, CARD_NAMES) for pile in ("hand", "town")]
PILES = ("covered", "chapel", "shown", "mislaid", "memory", "recalled")
AGES = ("drawn", "rejected", "old_chapel", "old_goods")
KNOWN: Sequence[Entry] = [
    *(Counts(pile, pile, CARD_NAMES) for pile in PILES),
    *(Number(age, age, default=0) for age in AGES[:-1]),
    PackedCounts("old_goods", "old_goods", GOOD_NAMES, int(OLD), int(FULL_TOWN)),
]


# Writing


def save(state: State) -> Json:
    return {
        "round": int(state.round),
        "turn": int(state.turn),
        "first": int(state.first),
        "governor": int(state.governor),
        "idle": int(state.idle),
        "ending": named_bits(int(state.ending), END_NAMES),
        "question": save_question(state),
        "seats": [save_player(player) for player in state.players],
        "roles": {name: {"open": bool(state.free_roles & (1 << role))} for role, name in enumerate(ROLE_NAMES)},
        "library_used": state.library_used,
        "tiles": known_tiles(state),
        "trades": int(state.trades),
        "deck": named(CARD_NAMES, state.deck),
        "discards": named(CARD_NAMES, state.discards),
        "exposed": named(CARD_NAMES, state.exposed),
        "old_discards": int(state.old_discards),
    }


def known_tiles(state: State) -> list[str]:
    """In the order of the stack, as far as they have been seen."""
    return [TILE_NAMES[tile] for tile in ints(state.tiles) if tile >= 0]


def save_player(player: Player) -> Json:
    goods = {
        name: [CARD_NAMES[player.face(good, number)] for number in range(player.goods[good])]
        for good, name in enumerate(GOOD_NAMES)
        if player.goods[good]
    }
    return save_all(SEEN, player) | {"goods": goods} | save_all(KNOWN, player)


# Reading


def load(rules: Rules, content: Json) -> SanJuan:
    state = SanJuan(rules)
    state.set_up()
    document = Document(content, "state")
    nameless = [
        load_player(player, part)
        for player, part in zip(state.players, document.parts("seats", rules.players), strict=True)
    ]
    load_round(state, document)
    load_question(state, STEPS, document.part("question"), "role")
    load_piles(state, document, nameless)
    document.done()
    for sentence in conservation.missing_pieces(state):
        raise fault(state, sentence)
    check_question(state)
    return state


def fault(state: State, sentence: str) -> PositionError:
    if not conservation.are_tiles(state):
        return PositionError(sentence, "same_tiles", where="state.tiles")
    for seat, player in enumerate(state.players):
        if conservation.has_lost_count(player) or not can_be_drawn_again(state, seat):
            return PositionError(sentence, "knowledge", seat=seat)
    return PositionError(sentence)


def load_player(player: Player, part: Document) -> list[int]:
    """Returns the goods of which only the number is told."""
    load_all([*SEEN, *KNOWN], player, part)
    player.cards = sum(player.hand)
    player.buildings = sum(player.town)
    if player.buildings > FULL_TOWN or any(is_violet(card) and player.town[card] > 1 for card in range(KINDS)):
        raise PositionError(
            f"There is no such town as that of {part.where}.", "town", where=f"{part.where}.town", most=int(FULL_TOWN)
        )
    nameless = load_goods(player, part.part("goods"))
    part.done()
    return nameless


def load_goods(player: Player, goods: Document) -> list[int]:
    nameless = [0] * len(GOOD_NAMES)
    for good, name in enumerate(GOOD_NAMES):
        if not goods.has(name):
            continue
        most = int(player.town[good])
        if isinstance(goods.content[name], int):
            nameless[good] = goods.number(name, 0, most)
            continue
        faces = goods.items(name)
        if len(faces) > most:
            raise PositionError(
                f"{goods.where}.{name} has more cards than there are buildings.",
                "goods",
                where=f"{goods.where}.{name}",
                most=most,
            )
        for face in faces:
            player.add_good(good, card_number(face, f"{goods.where}.{name}"))
    goods.done()
    return nameless


def card_number(name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in CARD_NAMES:
        raise PositionError(
            f"{where} can hold cards such as {CARD_NAMES[0]}, not {quoted(name)}.",
            "one_of",
            where=where,
            names=", ".join(CARD_NAMES),
        )
    return CARD_NAMES.index(name)


def load_round(state: State, document: Document) -> None:
    last_seat = int(state.seats) - 1
    state.round = document.number("round", 1, PLENTY, 1)
    state.turn = document.number("turn", 0, PLENTY, 1)
    state.governor = document.number("governor", 0, last_seat, 0)
    state.first = document.number("first", -1, last_seat, int(state.governor))
    state.idle = document.number("idle", 0, int(MOST_IDLE), 0)
    state.ending = bits(document.several("ending", END_NAMES))
    roles = document.part("roles")
    for role, name in enumerate(ROLE_NAMES):
        part = roles.part(name)
        if not part.flag("open", True):
            state.free_roles &= ~(1 << role)
        part.done()
    roles.done()
    state.library_used = document.flag("library_used", False)
    load_tiles(state, document)


def load_tiles(state: State, document: Document) -> None:
    tiles = document.items("tiles")
    if len(tiles) > TILES or any(tile not in TILE_NAMES for tile in tiles):
        raise PositionError(
            f"state.tiles can hold the tiles {', '.join(TILE_NAMES)}, not {quoted(tiles)}.",
            "one_of",
            where="state.tiles",
            names=", ".join(TILE_NAMES),
        )
    state.trades = document.number("trades", 0, PLENTY, len(tiles))
    if min(int(state.trades), int(TILES)) != len(tiles):
        raise PositionError(
            f"After {state.trades} turns of the trading house not {len(tiles)} tiles are known.",
            "trades",
            where="state.trades",
        )
    known = [TILE_NAMES.index(tile) for tile in tiles]
    state.tiles = numbers([*known, *ints(UNKNOWN_TILES)[len(known) :]])


def load_piles(state: State, document: Document, nameless: Sequence[Sequence[int]]) -> None:
    """The draw pile is what is not elsewhere; a good that nobody has named is a card of which most are left."""
    state.exposed = numbers(document.counts("exposed", CARD_NAMES, PLENTY))
    state.old_discards = document.number("old_discards", 0, PLENTY, 0)
    least = [
        int(state.exposed[card]) + sum(int(player.memory[card]) for player in state.players) for card in range(KINDS)
    ]
    counts = document.counts("discards", CARD_NAMES, PLENTY) if document.has("discards") else least
    state.discards = numbers(counts)
    state.discarded = sum(counts)
    rest = [int(COPIES[card]) - out for card, out in enumerate(ints(conservation.cards_out(state)))]
    for player, goods in zip(state.players, nameless, strict=True):
        for good, count in enumerate(goods):
            for _ in range(count):
                face = rest.index(max(rest))
                rest[face] -= 1
                player.add_good(good, face)
    state.deck = numbers(document.rest("deck", CARD_NAMES, rest))
    state.pile = sum(rest)
