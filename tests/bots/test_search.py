"""The tree of the search: what it considers, what it does not branch on, and when it stops."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boriken import Match, new_match
from boriken.bots.evaluation_judge import EvaluationJudge
from boriken.bots.search import Search
from boriken.bots.tree import UNKNOWN, Node
from boriken.core.registry import title
from boriken.games.puerto_rico.actions import DRAW
from tests.kits.puerto_rico import given, seat

PUERTO_RICO = title("puerto-rico")


def search(simulations: int, seed: int = 1) -> Search:
    return Search(EvaluationJudge(PUERTO_RICO.evaluator("")), simulations, seed)


def in_the_builder_phase() -> Match:
    """A seat that can pay for almost every building."""
    match = given(seats={0: seat(doubloons=12)})
    match.play("builder")
    return match


def nodes(root: Node) -> list[Node]:
    below = [node for child in root.children if child is not None for node in nodes(child)]
    return [root, *below]


@pytest.mark.parametrize(("simulations", "tried"), [(1, 3), (2, 4), (4, 6), (16, 12)])
def test_more_actions_are_considered_the_more_often_a_node_is_passed(simulations: int, tried: int) -> None:
    """The most promising come first; those after them have not even been offered."""
    match = in_the_builder_phase()
    assert len(match.choices()) > 12
    root, one = Node(), search(1)
    for _ in range(simulations):
        one.extend(root, match.game, 0)
    assert [offered > 0 for offered in root.offered] == [at < tried for at in range(len(root.actions))]


def test_every_legal_action_has_an_entry_the_most_promising_first() -> None:
    match = in_the_builder_phase()
    root = search(30).grow(match.game, 0)
    assert sorted(root.actions) == list(match.game.legal())
    assert list(root.priors) == sorted(root.priors, reverse=True)


def test_an_action_not_offered_before_is_entered_when_it_is_legal() -> None:
    """Another draw may allow what the first did not."""
    match, node = in_the_builder_phase(), Node()
    legal = list(match.game.legal())
    one = search(1)
    EvaluationJudge(PUERTO_RICO.evaluator("")).look_at_hand(node, match.game, vec[i64](legal[:2]))
    for _ in range(100):
        node.visits[one.select(node, match.game, vec[i64](legal))] += 1
    assert sorted(node.actions) == legal
    assert all(node.offered)


def test_what_is_drawn_makes_no_nodes_of_its_own() -> None:
    match = new_match("puerto-rico", players=3, seed=2, first_governor=0)
    root = search(300).grow(match.game, 0)
    found = nodes(root)
    assert len(found) > 50
    assert all(action < DRAW for node in found for action in node.actions)


def test_the_search_stops_when_nothing_can_change_its_choice() -> None:
    match = in_the_builder_phase()
    root = search(200).grow(match.game, 0)
    done = sum(root.visits)
    assert done < 200
    assert root.lead_in_visits() > 200 - done
    assert root.lead_in_visits() <= 200 - done + 2


def test_colonists_are_placed_as_planned() -> None:
    match = given(seats={0: seat(san_juan=2, island="1 indigo, 1 coffee", city="coffee_roaster (0)")}, colonist_ship=0)
    match.play("mayor", "pass")
    planned = PUERTO_RICO.evaluator("").suggestion(match.game)
    root = search(50).grow(match.game, 0)
    assert sum(root.visits) == 1
    assert root.actions[root.most_tried()] == planned == search(50).choose(match.game, 0)


@pytest.mark.parametrize("name", ["settler", "builder"])
def test_a_tree_does_not_change_the_game(name: str) -> None:
    match = given(seats={0: seat(doubloons=5)})
    match.play(name)
    before = match.position()
    search(50).grow(match.game, match.game.actor)
    assert match.position() == before


def test_a_tree_is_repeated_by_its_seed() -> None:
    match = new_match("puerto-rico", players=4, seed=3)
    trees = [search(100, seed=5).grow(match.game, match.game.actor) for _ in range(2)]
    assert list(trees[0].visits) == list(trees[1].visits)
    assert list(trees[0].totals) == list(trees[1].totals)


def test_a_visit_whose_leaf_waits_counts_as_tried_but_not_as_lost() -> None:
    node = Node()
    node.rate(7, 2, 1.0, UNKNOWN)
    node.visits[0], node.waiting[0] = 3, 1
    node.totals[1] = 1.0
    assert node.value(0, seats=2, seat=1, untried=0.3) == 0.5
    node.visits[0], node.waiting[0] = 1, 1
    assert node.value(0, seats=2, seat=1, untried=0.3) == 0.3
    assert node.lead_in_visits() == 1
