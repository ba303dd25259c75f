"""The judge of Puerto Rico: the score a seat has now, and what the rest of its board may still bring.

Each term is something one can count on a player's board or in the middle of the table. It is worth so many points once,
and so many more for ten rounds that are left: board.py and table.py have the rows, expansions.py and expanded_table.py
what comes with the expansions.
"""

from typing import Final

from mypy_extensions import i64

from boriken.core.evaluator import Evaluator
from boriken.core.game import OVER, Game
from boriken.games.puerto_rico.actions import place
from boriken.games.puerto_rico.catalogue import BASE_PLACES, CORN, GOODS, LARGE_PLANT, SMALL_PLANT
from boriken.games.puerto_rico.choosing import kinds_chosen
from boriken.games.puerto_rico.evaluate.board import BOARD_TERMS
from boriken.games.puerto_rico.evaluate.ending import (
    final_worth,
    is_last_choice_of_role,
    is_last_phase,
    is_last_round,
    man_for_points,
    rounds_left,
    will_place_again,
)
from boriken.games.puerto_rico.evaluate.expanded_table import EXPANDED_TABLE_TERMS
from boriken.games.puerto_rico.evaluate.expansions import EXPANDED_BOARD_TERMS
from boriken.games.puerto_rico.evaluate.styles import STYLES
from boriken.games.puerto_rico.evaluate.table import TABLE_TERMS
from boriken.games.puerto_rico.evaluate.terms import Board, Terms
from boriken.games.puerto_rico.player import Player
from boriken.games.puerto_rico.questions import ASK_CHOOSE, ASK_PLACE
from boriken.games.puerto_rico.roles.placing import room_at
from boriken.games.puerto_rico.scoring import score
from boriken.games.puerto_rico.state import State

TEN_ROUNDS: Final = 10.0
STRIDE: Final[i64] = 7  # through the kinds of buildings that may be chosen

# With these the shares of the win that follow from the worth fit the winners of games best
UNCERTAIN_AT_THE_END: Final = 1.0
UNCERTAIN_A_ROUND: Final = 0.4
NOTHING_YET: Final = -1e9


def evaluator(style: str) -> "PuertoRicoEvaluator":
    """The judge of one of the STYLES."""
    return PuertoRicoEvaluator(STYLES[style])


class PuertoRicoEvaluator(Evaluator):
    def __init__(self, taste: dict[str, float]) -> None:
        self.on_board = Terms(BOARD_TERMS, taste)
        self.at_table = Terms(TABLE_TERMS, taste)
        self.on_expanded_board = Terms(EXPANDED_BOARD_TERMS, taste)
        self.at_expanded_table = Terms(EXPANDED_TABLE_TERMS, taste)
        self.board = Board()

    def worth(self, game: Game, seat: i64) -> float:
        assert isinstance(game, State)
        if game.actor == OVER or is_last_phase(game):
            return final_worth(game, seat)
        self.weigh(game, will_place_again(game, seat))
        self.board.take_place(game, seat)
        points = self.at_table.added_to(self.prospects(game.players[seat]), self.board)
        if game.rules.expanded:
            points += self.at_expanded_table.added_to(0.0, self.board)
        return points

    def weigh(self, state: State, mayor_to_come: bool) -> None:
        """Set the worth of each term; without a mayor phase to come nobody gets into what is empty."""
        tens = rounds_left(state) / TEN_ROUNDS
        self.on_board.weigh(tens, mayor_to_come)
        self.at_table.weigh(tens, mayor_to_come)
        if state.rules.expanded:
            self.on_expanded_board.weigh(tens, mayor_to_come)
            self.at_expanded_table.weigh(tens, mayor_to_come)

    def prospects(self, player: Player) -> float:
        """The score now and what is expected of the rest of the game."""
        self.board.survey(player)
        points = self.on_board.added_to(float(score(player)), self.board)
        if player.places > BASE_PLACES:
            points += self.on_expanded_board.added_to(0.0, self.board)
        return points

    def suggestion(self, game: Game) -> i64:
        """Where colonists go cannot be seen one place at a time: plan the whole board, answer for this place.

        The buildings on sale are the same for everybody, so anything goes: something old, something new.
        """
        assert isinstance(game, State)
        if game.ask == ASK_PLACE:
            return place(game.about, self.arranged(game).crew[game.about])
        if game.ask == ASK_CHOOSE:
            legal = game.legal()
            return legal[(kinds_chosen(game) * STRIDE + game.governor) % len(legal)]
        return -1

    def follow(self, game: Game) -> bool:
        assert isinstance(game, State)
        if game.ask != ASK_PLACE:
            return super().follow(game)
        plan = self.arranged(game)
        seat = game.current
        while game.ask == ASK_PLACE and game.current == seat:
            game.apply(place(game.about, plan.crew[game.about]))
        return True

    def is_final(self, game: Game) -> bool:
        assert isinstance(game, State)
        return is_last_phase(game)

    def is_last_turn(self, game: Game) -> bool:
        assert isinstance(game, State)
        return is_last_phase(game) or is_last_choice_of_role(game)

    def uncertainty(self, game: Game) -> float:
        assert isinstance(game, State)
        return UNCERTAIN_AT_THE_END + UNCERTAIN_A_ROUND * rounds_left(game)

    def arranged(self, state: State) -> Player:
        """The current player with all colonists where they go, from the place asked about on."""
        player = state.current_player().copy()
        if is_last_phase(state):
            man_for_points(player, state.about)
        self.weigh(state, not is_last_round(state))
        self.arrange(player, state.about)
        return player

    def arrange(self, player: Player, start: i64) -> None:
        """Put each colonist where it adds most, or two where only both together make a good; from place `start` on."""
        while player.san_juan > 0:
            before = self.prospects(player)
            best = NOTHING_YET
            best_place: i64 = -1
            best_plant: i64 = -1
            where: i64
            for where in range(start, player.places):
                if player.crew[where] >= room_at(player, where):
                    continue
                move_in(player, where)
                gain = self.prospects(player) - before
                if gain > best:
                    best = gain
                    best_place = where
                    best_plant = -1
                plant = free_plant(player, where, start)
                if plant >= 0 and player.san_juan > 0:
                    move_in(player, plant)
                    gain = (self.prospects(player) - before) / 2.0
                    if gain > best:
                        best = gain
                        best_place = where
                        best_plant = plant
                    move_out(player, plant)
                move_out(player, where)
            if best_place < 0:
                return
            move_in(player, best_place)
            if best_plant >= 0:
                move_in(player, best_plant)


def free_plant(player: Player, tile: i64, start: i64) -> i64:
    """A production building for what the tile grows, from place `start` on and with a free circle; or -1."""
    if tile >= GOODS or tile == CORN:
        return -1
    large = LARGE_PLANT[tile]
    if large >= start and player.crew[large] < room_at(player, large):
        return large
    small = SMALL_PLANT[tile]
    if small >= start and player.crew[small] < room_at(player, small):
        return small
    return -1


def move_in(player: Player, where: i64) -> None:
    player.crew[where] += 1
    player.san_juan -= 1


def move_out(player: Player, where: i64) -> None:
    player.crew[where] -= 1
    player.san_juan += 1
