"""Puerto Rico as a game of the house: its options, and the way from its numbers to everybody's names."""

from collections.abc import Mapping, Sequence

from boriken.core.counting import Counting
from boriken.core.errors import SetupError
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game
from boriken.core.refusal import Refusal
from boriken.core.setup import Option, OptionValue, Setup
from boriken.core.title import Json, Title
from boriken.games.puerto_rico import answers, document, evaluate, facts, pieces, refusals, story, view
from boriken.games.puerto_rico.actions import MOST_SEATS
from boriken.games.puerto_rico.catalogue import END_NAMES, FIRST_LARGE, PLACE_NAMES, PLACES
from boriken.games.puerto_rico.game import PuertoRico
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.rules import EDITIONS, Rules
from boriken.games.puerto_rico.scoring import extra_points, printed_points
from boriken.games.puerto_rico.state import State

BY_LOT = "lot"


class PuertoRicoTitle(Title):
    id = "puerto-rico"
    name = "Puerto Rico"
    player_counts = (2, 3, 4, 5)
    styles = tuple(style for style in evaluate.STYLES if style)
    notation = NOTATION
    counting: Mapping[str, Counting] = {
        "place": Counting("place", lambda game, seat: view.crew(position(game).players[seat])),
        "keep": Counting("keep", lambda game, seat: view.goods(position(game).players[seat])),
    }
    options = (
        Option("edition", "2020", tuple(EDITIONS), "Rules and words of the first edition or that of 2020."),
        Option(
            "first_governor",
            BY_LOT,
            (BY_LOT, *(str(seat) for seat in range(MOST_SEATS))),
            "Who begins: drawn by lot, or a seat.",
        ),
        Option.switch("balanced", "Factory 8 and university 7; who starts with corn has one doubloon less."),
        Option.switch("hidden_vp", "Victory points of the others are hidden until the end."),
        Option.switch("ask_optional", "Ask before every effect of a building, also where it only gives something."),
        Option.switch("optional_production", "In the craftsman phase everybody may choose not to produce."),
        Option.switch("vp_end_any_phase", "The last victory point chip ends the game in any phase.", default=True),
        Option("max_large", 4, (4, 5), "Large buildings a city can hold: 4, as its columns allow, or 5."),
    )

    def check_setup(self, setup: Setup) -> None:
        governor = setup.text("first_governor")
        if governor != BY_LOT and int(governor) >= setup.players:
            raise SetupError(f"There is no seat {governor} at a table of {setup.players}.")

    def hides(self, setup: Setup) -> bool:
        return setup.flag("hidden_vp")

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

    def answers(self, game: Game) -> Sequence[int]:
        return answers.answers(position(game))

    def refuse(self, game: Game, action: int) -> Refusal:
        return refusals.refuse(position(game), action)

    def score_sheet(self, game: Game, seat: int) -> dict[str, int]:
        player = position(game).players[seat]
        sheet = {"chips": int(player.points), "buildings": int(printed_points(player))}
        for building in range(FIRST_LARGE, PLACES):
            if player.owned[building]:
                sheet[PLACE_NAMES[building]] = int(extra_points(player, building))
        return sheet

    def evaluator(self, style: str) -> Evaluator:
        return evaluate.evaluator(style)

    def end_reasons(self, game: Game) -> list[str]:
        return document.named_bits(int(position(game).ending), END_NAMES)

    def length(self, game: Game) -> dict[str, int]:
        return {"rounds": int(position(game).round)}

    def save(self, game: Game) -> Json:
        return document.save(position(game))

    def load(self, setup: Setup, state: Json) -> Game:
        return document.load(rules_for(setup), state)

    def missing_pieces(self, game: Game) -> list[str]:
        return pieces.missing_pieces(position(game))


def rules_for(setup: Setup) -> Rules:
    governor = setup.text("first_governor")
    return Rules(
        setup.players,
        edition=setup.text("edition"),
        first_governor=-1 if governor == BY_LOT else int(governor),
        ask_optional=setup.flag("ask_optional"),
        balanced=setup.flag("balanced"),
        hidden_vp=setup.flag("hidden_vp"),
        optional_production=setup.flag("optional_production"),
        vp_end_any_phase=setup.flag("vp_end_any_phase"),
        max_large=setup.number("max_large"),
    )


def position(game: Game) -> State:
    assert isinstance(game, State)
    return game
