"""Puerto Rico: its questions and roles, and a position that knows what may be done in it."""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.game import OVER, Game
from boriken.core.naming import named_bits, numbers
from boriken.core.step import Step
from boriken.core.vectors import kind_drawn, total
from boriken.games.puerto_rico import choosing, festival_board, guests, rounds, row, set_up, steps
from boriken.games.puerto_rico.actions import DRAW
from boriken.games.puerto_rico.catalogue import (
    CARD_NAMES,
    CIRCLES,
    END_NAMES,
    FIRST_LARGE,
    MAYOR,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    is_large,
)
from boriken.games.puerto_rico.conservation import missing_pieces
from boriken.games.puerto_rico.determinize import draw_again
from boriken.games.puerto_rico.guests import ask_next_host, open_window
from boriken.games.puerto_rico.questions import ASK_ROW, AT_THE_END, AT_THE_START, IN_TURN
from boriken.games.puerto_rico.roles import (
    buccaneer,
    builder,
    captain,
    craftsman,
    deeds,
    hunt,
    mayor,
    paying,
    placing,
    raid,
    settler,
    storage,
    trader,
)
from boriken.games.puerto_rico.roles.buccaneer import Buccaneer
from boriken.games.puerto_rico.roles.builder import Builder
from boriken.games.puerto_rico.roles.captain import Captain
from boriken.games.puerto_rico.roles.craftsman import Craftsman
from boriken.games.puerto_rico.roles.mayor import Mayor
from boriken.games.puerto_rico.roles.prospector import Prospector
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.settler import Settler
from boriken.games.puerto_rico.roles.trader import Trader
from boriken.games.puerto_rico.rounds import end_game
from boriken.games.puerto_rico.scoring import extra_points, noble_points, printed_points, score, wealth
from boriken.games.puerto_rico.set_up import begin
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Question, Steps


def by_number(tables: Sequence[Steps]) -> vec[Question]:
    """All questions, each in the place of its number."""
    found = {number: step for table in tables for number, step in table.items()}
    questions = vec[Question](capacity=len(found))
    number: i64
    for number in range(len(found)):
        questions = append(questions, found[number])
    return questions


def first_of_kind(questions: vec[Question]) -> vec[i64]:
    """By question: the first that has its name. Observers count kinds, whoever asks."""
    names = [step.name for step in questions]
    return numbers([names.index(name) for name in names])


TABLES: Final[list[Steps]] = [
    *(steps.STEPS, set_up.STEPS, choosing.STEPS, festival_board.STEPS, row.STEPS, rounds.STEPS, guests.STEPS),
    *(settler.STEPS, hunt.STEPS, mayor.STEPS, placing.STEPS, builder.STEPS, paying.STEPS, craftsman.STEPS),
    *(trader.STEPS, deeds.STEPS, captain.STEPS, storage.STEPS, buccaneer.STEPS, raid.STEPS),
]
STEPS: Final = by_number(TABLES)
KIND_OF: Final = first_of_kind(STEPS)
TELLS_PLACE: Final = numbers([int(step.tells_place) for step in STEPS])

# By role card; both prospector cards do the same
ROLES: Final = vec[Role](
    [
        Settler(),
        Mayor(),
        Builder(),
        Craftsman(),
        Trader(),
        Captain(),
        Prospector(),
        Prospector(),
        Buccaneer(),
    ]
)


class PuertoRico(State):
    """A position that knows what may be done in it."""

    def begin(self) -> None:
        """From an empty table to the first question."""
        begin(self)

    def step(self) -> Step[Any]:
        return STEPS[self.ask]

    # As in every game that is a table of steps, but straight to the steps of this one, which is faster

    def legal(self) -> vec[i64]:
        return STEPS[self.ask].legal(self)

    def apply(self, action: i64) -> None:
        STEPS[self.ask].apply(self, action)

    def ways(self) -> i64:
        if self.ask == ASK_ROW:  # chance acts often, and mostly here
            return total(self.deck)
        return STEPS[self.ask].ways(self)

    def outcome(self, chosen: i64) -> i64:
        if self.ask == ASK_ROW:
            return DRAW + kind_drawn(self.deck, chosen)
        return STEPS[self.ask].outcome(self, chosen)

    # Roles

    def begin_role(self, card: i64) -> None:
        self.phase = card
        if card == MAYOR or not open_window(self, AT_THE_START):
            ROLES[card].begin(self)

    def close_window(self, window: i64) -> None:
        """The player asked moves no more guests: the next one may, or the game goes on."""
        if window == IN_TURN:
            ROLES[self.phase].go_on(self)
            return
        self.next_turn()
        if ask_next_host(self, window):
            return
        if window == AT_THE_START:
            ROLES[self.phase].begin(self)
        elif window == AT_THE_END:
            ROLES[self.phase].close(self)
        else:
            end_game(self)

    def memory(self) -> dict[str, Any]:
        return ROLES[self.phase].save(self)

    def load_memory(self, question: Document) -> None:
        ROLES[self.phase].load(self, question)

    def copy(self) -> Game:
        other = PuertoRico(self.rules)
        self.copy_into(other)
        return other

    def determinize(self, seat: i64, seed: i64) -> Game:
        """Points can be hidden, and what lies under a forest; an order of the face-down plantations does not exist."""
        other = PuertoRico(self.rules)
        self.copy_into(other)
        if self.actor != OVER:
            draw_again(other, seat, seed, STEPS[self.ask].shows_point(self))
        return other

    # Where the open question stands

    def context(self) -> dict[str, Any]:
        if self.phase == NO_CARD:
            return {}
        return {"role": CARD_NAMES[self.phase], "taker": int(self.taker)}

    # Results

    def points(self, seat: i64) -> i64:
        return score(self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def score_sheet(self, seat: i64) -> dict[str, int]:
        player = self.players[seat]
        sheet = {"chips": int(player.points), "buildings": int(printed_points(player))}
        building: i64
        for building in range(FIRST_LARGE, PLACES):
            if player.owned[building] > 0 and is_large(building) and CIRCLES[building] > 0:
                sheet[PLACE_NAMES[building]] = int(extra_points(player, building))
        if self.rules.with_nobles:
            sheet["nobles"] = int(noble_points(player))
        return sheet

    def end_reasons(self) -> list[str]:
        return named_bits(int(self.ending), END_NAMES)

    def length(self) -> dict[str, int]:
        return {"rounds": int(self.round)}

    def missing_pieces(self) -> list[str]:
        return missing_pieces(self)
