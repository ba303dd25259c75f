"""Anno 1503 as a game of the house: its options, and the way from its numbers to everybody's names."""

from collections.abc import Mapping, Sequence

from boriken.core.evaluator import Evaluator
from boriken.core.game import CHANCE, Game
from boriken.core.observer import Observer
from boriken.core.refusal import Refusal
from boriken.core.setup import Option, OptionValue, Setup
from boriken.core.title import Json, SheetEntry, Title
from boriken.games.anno_1503 import answers, facts, pieces, refusals, story, view
from boriken.games.anno_1503.actions import LOOK, MOST_SEATS, ROLL
from boriken.games.anno_1503.catalogue import POINT_NAMES
from boriken.games.anno_1503.document.loading import load
from boriken.games.anno_1503.document.names import ENDING_NAMES
from boriken.games.anno_1503.document.saving import save
from boriken.games.anno_1503.evaluate.judge import STYLES, evaluator
from boriken.games.anno_1503.game import Anno1503
from boriken.games.anno_1503.notation import NOTATION
from boriken.games.anno_1503.observer import Anno1503Observer
from boriken.games.anno_1503.rules import EXPANSION
from boriken.games.anno_1503.scoring import holds, is_noble
from boriken.games.anno_1503.sheet.showing import entries
from boriken.games.anno_1503.sheet.text import HOUSE, one_line, sheet_called
from boriken.games.anno_1503.state import HIDDEN, State
from boriken.games.anno_1503.tables import rules_for


class SheetOption(Option):
    """The sheet of the house by its name, or all of another one: then it is part of every record and position."""

    def read(self, given: object) -> OptionValue:
        return one_line(given)


class Anno1503Title(Title):
    id = "anno-1503"
    name = "Anno 1503"
    player_counts = (2, 3, 4)
    styles = tuple(style for style in STYLES if style)
    notation = NOTATION
    options = (
        Option.several("expansions", (EXPANSION,), "Luxuries, castle, cannons and pirates besides the base game."),
        Option.first_seat("first_player", int(MOST_SEATS)),
        Option(
            "most_rounds", 100, (20, 50, 100, 200), "After so many rounds the most points win, then gold and goods."
        ),
        SheetOption("sheet", HOUSE, (HOUSE,), "Where all numbers stand: the sheet of the house, or one's own."),
    )

    def check_setup(self, setup: Setup) -> None:
        setup.check_seat("first_player")

    def hides(self, setup: Setup) -> bool:
        return True

    def shows_choices(self, game: Game, setup: Setup) -> bool:
        """Not where they follow from a tile that only who looks at it sees, or from action cards in a hand."""
        return not view.is_secret(position(game))

    def sheet(self, text: str | None) -> Sequence[SheetEntry]:
        return list(entries(sheet_called(HOUSE if text is None else one_line(text)).content))

    def fixed_start(self) -> Mapping[str, OptionValue]:
        return {"first_player": "0"}

    def new_game(self, setup: Setup) -> Game:
        game = Anno1503(rules_for(setup))
        game.begin()
        return game

    def question(self, game: Game) -> Json:
        return view.question(position(game))

    def facts(self, setup: Setup) -> Json:
        return facts.facts(rules_for(setup), sheet_called(setup.text("sheet")))

    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        return view.view(position(game), setup, seat)

    def event(self, numbers: Sequence[int]) -> Json:
        return story.event(numbers)

    def masked(self, event: Json, seat: int | None) -> Json:
        return story.masked(event, seat)

    def reveals(self, game: Game, action: int) -> bool:
        """A look at a tile whose face others have seen; what nobody has seen is drawn by chance."""
        if game.actor == CHANCE:
            return True
        state = position(game)
        if not LOOK <= action < ROLL:
            return False
        island = state.rules.island_at[action - int(LOOK)]
        return bool(state.face[island] != HIDDEN and not state.known[island] & (1 << state.current))

    def answers(self, game: Game) -> Sequence[int]:
        return answers.answers(position(game))

    def refuse(self, game: Game, action: int) -> Refusal:
        return refusals.refuse(position(game), action)

    def score_sheet(self, game: Game, seat: int) -> dict[str, int]:
        """A point for each condition, as far as points of its sort count."""
        state = position(game)
        rules, player = state.rules, state.players[seat]
        room = {False: int(rules.home_needed), True: int(rules.noble_needed)}
        if not rules.expansion:
            room = {False: int(rules.points_needed), True: 0}
        sheet = {}
        for point, name in enumerate(POINT_NAMES):
            if rules.goal[point] >= 0:
                noble = bool(is_noble(point))
                sheet[name] = int(holds(rules, player, point) and room[noble] > 0)
                room[noble] -= sheet[name]
        return sheet

    def evaluator(self, style: str) -> Evaluator:
        return evaluator(style)

    def observer(self) -> Observer:
        return Anno1503Observer()

    def end_reasons(self, game: Game) -> list[str]:
        ending = position(game).ending
        return [ENDING_NAMES[ending]] if ending else []

    def length(self, game: Game) -> dict[str, int]:
        return {"rounds": int(position(game).round)}

    def save(self, game: Game) -> Json:
        return save(position(game))

    def load(self, setup: Setup, state: Json) -> Game:
        return load(rules_for(setup), state)

    def missing_pieces(self, game: Game) -> list[str]:
        return pieces.missing_pieces(position(game))


def position(game: Game) -> State:
    assert isinstance(game, State)
    return game
