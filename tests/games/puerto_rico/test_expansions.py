"""Puerto Rico with expansions: sitting down to them, and what was kept before there were any."""

import json
from typing import Any

import pytest

import boriken
from boriken import Match, SetupError
from boriken.core import registry
from boriken.core.game import CHANCE
from boriken.core.setup import Setup
from boriken.games.puerto_rico import actions
from boriken.games.puerto_rico.notation import NOTATION
from boriken.games.puerto_rico.roles import small_wharf
from boriken.games.puerto_rico.title import position
from tests.conformance.tables import steps
from tests.kits.puerto_rico import for_every_player_count
from tests.project import ROOT

TITLE = registry.title("puerto-rico")
OLD = ROOT / "tests" / "fixtures" / "puerto-rico" / "old"
ALL = ["new-buildings", "nobles", "buccaneer", "festival"]
SEVENTEEN = [
    *("aqueduct", "hacienda", "black_market", "storehouse", "guesthouse", "church", "office", "small_wharf"),
    *("lighthouse", "library", "harbor", "union_hall", "cloister", "statue", "residence", "fortress", "city_hall"),
]


def sit_down(players: int = 4, **options: Any) -> Match:
    return boriken.new_match("puerto-rico", players, seed=1, first_governor=0, **options)


# What was kept before


def test_a_record_from_before_the_expansions_replays_to_its_result() -> None:
    text = (OLD / "before-the-expansions.record").read_text(encoding="utf-8")
    assert "expansions" not in text
    match = boriken.load_record(text)
    assert match.over
    assert f'[Result "{" ".join(str(score["points"]) for score in match.scores())}"]' in text
    assert match.setup.text("expansions") == "none"


def test_a_position_from_before_the_expansions_comes_back_as_it_was() -> None:
    text = (OLD / "before-the-expansions.json").read_text(encoding="utf-8")
    old = json.loads(text)
    match = boriken.from_position(old)
    assert "expansions" not in text
    assert match.position()["state"] == old["state"]


@pytest.mark.parametrize("name", ["4-players-2020-expanded-city-183", "5-players-first-expanded-city-314"])
def test_a_game_whose_lodges_worked_before_the_guests_replays_to_its_result(name: str) -> None:
    text = (OLD / f"{name}.record").read_text(encoding="utf-8")
    assert "lodges" not in text
    match = boriken.load_record(text)
    assert match.over
    assert f'[Result "{" ".join(str(score["points"]) for score in match.scores())}"]' in text
    assert match.setup.text("lodges") == "first"
    assert boriken.load_record(match.record()) == match


def test_a_stored_table_keeps_its_lodges_and_a_new_one_has_them_last() -> None:
    today = sit_down(expansions=["nobles"]).position()
    assert today["options"]["lodges"] == "last"
    del today["options"]["lodges"]
    assert boriken.from_position(today).setup.text("lodges") == "first"
    del today["options"]["balanced"]  # written by hand
    assert boriken.from_position(today).setup.text("lodges") == "last"


def test_a_table_without_expansions_has_none_of_their_entries() -> None:
    base, expanded = (sit_down(expansions=mix, buildings="all-31").position()["state"] for mix in ([], ALL))
    assert set(expanded) - set(base) == {"nobles", "noble_ship", "wanted", "festival"}
    assert set(expanded["seats"][0]) - set(base["seats"][0]) == {
        *("nobles", "forests", "secret_forests", "old_secret_forests"),
    }


# Sitting down


@pytest.mark.parametrize("mix", [choice for option in TITLE.options for choice in option.choices if option.members])
def test_every_mix_begins(mix: str) -> None:
    options = {"expansions": mix} if mix not in ("draft", "random", "all-31") else {"buildings": mix, "expansions": ALL}
    match = sit_down(**options)
    assert match.choices()
    assert boriken.load_record(match.record()).position() == match.position()


@for_every_player_count
def test_buildings_can_be_named(players: int) -> None:
    match = sit_down(players, expansions=["new-buildings"], buildings=SEVENTEEN)
    on_sale = match.position()["state"]["buildings"]
    assert match.question() == {"kind": "role", "seat": 0}
    assert {name for name in on_sale if name not in PRODUCTION} == set(SEVENTEEN)
    assert on_sale["library"] == (1 if players == 2 else 2)


PRODUCTION = (
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
)


@pytest.mark.parametrize(
    ("buildings", "nb_rules", "sentence"),
    [
        (SEVENTEEN[1:], "2020", "Choose 1 of the buildings at 1 doubloon, not 0."),
        ([*SEVENTEEN, "office", "forest_house"], "2020", "Choose 2 of the buildings at 2 doubloons, not 3."),
        (
            [name if name != "black_market" else "forest_house" for name in SEVENTEEN],
            "2004",
            "By the rules of 2004, hacienda and forest house are never on sale together.",
        ),
    ],
)
def test_buildings_that_do_not_go_together(buildings: list[str], nb_rules: str, sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        Setup.of(TITLE, 4, {"expansions": ["new-buildings"], "buildings": buildings, "nb_rules": nb_rules})
    assert str(error.value) == sentence


# Notation


def test_every_family_of_actions_begins_where_its_number_says() -> None:
    first = {
        "forest corn": actions.FOREST,
        "lay forest": actions.LAY_FOREST,
        "discard corn": actions.DISCARD,
        "discard forest corn": actions.DISCARD_FOREST,
        "discard forest": actions.DISCARD_FOREST_TILE,
        "noble": actions.TAKE_NOBLE,
        "recall corn": actions.RECALL,
        "recall san_juan": actions.RECALL_SAN_JUAN,
        "return corn": actions.RETURN,
        "return point": actions.RETURN_POINT,
        "post corn": actions.POST,
        "buy plantation": actions.BUY_PLANTATION,
        "supply corn": actions.SUPPLY,
        "small_wharf": small_wharf.LOAD,
        "piracy 4": actions.PIRACY,
        "plunder": actions.PLUNDER,
        "raid": actions.RAID,
        "kidnap settler": actions.KIDNAP,
        "man corn": actions.MAN,
        "guest corn": actions.GUEST,
        "noble corn": actions.PLACE_NOBLE,
        "noble san_juan": actions.NOBLE_SAN_JUAN,
        "draw corn": actions.DRAW,
        "governor 0": actions.GOVERNOR,
    }
    assert {text: NOTATION.index(text) for text in first} == first
    assert len(NOTATION) == actions.ACTIONS


# Kidnappers who play alone


def test_whole_games_in_which_kidnappers_play_alone() -> None:
    """Nothing is made of nothing, every position comes back, and a lone phase changes nobody's board but its player's;
    several nobles come to wait on the ship."""
    most_nobles = lone = 0
    for seed in range(60):
        players = 2 + seed % 4
        setup = Setup.of(TITLE, players, {"expansions": ALL, "buildings": "all-31", "kidnap_solo": True})
        before: list[Any] = []
        for game in steps(setup, seed):
            table = position(game)
            assert game.conserved()
            most_nobles = max(most_nobles, int(table.noble_ship))
            others: list[Any] = []
            if table.solo:
                state = TITLE.save(game)
                assert game.actor in (table.taker, CHANCE)
                assert TITLE.save(TITLE.load(setup, state)) == state
                others = [board for number, board in enumerate(state["seats"]) if number != table.taker]
                assert before in ([], others)
                lone += 1
            before = others
    assert most_nobles > 1
    assert lone > 300
