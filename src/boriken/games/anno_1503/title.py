"""Anno 1503 as a game of the house: its options, its tables, and how its positions are made, shown and kept."""

from collections.abc import Mapping, Sequence
from random import Random

from boriken.core.evaluator import Evaluator
from boriken.core.form import Form
from boriken.core.game import CHANCE, Game
from boriken.core.observer import Observer
from boriken.core.question import masked_question
from boriken.core.setup import Option, OptionValue, Setup
from boriken.core.title import Json, SheetEntry, Title
from boriken.core.vectors import total
from boriken.games.anno_1503 import facts, refusals, view
from boriken.games.anno_1503.actions import LOOK, MOST_SEATS, ROLL
from boriken.games.anno_1503.document.form import form
from boriken.games.anno_1503.document.loading import load
from boriken.games.anno_1503.document.saving import save
from boriken.games.anno_1503.evaluate.judge import STYLES, evaluator
from boriken.games.anno_1503.event_names import EVENT_NAMES, SECRET
from boriken.games.anno_1503.game import STEPS, Anno1503
from boriken.games.anno_1503.manners import OVERSIGHTS, TASTES
from boriken.games.anno_1503.notation import NOTATION
from boriken.games.anno_1503.observer import Anno1503Observer
from boriken.games.anno_1503.rules import EXPANSION
from boriken.games.anno_1503.rules_from_sheet import rules_for
from boriken.games.anno_1503.sheet.showing import entries
from boriken.games.anno_1503.sheet.text import FIRST_HOUSE, HOUSE, one_line, sheet_called
from boriken.games.anno_1503.sheet.variations import varied_sheet
from boriken.games.anno_1503.state import HIDDEN, State
from boriken.games.anno_1503.telling import OPENINGS, POSSESSIONS

VARIED = 0.5  # of the tables of those who learn: with another sheet than the house's
VARIED_SHEETS = 100_000


class SheetOption(Option):
    """The sheet of the house by its name, or all of another one: then it is part of every record and position."""

    def read(self, given: object) -> OptionValue:
        return one_line(given)


class Anno1503Title(Title):
    id = "anno-1503"
    name = "Anno 1503"
    player_counts = (2, 3, 4)
    minutes = (45, 60)
    weight = 2
    styles = tuple(style for style in STYLES if style)
    tastes = TASTES
    oversights = OVERSIGHTS
    incidental = (
        *Title.incidental,
        *("unseen", "reserve", "spent", "looked"),
        *("action_discards", "pirate_discards", "action_stack", "pirate_stack"),
    )
    openings = OPENINGS
    possessions = POSSESSIONS
    notation = NOTATION
    first_outcome = int(ROLL)
    steps = tuple(STEPS)
    event_names = EVENT_NAMES
    secret_events = SECRET
    reasons = refusals.REASONS
    options = (
        Option.several("expansions", (EXPANSION,), "Luxuries, castle, cannons and pirates besides the base game."),
        Option.first_seat("first_player", int(MOST_SEATS)),
        Option(
            "most_rounds", 100, (20, 50, 100, 200), "After so many rounds the most points win, then gold and goods."
        ),
        SheetOption(
            "sheet",
            HOUSE,
            (HOUSE,),
            "Where all numbers stand: the sheet of the house, or one's own.",
            before=FIRST_HOUSE,
        ),
    )

    def sheet(self, text: str | None) -> Sequence[SheetEntry]:
        return list(entries(sheet_called(HOUSE if text is None else one_line(text)).content))

    def new_game(self, setup: Setup) -> Game:
        game = Anno1503(rules_for(setup))
        game.begin()
        return game

    def question(self, game: Game) -> Json:
        """As everybody may know it: a tile's face is shown in the view of the one who looks at it (AN-INFO-05). Only
        what is picked out of a hand must be named here, so that all of it can be picked together."""
        if position(game).step().counting is not None:
            return super().question(game)
        return masked_question(position(game), None) or super().question(game)

    def facts(self, setup: Setup) -> Json:
        return facts.facts(rules_for(setup), sheet_called(setup.text("sheet")))

    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        return view.view(position(game), setup, seat)

    def reveals(self, game: Game, action: int) -> bool:
        """A look at a tile whose face others have seen; what nobody has seen is drawn by chance."""
        if game.actor == CHANCE or not LOOK <= action < ROLL:
            return bool(game.actor == CHANCE)
        state = position(game)
        island = state.rules.island_at[action - int(LOOK)]
        return bool(state.face[island] != HIDDEN and not state.known[island] & (1 << state.current))

    def holdings(self, game: Game, seat: int) -> Mapping[str, int]:
        player = position(game).players[seat]
        return {
            "points": int(game.points(seat)),
            "gold": int(player.gold),
            "goods": int(total(player.goods)),
            "inhabitants": int(player.inhabitants()),
            "posts": int(player.post_count()),
            "ships": len(player.fleet),
            "publics": int(total(player.publics)),
            "contracts": int(player.contracts),
        }

    def evaluator(self, style: str) -> Evaluator:
        return evaluator(style)

    def observer(self) -> Observer:
        return Anno1503Observer()

    def variety(self, chance: Random) -> Mapping[str, OptionValue]:
        """Half of the tables have another sheet than the house's."""
        return {"sheet": varied_sheet(chance.randrange(VARIED_SHEETS))} if chance.random() < VARIED else {}

    def save(self, game: Game) -> Json:
        return save(position(game))

    def load(self, setup: Setup, state: Json) -> Game:
        return load(rules_for(setup), state)

    def form(self, setup: Setup) -> Form:
        return form(rules_for(setup))


def position(game: Game) -> State:
    assert isinstance(game, State)
    return game
