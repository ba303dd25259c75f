"""The form of a position of Anno 1503: the entries of the document that do not follow from the rest.

Which tiles nobody has seen follows from all others, once somebody moves one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boriken.core.document import PLENTY
from boriken.core.form import (
    Choice,
    Counts,
    Field,
    Flag,
    Form,
    Items,
    Label,
    Number,
    Part,
    Parts,
    Thing,
    Value,
    Variant,
    player,
    players,
    say,
    things,
)
from boriken.core.title import Json
from boriken.games.anno_1503 import catalogue as cat
from boriken.games.anno_1503.document.squares import is_entered
from boriken.games.anno_1503.rules import Rules
from boriken.games.anno_1503.state import State

UNSEEN = ("unseen",)
# The parts of a turn in which somebody decides, and the question with which they begin
MOMENTS = (("work", "work"), ("ships", "ship"))


def form(rules: Rules) -> Form:
    moment = moments()
    return Form(
        fields=[
            moment,
            Choice("active", say("position-turn"), players(rules.players), drops=("question.seat",)),
            Parts("seats", Label(()), [(player(seat), board(rules)) for seat in range(rules.players)]),
            Number("round", say("position-round"), PLENTY, 1, 1),
            Part("squares", say("ui-chart"), [square(rules, island) for island in range(len(rules.islands))]),
            *expansion(rules),
        ],
        supplies=[
            Counts("stock", say("ui-stock"), goods(rules)),
            Counts("public_buildings", say("ui-publics"), publics(rules)),
            Counts("noble_buildings", say("ui-nobles"), nobles(rules)),
            Counts("action_stack", say("ui-actionCards"), cards(rules)),
            Counts("pirate_stack", say("ui-pirateCards"), things(cat.PIRATE_NAMES, "pirates")),
        ],
        start={**moment.values[0].value, "active": 0, "seats": [{} for _ in range(rules.players)]},
        prepare=lambda state: with_empty_squares(rules, state),
    )


def moments() -> Variant:
    return Variant(
        "",
        say("position-moment"),
        [
            Value({"phase": phase, "question": {"kind": kind}}, say(f"position-phase_{phase}", f"asked-{kind}"))
            for phase, kind in MOMENTS
        ],
    )


# What each player has


def board(rules: Rules) -> list[Field]:
    homes = cat.HOME_BOARD_NAMES[: len(rules.homes)]
    return [
        Choice(
            "home",
            say("ui-home"),
            [Value(name, Label(("position-home",), name.upper(), number + 1)) for number, name in enumerate(homes)],
            say("position-usual"),
        ),
        Number("gold", say("ui-gold"), int(rules.gold_max)),
        Counts("goods", say("ui-goods"), goods(rules)),
        Counts("inhabitants", say("ui-inhabitants"), things(cat.RANK_NAMES, "ranks", PLENTY)),
        Part("posts", say("ui-posts"), [post(rules, place) for place in range(int(cat.PLACES))]),
        Number("contracts", say("ui-contracts"), int(rules.contracts), drops=UNSEEN),
        Items("ships", say("ui-ships"), ship(rules), int(rules.ships)),
        Counts("public_buildings", say("ui-publics"), publics(rules)),
        *noble_board(rules),
    ]


def noble_board(rules: Rules) -> list[Field]:
    if not rules.expansion:
        return []
    built = [Value(one.name, one.label) for one in nobles(rules)]
    sites = [
        Choice(name, Label(("position-site",), name, number + 1), built, say("ui-empty"))
        for number, name in enumerate(cat.SITE_NAMES[: int(rules.sites)])
    ]
    return [
        Part("noble_buildings", say("ui-nobles"), sites),
        Number("castle", say("ui-castle"), len(rules.cost_castle), 0, int(rules.castle_step)),
        Number("cannons", say("ui-cannons"), len(rules.cannon_price), 0, int(rules.cannons)),
        Counts("nests", say("ui-nests"), things(cat.NEST_NAMES, "tiles", int(rules.nests), ".name"), drops=UNSEEN),
        Counts("cards", say("ui-actionCards"), cards(rules), drops=("seats.*.kept", "seats.*.put_down")),
    ]


def post(rules: Rules, place: int) -> Choice:
    """A trading post at the place for a number of the die."""
    posts = [Value(one.name, one.label) for one in tiles(rules) if cat.is_post(cat.TILE_NAMES.index(one.name))]
    return Choice(
        str(place + 1), Label(("position-place",), str(place + 1), place + 1), posts, say("ui-empty"), drops=UNSEEN
    )


def ship(rules: Rules) -> list[Field]:
    state = State(rules)
    sea = [
        square
        for square in range(int(cat.SQUARES))
        if len(rules.sails[square]) and (rules.island_at[square] < 0 or is_entered(state, square))
    ]
    squares = [Value(cat.SQUARE_NAMES[at], Label((), cat.SQUARE_NAMES[at])) for at in sea]
    return [Choice("square", say("position-square"), squares), Flag("damaged", say("ui-damaged"))]


# The chart


def square(rules: Rules, island: int) -> Choice:
    crown = rules.is_crown[island] == 1
    faces = [one for one in tiles(rules) if (cat.TILE_NAMES.index(one.name) >= cat.FIRST_CROWN) == crown]
    name = cat.SQUARE_NAMES[rules.islands[island]]
    values = [Value(None, say("ui-empty")), *(Value({"face": one.name}, one.label) for one in faces)]
    return Choice(name, Label((), name), values, say("ui-faceDown"), drops=UNSEEN)


def expansion(rules: Rules) -> list[Field]:
    if not rules.expansion:
        return []
    return [
        Counts("action_discards", say("position-action_discards"), cards(rules)),
    ]


def with_empty_squares(rules: Rules, state: Json) -> Json:
    """A square that a saved position does not name has no tile."""
    squares = {cat.SQUARE_NAMES[square]: None for square in rules.islands}
    return {**state, "squares": {**squares, **state.get("squares", {})}}


# Names


def in_play(names: Sequence[str], copies: Iterable[int], group: str, form: str = "") -> tuple[Thing, ...]:
    """Those of which the sheet has any."""
    there = [(name, int(count)) for name, count in zip(names, copies, strict=True) if count]
    return things([name for name, _ in there], group, [count for _, count in there], form)


def goods(rules: Rules) -> tuple[Thing, ...]:
    return in_play(cat.GOOD_NAMES, rules.stock, "goods")


def publics(rules: Rules) -> tuple[Thing, ...]:
    return in_play(cat.PUBLIC_NAMES, rules.publics, "things", ".name")


def nobles(rules: Rules) -> tuple[Thing, ...]:
    return in_play(cat.NOBLE_NAMES, rules.nobles, "things", ".name")


def cards(rules: Rules) -> tuple[Thing, ...]:
    return in_play(cat.CARD_NAMES, rules.action_cards, "things", ".name")


def tiles(rules: Rules) -> tuple[Thing, ...]:
    size = int(cat.TILES)
    copies = [sum(int(rules.tiles[back * size + tile]) for back in range(int(cat.BACKS))) for tile in range(size)]
    return in_play(cat.TILE_NAMES, copies, "tiles", ".name")
