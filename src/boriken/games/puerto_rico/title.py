"""Puerto Rico as a game of the house: its options, and the way from its numbers to everybody's names."""

from collections.abc import Mapping, Sequence
from random import Random

from boriken.core.counting import Counting, Picking
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game
from boriken.core.naming import named_bits
from boriken.core.observer import Observer
from boriken.core.refusal import Refusal
from boriken.core.setup import OptionValue, Setup
from boriken.core.title import Json, Title
from boriken.games.puerto_rico import answers, document, facts, gifts, pieces, refusals, story, view
from boriken.games.puerto_rico.catalogue import CIRCLES, END_NAMES, FIRST_LARGE, PLACE_NAMES, PLACES, is_large
from boriken.games.puerto_rico.evaluate.judge import evaluator
from boriken.games.puerto_rico.evaluate.styles import STYLES
from boriken.games.puerto_rico.game import PuertoRico
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.observer import PuertoRicoObserver
from boriken.games.puerto_rico.options import OPTIONS, check_setup
from boriken.games.puerto_rico.rules import rules_for
from boriken.games.puerto_rico.scoring import extra_points, noble_points, printed_points
from boriken.games.puerto_rico.state import State


class PuertoRicoTitle(Title):
    id = "puerto-rico"
    name = "Puerto Rico"
    player_counts = (2, 3, 4, 5)
    styles = tuple(style for style in STYLES if style)
    notation = NOTATION
    counting: Mapping[str, Counting | Picking] = {
        "place": Counting("place", lambda game, seat: view.crew(position(game).players[seat])),
        # A kidnapped craftsman may produce at once
        "keep": Counting("keep", lambda game, seat: view.goods(position(game).players[seat]), may_grow=True),
        "small_wharf": Counting("keep", lambda game, seat: view.goods(position(game).players[seat])),
    }
    options = OPTIONS

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup)

    def hides(self, setup: Setup) -> bool:
        """A tile that its owner looks at, and what lies under forests."""
        rules = rules_for(setup)
        return setup.flag("hidden_vp") or bool(rules.turns_tiles or (rules.new_buildings and rules.with_nobles))

    def shows_choices(self, game: Game, setup: Setup) -> bool:
        """Not where hidden points can pay, nor where a forest can be given up that only its owner has seen."""
        return not view.is_secret(position(game))

    def fixed_start(self) -> Mapping[str, OptionValue]:
        return {"first_governor": "0"}

    def new_game(self, setup: Setup) -> Game:
        game = PuertoRico(rules_for(setup))
        game.listening = True  # or nobody would hear of the start tiles where no governor is drawn
        game.begin()
        game.listening = False
        return game

    def question(self, game: Game) -> Json:
        return view.question(position(game))

    def facts(self, setup: Setup) -> Json:
        return facts.facts(rules_for(setup))

    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        return view.view(position(game), setup, seat, log)

    def event(self, numbers: Sequence[int]) -> Json:
        return story.event(numbers)

    def masked(self, event: Json, seat: int | None) -> Json:
        return story.masked(event, seat)

    def answers(self, game: Game) -> Sequence[int]:
        return answers.answers(position(game))

    def refuse(self, game: Game, action: int) -> Refusal:
        return refusals.refuse(position(game), action)

    def score_sheet(self, game: Game, seat: int) -> dict[str, int]:
        player = position(game).players[seat]
        sheet = {"chips": int(player.points), "buildings": int(printed_points(player))}
        for building in range(FIRST_LARGE, PLACES):
            if player.owned[building] and is_large(building) and CIRCLES[building]:
                sheet[PLACE_NAMES[building]] = int(extra_points(player, building))
        if position(game).rules.with_nobles:
            sheet["nobles"] = int(noble_points(player))
        return sheet

    def evaluator(self, style: str) -> Evaluator:
        return evaluator(style)

    def observer(self) -> Observer:
        return PuertoRicoObserver()

    def give(self, game: Game, chance: Random) -> bool:
        gifts.give(position(game), chance)
        return True

    def end_reasons(self, game: Game) -> list[str]:
        return named_bits(int(position(game).ending), END_NAMES)

    def length(self, game: Game) -> dict[str, int]:
        return {"rounds": int(position(game).round)}

    def save(self, game: Game) -> Json:
        return document.save(position(game))

    def load(self, setup: Setup, state: Json) -> Game:
        return document.load(rules_for(setup), state)

    def missing_pieces(self, game: Game) -> list[str]:
        return pieces.missing_pieces(position(game))


def position(game: Game) -> State:
    assert isinstance(game, State)
    return game
