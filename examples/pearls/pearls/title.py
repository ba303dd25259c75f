"""Pearls as a game that anybody can add: its names, and how a position is shown and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boriken.core.document import Document
from boriken.core.event_names import EventNames, number, one_of
from boriken.core.game import OVER, Game
from boriken.core.naming import at_table
from boriken.core.question import check_question, load_question, masked_question, save_question
from boriken.core.setup import Setup
from boriken.core.title import Json, Title

from . import game as rules

EVENTS: EventNames = {
    rules.PEARL_DEALT: ("pearl_dealt", [("pearl", number)]),
    rules.DIVERS_SENT: ("divers_sent", [("water", one_of(rules.WATERS)), ("divers", number)]),
    rules.SHELLS_FOUND: ("shells_found", [("shells", number)]),
    rules.ROUND_ENDED: ("round_ended", [("round", number)]),
}


class PearlsTitle(Title):
    id = "pearls"
    name = "Pearls"
    player_counts = (2, 3, 4)
    minutes = (5, 10)
    weight = 1
    notation = rules.NOTATION
    first_outcome = rules.PEARL
    steps = rules.STEPS
    event_names = EVENTS
    secret_events: Mapping[str, str] = {"pearl_dealt": "pearl"}
    reasons = rules.REASONS

    def new_game(self, setup: Setup) -> Game:
        game = rules.Pearls(setup.players)
        game.begin()
        return game

    def facts(self, setup: Setup) -> Json:
        return {"rounds": rules.ROUNDS, "divers": rules.DIVERS, "pearls": dict.fromkeys(rules.PEARLS, rules.COPIES)}

    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        state = rules.position(game)
        over = state.actor == OVER
        seats = [
            {"shells": shells, "pearl": pearl if over or number == seat else None}
            for number, (shells, pearl) in enumerate(zip(state.shells, state.pearls, strict=True))
        ]
        question = {"question": masked_question(state, seat)}
        return at_table(setup, game, seat) | {"round": state.round, "seats": seats} | question

    def save(self, game: Game) -> Json:
        state = rules.position(game)
        return {
            "round": state.round,
            "turn": int(state.turn),
            "pearls": list(state.pearls),
            "shells": list(state.shells),
            "question": save_question(state),
        }

    def load(self, setup: Setup, state: Json) -> Game:
        game, document = rules.Pearls(setup.players), Document(state, "state")
        game.first = 0
        game.round = document.number("round", 1, rules.ROUNDS, 1)
        game.turn = document.number("turn", 0, rules.ROUNDS * setup.players, 0)
        most = len(rules.PEARLS)
        game.pearls = [checked(pearl, most) for pearl in document.items("pearls", setup.players)]
        game.shells = [checked(shells, 99) for shells in document.items("shells", setup.players)]
        load_question(game, self.steps, document.part("question"), "dive")
        document.done()
        check_question(game)
        return game


def checked(value: object, most: int) -> int:
    return Document({"number": value}, "state").number("number", 0, most)
