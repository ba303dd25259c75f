"""The form of a position of San Juan: the entries of document.py that do not follow from the rest.

What players know of face-down cards is kept as long as nobody moves a card.
"""

from __future__ import annotations

from boriken.core.document import PLENTY
from boriken.core.form import (
    Choice,
    Counts,
    Field,
    Flag,
    Form,
    Label,
    Number,
    Part,
    Parts,
    Row,
    Thing,
    Value,
    Variant,
    player,
    players,
    say,
    things,
    turn,
)
from boriken.core.title import Json
from boriken.games.san_juan.catalogue import (
    CARD_NAMES,
    COPIES,
    FULL_TOWN,
    GOOD_NAMES,
    ROLE_NAMES,
    TILE_NAMES,
    prices_on,
)
from boriken.games.san_juan.rules import Rules

KNOWLEDGE = (
    *(f"seats.*.{what}" for what in ("shown", "mislaid", "memory", "recalled")),
    *(f"seats.*.{age}" for age in ("drawn", "rejected", "old_chapel", "old_goods")),
    *("exposed", "old_discards"),
)

# The questions with which the phase of a role begins for whoever is on turn, and what they remember
MOMENTS: tuple[tuple[str, Json], ...] = (
    ("builder", {"kind": "build"}),
    ("producer", {"kind": "produce", "left": 1}),
    ("trader", {"kind": "sell", "left": 1}),
)


def form(rules: Rules) -> Form:
    moment = moments()
    return Form(
        fields=[
            moment,
            Part("question", Label(()), [turn(rules.players)]),
            Parts("seats", Label(()), [(player(seat), board()) for seat in range(rules.players)]),
            Choice("governor", say("ui-governor"), players(rules.players)),
            Number("round", say("position-round"), PLENTY, 1, 1),
            Part("roles", say("ui-roles"), [role(name) for name in ROLE_NAMES]),
            Flag("library_used", say("position-library_used")),
            Row("tiles", say("ui-tradingHouse"), [tile(name) for name in TILE_NAMES], drops=("trades",)),
            Counts("discards", say("ui-discards"), cards(), drops=KNOWLEDGE),
        ],
        supplies=[Counts("deck", say("ui-pile"), cards())],
        start={**moment.values[0].value, "seats": [{"town": {CARD_NAMES[0]: 1}} for _ in range(rules.players)]},
        prepare=with_numbers_of_goods,
    )


def moments() -> Variant:
    begun = [
        Value({"question": {**asked, "phase": name}}, say(f"roles-{name}.name", f"asked-{asked['kind']}"))
        for name, asked in MOMENTS
    ]
    return Variant("", say("position-moment"), [Value({"question": {"kind": "role"}}, say("asked-role")), *begun])


def board() -> list[Field]:
    return [
        Counts("hand", say("ui-hand"), cards(), drops=KNOWLEDGE),
        Counts("town", say("ui-town"), cards(), drops=KNOWLEDGE),
        Counts("goods", say("ui-goods"), things(GOOD_NAMES, "goods", int(FULL_TOWN)), drops=KNOWLEDGE),
        Counts("covered", say("ui-covered"), cards(), drops=KNOWLEDGE),
        Counts("chapel", say("ui-chapelCards"), cards(), drops=KNOWLEDGE),
    ]


def role(name: str) -> Part:
    return Part(name, Label((f"roles-{name}.name",), name), [Flag("open", say("position-open"), True)])


def tile(name: str) -> Thing:
    """A tile is known by its prices."""
    return Thing(name, Label((), " ".join(str(price) for price in prices_on(TILE_NAMES.index(name)).values())))


def cards() -> tuple[Thing, ...]:
    return things(CARD_NAMES, "cards", [int(copies) for copies in COPIES])


def with_numbers_of_goods(state: Json) -> Json:
    """Nobody knows which cards the goods are: how many there are is enough."""
    seats = [
        {**seat, "goods": {name: len(faces) if isinstance(faces, list) else faces for name, faces in goods.items()}}
        for seat in state["seats"]
        for goods in [seat.get("goods", {})]
    ]
    return {**state, "seats": seats}
