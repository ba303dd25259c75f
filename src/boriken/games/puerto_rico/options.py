"""Options of the set-up, and which choices do not go together. rules.py says what they mean."""

from typing import Final

from boriken.core.errors import SetupError
from boriken.core.setup import Group, Option, Setup
from boriken.games.puerto_rico.actions import MOST_SEATS
from boriken.games.puerto_rico.catalogue import ALL_BUILDINGS, FIRST_VIOLET, NEW_PLACES, PLACE_NAMES, SPACES_BY_COST
from boriken.games.puerto_rico.refusals import because
from boriken.games.puerto_rico.rules import CHOICES, EDITIONS, EXPANSIONS

CHOOSABLE: Final = tuple(PLACE_NAMES[FIRST_VIOLET:NEW_PLACES])
PRICES: Final = tuple(
    Group(
        str(cost),
        int(kinds),
        tuple(building.name for building in ALL_BUILDINGS if building.name in CHOOSABLE and building.cost == cost),
    )
    for cost, kinds in enumerate(SPACES_BY_COST)
    if kinds
)

OPTIONS: Final = (
    Option("edition", "2020", tuple(EDITIONS), "Rules and words of the first edition or that of 2020."),
    Option.first_seat("first_governor", int(MOST_SEATS)),
    Option.switch("balanced", "Factory 8 and university 7; players who start with corn have one doubloon less."),
    Option.switch("hidden_vp", "Victory points of the others are hidden until the end."),
    Option.switch("ask_optional", "Ask before every effect of a building, also where it only gives something."),
    Option.switch("optional_production", "In the craftsman phase everybody may choose not to produce."),
    Option.switch("vp_end_any_phase", "The last victory point chip ends the game in any phase.", default=True),
    Option("max_large", 4, (4, 5), "Large buildings a city can hold: 4, as its columns allow, or 5."),
    Option.several("expansions", tuple(EXPANSIONS), "Expansions in play, each by itself or in any mix."),
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


def check_setup(setup: Setup) -> None:
    setup.check_seat("first_governor")
    if setup.text("buildings") not in CHOICES:
        check_buildings(setup)


def check_buildings(setup: Setup) -> None:
    """Buildings that are named must fill the spaces of their costs (NB-SETUP-07, NB-SETUP-09)."""
    named = set(setup.members("buildings"))
    for price in PRICES:
        chosen = len(named.intersection(price.members))
        if chosen != price.count:
            raise SetupError(because("kinds_of_a_price", price=int(price.name), spaces=price.count, chosen=chosen))
    if setup.text("nb_rules") == "2004" and {"hacienda", "forest_house"} <= named:
        raise SetupError(because("not_both"))
