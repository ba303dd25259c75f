"""Puerto Rico: colonists placed and goods stored by naming all numbers at once."""

import pytest

import boriken
from boriken import BorikenError, IllegalActionError, Match, NotationError
from boriken.core.randomness import Random
from boriken.core.title import Json
from tests.kits.puerto_rico import board, for_every_player_count, given, new_game, seat, ship


def placing() -> Match:
    """Five colonists for seven circles."""
    match = given(seats={0: seat(san_juan=1, island="2/2 corn, 1 indigo", city="indigo_plant, office (0)")})
    match.play("mayor", "pass")
    return match


def storing(goods: str) -> Match:
    match = given(
        seats={0: seat(goods=goods, city="small_warehouse")},
        cargo_ships=[ship("5 sugar"), ship("6 coffee"), ship("7 corn")],
    )
    match.play("captain")
    return match


def counted(match: Match, **counts: int) -> Match:
    match.play(*match.count_out(counts))
    return match


# What can be counted


def test_the_mayor_asks_for_all_places_and_says_how_many_colonists_there_are() -> None:
    """Those who stood somewhere have been picked up, so any arrangement can be asked for."""
    question = placing().question()
    assert question is not None
    assert question["things"] == {"corn": 2, "indigo": 1, "indigo_plant": 3, "office": 1}
    assert question["colonists"] == 5


def test_places_already_decided_are_no_longer_asked_for() -> None:
    match = placing()
    match.play("place corn 2", "place indigo 0")
    question = match.question()
    assert question is not None
    assert (question["about"], question["things"]) == ("indigo_plant", {"indigo_plant": 3, "office": 1})
    assert question["colonists"] == 3


def test_storage_asks_for_all_goods() -> None:
    match = storing("2 corn, 1 indigo, 3 tobacco")
    question = match.question()
    assert question is not None
    assert (question["things"], question["warehouse_kinds"]) == ({"corn": 2, "indigo": 1, "tobacco": 3}, 1)


# How they stood


def crew(match: Match, number: int) -> dict[str, int]:
    mine = board(match, number)
    manned = {tile: count for tile, (_, count) in mine["island"].items()} | mine["city"]
    return {place: count for place, count in manned.items() if count}


def without_suggestions(question: Json) -> Json:
    return {key: value for key, value in question.items() if key not in ("as_before", "filled")}


@for_every_player_count
def test_who_places_colonists_is_told_how_they_stood(players: int) -> None:
    match, choice = boriken.new_match("puerto-rico", players, seed=players), Random(players)
    stood: list[dict[str, int]] = []
    told = 0
    while not match.over:
        question = match.question()
        assert question is not None
        if question["kind"] == "role":
            stood = [crew(match, number) for number in range(players)]
        elif question["kind"] == "place":
            assert without_suggestions(match.view(None)["question"]) == {**question, "now": stood[question["seat"]]}
            told += bool(stood[question["seat"]])
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    assert told > 5


@pytest.mark.parametrize("kidnap_solo", [False, True])
@for_every_player_count
def test_expansions_do_not_lose_how_colonists_stood(players: int, kidnap_solo: bool) -> None:
    """Nor plantations that are given up, nor a mayor who is kidnapped, or played by the kidnapper alone."""
    match = boriken.new_match(
        "puerto-rico",
        players,
        seed=2,
        expansions=["new-buildings", "nobles", "buccaneer", "festival"],
        buildings="all-31",
        kidnap_solo=kidnap_solo,
    )
    choice, stood = Random(2), list[dict[str, int]]()
    told = 0
    while not match.over:
        question = match.question()
        assert question is not None
        if question["kind"] == "role":
            stood = [crew(match, number) for number in range(players)]
        elif question["kind"] == "place":
            now = match.view(None)["question"]["now"]
            [*_, played] = (event["kind"] for event in match.log(None) if event.get("role") == "mayor")
            assert now == stood[question["seat"]] or played == "kidnapped_role_played"
            told += bool(now)
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    assert told > 5


def test_nobody_is_told_how_they_stood_where_the_log_does_not_go_back_to_it() -> None:
    match = placing()
    assert without_suggestions(match.view(0)["question"]) == match.question()
    match.play(*match.count_out({"corn": 2, "indigo_plant": 3}), "prospector", "captain", "trader")
    match.play("mayor", "pass")
    while match.actor != 0:
        match.play(match.choices()[0])
    assert match.view(0)["question"]["now"] == {"corn": 2, "indigo_plant": 3}


# Counting out


@pytest.mark.parametrize(
    ("counts", "actions"),
    [
        ({"corn": 2, "indigo_plant": 3}, ["place corn 2", "place indigo 0", "place indigo_plant 3"]),
        ({"office": 1, "indigo_plant": 3, "indigo": 1}, ["place corn 0"]),
        (
            {"corn": 1, "indigo": 1, "indigo_plant": 3, "office": 0},
            ["place corn 1", "place indigo 1", "place indigo_plant 3"],
        ),
    ],
)
def test_all_places_are_counted_at_once_in_any_order(counts: dict[str, int], actions: list[str]) -> None:
    match = placing()
    before = match.record()
    assert match.count_out(counts) == actions
    assert match.record() == before
    match.play(*actions)
    mine = board(match, 0)
    assert mine["city"] | {tile: manned for tile, (_, manned) in mine["island"].items()} == {
        "corn": 0,
        "indigo": 0,
        "indigo_plant": 0,
        "office": 0,
        **counts,
    }


def test_what_is_forced_need_not_be_named() -> None:
    """One colonist is left for the last place, which the rules settle."""
    mine = board(counted(placing(), corn=1, indigo=1, indigo_plant=2), 0)
    assert mine["city"] == {"indigo_plant": 2, "office": 1}


@pytest.mark.parametrize(
    ("counts", "error", "sentence"),
    [
        (
            {"corn": 2},
            IllegalActionError,
            "Free circles must be filled: at least 2 colonists here.",
        ),
        ({"corn": 2, "indigo_plant": 3, "office": 1}, BorikenError, "It cannot be 1 for office: the rest leaves 0."),
        ({"corn": 3}, NotationError, "It can be 0 to 2 for corn, not 3."),
        ({"corn": -1}, NotationError, "It can be 0 to 2 for corn, not -1."),
        ({"corn": True}, NotationError, "It can be 0 to 2 for corn, not True."),
        ({"corn": "2"}, NotationError, "It can be 0 to 2 for corn, not '2'."),
        ({"sugar": 0}, NotationError, "'sugar' is not counted now; there is corn, indigo, indigo_plant, office."),
    ],
)
def test_counts_that_do_not_work_out(counts: dict[str, int], error: type[BorikenError], sentence: str) -> None:
    match = placing()
    before = match.record()
    with pytest.raises(error) as refused:
        match.count_out(counts)
    assert str(refused.value) == sentence
    assert match.record() == before


def test_goods_that_fit_once_others_are_given_back_are_kept_without_being_asked_for() -> None:
    match = storing("2 corn, 1 indigo, 3 tobacco")
    assert match.count_out({"tobacco": 3, "indigo": 1}) == ["keep corn 0"]
    assert board(counted(match, tobacco=3, indigo=1), 0)["goods"] == {"indigo": 1, "tobacco": 3}


def test_goods_that_do_not_fit_into_the_warehouse() -> None:
    match = storing("2 corn, 3 tobacco")
    with pytest.raises(IllegalActionError, match=r"^You can keep no more than 1 tobacco\.$"):
        match.count_out({"corn": 2, "tobacco": 3})


@pytest.mark.parametrize("match", [new_game(), given(question={"kind": "over"}, ending=["city"])], ids=["role", "over"])
def test_there_is_not_always_something_to_count(match: Match) -> None:
    with pytest.raises(BorikenError, match=r"^Nothing is to be counted now\.$"):
        match.count_out({})
