"""The form of a position of Puerto Rico: the entries of document.py that do not follow from the rest."""

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
    Owned,
    Pairs,
    Part,
    Parts,
    Several,
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
from boriken.games.puerto_rico.actions import MOST_OF_A_GOOD
from boriken.games.puerto_rico.catalogue import (
    BUCCANEER,
    CARD_NAMES,
    CIRCLES,
    FIRST_BUILDING,
    GOOD_NAMES,
    HOUSE_SPACES,
    ISLAND_SPACES,
    PLACE_NAMES,
    TILE_NAMES,
)
from boriken.games.puerto_rico.choosing import is_chosen_in_play
from boriken.games.puerto_rico.document_middle import CHOOSABLE
from boriken.games.puerto_rico.names import SAN_JUAN
from boriken.games.puerto_rico.rounds import cards_in_play
from boriken.games.puerto_rico.rules import Rules

# The questions with which the phase of a role begins for whoever is on turn, and what they remember
MOMENTS: tuple[tuple[str, Json], ...] = (
    ("settler", {"kind": "tile"}),
    ("mayor", {"kind": "colonist"}),
    ("builder", {"kind": "build"}),
    ("craftsman", {"kind": "extra"}),
    ("trader", {"kind": "sell"}),
    ("captain", {"kind": "ship"}),
    ("captain", {"kind": "keep", "about": GOOD_NAMES[0]}),
    ("buccaneer", {"kind": "pirate"}),
)


def form(rules: Rules) -> Form:
    moment = moments(rules)
    return Form(
        fields=[
            moment,
            Part("question", Label(()), [turn(rules.players)]),
            Parts("seats", Label(()), [(player(seat), board(rules)) for seat in range(rules.players)]),
            Choice("governor", say("ui-governor"), players(rules.players)),
            Number("round", say("position-round"), PLENTY, 1, 1),
            Part("roles", say("ui-roles"), [role(CARD_NAMES[card]) for card in cards_in_play(rules)]),
            *middle(rules),
        ],
        supplies=[
            Counts("goods", say("ui-goodsSupply"), goods(PLENTY)),
            Counts("deck", say("ui-faceDown"), tiles(PLENTY)[:-1]),
            Counts("buildings", say("ui-sale"), buildings(rules)),
            Number("quarries", say("ui-quarries"), PLENTY),
            Number("colonists", say("ui-colonistSupply"), PLENTY),
            Number("points", say("ui-pointSupply"), PLENTY),
            Number("nobles", say("ui-nobleSupply"), PLENTY),
            Number("forest_tiles", say("ui-forestTiles"), PLENTY),
        ],
        start={
            **moment.values[0].value,
            "seats": [{} for _ in range(rules.players)],
            "cargo_ships": [{} for _ in rules.ships],
        },
    )


def moments(rules: Rules) -> Variant:
    in_play = [CARD_NAMES[card] for card in cards_in_play(rules)]
    begun = [
        Value({"question": {**asked, "role": name}}, say(f"roles-{name}.name", f"asked-{asked['kind']}"))
        for name, asked in MOMENTS
        if name in in_play
    ]
    return Variant("", say("position-moment"), [Value({"question": {"kind": "role"}}, say("asked-role")), *begun])


# What each player has


def board(rules: Rules) -> list[Field]:
    return [
        Number("doubloons", say("ui-doubloons"), PLENTY),
        Number("points", say("ui-points"), PLENTY),
        Number("san_juan", say("ui-sanJuan"), PLENTY),
        Counts("goods", say("ui-store"), goods(int(MOST_OF_A_GOOD))),
        Pairs("island", say("ui-island"), tiles(int(ISLAND_SPACES)), say("ui-colonists")),
        Owned("city", say("ui-city"), buildings(rules), say("ui-colonists")),
        *board_of_expansions(rules),
    ]


def board_of_expansions(rules: Rules) -> list[Field]:
    fields: list[Field] = []
    if rules.forest_tiles:
        fields.append(Number("forest_tiles", say("ui-forests"), int(ISLAND_SPACES)))
    elif rules.new_buildings:
        drops = ("seats.*.old_secret_forests",)
        fields.append(Counts("forests", say("ui-forests"), tiles(int(ISLAND_SPACES))[:-1], drops=drops))
        secret = tiles(int(ISLAND_SPACES))[:-1]
        fields.append(Counts("secret_forests", say("position-secret_forests"), secret, drops=drops))
    if rules.with_nobles:
        places = [*things(TILE_NAMES, "tiles", PLENTY), *buildings(rules)]
        waiting = Thing(SAN_JUAN, say("ui-sanJuan"), PLENTY)
        fields.append(Counts("nobles", say("ui-nobles"), [*places, waiting]))
    return fields


# What lies in the middle


def role(name: str) -> Part:
    fields = [Flag("open", say("position-open"), True), Number("doubloons", say("ui-doubloons"), PLENTY)]
    return Part(name, Label((f"roles-{name}.name",), name), fields)


def middle(rules: Rules) -> list[Field]:
    return [
        Counts("row", say("ui-row"), tiles(PLENTY)[:-1]),
        Counts("discards", say("position-discards"), tiles(PLENTY)[:-1]),
        Parts("cargo_ships", say("ui-cargoShips"), [ship(int(spaces)) for spaces in rules.ships]),
        Counts("trading_house", say("ui-tradingHouse"), goods(int(HOUSE_SPACES))),
        Number("colonist_ship", say("ui-colonistShip"), PLENTY, 0, int(rules.colonist_ship)),
        *middle_of_expansions(rules),
    ]


def ship(spaces: int) -> tuple[Label, list[Field]]:
    cargo = [Value(thing.name, thing.label) for thing in goods(0)]
    label = Label(("position-ship",), str(spaces), spaces)
    return label, [
        Number("load", say("position-load"), spaces),
        Choice("good", say("position-cargo"), cargo, say("ui-empty")),
    ]


def middle_of_expansions(rules: Rules) -> list[Field]:
    fields: list[Field] = []
    if is_chosen_in_play(rules):
        fields.append(Several("chosen", say("position-chosen"), things(CHOOSABLE, "buildings")))
    if rules.forest_tiles:
        fields.append(Counts("removed", say("position-removed"), tiles(PLENTY)[:-1]))
    if rules.with_nobles:
        fields.append(Number("noble_ship", say("position-noble_ship"), PLENTY, 0, int(rules.noble_ship)))
    if rules.buccaneer:
        wanted = [Value(-1, say("ui-empty")), *players(rules.players)]
        fields.append(Choice("wanted", say("position-wanted"), wanted))
        fields.append(Choice("kidnapped", say("position-kidnapped"), kidnapped(rules), say("ui-empty")))
    if rules.festival:
        fields.append(Part("festival", say("ui-festival"), festival(rules)))
    return fields


def kidnapped(rules: Rules) -> list[Value]:
    """Every role in the hands of everybody."""
    return [
        Value({"role": name, "by": seat}, Label((f"roles-{name}.name", "position-player"), name, seat + 1))
        for name in [CARD_NAMES[card] for card in cards_in_play(rules) if card < BUCCANEER]
        for seat in range(rules.players)
    ]


def festival(rules: Rules) -> list[Field]:
    copies = [Value(thing.name, thing.label) for thing in buildings(rules)]
    return [
        Counts("goods", say("ui-store"), goods(3)),
        Choice(
            "tile",
            say("position-festival_tile"),
            [Value(one.name, one.label) for one in tiles(0)[:-1]],
            say("ui-empty"),
        ),
        Choice("building", say("position-festival_building"), copies, say("ui-empty")),
        Choice("spare_copy", say("position-spare_copy"), copies, say("ui-empty")),
    ]


# Names


def goods(most: int) -> tuple[Thing, ...]:
    return things(GOOD_NAMES, "goods", most)


def tiles(most: int) -> tuple[Thing, ...]:
    """Plantations, and the quarry as the last."""
    return things(TILE_NAMES, "tiles", most)


def buildings(rules: Rules) -> tuple[Thing, ...]:
    numbers = range(int(FIRST_BUILDING), int(rules.places))
    return things([PLACE_NAMES[at] for at in numbers], "buildings", [int(CIRCLES[at]) for at in numbers])
