"""The worth of positions of Anno 1503 to the bots."""

import pytest

from boriken import Match, new_match
from boriken.bots.asking import decide
from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.registry import make_bot
from boriken.bots.search import Search
from boriken.core.errors import SetupError
from boriken.games.anno_1503.catalogue import POINT_NAMES
from boriken.games.anno_1503.evaluate.judge import STYLES
from boriken.games.anno_1503.evaluate.way import OUT_OF_REACH, WAYS
from boriken.games.anno_1503.sheet.text import FIRST_HOUSE, HOUSE, house_content
from boriken.games.anno_1503.title import position
from tests.kits.anno_1503 import TITLE, do, given, sailing, seat, tile


def worth(match: Match, number: int = 0, style: str = "") -> float:
    return TITLE.evaluator(style).worth(match.game, number)


def test_there_are_three_plans_besides_the_plain_one() -> None:
    assert list(TITLE.styles) == [style for style in STYLES if style]
    assert len(TITLE.styles) >= 3
    with pytest.raises(SetupError):
        TITLE.evaluator("dreamer")


@pytest.mark.parametrize("better", [{"gold": 9}, {"contracts": 1}, {"posts": {2: "spice"}}, {"people": "3 settler"}])
def test_more_is_worth_more(better: dict[str, object]) -> None:
    have: dict[str, object] = {"gold": 2, "people": "2 settler"}
    assert worth(given(seats={0: seat(**{**have, **better})})) > worth(given(seats={0: seat(**have)}))  # type: ignore[arg-type]


@pytest.mark.parametrize("style", TITLE.styles)
def test_to_a_plan_its_points_seem_nearer_than_they_are(style: str) -> None:
    for expansion in (False, True):
        beginning = given(expansion=expansion, seats={0: seat(gold=7, people="2 settler")})
        assert worth(beginning, 0, style) > worth(beginning)


def test_a_won_game_is_worth_the_most() -> None:
    posts = {2: "wood", 3: "wood", 4: "cloth", 5: "cloth"}
    match = given(4, seats={0: seat(gold=29, contracts=3, posts=posts, goods="1 stone", people="1 settler")})
    before = worth(match)
    do(match, "sell stone settler")
    assert match.over
    assert worth(match) > before
    assert worth(match) > worth(match, 1)


def test_greedy_wins_though_it_is_far_ahead_of_somebody_who_has_no_way_left() -> None:
    """It once held back the card that would have won, for dozens of rounds: its lead seemed to be worth more."""
    mine = seat(gold=29, goods="1 stone", people="1 settler, 3 merchant", contracts=3)
    match = given(seats={0: mine, 1: seat(gold=0, people="1 pioneer")})
    assert chosen_by_greedy(match).startswith("sell stone")
    do(match, chosen_by_greedy(match))
    assert match.over


def test_what_others_hold_is_out_of_reach() -> None:
    """Of as many contracts as there are with two players, three are left to one who has none, and then too few."""
    contracts = sum(tile["n"][0] for tile in house_content(FIRST_HOUSE)["base_tile"] if tile["id"] == "contract")
    few, many = (given(seats={0: seat(), 1: seat(contracts=held)}) for held in (contracts - 3, contracts - 2))
    way = next(way for way in WAYS if way.name == "contracts")
    assert way.cards(position(few.game), 0, 3) < OUT_OF_REACH
    assert way.cards(position(many.game), 0, 3) == OUT_OF_REACH


@pytest.mark.parametrize(("gold", "counts"), [(5, False), (25, True)])
def test_after_many_rounds_nobody_counts_on_gold_that_is_far_away(gold: int, counts: bool) -> None:
    way = next(way for way in WAYS if way.name == "gold")
    early, late = (given(seats={0: seat(gold=gold)}, round=number) for number in (10, 60))
    assert way.cards(position(early.game), 0, 30 - gold) < OUT_OF_REACH
    assert (way.cards(position(late.game), 0, 30 - gold) < OUT_OF_REACH) == counts


def test_a_bot_takes_a_contract_and_sails_to_what_is_unknown() -> None:
    bot = make_bot("greedy", TITLE, seed=1)
    found = given(**sailing("B2"), squares={"B1": tile("contract", 0)})
    do(found, "look B1")
    assert decide(bot, found, seed=1) == "take tile"
    ready = given(seats={0: seat(ships="S0")}, phase="ships", question={"kind": "ship"})
    assert decide(bot, ready, seed=1) == "ship S0"
    do(ready, "ship S0")
    assert decide(bot, ready, seed=1) == "sail A3"


def test_a_search_looks_at_the_rest_of_its_turn() -> None:
    """After one sale comes another: only together they win."""
    posts = {2: "wood", 3: "wood", 4: "cloth", 5: "cloth"}
    match = given(4, seats={0: seat(gold=26, contracts=3, posts=posts, goods="2 stone", people="2 settler")})
    sale = TITLE.parse("sell stone settler")
    root = Search(EvaluationJudge(TITLE.evaluator("")), 60, 1).explore(match.game, 0)
    assert root.actions[root.most_tried()] == sale
    after = root.child(root.most_tried())
    assert sale in list(after.actions)
    assert after.value(list(after.actions).index(sale), 4, 0, 0.0) == 1.0


def test_a_search_does_not_look_beyond_its_turn() -> None:
    match = given(seats={0: seat(goods="2 stone", people="2 settler")})
    root = Search(EvaluationJudge(TITLE.evaluator("")), 60, 1).explore(match.game, 0)
    end = list(root.actions).index(TITLE.parse("ships"))
    assert root.visits[end] > 0
    assert not root.child(end).expanded


def test_a_turn_that_is_only_played_out_ends_at_once() -> None:
    match = given(seats={0: seat(gold=26, goods="2 stone", people="2 settler", ships="S0")})
    judge = TITLE.evaluator("")
    assert not judge.follow(match.game)
    turn = match.game.turn
    while match.game.turn == turn:
        assert judge.wind_up(match.game)


@pytest.mark.parametrize("expansions", ["none", "aristocrats-pirates"])
def test_greedy_bots_finish_a_game(expansions: str) -> None:
    match = new_match("anno-1503", players=4, seed=2, expansions=expansions)
    bots = [make_bot(name, TITLE, seed=1) for name in ("greedy", *(f"greedy:{style}" for style in TITLE.styles))]
    while not match.over:
        assert match.actor is not None
        match.play(decide(bots[match.actor], match, seed=len(match.moves)))
    assert match.title.end_reasons(match.game) == ["victory"]


def chosen_by_greedy(match: Match) -> str:
    return decide(make_bot("greedy", TITLE, seed=1), match, seed=1)


def test_greedy_builds_the_last_step_though_other_luxuries_are_then_worth_less() -> None:
    """It once kept a hand full of luxuries for dozens of rounds, because a finished castle makes the others spare."""
    mine = seat(
        gold=37,
        goods="1 tools, 1 cloth, 1 tobacco, 1 marble, 1 silk, 1 gems",
        people="1 settler, 1 citizen",
        nobles="park",
        castle=8,
        cannons=4,
        nests="nest_4, nest_5",
    )
    assert chosen_by_greedy(given(expansion=True, seats={0: mine})) == "castle"


def test_greedy_returns_spare_luxuries_and_not_the_cards_it_builds_with() -> None:
    hand = "4 gems, 1 stone, 1 wood, 1 tools"
    mine = seat(gold=40, goods=hand, people="2 settler, 1 citizen", castle=9, nests="nest_4, nest_5")
    match = given(expansion=True, seats={0: mine, 1: seat()}, phase="end", question={"kind": "return"})
    assert [chosen_by_greedy(match)] == ["return gems"]
    match.play("return gems")
    assert [chosen_by_greedy(match)] == ["return gems"]


def test_greedy_spends_idle_gold_on_cards_that_it_builds_in_at_once() -> None:
    """With a full hand no purchase alone brings anything: what comes above the limit goes back."""
    mine = seat(
        gold=40, goods="3 tobacco, 2 cloth, 1 tools", people="2 settler, 1 citizen", castle=9, nests="nest_4, nest_5"
    )
    match = given(expansion=True, seats={0: mine})
    judge, ships = TITLE.evaluator(""), TITLE.parse("ships")
    for bought in ("buy stone", "buy spice"):
        assert TITLE.notation[judge.second_thoughts(match.game, ships)] == bought
        match.play(bought)
    assert chosen_by_greedy(match) == "upgrade citizen"


def test_a_search_spends_idle_gold_on_cards_that_it_builds_in_at_once() -> None:
    """It once went to the ships with a full purse: a card that is only bought looks worse than none."""
    mine = seat(
        gold=40, goods="3 tobacco, 2 cloth, 1 tools", people="2 settler, 1 citizen", castle=9, nests="nest_4, nest_5"
    )
    match = given(expansion=True, seats={0: mine})
    search = make_bot("search:40", TITLE, seed=1)
    played: list[str] = []
    while "upgrade citizen" not in played and len(played) < 4:
        played.append(decide(search, match, seed=1))
        match.play(played[-1])
    assert played == ["buy stone", "buy spice", "upgrade citizen"]


def test_greedy_does_not_sell_what_it_can_build_in_with_a_purchase() -> None:
    mine = seat(gold=31, goods="1 stone, 1 cloth", people="4 settler, 1 merchant", publics="church, tavern", castle=9)
    match = given(expansion=True, seats={0: {**mine, "nests": {"nest_5": 2}}})
    played: list[str] = []
    while "upgrade citizen" not in played and len(played) < 4:
        played.append(chosen_by_greedy(match))
        match.play(played[-1])
    assert sorted(played) == ["buy spice", "buy tools", "upgrade citizen"]


def test_greedy_builds_of_a_hand_that_is_too_full_what_it_does_not_need() -> None:
    """It once gave cards back for forty rounds, with six different ones in hand and three points that need none."""
    hand = "1 stone, 1 wood, 1 tools, 1 cloth, 1 spice, 1 tobacco"
    posts = {2: "tobacco", 3: "stone", 4: "cloth"}
    for plan in ("", "settler"):
        mine = seat(gold=31, goods=hand, people="2 settler", contracts=1, posts=posts, ships="D2, D2")
        match = given(seats={0: mine}, squares={"C3": {"back": 2}}, options={"sheet": HOUSE})
        built = TITLE.notation[TITLE.evaluator(plan).second_thoughts(match.game, TITLE.parse("ships"))]
        assert built in ("build pioneer", "upgrade citizen")
        match.play(built)
        assert TITLE.evaluator(plan).second_thoughts(match.game, TITLE.parse("ships")) == TITLE.parse("ships")


def test_a_ship_that_needs_a_nest_does_not_wait_at_a_tile_near_by() -> None:
    """Beside a contract that it did not want to pay a ship for, it once lay until the end of the game."""
    tiles = {"B1": tile("contract", 0), "O5": {"back": 2}, "P3": {"back": 2}}
    mine = seat(gold=40, cannons=6, castle=8, goods="1 marble, 1 silk, 1 gems", people="4 settler, 3 merchant")
    match = given(expansion=True, seats={0: {**mine, "ships": [{"square": "S0"}]}}, squares=tiles, **sailing("A1"))
    assert chosen_by_greedy(match) == "sail A2"


def test_gold_that_is_a_point_is_not_spent_on_a_pioneer() -> None:
    match = given(seats={0: seat(gold=30, goods="1 tools", people="2 settler, 1 citizen", contracts=3)})
    ships = TITLE.parse("ships")
    assert TITLE.evaluator("").second_thoughts(match.game, ships) == ships


def test_a_ship_sets_out_for_the_last_tile_however_far_it_is() -> None:
    """At the start space it once waited until the rounds were over."""
    match = given(seats={0: seat(gold=38, contracts=2)}, squares={"J3": {"back": 2}}, **sailing("S0"))
    assert chosen_by_greedy(match) == "sail A3"


def test_a_discard_takes_what_is_of_no_more_use() -> None:
    mine = seat(cards="2 explorer, 1 inventor, 1 master_builder, 1 sea_hero", castle=9)
    match = given(expansion=True, seats={0: mine, 1: seat()}, phase="end", question={"kind": "discard"})
    assert chosen_by_greedy(match) == "discard master_builder"


def test_there_is_a_way_to_every_point_and_styles_like_points_there_are() -> None:
    assert [way.name for way in WAYS] == POINT_NAMES
    assert {point for tastes in STYLES.values() for point in tastes} <= set(POINT_NAMES)


def test_a_ship_does_not_wait_at_a_tile_that_everybody_saw_go_under_the_reserve() -> None:
    """All four ships of a game once lay beside such a tile for sixty rounds, as if it could be a nest."""
    posts = {2: "spice", 3: "gems"}
    mine = seat(gold=40, cannons=6, castle=8, posts=posts, goods="1 marble, 1 gems", people="4 settler, 3 merchant")
    spent = {"M2": {"face": "post_marble", "remembered": True}}
    match = given(expansion=True, seats={0: {**mine, "ships": [{"square": "M3"}]}}, squares=spent, **sailing("M3"))
    assert chosen_by_greedy(match).startswith("sail")
