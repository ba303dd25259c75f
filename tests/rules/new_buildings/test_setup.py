"""Puerto Rico with New Buildings: choosing what is on sale, and the variants of 2004."""

from collections import Counter
from typing import Any

import pytest

import boriken
from boriken import Match
from boriken.core.errors import IllegalActionError, SetupError
from tests.kits.printed import assert_played_as_printed, printed_facts
from tests.kits.puerto_rico import (
    board,
    finish_phase,
    for_every_player_count,
    given,
    kind,
    new_game,
    roles_taken,
    rule,
    seat,
    small_buildings,
    table,
    with_new_buildings,
)

# tests/kits/printed.py says what the columns are
PRINTED = """
    aqueduct             V     1   1   1   1   2/1
    forest_house         V     2   1   1   1   2/1
    black_market         V     2   1   1   1   2/1
    storehouse           V     3   1   1   1   2/1
    guesthouse           V     4   2   2   2   2/1
    church               V     5   2   1   2   2/1
    trading_post         V     5   2   1   2   2/1
    small_wharf          V     6   2   1   2   2/1
    lighthouse           V     7   3   1   3   2/1
    library              V     8   3   1   3   2/1
    specialty_factory    V     8   3   1   3   2/1
    union_hall           V     9   3   1   3   2/1
    cloister             VL   10   4   1   4   1/1
    statue               VL   10   8   0   4   1/1
"""

# What can be chosen, by cost
KINDS = {
    1: ["small_market", "aqueduct"],
    2: ["hacienda", "construction_hut", "forest_house", "black_market"],
    3: ["small_warehouse", "storehouse"],
    4: ["hospice", "guesthouse"],
    5: ["office", "large_market", "church", "trading_post"],
    6: ["large_warehouse", "small_wharf"],
    7: ["factory", "lighthouse"],
    8: ["university", "harbor", "library", "specialty_factory"],
    9: ["wharf", "union_hall"],
    10: ["guild_hall", "residence", "fortress", "customs_house", "city_hall", "cloister", "statue"],
}
SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
CHOOSABLE = {name for names in KINDS.values() for name in names}
PRODUCTION = [
    *("small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"),
]
BOTH_RULES = pytest.mark.parametrize("nb_rules", ["2004", "2020"])


def before_the_game(players: int = 4, **options: Any) -> Match:
    """A new game with New Buildings, at its first question."""
    settings = {"first_governor": 0, "expansions": ["new-buildings"], **options}
    return boriken.new_match("puerto-rico", players, seed=1, **settings)


def choose(match: Match, *names: str) -> None:
    match.play(*(f"choose {name}" for name in names))


def on_offer(match: Match) -> list[str]:
    """The buildings that can be chosen now."""
    return [choice.removeprefix("choose ") for choice in match.choices()]


def choose_all(match: Match) -> list[tuple[int | None, str]]:
    """Always the last kind on offer; says who chose what."""
    chosen = []
    while kind(match) == "choose":
        chosen.append((match.actor, on_offer(match)[-1]))
        choose(match, on_offer(match)[-1])
    return chosen


def violet_on_sale(match: Match) -> dict[str, int]:
    return {name: copies for name, copies in table(match)["buildings"].items() if name not in PRODUCTION}


@for_every_player_count
@BOTH_RULES
def test_the_facts_are_the_printed_table(players: int, nb_rules: str) -> None:
    """Every new building with its kind, cost, victory points, circles, column and number of copies."""
    facts = before_the_game(players, nb_rules=nb_rules).facts()["buildings"]
    old = new_game(players).facts()["buildings"]
    assert {name: says for name, says in facts.items() if name not in old} == printed_facts(PRINTED, players)


@pytest.mark.parametrize("building", printed_facts(PRINTED, players=4))
def test_a_building_is_sold_manned_and_scored_as_printed(building: str) -> None:
    says = printed_facts(PRINTED, players=4)[building]
    assert_played_as_printed(building, says, {"expansions": ["new-buildings"], "buildings": "all-31"})


# Choosing


@rule("NB-SETUP-01")
@for_every_player_count
def test_production_buildings_are_laid_out_as_ever(players: int) -> None:
    """The production buildings lie out as in the base game; the 31 violet kinds, 55 tiles, wait beside the display."""
    match = before_the_game(players)
    usual = table(given(players))["buildings"]
    assert {name: copies for name, copies in table(match)["buildings"].items() if copies} == {
        name: usual[name] for name in PRODUCTION
    }
    assert sorted(on_offer(match)) == sorted(CHOOSABLE)
    copies = {name: facts["copies"] for name, facts in match.facts()["buildings"].items() if name in CHOOSABLE}
    assert sum(copies.values()) == (31 if players == 2 else 55)


@rule("NB-SETUP-02")
@for_every_player_count
def test_the_first_governor_chooses_first_and_then_clockwise(players: int) -> None:
    """The first governor chooses a kind, then the others in turn; a kind takes a space of its own cost."""
    first = players - 1
    match = before_the_game(players, first_governor=first)
    chosen = choose_all(match)
    assert [actor for actor, _ in chosen] == [(first + turn) % players for turn in range(17)]
    costs = Counter(cost for cost, names in KINDS.items() for _, name in chosen if name in names)
    assert costs == SPACES


@rule("NB-SETUP-03")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_by_the_rules_of_2004_both_copies_are_put_out(players: int) -> None:
    """By the rules of 2004 a small kind that is chosen is put out with both its copies, a large one with its one."""
    match = before_the_game(players, nb_rules="2004")
    choose(match, "aqueduct", "statue")
    assert violet_on_sale(match) == {"aqueduct": 2, "statue": 1}


@rule("NB-SETUP-04", "NB-DEC-03")
@BOTH_RULES
@for_every_player_count
def test_two_players_have_one_copy_of_each_kind(players: int, nb_rules: str) -> None:
    """With more than two players a small kind is put out twice, with two players once, by both rules."""
    match = before_the_game(players, nb_rules=nb_rules)
    choose(match, "library", "cloister")
    assert violet_on_sale(match) == {"library": 1 if players == 2 else 2, "cloister": 1}


@rule("NB-SETUP-05", "NB-IX-32")
@BOTH_RULES
@for_every_player_count
def test_there_are_17_choices(players: int, nb_rules: str) -> None:
    """Choosing goes on until the 12 small and the 5 large spaces are full: 17 choices."""
    match = before_the_game(players, nb_rules=nb_rules)
    chosen = [name for _, name in choose_all(match)]
    assert len(chosen) == len(set(chosen)) == 17
    assert sum(name in KINDS[10] for name in chosen) == 5
    assert kind(match) == "role"


@rule("NB-SETUP-06")
@for_every_player_count
def test_what_was_not_chosen_is_out_of_the_game(players: int) -> None:
    """The kinds that nobody chose are out of the game, 26 tiles with three players or more; nobody can build them."""
    match = before_the_game(players)
    chosen = {name for _, name in choose_all(match)}
    sale = violet_on_sale(match)
    assert {name for name, copies in sale.items() if copies} == chosen
    assert sum(sale.values()) == (17 if players == 2 else 55 - 26)
    match.play("builder")
    left_out = sorted(CHOOSABLE - chosen)
    assert len(left_out) == 14
    for name in left_out:
        assert match.why_not(f"build {name}") == f"The {name.replace('_', ' ')} is not in this game."


@rule("NB-SETUP-07")
@pytest.mark.parametrize("cost", KINDS)
def test_each_cost_has_its_spaces(cost: int) -> None:
    """One space each for the costs 1, 3, 4, 6, 7 and 9, two each for 2, 5 and 8, five for 10; any kinds may fill
    them."""
    match = before_the_game()
    for taken, name in enumerate(KINDS[cost][-SPACES[cost] :], start=1):
        choose(match, name)
        left = [other for other in KINDS[cost] if other in on_offer(match)]
        assert len(left) == (len(KINDS[cost]) - taken if taken < SPACES[cost] else 0)


@rule("NB-SETUP-08")
@pytest.mark.parametrize("pair", [("office", "large_market"), ("church", "trading_post"), ("office", "church")])
def test_old_and_new_kinds_stand_on_any_space_of_their_cost(pair: tuple[str, str]) -> None:
    """Old and new kinds may stand on any space of their cost; when all are taken, the others can no longer be
    chosen."""
    match = before_the_game()
    choose(match, *pair)
    for name in KINDS[5]:
        refusal = match.why_not(f"choose {name}")
        if name in pair:
            assert refusal == f"The {name.replace('_', ' ')} is already on sale."
        else:
            assert refusal == "All spaces for buildings at 5 doubloons are taken."


@rule("NB-SETUP-09", "NB-DEC-02", "NB-IX-32")
@pytest.mark.parametrize(("first", "banned"), [("hacienda", "forest_house"), ("forest_house", "hacienda")])
def test_by_the_rules_of_2004_hacienda_and_forest_house_exclude_each_other(first: str, banned: str) -> None:
    """By the rules of 2004 the choice of hacienda or forest house takes the other out: of the six pairs at cost 2 five
    are possible."""
    match = before_the_game(nb_rules="2004")
    choose(match, first)
    assert (
        match.why_not(f"choose {banned}")
        == "By the rules of 2004, hacienda and forest house are never on sale together."
    )
    assert [name for name in KINDS[2] if name in on_offer(match)] == ["construction_hut", "black_market"]


@rule("NB-SETUP-10")
def test_by_the_rules_of_2020_hacienda_and_forest_house_may_both_be_chosen() -> None:
    """By the rules of 2020 hacienda and forest house may both be on sale."""
    match = before_the_game(nb_rules="2020")
    choose(match, "hacienda", "forest_house")
    assert violet_on_sale(match) == {"hacienda": 2, "forest_house": 2}


@rule("NB-SETUP-11")
@BOTH_RULES
def test_office_and_trading_post_may_both_be_chosen(nb_rules: str) -> None:
    """Office and trading post together are not forbidden."""
    match = before_the_game(nb_rules=nb_rules)
    choose(match, "office", "trading_post")
    assert violet_on_sale(match) == {"office": 2, "trading_post": 2}


@rule("NB-SETUP-12")
@for_every_player_count
def test_then_the_game_begins_as_ever(players: int) -> None:
    """After the choice the first governor takes the first role, with the pieces of the base game."""
    match = before_the_game(players, first_governor=1)
    choose_all(match)
    assert (kind(match), match.actor) == ("role", 1)
    usual = boriken.new_match("puerto-rico", players, seed=1, first_governor=1)
    assert match.choices() == usual.choices()
    same = ("colonists", "colonist_ship", "points", "goods", "quarries", "cargo_ships", "roles", "round")
    assert {key: table(match)[key] for key in same} == {key: table(usual)[key] for key in same}
    for number in range(players):
        before, after = board(usual, number), board(match, number)
        assert {key: after[key] for key in before} == before


@rule("NB-EX-01")
def test_the_cost_2_spaces_are_soon_taken() -> None:
    """After black market and hacienda neither construction hut nor forest house can be chosen."""
    match = before_the_game(nb_rules="2004")
    choose(match, "black_market", "church", "hacienda")
    assert [name for name in KINDS[2] if name in on_offer(match)] == []


@rule("NB-EX-02")
def test_the_cost_5_spaces_are_soon_taken() -> None:
    """After church and office neither large market nor trading post can be chosen."""
    match = before_the_game()
    choose(match, "church", "statue", "office")
    assert [name for name in KINDS[5] if name in on_offer(match)] == []


@rule("NB-DEC-01")
def test_nobody_may_pass_the_choice() -> None:
    """A player who is to choose must choose, even if a single kind is left."""
    match = before_the_game()
    with pytest.raises(IllegalActionError, match="You cannot pass"):
        match.play("pass")
    chosen = ["small_market", "storehouse", "guesthouse", "small_wharf", "factory", "wharf", "forest_house", "hacienda"]
    chosen += ["office", "church", "harbor", "library", "guild_hall", "residence", "fortress", "customs_house"]
    choose(match, *chosen)
    assert on_offer(match) == ["city_hall", "cloister", "statue"]
    assert match.why_not("pass") == "You cannot pass: the question is which building is to be on sale."


# Other ways to find the 17 kinds


def test_the_kinds_can_be_drawn() -> None:
    """With the option buildings at random chance puts out the 17 kinds."""
    match = before_the_game(buildings="random", nb_rules="2004")
    assert kind(match) == "role"
    chosen = [name for name, copies in violet_on_sale(match).items() if copies]
    assert Counter(cost for cost, names in KINDS.items() for name in chosen if name in names) == SPACES
    assert not {"hacienda", "forest_house"} <= set(chosen)


@rule("NB-SETUP-07", "NB-SETUP-09")
def test_kinds_that_are_named_must_fill_the_spaces() -> None:
    """Seventeen kinds can be named before the game, if they fill the spaces of every cost and keep the ban of 2004."""
    named = [name for cost, names in KINDS.items() for name in names[-SPACES[cost] :]]
    match = before_the_game(buildings=named)
    assert {name for name, copies in violet_on_sale(match).items() if copies} == set(named)
    with pytest.raises(SetupError, match="Choose 1 of the buildings at 1 doubloon, not 2") as error:
        before_the_game(buildings=[*named, "small_market"])
    assert error.value.refusal is not None
    assert error.value.refusal.parameters == {"price": 1, "spaces": 1, "chosen": 2}
    pair = [name for name in named if name not in KINDS[2]] + ["hacienda", "forest_house"]
    with pytest.raises(SetupError, match="By the rules of 2004, hacienda and forest house are never on sale together"):
        before_the_game(buildings=pair, nb_rules="2004")


# Variants


@rule("NB-VAR-01", "NB-DEC-17")
@BOTH_RULES
@for_every_player_count
def test_all_31_kinds_may_be_on_sale(players: int, nb_rules: str) -> None:
    """In the game of all 31 there is nothing to choose: one copy of each violet kind is on sale, hacienda and forest
    house both, and production buildings as usual."""
    match = before_the_game(players, buildings="all-31", nb_rules=nb_rules)
    assert kind(match) == "role"
    assert violet_on_sale(match) == dict.fromkeys(CHOOSABLE, 1)
    usual = table(given(players))["buildings"]
    assert {name: table(match)["buildings"][name] for name in PRODUCTION} == {name: usual[name] for name in PRODUCTION}


@rule("NB-VAR-02", "NB-IX-33")
def test_of_all_31_each_has_one_owner() -> None:
    """In the game of all 31 nobody can build a violet kind that somebody else has; production buildings are open to
    all."""
    match = with_new_buildings(seats={0: seat(doubloons=9, city="indigo_plant (0)"), 1: seat(doubloons=9)})
    match.play("builder", "build library")
    assert match.why_not("build library") == "No library is left on sale."
    match.play("build indigo_plant")
    assert board(match, 1)["city"] == {"indigo_plant": 0}


def long_game(players: int = 4, **position: Any) -> Match:
    return given(players, options={"long_game": True}, **position)


@rule("NB-VAR-03")
@for_every_player_count
@pytest.mark.parametrize(("edition", "chips"), [("first", 122), ("2020", 126)])
def test_a_long_game_uses_all_colonists_and_points(players: int, edition: str, chips: int) -> None:
    """In a long game all 100 colonists, those on the ship among them, and all points of the box are used."""
    match = given(players, options={"long_game": True, "edition": edition})
    assert table(match)["colonists"] + table(match)["colonist_ship"] == 100
    assert table(match)["points"] == chips


@rule("NB-VAR-03", "NB-DEC-18", "NB-IX-34")
def test_in_a_long_game_only_a_full_city_ends_the_game() -> None:
    """In a long game points run out, to be written down then, and the colonist ship stays short; only the twelfth space
    of a city ends the game, with the end of the round."""
    match = long_game(
        3,
        seats={0: seat(goods="3 corn", doubloons=8, city=small_buildings(11))},
        chips=1,
        colonists=0,
        cargo_ships=[{}, {}, {}],
    )
    match.play("captain", "ship corn 4")
    assert (board(match, 0)["points"], table(match)["points"]) == (3 + 1, 0)
    match.play("mayor")
    finish_phase(match)
    assert table(match)["colonist_ship"] == 0
    assert table(match)["ending"] == []
    match.play("trader")
    assert (match.over, table(match)["round"]) == (False, 2)
    match.play("builder", "pass", "build harbor")
    assert (match.over, table(match)["ending"]) == (False, ["city"])


@rule("NB-DEC-18")
@pytest.mark.parametrize("buildings", ["draft", "all-31"])
def test_the_long_game_goes_with_any_choice_of_buildings(buildings: str) -> None:
    """The long game is an option by itself: with the choice of buildings, with all 31, or without the expansion."""
    match = with_new_buildings(options={"buildings": buildings, "long_game": True})
    assert table(match)["colonists"] + table(match)["colonist_ship"] == 100
    assert table(long_game())["buildings"] == table(given())["buildings"]


@pytest.mark.parametrize("unsold", [0, 1])
def test_a_long_game_ends_when_nobody_can_ever_build_again(unsold: int) -> None:
    """Five cities can hold all buildings without one being full; then a long game ends with the round, or it never
    would."""
    copies = table(given(5))["buildings"]
    deal = [name for name in copies if name not in KINDS[10] for _ in range(copies[name])]
    cities = [[*deal[number::5], KINDS[10][number]] for number in range(5)]
    seats = {number: seat(city=", ".join(f"{name} (0)" for name in names)) for number, names in enumerate(cities)}
    for name in cities[0][:unsold]:
        del seats[0]["city"][name]
    match = long_game(5, seats=seats, roles=roles_taken("settler", "mayor", "builder", "craftsman"))
    match.play("trader")
    assert match.over == (unsold == 0)
    assert table(match)["ending"] == ([] if unsold else ["buildings"])


@rule("NB-DEC-20")
@pytest.mark.parametrize("others", [[], ["nobles"], ["buccaneer"], ["festival"], ["nobles", "buccaneer", "festival"]])
def test_the_rules_of_2020_go_without_saying(others: list[str]) -> None:
    """One setting says by which rules New Buildings is played: those of 2020 unless told, those of 2004 in any mix."""
    expansions = ["new-buildings", *others]
    plain = given(options={"expansions": expansions})
    assert plain.facts()["forest_tiles"] is None
    old = given(options={"expansions": expansions, "nb_rules": "2004"})
    assert old.facts()["forest_tiles"] == 12
