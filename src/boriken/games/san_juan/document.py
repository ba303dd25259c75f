"""A position as a document, and back: numbers inside, names outside.

What follows from the rest may be left out by people who write positions by hand: the draw pile (whatever is not
elsewhere), what the discard pile must hold, the number of roles taken, whose role it is. If it is there it must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError, quoted
from boriken.core.game import CHANCE, OVER
from boriken.core.naming import bits, ints, named, named_bits, numbers
from boriken.core.title import Json
from boriken.games.san_juan import pieces
from boriken.games.san_juan import state as st
from boriken.games.san_juan.catalogue import (
    ALL_CARDS,
    CARD_NAMES,
    CARPENTER,
    COPIES,
    CRANE,
    END_NAMES,
    FULL_TOWN,
    GOLD_MINE,
    GOOD_NAMES,
    GOODS,
    KINDS,
    LIBRARY,
    MINED,
    MOST_IDLE,
    NO_CARD,
    POOR_HOUSE,
    ROLE_NAMES,
    ROLES,
    TILE_NAMES,
    TILES,
    TRADER,
    is_violet,
)
from boriken.games.san_juan.game import SanJuan
from boriken.games.san_juan.roles.builder import MOST_GIVEN
from boriken.games.san_juan.roles.producer import BITS, chosen, most_made, room
from boriken.games.san_juan.roles.prospector import costs_differ
from boriken.games.san_juan.roles.trader import most_sold
from boriken.games.san_juan.rules import Rules
from boriken.games.san_juan.state import Player, State

PHASE_NAMES = [*ROLE_NAMES, "set_up", "round_start"]

# By the number of the question: its name, who answers, and in which phases it comes up
SEAT, DEALER, NOBODY = "seat", "dealer", "nobody"
QUESTIONS: Sequence[tuple[str, str, Sequence[str | None]]] = (
    ("over", NOBODY, [None]),
    ("governor", DEALER, ["set_up"]),
    ("card", DEALER, ["set_up", "builder", "producer", "trader", "prospector"]),
    ("good", DEALER, ["producer"]),
    ("tile", DEALER, ["trader"]),
    ("look", DEALER, ["councillor"]),
    ("turn_up", DEALER, ["prospector"]),
    ("role", SEAT, [None]),
    ("build", SEAT, ["builder"]),
    ("cover", SEAT, ["builder"]),
    ("library", SEAT, ["builder"]),
    ("give", SEAT, ["builder"]),
    ("pay", SEAT, ["builder"]),
    ("produce", SEAT, ["producer"]),
    ("sell", SEAT, ["trader"]),
    ("take", SEAT, ["councillor", "prospector"]),
    ("keep", SEAT, ["councillor"]),
    ("mine", SEAT, ["prospector"]),
    ("find", SEAT, ["prospector"]),
    ("chapel", SEAT, ["round_start"]),
    ("discard", SEAT, ["set_up", "round_start"]),
    ("archive", SEAT, ["councillor"]),
)
QUESTION_NAMES = [name for name, _, _ in QUESTIONS]

# What the kinds of question remember besides the phase and the seat
FROM_CARD = ("pay", "keep", "discard", "archive")
FROM_GOOD = ("give", "produce", "sell")
LEFT = (*FROM_CARD, *FROM_GOOD, "card", "good", "look", "turn_up")
CHOSEN = ("produce", "good")
OPEN = ("look", "keep", "turn_up", "find")
OPEN_TO_ONE = ("look", "keep")
COUNT = ("give", "good", "sell", "look")


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
    return {
        "hand": named(CARD_NAMES, player.hand),
        "town": named(CARD_NAMES, player.town),
        "goods": {
            name: [CARD_NAMES[player.face(good, number)] for number in range(player.goods[good])]
            for good, name in enumerate(GOOD_NAMES)
            if player.goods[good]
        },
        "covered": named(CARD_NAMES, player.covered),
        "chapel": named(CARD_NAMES, player.chapel),
        "shown": named(CARD_NAMES, player.shown),
        "mislaid": named(CARD_NAMES, player.mislaid),
        "memory": named(CARD_NAMES, player.memory),
        "recalled": named(CARD_NAMES, player.recalled),
        "drawn": int(player.drawn),
        "rejected": int(player.rejected),
        "old_chapel": int(player.old_chapel),
        "old_goods": named(GOOD_NAMES, [player.old(good) for good in range(GOODS)]),
    }


def save_question(state: State) -> Json:
    """The open question with what its phase remembers."""
    kind = QUESTION_NAMES[state.ask]
    question: Json = {"kind": kind, "seat": int(state.current)}
    if state.phase == st.NO_PHASE:
        return question
    question["phase"] = PHASE_NAMES[state.phase]
    if state.phase < ROLES:
        question["taker"] = int(state.taker)
    if state.site != NO_CARD:
        question["building"] = CARD_NAMES[state.site]
    if state.under != NO_CARD:
        question["covered"] = CARD_NAMES[state.under]
    if state.bonus != NO_CARD and kind == "card":
        question["bonus"] = CARD_NAMES[state.bonus]
    if kind in FROM_CARD:
        question["from"] = CARD_NAMES[state.about]
    if kind in FROM_GOOD:
        question["from"] = GOOD_NAMES[state.about]
    if kind in LEFT:
        question["left"] = int(state.due)
    if kind in CHOSEN:
        question["chosen"] = named(GOOD_NAMES, [chosen(state, good) for good in range(GOODS)])
    if kind in OPEN:
        question["open"] = named(CARD_NAMES, state.open)
    if kind in OPEN_TO_ONE:
        question["old_open"] = int(state.old_open)
    if kind in COUNT:
        question["count"] = int(state.count)
    if kind == "sell":
        question["proceeds"] = int(state.proceeds)
    return question


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
    load_question(state, document.part("question"))
    load_piles(state, document, nameless)
    document.done()
    for sentence in pieces.missing_pieces(state):
        raise PositionError(sentence)
    check_question(state)
    return state


def load_player(player: Player, part: Document) -> list[int]:
    """Returns the goods of which only the number is told."""
    player.hand = numbers(part.counts("hand", CARD_NAMES, PLENTY))
    player.cards = sum(player.hand)
    player.town = numbers(part.counts("town", CARD_NAMES, PLENTY))
    player.buildings = sum(player.town)
    if player.buildings > FULL_TOWN or any(is_violet(card) and player.town[card] > 1 for card in range(KINDS)):
        raise PositionError(f"There is no such town as that of {part.where}.")
    player.covered = numbers(part.counts("covered", CARD_NAMES, PLENTY))
    player.chapel = numbers(part.counts("chapel", CARD_NAMES, PLENTY))
    player.shown = numbers(part.counts("shown", CARD_NAMES, PLENTY))
    player.mislaid = numbers(part.counts("mislaid", CARD_NAMES, PLENTY))
    player.memory = numbers(part.counts("memory", CARD_NAMES, PLENTY))
    player.recalled = numbers(part.counts("recalled", CARD_NAMES, PLENTY))
    player.drawn = part.number("drawn", 0, PLENTY, 0)
    player.rejected = part.number("rejected", 0, PLENTY, 0)
    player.old_chapel = part.number("old_chapel", 0, PLENTY, 0)
    old_goods = part.counts("old_goods", GOOD_NAMES, int(FULL_TOWN))
    player.old_goods = sum(count << (int(st.OLD) * good) for good, count in enumerate(old_goods))
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
            raise PositionError(f"{goods.where}.{name} has more cards than there are buildings.")
        for face in faces:
            player.add_good(good, card_number(face, f"{goods.where}.{name}"))
    goods.done()
    return nameless


def card_number(name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in CARD_NAMES:
        raise PositionError(f"{where} can hold cards such as {CARD_NAMES[0]}, not {quoted(name)}.")
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
        raise PositionError(f"state.tiles can hold the tiles {', '.join(TILE_NAMES)}, not {quoted(tiles)}.")
    state.trades = document.number("trades", 0, PLENTY, len(tiles))
    if min(int(state.trades), int(TILES)) != len(tiles):
        raise PositionError(f"After {state.trades} turns of the trading house not {len(tiles)} tiles are known.")
    known = [TILE_NAMES.index(tile) for tile in tiles]
    state.tiles = numbers([*known, *ints(st.UNKNOWN_TILES)[len(known) :]])


def load_piles(state: State, document: Document, nameless: Sequence[Sequence[int]]) -> None:
    """The draw pile is what is not elsewhere; a good that nobody has named is a card of which most are left."""
    state.exposed = numbers(document.counts("exposed", CARD_NAMES, PLENTY))
    state.old_discards = document.number("old_discards", 0, PLENTY, 0)
    least = [
        int(state.exposed[card]) + sum(int(player.memory[card]) for player in state.players) for card in range(KINDS)
    ]
    told = document.counts("discards", CARD_NAMES, PLENTY) if document.has("discards") else least
    state.discards = numbers(told)
    state.discarded = sum(told)
    rest = [int(COPIES[card]) - out for card, out in enumerate(ints(pieces.cards_out(state)))]
    for player, goods in zip(state.players, nameless, strict=True):
        for good, count in enumerate(goods):
            for _ in range(count):
                face = rest.index(max(rest))
                rest[face] -= 1
                player.add_good(good, face)
    state.deck = numbers(document.rest("deck", CARD_NAMES, rest))
    state.pile = sum(rest)


def load_question(state: SanJuan, question: Document) -> None:
    """The open question; without one, the next player takes a role."""
    kind = question.one_of("kind", QUESTION_NAMES, "role")
    name, answers, phases = QUESTIONS[kind]
    phase = PHASE_NAMES[question.one_of("phase", PHASE_NAMES)] if question.has("phase") else None
    if phase not in phases:
        when = f"in the phase {phase}" if phase else "while no role is played"
        raise PositionError(f"The question {name!r} does not come up {when}.")
    state.ask = kind
    state.phase = st.NO_PHASE if phase is None else PHASE_NAMES.index(phase)
    load_turn(state, question)
    state.actor = {SEAT: state.current, DEALER: CHANCE, NOBODY: OVER}[answers]
    load_memory(state, question, name)
    question.done()
    if state.phase == TRADER and name != "tile":
        if not state.trades:
            raise PositionError("In the trader phase a tile lies open.")
        state.tile = state.tiles[(state.trades - 1) % TILES]


def load_turn(state: State, question: Document) -> None:
    """Whose role and whose turn it is."""
    closed = sum(not state.free_roles & (1 << role) for role in range(ROLES))
    in_a_role = 0 <= state.phase < ROLES
    if in_a_role and state.free_roles & (1 << state.phase):
        raise PositionError(f"The role {ROLE_NAMES[state.phase]} is being played and cannot lie open.")
    state.taken = closed - 1 if in_a_role else closed
    if state.taken >= state.rules.roles_a_round and state.ask != st.ASK_NOTHING:
        raise PositionError(f"More than {state.rules.roles_a_round} roles are taken in this round.")
    next_taker = int(state.governor + state.taken) % int(state.seats)
    last_seat = int(state.seats) - 1
    if in_a_role:
        state.taker = question.number("taker", next_taker, next_taker, next_taker)
    elif state.phase != st.NO_PHASE and state.taken:
        raise PositionError("Between two rounds all roles lie open.")
    state.current = question.number("seat", 0, last_seat, next_taker)
    if state.ask == st.ASK_ROLE and state.current != next_taker:
        raise PositionError(f"Seat {next_taker} takes the next role, not seat {state.current}.")
    begins = state.taker if in_a_role else state.governor
    state.left = state.seats - (state.current - begins) % state.seats


def load_memory(state: State, question: Document, kind: str) -> None:
    """What the phase has to remember."""
    if PHASE_NAMES[state.phase] == "builder" and kind != "build":
        state.site = question.one_of("building", CARD_NAMES)
        if question.has("covered"):
            state.under = question.one_of("covered", CARD_NAMES)
        if kind == "card":
            state.bonus = question.one_of("bonus", CARD_NAMES)
    if kind in FROM_CARD:
        state.about = question.one_of("from", CARD_NAMES, CARD_NAMES[0])
    if kind in FROM_GOOD:
        state.about = question.one_of("from", GOOD_NAMES, GOOD_NAMES[0])
    if kind in LEFT:
        state.due = question.number("left", 0, int(ALL_CARDS))
    if kind in CHOSEN:
        picked = question.counts("chosen", GOOD_NAMES, int(FULL_TOWN))
        state.chosen = sum(count << (int(BITS) * good) for good, count in enumerate(picked))
        state.count = sum(picked)
    if kind in OPEN:
        state.open = numbers(question.counts("open", CARD_NAMES, PLENTY))
    if kind in OPEN_TO_ONE:
        state.old_open = question.number("old_open", 0, sum(state.open), 0)
    if kind in COUNT:
        state.count = question.number("count", 0, int(ALL_CARDS))
    if kind == "sell":
        state.proceeds = question.number("proceeds", 0, int(ALL_CARDS))


def check_question(state: State) -> None:
    name = QUESTION_NAMES[state.ask]
    if state.actor == OVER:
        if not state.ending:
            raise PositionError("A game that is over has met an end condition.")
    elif not can_come_up(state, name):
        raise PositionError(f"The question {name!r} does not come up in this position.")
    elif not len(state.legal()):
        raise PositionError("Nothing can be done in this position.")


def can_come_up(state: State, name: str) -> bool:
    """Whether the question fits the table, wherever its answers rely on it."""
    player = state.current_player()
    shown = sum(state.open)
    if state.actor == CHANCE and name in LEFT and not 0 < state.due <= state.supply():
        return False
    if name == "governor":
        return not any(each.cards for each in state.players)
    if name == "card" and PHASE_NAMES[state.phase] == "builder":
        return state.bonus in (CARPENTER, POOR_HOUSE)
    if name == "good":
        fits = all(room(state, player, good) >= 0 for good in range(GOODS))
        return fits and state.due <= sum(chosen(state, good) for good in range(GOODS)) <= state.count
    if name == "tile":
        return state.trades < TILES
    if name == "look":
        return state.count >= state.due
    if name == "turn_up":
        return shown + state.due == MINED
    if name == "find":
        return shown == MINED and costs_differ(state)
    if name == "cover":
        return player.has(CRANE)
    if name == "library":
        return player.has(LIBRARY) and state.library_can_wait() and state.library_works()
    if name == "give":
        return state.count <= MOST_GIVEN
    if name == "pay":
        return 0 < state.due <= player.cards
    if name == "produce":
        return 0 < state.due <= most_made(state) and all(room(state, player, good) >= 0 for good in range(GOODS))
    if name == "sell":
        return 0 < state.due <= most_sold(state)
    if name == "take":
        return state.supply() > 0
    if name == "keep":
        return 0 < state.due < shown
    if name == "mine":
        return player.has(GOLD_MINE) and state.supply() >= MINED
    if name == "chapel":
        return player.cards > 0
    if name in ("discard", "archive"):
        return 0 < state.due <= player.cards
    return True
