"""The editor of positions: the form that a game has for them, and refusals in the words of whoever edits."""

from __future__ import annotations

from typing import Any

from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.errors import BorikenError, PositionError
from boriken.core.form import POSITIONS, fault_in_words, form_words
from boriken.core.given import checked_seed
from boriken.core.match import Match
from boriken.core.position import from_position, setup_in
from boriken.core.setup import Setup
from boriken.core.words import house_words, spoken_language
from boriken.server.errors import RefusedError

Json = dict[str, Any]


def form(document: Json, language: str, dealt: bool) -> Json:
    """A position with all that people can change in it, in words.

    Without a state it begins with an empty table, or with the beginning of a game.
    """
    try:
        setup = setup_in(document)
    except PositionError as error:
        raise refused(error, document, language) from error
    title = registry.title(setup.game)
    known = title.form(setup)
    whole = {"game": setup.game, "players": setup.players, "options": dict(setup.options)}
    if known is None:
        return {"position": {**whole, "state": document.get("state", {"seats": [{}] * setup.players})}, "fields": []}
    if "state" in document:
        state = known.opened(title.save(read(document, language).game))
    elif dealt:
        state = known.opened(title.save(dealt_out(setup).game))
    else:
        state = known.start
    words = form_words(title, spoken_language(language), setup.options)
    return {"position": {**whole, "state": state}, "fields": known.describe(words)}


def dealt_out(setup: Setup) -> Match:
    match = Match(setup, SeededDealer(checked_seed(None)))
    match.deal()
    return match


def read(document: Json, language: str) -> Match:
    """The match of a position; what the rules forbid is refused with a sentence."""
    try:
        return from_position(document, seed=0)
    except PositionError as error:
        raise refused(error, document, language) from error


def refused(error: PositionError, document: Json, language: str) -> RefusedError:
    """`fault` says as data what is wrong, and `where`."""
    spoken = spoken_language(language)
    try:
        setup = setup_in(document)
        title = registry.title(setup.game)
        sentence = fault_in_words(error, title.form(setup), form_words(title, spoken, setup.options))
    except BorikenError:
        sentence = fault_in_words(error, None, house_words(POSITIONS, spoken))
    return RefusedError(sentence, "position", {**error.parameters, "fault": error.code})
