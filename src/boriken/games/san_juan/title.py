"""San Juan as a game of the house: its options, and the way from its numbers to everybody's names."""

from collections.abc import Mapping, Sequence

from boriken.core.counting import Counting, Picking
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game
from boriken.core.naming import named_bits
from boriken.core.observer import Observer
from boriken.core.refusal import Refusal
from boriken.core.setup import Option, OptionValue, Setup
from boriken.core.title import Json, Title
from boriken.games.san_juan import answers, document, facts, pieces, refusals, story, view
from boriken.games.san_juan.actions import MOST_SEATS
from boriken.games.san_juan.catalogue import CARD_NAMES, END_NAMES, FIRST_LARGE, KINDS
from boriken.games.san_juan.evaluate.judge import evaluator
from boriken.games.san_juan.evaluate.styles import STYLES
from boriken.games.san_juan.game import SanJuan
from boriken.games.san_juan.notation import NOTATION
from boriken.games.san_juan.observer import SanJuanObserver
from boriken.games.san_juan.rules import rules_for
from boriken.games.san_juan.scoring import chapel_points, extra_points, printed_points
from boriken.games.san_juan.state import State


class SanJuanTitle(Title):
    id = "san-juan"
    name = "San Juan"
    player_counts = (2, 3, 4)
    styles = tuple(style for style in STYLES if style)
    notation = NOTATION
    counting: Mapping[str, Counting | Picking] = {
        "give": Picking("give"),
        "pay": Picking("pay"),
        "produce": Picking("produce"),
        "sell": Picking("sell"),
        "keep": Picking("keep"),
        "discard": Picking("discard"),
        "archive": Picking("discard"),
    }
    options = (
        Option.first_seat("first_governor", int(MOST_SEATS)),
        Option.switch("chosen_hands", "Deal five to eight cards, the more the later in turn; everybody keeps four."),
    )

    def check_setup(self, setup: Setup) -> None:
        setup.check_seat("first_governor")

    def hides(self, setup: Setup) -> bool:
        return True

    def shows_choices(self, game: Game, setup: Setup) -> bool:
        """Not where they follow from a hand, or from cards that only who draws them sees."""
        return not view.is_secret(position(game))

    def fixed_start(self) -> Mapping[str, OptionValue]:
        return {"first_governor": "0"}

    def new_game(self, setup: Setup) -> Game:
        game = SanJuan(rules_for(setup))
        game.begin()
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
        sheet = {"buildings": int(printed_points(player)), "chapel": int(chapel_points(player))}
        for building in range(FIRST_LARGE, KINDS):
            if player.has(building):
                sheet[CARD_NAMES[building]] = int(extra_points(player, building))
        return sheet

    def evaluator(self, style: str) -> Evaluator:
        return evaluator(style)

    def observer(self) -> Observer:
        return SanJuanObserver()

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
