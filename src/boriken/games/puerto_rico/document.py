"""A position as a document, and back: numbers inside, names outside.

What follows from the rest may be left out by people who write positions by hand: the supplies (whatever is not
elsewhere), the number of roles taken, whose role it is. If it is there it must agree.
"""

from __future__ import annotations

from boriken.core.document import PLENTY, Document
from boriken.core.errors import PositionError
from boriken.core.game import CHANCE, OVER
from boriken.core.naming import bits, named_bits
from boriken.core.question import kinds, number_of
from boriken.core.step import DEALER, NOBODY, SEAT
from boriken.core.title import Json
from boriken.games.puerto_rico import document_boards as boards
from boriken.games.puerto_rico import document_middle as middle
from boriken.games.puerto_rico.catalogue import BUCCANEER, CARD_NAMES, END_NAMES, NO_CARD
from boriken.games.puerto_rico.conservation import missing_pieces
from boriken.games.puerto_rico.game import STEPS, PuertoRico
from boriken.games.puerto_rico.rounds import cards_in_play, next_taker, roles_in_a_round
from boriken.games.puerto_rico.rules import Rules
from boriken.games.puerto_rico.set_up import lay_out
from boriken.games.puerto_rico.state import State

QUESTION_NAMES = kinds(STEPS)


# Writing


def save(state: State) -> Json:
    """The document of a position, without entries of expansions that the table does not play with."""
    return {
        "round": int(state.round),
        "turn": int(state.turn),
        "first": int(state.first),
        "governor": int(state.governor),
        "ending": named_bits(state.ending, END_NAMES),
        "question": save_question(state),
        "seats": [boards.save(state, player) for player in state.players],
        "roles": {
            CARD_NAMES[card]: {
                "open": bool(state.free_cards & (1 << card)),
                "doubloons": int(state.card_doubloons[card]),
            }
            for card in cards_in_play(state.rules)
        },
        **middle.save(state),
    }


def save_question(state: State) -> Json:
    """The open question with what its phase remembers."""
    step = STEPS[state.ask]
    question: Json = {"kind": step.name, "seat": int(state.current), **state.context(), **step.save(state)}
    if state.phase != NO_CARD and step.has_memory(state):
        question |= state.memory()
    return question


# Reading


def load(rules: Rules, content: Json) -> PuertoRico:
    state = PuertoRico(rules)
    lay_out(state)
    document = Document(content, "state")
    middle.load(state, document)
    for player, part in zip(state.players, document.parts("seats", rules.players), strict=True):
        boards.load(state, player, part)
    middle.load_supplies(state, document)
    load_round(state, document)
    load_question(state, document.part("question"))
    document.done()
    for sentence in missing_pieces(state):
        raise PositionError(sentence)
    if state.actor != OVER and not len(state.legal()):
        raise PositionError("Nothing can be done in this position.", "nothing_to_do")
    return state


def load_round(state: State, document: Document) -> None:
    last_seat = int(state.seats) - 1
    state.round = document.number("round", 1, PLENTY, 1)
    state.turn = document.number("turn", 0, PLENTY, 1)
    state.governor = document.number("governor", 0, last_seat, 0)
    state.first = document.number("first", -1, last_seat, int(state.governor))
    state.ending = bits(document.several("ending", END_NAMES))
    roles = document.part("roles")
    for card in cards_in_play(state.rules):
        role = roles.part(CARD_NAMES[card])
        if not role.flag("open", True):
            state.free_cards &= ~(1 << card)
        state.card_doubloons[card] = role.number("doubloons", 0, PLENTY, 0)
        role.done()
    roles.done()
    if state.rules.buccaneer:
        load_kidnapping(state, document)


def load_kidnapping(state: State, document: Document) -> None:
    last_seat = int(state.seats) - 1
    state.wanted = document.number("wanted", -1, last_seat, -1)
    if document.has("kidnapped"):
        kidnapped = document.part("kidnapped")
        state.kidnapped = kidnapped.one_of("role", CARD_NAMES[:BUCCANEER])
        state.kidnapper = kidnapped.number("by", 0, last_seat)
        kidnapped.done()
        if not state.free_cards & (1 << state.kidnapped):
            raise PositionError("A kidnapped role lies open until somebody plays it.", "kidnapped_open")


def load_question(state: PuertoRico, question: Document) -> None:
    """The open question; without one, the next player takes a role."""
    name = QUESTION_NAMES[question.one_of("kind", QUESTION_NAMES, "role")]
    roles = [CARD_NAMES[card] for card in cards_in_play(state.rules)]
    role = roles[question.one_of("role", roles)] if question.has("role") else None
    state.ask = number_of(state, STEPS, name, role)
    state.phase = NO_CARD if role is None else CARD_NAMES.index(role)
    step = STEPS[state.ask]
    load_turn(state, question)
    state.actor = {SEAT: state.current, DEALER: CHANCE, NOBODY: OVER}[step.answered_by]
    step.load(state, question)
    if state.phase != NO_CARD and step.has_memory(state):
        state.load_memory(question)
    question.done()
    if not step.can_come_up(state):
        raise PositionError(f"The question {name!r} does not come up in this position.", "not_asked", question=name)


def load_turn(state: State, question: Document) -> None:
    """Whose role and whose turn it is."""
    closed = sum(not state.free_cards & (1 << card) for card in cards_in_play(state.rules))
    if state.phase != NO_CARD and state.free_cards & (1 << state.phase):
        role = CARD_NAMES[state.phase]
        raise PositionError(
            f"The role {role} is being played and cannot lie open.",
            "role_open",
            where=f"state.roles.{role}.open",
            role=role,
        )
    state.taken = closed if state.phase == NO_CARD else closed - 1
    in_a_round = int(roles_in_a_round(state))
    is_kidnapped = state.rules.buccaneer and state.phase != NO_CARD and state.taken == in_a_round
    if state.taken >= in_a_round and not is_kidnapped:
        raise PositionError(f"More than {in_a_round} roles are taken in this round.", "roles_taken", most=in_a_round)
    taker, last_seat = next_taker(state), int(state.seats) - 1
    if state.phase == NO_CARD:
        state.current = question.number("seat", 0, last_seat, taker)
        return
    state.taker = question.number("taker", *((0, last_seat) if is_kidnapped else (taker, taker, taker)))
    state.solo = is_kidnapped and state.rules.kidnap_solo
    state.current = question.number("seat", 0, last_seat, int(state.taker))
    state.left = state.turns() - (state.current - state.taker) % state.seats
    if STEPS[state.ask].taker_only and state.current != state.taker:
        raise PositionError(
            f"Only seat {state.taker}, who took the role, has its privilege.", "privilege", seat=int(state.taker)
        )
    if state.solo and state.current != state.taker:
        raise PositionError(f"Seat {state.taker} plays this role alone.", "alone", seat=int(state.taker))
