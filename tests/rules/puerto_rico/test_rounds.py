"""Puerto Rico: rounds, and what holds for every role."""

from collections.abc import Mapping

import pytest

from boriken import Match
from tests.kits.puerto_rico import board, events, finish_phase, given, kind, new_game, roles_taken, rule, seat, table

OPEN_ROW = {"corn": 2, "indigo": 1, "sugar": 1, "coffee": 1}

# A player who can do something in every phase
BUSY = seat(doubloons=1, goods="1 corn, 1 indigo, 1 sugar, 1 tobacco", island="2/1 corn")


def before_the_last_role(doubloons: Mapping[str, int] | None = None) -> Match:
    """Four players, seat 0 the governor: seat 3 takes the last role of the round, and three will lie untaken."""
    return given(roles=roles_taken("settler", "mayor", "builder", doubloons=doubloons))


@rule("PR-ROUND-01")
@pytest.mark.parametrize("governor", [0, 2])
def test_the_governor_takes_the_first_role(governor: int) -> None:
    """The governor takes the first role of a round."""
    match = new_game(3, first_governor=governor)
    assert (kind(match), match.actor) == ("role", governor)


@rule("PR-ROUND-02")
def test_a_phase_is_played_to_its_end_before_the_next_role() -> None:
    """Once a role is taken everybody has their turn in its phase before another role can be taken."""
    match = given(3, row=OPEN_ROW)
    match.play("settler")
    for _ in range(3):
        assert match.why_not("mayor") == "Something else is asked now: which tile to take."
        match.play("pass")
    assert kind(match) == "role"


@rule("PR-ROUND-03")
@pytest.mark.parametrize(
    ("role", "told"),
    [
        ("settler", "tile_taken"),
        ("mayor", "colonists_placed"),
        ("builder", "built"),
        ("craftsman", "produced"),
        ("trader", "sold"),
        ("captain", "shipped"),
    ],
)
def test_the_taker_acts_first_and_the_others_clockwise(role: str, told: str) -> None:
    """In every phase the player who took the role acts first and the others follow clockwise, wherever the governor
    sits."""
    match = given(seats=dict.fromkeys(range(4), BUSY), governor=1, roles=roles_taken("prospector"), row=OPEN_ROW)
    match.play(role)
    while kind(match) != "role":
        match.play(match.choices()[-1])
    assert list(dict.fromkeys(event["seat"] for event in events(match, told))) == [2, 3, 0, 1]


@rule("PR-ROUND-04")
@pytest.mark.parametrize(
    ("role", "turns"), [("settler", 1), ("mayor", 1), ("builder", 1), ("trader", 1), ("captain", 2), ("prospector", 0)]
)
def test_everybody_acts_once_in_a_phase(role: str, turns: int) -> None:
    """Everybody acts once in a phase, with two exceptions: shipping goods goes round several times, and nobody acts
    when a prospector is taken."""
    player = seat(doubloons=9, goods="1 corn, 1 sugar", island="1 corn, 1 sugar")
    match = given(seats=dict.fromkeys(range(4), player), row=OPEN_ROW)
    match.play(role)
    asked = []
    while kind(match) != "role":
        asked.append(match.actor)
        match.play(match.choices()[0])
    assert asked.count(3) == turns


@rule("PR-ROUND-05")
def test_the_next_role_is_taken_clockwise_from_what_lies_open() -> None:
    """When a phase is over the player to the left of its taker takes one of the roles still lying open."""
    match = given(3, governor=1)
    match.play("craftsman")
    assert match.actor == 2
    assert match.choices() == ["settler", "mayor", "builder", "trader", "captain"]


@rule("PR-ROUND-06")
def test_a_role_can_be_taken_once_in_a_round() -> None:
    """A role stays with its taker until the round is over; nobody can take it again before."""
    match = given(3)
    for role in ("craftsman", "captain"):
        match.play(role)
        assert match.why_not("craftsman") == "The craftsman is already taken in this round."


@rule("PR-ROUND-07")
def test_whose_turn_it_is_must_take_a_role() -> None:
    """The player on turn has to take a role and cannot pass."""
    match = given(roles=roles_taken("settler", "mayor", "prospector"))
    assert match.choices() == ["builder", "craftsman", "trader", "captain"]
    assert match.why_not("pass") == "You must take a role."


@rule("PR-ROUND-08")
@pytest.mark.parametrize("role", ["settler", "mayor", "builder", "craftsman", "trader", "captain"])
def test_a_role_may_be_taken_without_any_use_for_it(role: str) -> None:
    """A player may take a role even if they cannot or will not do anything with it."""
    match = given(3, colonists=0, colonist_ship=0, quarries=0)
    match.play(role)
    finish_phase(match)
    assert (kind(match), match.actor) == ("role", 1)


@rule("PR-ROUND-09")
@pytest.mark.parametrize("role", ["settler", "mayor", "builder", "craftsman", "trader", "captain"])
def test_the_doubloons_on_a_role_go_to_its_taker(role: str) -> None:
    """Whoever takes a role gets all doubloons lying on it, whether they make use of the role or not."""
    match = given(roles=roles_taken(doubloons={role: 2}))
    match.play(role)
    finish_phase(match)
    assert board(match, 0)["doubloons"] == 2
    assert table(match)["roles"][role]["doubloons"] == 0


@rule("PR-ROUND-10")
def test_the_doubloons_on_a_role_can_be_spent_in_its_phase() -> None:
    """Doubloons that come with a role can be spent at once, in the phase it starts."""
    match = given(roles=roles_taken(doubloons={"builder": 2}))
    match.play("builder", "build indigo_plant")
    assert board(match, 0)["doubloons"] == 0


@rule("PR-ROUND-11")
@pytest.mark.parametrize(
    ("role", "may_pass"), [("settler", True), ("builder", True), ("trader", True), ("captain", False)]
)
def test_acting_is_optional_except_for_shipping(role: str, may_pass: bool) -> None:
    """Nobody has to do what a role allows, except ship goods; who cannot or will not act is passed over."""
    match = given(seats={0: BUSY}, row=OPEN_ROW)
    match.play(role)
    assert ("pass" in match.choices()) is may_pass


@rule("PR-ROUND-11")
@pytest.mark.parametrize("role", ["settler", "builder", "trader", "captain"])
def test_who_cannot_act_is_not_asked(role: str) -> None:
    """A player who cannot do anything in a phase is passed over without a question."""
    match = given(seats={0: BUSY, 1: seat(island="11 sugar, 1 coffee"), 2: BUSY}, row={"corn": 5})
    match.play(role)
    match.play(match.choices()[0])
    assert match.actor == 2


@rule("PR-ROUND-12")
@pytest.mark.parametrize(
    ("role", "answers", "measure", "gains"),
    [
        ("settler", ["settle quarry"], "quarries", [1, 0, 0, 0]),
        ("mayor", ["colonist"], "colonists", [2, 1, 1, 1]),
        ("builder", ["build small_indigo_plant"], "doubloons", [0, -1, -1, -1]),
        ("craftsman", ["extra corn"], "corn", [2, 1, 1, 1]),
        ("trader", ["sell corn", "sell indigo", "sell sugar", "sell tobacco"], "doubloons", [1, 1, 2, 3]),
        ("captain", ["ship corn 5"], "points", [2, 1, 1, 1]),
        ("prospector", [], "doubloons", [1, 0, 0, 0]),
    ],
)
def test_only_the_taker_has_the_privilege(role: str, answers: list[str], measure: str, gains: list[int]) -> None:
    """Only the player who took a role has its privilege (the quarry; one colonist, good, doubloon or point more; the
    lower price), governor or not."""
    goods = "1 corn, 1 indigo, 1 sugar, 1 tobacco" if role == "trader" else "1 corn"
    everybody = dict.fromkeys(range(4), seat(doubloons=1, goods=goods, island="1/1 corn"))
    already = roles_taken("mayor" if role == "settler" else "settler")
    match = given(seats=everybody, governor=3, roles=already, row=OPEN_ROW)
    before = [tally(match, number)[measure] for number in range(4)]
    match.play(role)
    while kind(match) != "role":
        choices = match.choices()
        match.play(next((answer for answer in answers if answer in choices), choices[0]))
    assert [tally(match, number)[measure] - before[number] for number in range(4)] == gains


def tally(match: Match, number: int) -> dict[str, int]:
    """The numbers of a seat that a privilege can add to."""
    shown = match.view(None)["seats"][number]
    quarries, _ = shown["island"].get("quarry", [0, 0])
    return {
        "quarries": quarries,
        "colonists": shown["colonists"],
        "doubloons": shown["doubloons"],
        "corn": shown["goods"].get("corn", 0),
        "points": shown["points"],
    }


@rule("PR-ROUND-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_round_is_over_when_everybody_has_taken_one_role(players: int) -> None:
    """A round is over when every player has taken one role and the last phase is done."""
    match = new_game(players)
    rounds = []
    for role in ["craftsman", "trader", "captain", "builder", "mayor"][:players]:
        match.play(role)
        finish_phase(match)
        rounds.append(table(match)["round"])
    assert rounds == [1] * (players - 1) + [2]


@rule("PR-ROUND-14")
def test_each_untaken_role_gets_a_doubloon_at_the_end_of_the_round() -> None:
    """At the end of a round one doubloon is put on each of the three roles nobody took, even if some lie there
    already."""
    match = before_the_last_role(doubloons={"captain": 2})
    match.play("prospector")
    on_roles = {name: role["doubloons"] for name, role in table(match)["roles"].items() if role["doubloons"]}
    assert on_roles == {"craftsman": 1, "trader": 1, "captain": 3}


@rule("PR-ROUND-15")
def test_all_roles_are_free_again_in_the_next_round() -> None:
    """At the end of a round all roles taken come back and can be taken again."""
    match = before_the_last_role()
    match.play("prospector")
    assert match.choices() == ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"]


@rule("PR-ROUND-16")
@pytest.mark.parametrize(("governor", "left_neighbour"), [(0, 1), (3, 0)])
def test_the_left_neighbour_is_the_next_governor(governor: int, left_neighbour: int) -> None:
    """After a round the player to the governor's left becomes governor and takes the first role of the next."""
    match = given(governor=governor, roles=roles_taken("settler", "mayor", "builder"))
    match.play("prospector")
    assert table(match)["governor"] == left_neighbour
    assert match.actor == left_neighbour


@rule("PR-ROUND-17")
def test_the_two_prospectors_are_two_roles() -> None:
    """With five players the prospectors are two roles, each with its own doubloons, for two different players."""
    match = given(5, roles=roles_taken(doubloons={"prospector": 1, "prospector 2": 3}))
    match.play("prospector 2")
    assert table(match)["roles"]["prospector"] == {"open": True, "doubloons": 1}
    match.play("prospector")
    assert [board(match, number)["doubloons"] for number in range(5)] == [4, 2, 0, 0, 0]
