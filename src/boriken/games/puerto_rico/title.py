"""Puerto Rico as a game of the house: its options, its tables, and how a position is made, shown and kept."""

from collections.abc import Mapping, Sequence
from random import Random

from boriken.core.evaluator import Evaluator
from boriken.core.form import Form
from boriken.core.game import Game
from boriken.core.observer import Observer
from boriken.core.setup import OptionValue, Setup
from boriken.core.title import Json, Title
from boriken.core.words import ENGLISH, Words, game_words
from boriken.games.puerto_rico import document, event_names, facts, gifts, refusals, view
from boriken.games.puerto_rico.actions import DRAW
from boriken.games.puerto_rico.evaluate.judge import evaluator
from boriken.games.puerto_rico.evaluate.styles import STYLES
from boriken.games.puerto_rico.form import form
from boriken.games.puerto_rico.game import STEPS, PuertoRico
from boriken.games.puerto_rico.holdings import holdings
from boriken.games.puerto_rico.manners import OVERSIGHTS, TASTES
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.observer import PuertoRicoObserver
from boriken.games.puerto_rico.options import OPTIONS, check_setup
from boriken.games.puerto_rico.rules import rules_for
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.telling import OPENINGS, POSSESSIONS


class PuertoRicoTitle(Title):
    id = "puerto-rico"
    name = "Puerto Rico"
    player_counts = (2, 3, 4, 5)
    minutes = (60, 90)
    weight = 3
    options = OPTIONS
    notation = NOTATION
    first_outcome = int(DRAW)
    steps = tuple(STEPS)
    event_names = event_names.EVENT_NAMES
    reasons = refusals.REASONS
    styles = tuple(style for style in STYLES if style)
    tastes = TASTES
    oversights = OVERSIGHTS
    incidental = (*Title.incidental, "deck", "discards", "removed", "face_down", "preparing")
    openings = OPENINGS
    possessions = POSSESSIONS

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup)

    def words(self, language: str, options: Mapping[str, OptionValue]) -> Words:
        """The editions call some things differently."""
        spoken = language if self.speaks(language) else ENGLISH
        return game_words(self.words_folder, spoken, edition=str(options["edition"]))

    def hides(self, setup: Setup) -> bool:
        """A tile that its owner looks at, and what lies under forests."""
        rules = rules_for(setup)
        return setup.flag("hidden_vp") or bool(rules.turns_tiles or (rules.new_buildings and rules.with_nobles))

    def new_game(self, setup: Setup) -> Game:
        game = PuertoRico(rules_for(setup))
        game.listening = True  # or nobody would hear of the start tiles where no governor is drawn
        game.begin()
        game.listening = False
        return game

    def facts(self, setup: Setup) -> Json:
        return facts.facts(rules_for(setup))

    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        return view.view(position(game), setup, seat, log)

    def event(self, numbers: Sequence[int]) -> Json:
        return event_names.event(numbers)

    def masked(self, event: Json, seat: int | None) -> Json:
        return event_names.masked(event, seat)

    def save(self, game: Game) -> Json:
        return document.save(position(game))

    def load(self, setup: Setup, state: Json) -> Game:
        return document.load(rules_for(setup), state)

    def form(self, setup: Setup) -> Form:
        return form(rules_for(setup))

    def holdings(self, game: Game, seat: int) -> Mapping[str, int]:
        return holdings(position(game), seat)

    def evaluator(self, style: str) -> Evaluator:
        return evaluator(style)

    def observer(self) -> Observer:
        return PuertoRicoObserver()

    def give(self, game: Game, chance: Random) -> bool:
        gifts.give(position(game), chance)
        return True


def position(game: Game) -> State:
    assert isinstance(game, State)
    return game
