"""Puerto Rico as a game of the house: its options, and the way from its numbers to everybody's names."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from boriken.core.counting import Counting, Picking
from boriken.core.errors import SetupError
from boriken.core.evaluator import Evaluator
from boriken.core.game import Game
from boriken.core.naming import named_bits, numbers
from boriken.core.observer import Observer
from boriken.core.refusal import Refusal
from boriken.core.setup import Group, Option, OptionValue, Setup
from boriken.core.title import Json, Title
from boriken.games.puerto_rico import answers, document, evaluate, facts, gifts, pieces, refusals, story, view
from boriken.games.puerto_rico.actions import MOST_SEATS
from boriken.games.puerto_rico.catalogue import (
    CIRCLES,
    COST,
    END_NAMES,
    FIRST_LARGE,
    NEW_PLACES,
    PLACE_NAMES,
    PLACES,
    SMALL_MARKET,
    SPACES_BY_COST,
    is_large,
)
from boriken.games.puerto_rico.game import PuertoRico
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.observer import PuertoRicoObserver
from boriken.games.puerto_rico.rules import CHOSEN_IN_TURN, DRAWN, EDITIONS, GIVEN, ONE_OF_EACH, Rules
from boriken.games.puerto_rico.scoring import extra_points, noble_points, printed_points
from boriken.games.puerto_rico.state import State

SETUPS_KEPT = 256  # whose rules need not be made again
EXPANSIONS = ("new-buildings", "nobles", "buccaneer", "festival")
CHOICES = {"draft": CHOSEN_IN_TURN, "random": DRAWN, "all-31": ONE_OF_EACH}
CHOOSABLE = tuple(PLACE_NAMES[building] for building in range(SMALL_MARKET, NEW_PLACES))
PRICES = tuple(
    Group(str(cost), int(kinds), tuple(name for name in CHOOSABLE if COST[PLACE_NAMES.index(name)] == cost))
    for cost, kinds in enumerate(SPACES_BY_COST)
    if kinds
)


class PuertoRicoTitle(Title):
    id = "puerto-rico"
    name = "Puerto Rico"
    player_counts = (2, 3, 4, 5)
    styles = tuple(style for style in evaluate.STYLES if style)
    notation = NOTATION
    counting: Mapping[str, Counting | Picking] = {
        "place": Counting("place", lambda game, seat: view.crew(position(game).players[seat])),
        # A kidnapped craftsman may produce at once
        "keep": Counting("keep", lambda game, seat: view.goods(position(game).players[seat]), may_grow=True),
        "small_wharf": Counting("keep", lambda game, seat: view.goods(position(game).players[seat])),
        "loot": Counting("keep", lambda game, seat: view.goods(position(game).players[seat])),
        "noble": Picking("noble", numbers=lambda game, seat: view.nobles(position(game).players[seat])),
        "man": Picking("man", ("noble",)),
        "guest": Picking("guest", ("noble",)),
        "supply": Picking("supply"),
        "return": Picking("return"),
    }
    options = (
        Option("edition", "2020", tuple(EDITIONS), "Rules and words of the first edition or that of 2020."),
        Option.first_seat("first_governor", int(MOST_SEATS)),
        Option.switch("balanced", "Factory 8 and university 7; who starts with corn has one doubloon less."),
        Option.switch("hidden_vp", "Victory points of the others are hidden until the end."),
        Option.switch("ask_optional", "Ask before every effect of a building, also where it only gives something."),
        Option.switch("optional_production", "In the craftsman phase everybody may choose not to produce."),
        Option.switch("vp_end_any_phase", "The last victory point chip ends the game in any phase.", default=True),
        Option("max_large", 4, (4, 5), "Large buildings a city can hold: 4, as its columns allow, or 5."),
        Option.several("expansions", EXPANSIONS, "Expansions in play, each by itself or in any mix."),
        Option("nb_rules", "2020", ("2004", "2020"), "New Buildings: forests and hacienda by the rules of this year."),
        Option(
            "buildings",
            "draft",
            tuple(CHOICES),
            "New Buildings on sale: chosen in turn, drawn, one of each of all 31, or the 17 kinds named.",
            members=CHOOSABLE,
            groups=PRICES,
        ),
        Option.switch("long_game", "All colonists and points are in the game, and only a full city ends it."),
        Option.switch("kidnap_solo", "Buccaneer: a kidnapped role left over is played by the kidnapper alone."),
        Option.switch(
            "festival_privilege_goods", "Festival: the craftsman's extra goods count for its task.", default=True
        ),
        Option(
            "lodges",
            "last",
            ("last", "first"),
            "Nobles: hunting lodges work after guests have moved, or before, and in others' lone phases too.",
            before="first",
        ),
    )

    def check_setup(self, setup: Setup) -> None:
        setup.check_seat("first_governor")
        if setup.text("buildings") not in CHOICES:
            check_buildings(setup)

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
        return evaluate.evaluator(style)

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


def rules_for(setup: Setup) -> Rules:
    """One object for all tables with the same set-up: it never changes."""
    return rules_of(setup.game, setup.players, tuple(setup.options.items()))


@lru_cache(maxsize=SETUPS_KEPT)
def rules_of(game: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
    setup = Setup(game, players, dict(options))
    expansions = setup.members("expansions")
    buildings = setup.text("buildings")
    return Rules(
        setup.players,
        edition=setup.text("edition"),
        first_governor=setup.seat("first_governor"),
        ask_optional=setup.flag("ask_optional"),
        balanced=setup.flag("balanced"),
        hidden_vp=setup.flag("hidden_vp"),
        optional_production=setup.flag("optional_production"),
        vp_end_any_phase=setup.flag("vp_end_any_phase"),
        max_large=setup.number("max_large"),
        new_buildings="new-buildings" in expansions,
        nobles="nobles" in expansions,
        buccaneer="buccaneer" in expansions,
        festival="festival" in expansions,
        forest_tiles=setup.text("nb_rules") == "2004",
        choice=CHOICES.get(buildings, GIVEN),
        given=numbers([PLACE_NAMES.index(name) for name in buildings.split(",") if name in CHOOSABLE]),
        long_game=setup.flag("long_game"),
        kidnap_solo=setup.flag("kidnap_solo"),
        festival_privilege_goods=setup.flag("festival_privilege_goods"),
        lodges_first=setup.text("lodges") == "first",
    )


def check_buildings(setup: Setup) -> None:
    """Buildings that are named must fill the spaces of their costs (NB-SETUP-07, NB-SETUP-09)."""
    named = set(setup.members("buildings"))
    for price in PRICES:
        chosen = len(named.intersection(price.members))
        if chosen != price.count:
            raise SetupError(
                Refusal(
                    "kinds_of_a_price",
                    {"price": int(price.name), "spaces": price.count, "chosen": chosen},
                    f"There are to be {price.count} kinds of buildings for {price.name} on sale, not {chosen}.",
                )
            )
    if setup.text("nb_rules") == "2004" and {"hacienda", "forest_house"} <= named:
        raise SetupError(
            Refusal("not_both", {}, "By the rules of 2004 hacienda and forest house are not on sale together.")
        )


def position(game: Game) -> State:
    assert isinstance(game, State)
    return game
