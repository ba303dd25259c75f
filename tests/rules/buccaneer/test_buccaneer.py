"""Puerto Rico with the Buccaneer: one more role with four strokes, the wanted poster, ransom and the kidnapped role."""

from collections.abc import Mapping
from typing import Any

import pytest

import boriken
from boriken import Match
from boriken.core.errors import IllegalActionError, PositionError
from tests.kits.puerto_rico import (
    Json,
    board,
    events,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    roles_taken,
    rule,
    seat,
    ship,
    small_buildings,
    table,
)

ORDINARY = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
CARDS_IN_PLAY = {2: 8, 3: 7, 4: 8, 5: 9}


def at_sea(players: int = 4, *, options: Mapping[str, object] | None = None, **position: Any) -> Match:
    """A table with the buccaneer; as many cards are taken as `roles` says."""
    with_buccaneer = {"expansions": ["buccaneer"], **(options or {})}
    return given(players, options=with_buccaneer, **position)


def doubloons_on_cards(match: Match) -> dict[str, int]:
    return {name: card["doubloons"] for name, card in table(match)["roles"].items() if card["doubloons"]}


def play_round(match: Match, *roles: str) -> None:
    """Take these roles one after the other; nobody does more than they must. A buccaneer plunders."""
    for role in roles:
        match.play(role)
        if role == "buccaneer":
            match.play("plunder")
        finish_phase(match)


# The card


@rule("BU-SETUP-01")
@for_every_player_count
def test_the_buccaneer_is_one_more_card(players: int) -> None:
    """The buccaneer is added to the role cards of the number of players."""
    plain = boriken.new_match("puerto-rico", players, seed=1)
    match = boriken.new_match("puerto-rico", players, seed=1, expansions=["buccaneer"])
    assert set(match.choices()) - set(plain.choices()) == {"buccaneer"}
    assert len(match.choices()) == CARDS_IN_PLAY[players]


@rule("BU-SETUP-02")
@for_every_player_count
def test_at_first_nobody_is_wanted(players: int) -> None:
    """At the start nobody has the wanted poster, so that everybody may take the buccaneer."""
    for number in range(players):
        match = boriken.new_match("puerto-rico", players, seed=1, expansions=["buccaneer"], first_governor=number)
        assert table(match)["wanted"] == -1
        assert "buccaneer" in match.choices()


@rule("BU-ROLE-01")
def test_the_buccaneer_chooses_one_of_four_strokes() -> None:
    """The player who takes the buccaneer chooses at once one of piracy, plunder, raid and kidnapping, and carries it
    out."""
    match = at_sea()
    match.play("buccaneer")
    assert kind(match) == "pirate"
    assert match.choices() == [
        *("piracy 5", "piracy 6", "piracy 7", "plunder", "raid"),
        *(f"kidnap {role}" for role in [*ORDINARY, "prospector"]),
    ]
    match.play("plunder")
    assert kind(match) == "role"


@rule("BU-ROLE-02")
@for_every_player_count
def test_nobody_else_acts_or_gains(players: int) -> None:
    """Only the taker acts; the others have no action and gain nothing."""
    match = at_sea(players, trading_house={"corn": 1, "sugar": 1})
    before = [board(match, number) for number in range(1, players)]
    match.play("buccaneer", "plunder")
    assert (kind(match), match.actor) == ("role", 1)
    assert [board(match, number) for number in range(1, players)] == before


@rule("BU-ROLE-03", "BU-ROLE-04", "BU-DEC-08")
@pytest.mark.parametrize(
    ("players", "roles", "left"),
    [
        (2, [*ORDINARY], ["prospector"]),
        (2, [*ORDINARY[:5], "buccaneer"], ["captain", "prospector"]),
        (3, ORDINARY[:3], ORDINARY[3:]),
        (3, ["settler", "mayor", "buccaneer"], ORDINARY[2:]),
        (4, ORDINARY[:4], ["trader", "captain", "prospector"]),
        (4, [*ORDINARY[:3], "buccaneer"], ["craftsman", "trader", "captain", "prospector"]),
        (5, ORDINARY[:5], ["captain", "prospector", "prospector 2"]),
        (5, [*ORDINARY[:4], "buccaneer"], ["trader", "captain", "prospector", "prospector 2"]),
    ],
)
def test_an_untaken_buccaneer_gets_no_doubloon(players: int, roles: list[str], left: list[str]) -> None:
    """At the end of the round a doubloon is laid on every role that nobody took, but never on the buccaneer."""
    match = at_sea(players)
    play_round(match, *roles)
    assert doubloons_on_cards(match) == dict.fromkeys(left, 1)


@rule("BU-ROLE-05", "BU-IX-01")
def test_nobody_is_the_buccaneer_twice_running() -> None:
    """The player who took the buccaneer may take it again only when somebody else has had it, in whatever round."""
    match = at_sea(3, wanted=0)
    assert "buccaneer" not in match.choices()
    with pytest.raises(IllegalActionError, match="somebody else"):
        match.play("buccaneer")
    play_round(match, "settler", "buccaneer", "mayor", "settler", "mayor")
    assert match.actor == 0
    assert "buccaneer" in match.choices()


@rule("BU-ROLE-06")
def test_the_poster_marks_the_last_buccaneer() -> None:
    """The wanted poster goes to each new taker, and marks who may not take the card."""
    match = at_sea()
    match.play("buccaneer", "plunder")
    assert table(match)["wanted"] == 0
    play_round(match, "settler", "mayor", "builder")
    match.play("buccaneer", "raid")
    assert table(match)["wanted"] == 1


@rule("BU-IX-02")
def test_two_players_have_the_poster_in_turn() -> None:
    """With two players there are eight cards, of which six are taken; the poster goes to and fro between them."""
    match = at_sea(2)
    assert len(table(match)["roles"]) == 8
    play_round(match, "buccaneer", "settler", "mayor", "builder", "craftsman", "trader")
    assert (table(match)["round"], table(match)["wanted"], match.actor) == (2, 0, 1)
    play_round(match, "buccaneer", "settler", "mayor", "builder", "craftsman", "trader")
    assert (table(match)["round"], table(match)["wanted"], match.actor) == (3, 1, 0)
    assert "buccaneer" in match.choices()


# Piracy


@rule("BU-PIRACY-01", "BU-PIRACY-02", "BU-EX-01")
def test_piracy_empties_a_ship_and_keeps_up_to_three_goods() -> None:
    """All goods of a cargo ship are taken off; up to three of them are kept, the others go to the supply."""
    match = at_sea(cargo_ships=[ship("5 corn"), ship("2 sugar"), ship()])
    supply = table(match)["goods"]["corn"]
    match.play("buccaneer", "piracy 5")
    assert match.choices() == ["keep corn 0", "keep corn 1", "keep corn 2", "keep corn 3"]
    match.play("keep corn 3")
    assert board(match, 0)["goods"] == {"corn": 3}
    assert board(match, 0)["points"] == 0
    assert table(match)["goods"]["corn"] == supply + 2
    assert [hull["load"] for hull in table(match)["cargo_ships"]] == [0, 2, 0]


@rule("BU-PIRACY-03", "BU-IX-04")
def test_a_pirated_ship_is_open_to_any_kind() -> None:
    """Piracy brings no points; the ship is empty then, and takes any kind of goods."""
    match = at_sea(cargo_ships=[ship("5 corn"), ship(), ship()], seats={1: seat(goods="3 coffee")})
    match.play("buccaneer", "piracy 5", "keep corn 2", "captain", "ship coffee 5")
    assert table(match)["cargo_ships"][0] == {"spaces": 5, "load": 3, "good": "coffee"}
    assert board(match, 0)["points"] == 0


@rule("BU-DEC-02", "BU-IX-04")
def test_no_more_is_kept_than_was_on_the_ship_and_nothing_is_stored_before_the_captain() -> None:
    """Of two goods at most two are kept. They need no warehouse until the next captain phase."""
    match = at_sea(cargo_ships=[ship("2 corn"), ship(), ship()])
    match.play("buccaneer", "piracy 5")
    assert match.choices() == ["keep corn 0", "keep corn 1", "keep corn 2"]
    match.play("keep corn 2")
    assert (kind(match), board(match, 0)["goods"]) == ("role", {"corn": 2})


# Plunder


@rule("BU-PLUNDER-01", "BU-PLUNDER-02", "BU-EX-02")
def test_plunder_brings_a_point_a_good() -> None:
    """All goods in the trading house go to the supply: a victory point for each, and no doubloons."""
    match = at_sea(trading_house={"corn": 1, "indigo": 1, "coffee": 1}, seats={0: seat(doubloons=1)})
    supply = table(match)["goods"]
    chips = table(match)["points"]
    match.play("buccaneer", "plunder")
    assert table(match)["trading_house"] == {}
    assert {good: table(match)["goods"][good] - supply[good] for good in supply} == {
        "corn": 1,
        "indigo": 1,
        "sugar": 0,
        "tobacco": 0,
        "coffee": 1,
    }
    assert (board(match, 0)["points"], board(match, 0)["doubloons"]) == (3, 1)
    assert table(match)["points"] == chips - 3


@rule("BU-IX-05")
def test_equal_goods_are_plundered_one_by_one() -> None:
    """Three equal goods, brought there with an office, bring three points."""
    match = at_sea(trading_house={"corn": 3})
    match.play("buccaneer", "plunder")
    assert board(match, 0)["points"] == 3


@rule("BU-IX-06", "BU-DEC-12")
def test_plunder_can_take_the_last_chips() -> None:
    """With two chips left three goods still bring three points, and the game ends with this round."""
    match = at_sea(trading_house={"corn": 1, "indigo": 1, "sugar": 1}, chips=2)
    match.play("buccaneer", "plunder")
    assert (board(match, 0)["points"], table(match)["points"]) == (3, 0)
    assert table(match)["ending"] == ["points"]


# Raid


@rule("BU-RAID-01", "BU-RAID-02", "BU-RAID-03")
@for_every_player_count
def test_a_raid_leaves_one_colonist_a_player(players: int) -> None:
    """The colonist ship is cut down to the number of players. Up to three of those removed are placed at once on free
    circles, not in San Juan; the others go to the supply."""
    match = at_sea(players, colonist_ship=players + 4, seats={0: seat(island="2 corn, 1 indigo, 1 quarry")})
    supply = table(match)["colonists"]
    match.play("buccaneer", "raid")
    assert match.choices() == ["pass", "man corn", "man indigo", "man quarry"]
    match.play("man corn", "man corn", "man quarry")
    assert kind(match) == "role"
    assert board(match, 0)["island"] == {"corn": [2, 2], "indigo": [1, 0], "quarry": [1, 1]}
    assert board(match, 0)["san_juan"] == 0
    assert (table(match)["colonist_ship"], table(match)["colonists"]) == (players, supply + 1)


@rule("BU-RAID-02")
def test_raided_colonists_need_not_be_kept() -> None:
    """Those who are not kept go to the supply."""
    match = at_sea(colonist_ship=6, seats={0: seat(island="2 corn")})
    supply = table(match)["colonists"]
    match.play("buccaneer", "raid", "man corn", "pass")
    assert board(match, 0)["island"] == {"corn": [2, 1]}
    assert table(match)["colonists"] == supply + 1


@rule("BU-RAID-04", "BU-EX-03")
def test_no_more_are_kept_than_there_are_free_circles() -> None:
    """With two free circles two of three colonists are kept; the ship has four left for four players."""
    match = at_sea(colonist_ship=7, seats={0: seat(island="2/1 corn", city="hospice (0), office")})
    supply = table(match)["colonists"]
    match.play("buccaneer", "raid", "man corn", "man hospice")
    assert kind(match) == "role"
    assert (table(match)["colonist_ship"], table(match)["colonists"]) == (4, supply + 1)


@rule("BU-DEC-03")
@pytest.mark.parametrize("ship", [2, 4])
def test_a_small_colonist_ship_stays_as_it_is(ship: int) -> None:
    """With no more colonists on the ship than there are players nothing is removed or added."""
    match = at_sea(colonist_ship=ship, seats={0: seat(island="2 corn")})
    match.play("buccaneer", "raid")
    assert (kind(match), table(match)["colonist_ship"]) == ("role", ship)


@rule("BU-DEC-04")
def test_raided_colonists_go_to_the_island_or_the_city() -> None:
    """They may go anywhere on the board with a free circle, in the city as on the island, only not to San Juan."""
    match = at_sea(colonist_ship=7, seats={0: seat(island="1 corn", city="harbor (0), large_market (0)")})
    match.play("buccaneer", "raid")
    assert match.choices() == ["pass", "man corn", "man large_market", "man harbor"]


@rule("BU-DEC-05", "BU-IX-07")
def test_a_raider_may_take_the_noble() -> None:
    """With nobles on the ship both sorts count, and the raider says whether a noble is among those removed; one who is
    not kept goes back to the other nobles."""
    match = at_sea(
        options={"expansions": ["buccaneer", "nobles"]},
        colonist_ship=5,
        noble_ship=1,
        seats={0: seat(island="2 corn")},
    )
    nobles, colonists = table(match)["nobles"], table(match)["colonists"]
    match.play("buccaneer", "raid")
    assert (kind(match), match.choices()) == ("token", ["colonist", "noble"])
    match.play("noble")
    assert match.choices() == ["pass", "man corn", "noble corn"]
    match.play("man corn", "pass")
    assert (table(match)["noble_ship"], table(match)["nobles"]) == (0, nobles + 1)
    assert (table(match)["colonist_ship"], table(match)["colonists"]) == (4, colonists)


def court_at_sea(colonists: int, nobles: int, raider: Json) -> Match:
    """Two players; where kidnappers play alone several nobles may come to wait on the ship."""
    return at_sea(
        2,
        options={"expansions": ["buccaneer", "nobles"], "kidnap_solo": True},
        colonist_ship=colonists,
        noble_ship=nobles,
        seats={0: raider},
    )


@rule("BU-DEC-05")
@pytest.mark.parametrize("order", [["noble", "noble"], ["noble", "colonist", "noble"], ["colonist", "noble", "noble"]])
def test_a_raider_names_one_token_after_the_other(order: list[str]) -> None:
    """A raid counts colonists and nobles together; the raider names those removed token by token, until the rest is
    settled, and who is not kept goes back to the supply of their sort."""
    match = court_at_sea(3, 2, seat(island="3 corn"))
    supply = table(match)["colonists"]
    match.play("buccaneer", "raid")
    for named in order:
        assert (kind(match), match.choices()) == ("token", ["colonist", "noble"])
        match.play(named)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (2, 0)
    [raid] = events(match, "colonist_ship_raided")
    assert (raid["count"], raid["nobles"]) == (3, 2)
    assert match.choices() == ["pass", "man corn", "noble corn"]
    match.play("noble corn", "noble corn", "man corn")
    assert (board(match, 0)["island"], board(match, 0)["nobles"]) == ({"corn": [3, 3]}, {"corn": 2})
    assert table(match)["colonists"] == supply


@rule("BU-DEC-05", "BU-RAID-01")
@pytest.mark.parametrize(
    ("named", "left"), [(["noble", "noble", "noble", "noble"], (2, 0)), (["colonist"] * 2, (0, 2))]
)
def test_a_raid_takes_no_more_of_a_sort_than_there_are(named: list[str], left: tuple[int, int]) -> None:
    """Where too few of one sort wait on the ship, the rest of those removed are of the other."""
    match = court_at_sea(2, 4, seat(island="1 corn"))
    supplies = table(match)["colonists"] + table(match)["nobles"]
    match.play("buccaneer", "raid", *named)
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == left
    assert table(match)["colonists"] + table(match)["nobles"] == supplies + 4
    assert boriken.from_position(match.position()).position()["state"] == table(match)


@rule("BU-DEC-05", "BU-IX-07")
def test_a_raid_half_named_comes_back_as_it_was() -> None:
    """A position between two tokens of a raid remembers those already named."""
    match = court_at_sea(3, 2, seat(island="3 corn"))
    match.play("buccaneer", "raid", "noble")
    loaded = boriken.from_position(match.position())
    assert loaded.position()["state"] == table(match)
    loaded.play("noble")
    assert loaded.choices() == ["pass", "man corn", "noble corn"]
    assert table(loaded)["question"]["raided"] == {"colonists": 1, "nobles": 2}


@rule("BU-DEC-05", "BU-DEC-07")
def test_nobles_gather_on_the_ship_where_kidnappers_play_alone() -> None:
    """A kidnapper who plays the mayor alone may leave the noble on the ship, and another one joins."""
    match = court_at_sea(1, 1, seat())
    match.play("buccaneer", "kidnap mayor")
    play_round(match, "settler", "builder", "craftsman", "trader", "captain")
    assert (table(match)["colonist_ship"], table(match)["noble_ship"]) == (0, 2)
    assert boriken.from_position(match.position()).position()["state"] == table(match)


@rule("NO-MAYOR-01", "BU-DEC-07")
@pytest.mark.parametrize("options", [{}, {"expansions": ["nobles", "buccaneer"]}, {"kidnap_solo": True}])
def test_no_more_nobles_wait_on_the_ship_than_the_rules_bring(options: Json) -> None:
    """A position with two nobles on the ship is refused, unless kidnappers play the mayor alone: all on the ship are
    dealt before the next noble comes."""
    with pytest.raises(PositionError, match=r"2 nobles wait on the colonist ship, .*kidnap_solo"):
        given(options={"expansions": ["nobles"], **options}, noble_ship=2)


@rule("BU-IX-07")
def test_without_a_free_circle_nobody_is_kept() -> None:
    """With no free circle everybody removed goes to the supply."""
    match = at_sea(colonist_ship=7, seats={0: seat(island="2/2 corn")})
    supply = table(match)["colonists"]
    match.play("buccaneer", "raid")
    assert (kind(match), table(match)["colonists"]) == ("role", supply + 3)


@rule("BU-DEC-13", "BU-IX-07")
def test_raided_colonists_may_lodge_in_the_guesthouse() -> None:
    """Empty circles of a guesthouse are free circles for a raid; guests may move when the phase begins and ends."""
    match = at_sea(
        options={"expansions": ["buccaneer", "new-buildings"]},
        colonist_ship=7,
        seats={0: seat(city="guesthouse (1), small_market (0)")},
    )
    match.play("buccaneer")
    assert kind(match) == "guest"
    match.play("guest small_market", "raid")
    assert match.choices() == ["pass", "man guesthouse"]


# Kidnapping


@rule("BU-KIDNAP-01", "BU-KIDNAP-02")
def test_a_kidnapped_role_lies_before_its_kidnapper() -> None:
    """The buccaneer puts a role that was not used in this round before them, and takes the doubloons lying on it."""
    match = at_sea(roles=roles_taken("mayor", doubloons={"trader": 2}))
    match.play("buccaneer")
    assert "kidnap mayor" not in match.choices()
    match.play("kidnap trader")
    assert table(match)["kidnapped"] == {"role": "trader", "by": match.position()["state"]["wanted"]}
    assert board(match, table(match)["wanted"])["doubloons"] == 2
    assert table(match)["roles"]["trader"] == {"open": True, "doubloons": 0}


@rule("BU-KIDNAP-03", "BU-KIDNAP-04", "BU-EX-04", "BU-IX-09")
def test_who_frees_a_role_plays_it_as_usual_and_the_kidnapper_gets_a_ransom() -> None:
    """Another player may still take the role and has its privilege; the kidnapper then gets 3 doubloons."""
    match = at_sea(roles=roles_taken(doubloons={"trader": 2}), seats={1: seat(goods="1 indigo")})
    match.play("buccaneer", "kidnap trader", "trader")
    assert board(match, 0)["doubloons"] == 2 + 3
    match.play("sell indigo")
    assert board(match, 1)["doubloons"] == 1 + 1
    assert "kidnapped" not in table(match)


@rule("BU-KIDNAP-05", "BU-EX-05", "BU-IX-08", "BU-DEC-07")
def test_a_role_that_nobody_freed_is_played_by_its_kidnapper() -> None:
    """If nobody has used it when the round ends, its kidnapper plays the role: an ordinary phase in which they have the
    privilege and everybody acts in turn from them."""
    corn = seat(island="1/1 corn")
    match = at_sea(seats={0: corn, 1: corn, 2: corn})
    match.play("buccaneer", "kidnap craftsman")
    play_round(match, "settler", "mayor", "builder")
    made = [event["seat"] for event in events(match, "produced")]
    assert made == [0, 1, 2]
    assert events(match, "kidnapped_role_played")[0]["seat"] == 0
    assert board(match, 0)["goods"]["corn"] >= 1


@rule("BU-KIDNAP-06", "BU-EX-05")
def test_no_doubloon_is_laid_on_a_role_played_at_the_end() -> None:
    """A kidnapped role that was played at the round's end is used: it gets no doubloon, the other untaken roles do."""
    match = at_sea()
    match.play("buccaneer", "kidnap craftsman")
    play_round(match, "settler", "mayor", "builder")
    assert doubloons_on_cards(match) == {"trader": 1, "captain": 1, "prospector": 1}


@rule("BU-IX-08")
@pytest.mark.parametrize("role", [*ORDINARY, "prospector"])
def test_every_role_can_be_kidnapped_and_played_at_the_end(role: str) -> None:
    """Whatever role it is, its kidnapper is its taker at the end of the round."""
    others = [name for name in ORDINARY if name != role][:3]
    match = at_sea()
    match.play("buccaneer", f"kidnap {role}")
    play_round(match, *others)
    [played] = events(match, "kidnapped_role_played")
    assert (played["seat"], played["role"]) == (0, role)
    assert table(match)["round"] == 2
    if role == "prospector":
        assert board(match, 0)["doubloons"] == 1


@rule("BU-DEC-07")
def test_kidnap_solo_lets_the_kidnapper_act_alone() -> None:
    """With the option kidnap_solo only the kidnapper acts in the phase at the end."""
    corn = seat(island="1/1 corn")
    match = at_sea(options={"kidnap_solo": True}, seats={0: corn, 1: corn, 2: corn})
    match.play("buccaneer", "kidnap craftsman")
    play_round(match, "settler", "mayor", "builder")
    assert [event["seat"] for event in events(match, "produced")] == [0]


def play_alone(role: str, **position: Any) -> Match:
    """Seat 0 of three players plays a kidnapped role alone, with all that New Buildings and Nobles bring."""
    match = at_sea(
        3,
        options={"expansions": ["buccaneer", "nobles", "new-buildings"], "buildings": "all-31", "kidnap_solo": True},
        roles=roles_taken("buccaneer", "builder" if role == "settler" else "settler"),
        kidnapped={"role": role, "by": 0},
        **position,
    )
    match.play("builder" if role == "trader" else "trader")
    while not events(match, "kidnapped_role_played"):
        match.play(match.choices()[0])
    return match


@rule("BU-DEC-07")
@pytest.mark.parametrize("role", ORDINARY)
def test_no_effect_reaches_anybody_but_the_kidnapper_who_plays_alone(role: str) -> None:
    """With the option kidnap_solo no building, guest or duty of anybody else works in the phase of the kidnapper."""
    other = seat(
        doubloons=20,
        points=1,
        san_juan=1,
        goods="3 corn, 3 indigo, 3 sugar",
        island="1/1 corn, 2/1 indigo",
        city="""guesthouse (2), indigo_plant (1), aqueduct, storehouse (0), trading_post, lighthouse, union_hall, villa,
            chapel, jeweler, royal_supplier, hunting_lodge""".replace("\n            ", " "),
        nobles="1 chapel, 1 hunting_lodge, 1 san_juan",
    )
    crowd = seat(island="6 quarry, 4 coffee")
    match = play_alone(role, seats={0: crowd, 1: other, 2: seat(island="4 tobacco, 3 sugar")}, row={"sugar": 1})
    before, told = board(match, 1), len(match.log(None))
    while kind(match) not in ("role", None):
        assert match.actor == 0
        match.play(match.choices()[-1])
    assert board(match, 1) == before
    assert [event["kind"] for event in match.log(None)[told:] if event["seat"] not in (0, None)] == []


@rule("BU-DEC-07", "NO-DEC-08")
@pytest.mark.parametrize(("owner", "points"), [(0, 2), (1, 0)])
def test_only_the_lodge_of_a_kidnapper_who_plays_alone_scores(owner: int, points: int) -> None:
    """A player who does not play the settler phase has no hunting lodge in it; its player's is compared with all
    islands."""
    lord = seat(island="1 corn", city="hunting_lodge", nobles="1 hunting_lodge")
    seats = {number: seat(island=f"3 {tile}") for number, tile in enumerate(["sugar", "indigo", "tobacco"])}
    match = play_alone("settler", seats={**seats, owner: lord}, row={"coffee": 1})
    finish_phase(match)
    assert board(match, owner)["points"] == points


@rule("BU-DEC-06")
def test_the_kidnapper_pays_himself_no_ransom() -> None:
    """With two players the kidnapper may take the role on a later turn, as an ordinary role and without
    ransom."""
    match = at_sea(2)
    match.play("buccaneer", "kidnap prospector")
    play_round(match, "settler")
    match.play("prospector")
    assert board(match, 0)["doubloons"] == 1
    assert "kidnapped" not in table(match)


@rule("BU-DEC-09", "BU-IX-11")
def test_a_kidnapped_role_can_end_the_game() -> None:
    """The kidnapped role comes before the end of the game is decided: what it brings about makes this round the
    last."""
    match = at_sea(seats={1: seat(goods="2 corn"), 2: seat(goods="2 corn")}, chips=2)
    match.play("buccaneer", "kidnap captain")
    play_round(match, "settler", "mayor", "builder")
    assert match.over
    assert table(match)["round"] == 1
    order = [event["kind"] for event in match.log(None)]
    assert order.index("kidnapped_role_played") < order.index("end_triggered") < order.index("round_ended")


@rule("BU-IX-12")
def test_a_kidnapped_role_is_still_played_in_the_last_round() -> None:
    """If an end condition is met already, the kidnapped role is played all the same before the end."""
    match = at_sea(seats={1: seat(doubloons=9, city=small_buildings(11))})
    match.play("buccaneer", "kidnap prospector")
    match.play("builder", "build office")
    finish_phase(match)
    play_round(match, "settler", "mayor")
    assert match.over
    assert board(match, 0)["doubloons"] == 1


@rule("BU-DEC-10")
def test_only_ordinary_roles_are_kidnapped() -> None:
    """Roles of ordinary cards can be kidnapped, a prospector among them, but not the buccaneer."""
    match = at_sea(5)
    match.play("buccaneer")
    kidnapping = [action for action in match.choices() if action.startswith("kidnap")]
    assert kidnapping == [f"kidnap {role}" for role in [*ORDINARY, "prospector", "prospector 2"]]


@rule("BU-IX-10")
def test_the_last_player_of_the_round_plays_what_he_kidnapped_at_once() -> None:
    """If the kidnapper is the last of the round, the role is played right after."""
    match = at_sea()
    play_round(match, "settler", "mayor", "builder")
    match.play("buccaneer", "kidnap prospector")
    assert board(match, 3)["doubloons"] == 1
    assert table(match)["round"] == 2


@rule("BU-IX-13", "BU-DEC-11")
def test_the_library_doubles_a_kidnapped_role_but_not_the_buccaneer() -> None:
    """A library doubles the privilege of the role that is played at the end; a stroke of the buccaneer is no privilege
    and stays as it is."""
    options = {"expansions": ["buccaneer", "new-buildings"]}
    match = at_sea(options=options, seats={0: seat(city="library")})
    match.play("buccaneer", "kidnap prospector")
    play_round(match, "settler", "mayor", "builder")
    assert board(match, 0)["doubloons"] == 2
    match = at_sea(options=options, seats={0: seat(city="library")}, trading_house={"corn": 1, "sugar": 1})
    match.play("buccaneer", "plunder")
    assert board(match, 0)["points"] == 2


# All of it


@rule("BU-DEC-01", "BU-IX-03")
@pytest.mark.parametrize("stroke", ["piracy 5", "plunder", "raid"])
def test_a_stroke_may_find_nothing(stroke: str) -> None:
    """Every stroke may be chosen where there is nothing to take, and then has no effect."""
    match = at_sea()
    before: Json = {**table(match), "seats": [board(match, number) for number in range(4)]}
    match.play("buccaneer", stroke)
    after = table(match)
    assert kind(match) == "role"
    for part in ("seats", "goods", "colonists", "colonist_ship", "points", "cargo_ships", "trading_house"):
        assert after[part] == before[part]


@rule("BU-EX-06", "BU-IX-14")
def test_doubloons_gather_on_the_cards_round_by_round() -> None:
    """With three players four ordinary roles get a doubloon when the buccaneer was taken, three when it was not."""
    match = at_sea(3)
    play_round(match, "settler", "mayor", "buccaneer")
    assert doubloons_on_cards(match) == {"builder": 1, "craftsman": 1, "trader": 1, "captain": 1}
    play_round(match, "settler", "mayor", "builder")
    assert doubloons_on_cards(match) == {"craftsman": 2, "trader": 2, "captain": 2}
    play_round(match, "settler", "buccaneer", "mayor")
    assert doubloons_on_cards(match) == {"builder": 1, "craftsman": 3, "trader": 3, "captain": 3}


@rule("BU-DEC-14")
@for_every_player_count
def test_all_expansions_may_be_combined(players: int) -> None:
    """The buccaneer goes with every other expansion; the card changes nothing else."""
    everything = ["new-buildings", "nobles", "buccaneer", "festival"]
    match = boriken.new_match("puerto-rico", players, seed=3, expansions=everything, buildings="random")
    assert {"buccaneer", *ORDINARY} <= set(match.choices())
    match.play("buccaneer", "kidnap settler")
    assert match.actor == (match.moves[-2].actor + 1) % players
