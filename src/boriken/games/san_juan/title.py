"""San Juan as a game of the house: its options, its tables, and how a position is made, shown and kept."""

from collections.abc import Mapping, Sequence

from boriken.core.evaluator import Evaluator
from boriken.core.form import Form
from boriken.core.game import Game
from boriken.core.observer import Observer
from boriken.core.setup import Option, Setup
from boriken.core.title import Json, Title
from boriken.core.vectors import total
from boriken.games.san_juan import document, facts, view
from boriken.games.san_juan.actions import DRAW, MOST_SEATS
from boriken.games.san_juan.evaluate.judge import evaluator
from boriken.games.san_juan.evaluate.styles import STYLES
from boriken.games.san_juan.event_names import EVENT_NAMES, SECRET, event
from boriken.games.san_juan.form import form
from boriken.games.san_juan.game import STEPS, SanJuan
from boriken.games.san_juan.manners import OVERSIGHTS, TASTES
from boriken.games.san_juan.notation import NOTATION
from boriken.games.san_juan.observer import SanJuanObserver
from boriken.games.san_juan.refusals import REASONS
from boriken.games.san_juan.rules import rules_for
from boriken.games.san_juan.telling import OPENINGS, POSSESSIONS


class SanJuanTitle(Title):
    id = "san-juan"
    name = "San Juan"
    player_counts = (2, 3, 4)
    minutes = (30, 45)
    weight = 2
    options = (
        Option.first_seat("first_governor", int(MOST_SEATS)),
        Option.switch("chosen_hands", "Deal five to eight cards, the more the later in turn; everybody keeps four."),
    )
    notation = NOTATION
    first_outcome = int(DRAW)
    steps = tuple(STEPS)
    event_names = EVENT_NAMES
    secret_events = SECRET
    reasons = REASONS
    styles = tuple(style for style in STYLES if style)
    tastes = TASTES
    oversights = OVERSIGHTS
    incidental = (
        *Title.incidental,
        "exposed",
        "idle",
        "memory",
        "mislaid",
        "recalled",
        "shown",
        "trades",
        "pile",
        "discarded",
    )
    openings = OPENINGS
    possessions = POSSESSIONS

    def new_game(self, setup: Setup) -> Game:
        game = SanJuan(rules_for(setup))
        game.begin()
        return game

    def facts(self, setup: Setup) -> Json:
        return facts.facts(rules_for(setup))

    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        return view.view(position(game), setup, seat, log)

    def event(self, numbers: Sequence[int]) -> Json:
        return event(numbers)

    def save(self, game: Game) -> Json:
        return document.save(position(game))

    def load(self, setup: Setup, state: Json) -> Game:
        return document.load(rules_for(setup), state)

    def form(self, setup: Setup) -> Form:
        return form(rules_for(setup))

    def holdings(self, game: Game, seat: int) -> Mapping[str, int]:
        player = position(game).players[seat]
        return {
            "points": int(game.points(seat)),
            "cards": int(total(player.hand)),
            "goods": int(player.all_goods()),
            "buildings": int(total(player.town)),
        }

    def evaluator(self, style: str) -> Evaluator:
        return evaluator(style)

    def observer(self) -> Observer:
        return SanJuanObserver()


def position(game: Game) -> SanJuan:
    assert isinstance(game, SanJuan)
    return game
