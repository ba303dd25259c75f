"""Puerto Rico: its table of questions, and what they no longer take from a document."""

import pytest

from boriken import PositionError
from boriken.games.puerto_rico.game import KIND_OF, STEPS, TABLES
from boriken.games.puerto_rico.roles.gifts import GIFTS, GIVERS
from tests.kits.puerto_rico import Json, given, roles_taken, seat


def test_every_question_has_one_number() -> None:
    numbers = [number for table in TABLES for number in table]
    assert sorted(numbers) == list(range(len(STEPS)))
    assert all(STEPS[number] is step for table in TABLES for number, step in table.items())


def test_every_question_of_a_kind_counts_as_the_first_of_it() -> None:
    assert len(KIND_OF) == len(STEPS)
    names = [step.name for step in STEPS]
    assert [names[kind] for kind in KIND_OF] == names
    assert [names.index(name) for name in names] == list(KIND_OF)


def test_a_kind_of_question_comes_up_once_in_each_role() -> None:
    asked = [(step.name, phase) for step in STEPS for phase in step.phases]
    assert len(set(asked)) == len(asked)


def test_what_a_building_gives_is_asked_in_one_role() -> None:
    """Its question is one that asks whether to use a building, and which of both sorts comes."""
    for gift in GIVERS:
        assert GIFTS[gift.building] is gift
        assert STEPS[gift.ask].name == "use"
        assert not gift.token or (STEPS[gift.token].name, STEPS[gift.token].phases) == ("token", STEPS[gift.ask].phases)


def refused(sentence: str, expansions: str, role: str, board: Json, **question: object) -> None:
    with pytest.raises(PositionError) as error:
        given(
            seats={0: board},
            question={"role": role, **question},
            roles=roles_taken(role),
            options={"expansions": expansions, "buildings": "all-31"},
        )
    assert str(error.value) == sentence


def test_a_sort_of_newcomer_is_asked_about_the_building_that_brings_one() -> None:
    refused(
        "Seat 0 cannot be asked about its hospice now.",
        "nobles",
        "builder",
        seat(city="hospice"),
        kind="token",
        about="hospice",
        on="hospice",
    )


def test_colonists_of_the_festival_come_only_where_there_is_one() -> None:
    refused(
        "The question 'man' does not come up in this position.",
        "nobles",
        "settler",
        seat(san_juan=1),
        kind="man",
        about="corn",
        owed=1,
    )


def test_a_tile_that_waits_to_be_laid_is_what_is_asked_about() -> None:
    with pytest.raises(PositionError, match="The question 'sell' does not come up in this position"):
        given(
            question={"kind": "sell", "role": "trader"},
            roles=roles_taken("trader"),
            drawn="corn",
            options={"expansions": "new-buildings", "buildings": "all-31"},
        )
