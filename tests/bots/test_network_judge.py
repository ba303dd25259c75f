"""A search whose leaves are judged by rows of numbers, many at once."""

from itertools import pairwise

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boriken import Match, new_match
from boriken.bots.asking import decide
from boriken.bots.judge import RowJudge
from boriken.bots.network import house_network
from boriken.bots.network_judge import TOGETHER, NetworkJudge
from boriken.bots.registry import make_bot
from boriken.bots.search import Search
from boriken.bots.search_bot import SearchBot, TimedSearchBot
from boriken.bots.tree import Leaf, Node
from boriken.core.registry import title
from tests.bots.kit import sending_colonists
from tests.kits.puerto_rico import kind

PUERTO_RICO = title("puerto-rico")
ACTIONS = len(PUERTO_RICO.notation)
SEATS = 5


class Opinionated(RowJudge):
    """Inclined to later actions, and sure that the seat that looks has thrice the chances of any other."""

    def __init__(self, together: int, *, onlooking: bool = False) -> None:
        super().__init__(PUERTO_RICO.evaluator(""), PUERTO_RICO.observer(), ACTIONS, together, 1.0, 0.05, onlooking)
        self.asked: list[int] = []

    def answer(self, rows: bytes, count: int, actions: list[int]) -> bytes:
        self.asked.append(count)
        assert len(rows) == count * int(self.observer.size)
        assert len(set(actions)) == len(actions)
        one = np.array([action / 10 for action in actions] + [np.log(3)] + [0.0] * (SEATS - 1), np.float32)
        return np.tile(one, (count, 1)).tobytes()


def choosing_a_role() -> Match:
    return new_match("puerto-rico", players=3, seed=2, first_governor=0)


def leaf_of(match: Match) -> Leaf:
    return Leaf(match.game.copy(), Node(), match.game.legal(), True, [], vec[i64]())


def test_priors_follow_the_inclinations() -> None:
    game = choosing_a_role().game
    root = Search(Opinionated(1), 1, 1).explore(game, 0)
    assert list(root.actions) == sorted(game.legal(), reverse=True)
    assert list(root.priors) == sorted(root.priors, reverse=True)
    assert sum(root.priors) == pytest.approx(1)
    expected = np.exp(np.diff(np.array(root.actions)) / 10)
    floor = 0.02
    for (better, worse), ratio in zip(pairwise(root.priors), expected, strict=True):
        assert ratio <= worse / better <= ratio + floor / float(better)


def test_every_seat_gets_the_share_it_hopes_for() -> None:
    """Values seen from the actor's place are counted for the right seat, and the shares are those of one win."""
    game = choosing_a_role().game
    root = Search(Opinionated(1), 60, 1).explore(game, 0)
    for at, visits in enumerate(root.visits):
        values = np.array(root.totals[at * 3 : at * 3 + 3])
        assert values.sum() == pytest.approx(int(visits))
        assert (values >= 0.2 * int(visits) - 1e-6).all()
        assert (values <= 0.6 * int(visits) + 1e-6).all()


def test_leaves_are_judged_together() -> None:
    judge = Opinionated(8)
    Search(judge, 40, 1).explore(choosing_a_role().game, 0)
    assert judge.asked[0] == 1, "the root, before anything can be chosen in it"
    assert len(judge.asked[1:]) == 40 / 8
    assert all(1 < count <= 8 for count in judge.asked[1:])


def test_leaves_that_look_alike_are_judged_once() -> None:
    judge = Opinionated(8)
    here, there = choosing_a_role(), choosing_a_role()
    there.play("settler", "settle quarry")
    leaves = [leaf_of(match) for match in (here, there, here, there)]
    judge.consider(leaves)
    assert judge.asked == [2]
    for leaf, alike in zip(leaves[:2], leaves[2:], strict=True):
        assert list(leaf.values) == list(alike.values)
        assert list(leaf.node.actions) == list(alike.node.actions) == sorted(leaf.legal, reverse=True)
        assert list(leaf.node.priors) == list(alike.node.priors)
    assert list(leaves[0].values) != list(leaves[1].values)


def test_every_seat_looks_at_a_leaf_if_the_judge_is_onlooking() -> None:
    """Whoever looks is sure to have thrice the chances of any other: so all hope for as much, and share one win."""
    judge = Opinionated(8, onlooking=True)
    leaf = leaf_of(choosing_a_role())
    judge.consider([leaf])
    assert judge.asked == [3], "what the three seats see is different"
    assert list(leaf.values) == pytest.approx([1 / 3] * 3)
    assert list(leaf.node.actions) == sorted(leaf.legal, reverse=True), "the one who decides says what is worth a try"
    judge = Opinionated(8)
    leaf = leaf_of(choosing_a_role())
    judge.consider([leaf])
    assert judge.asked == [1]
    assert list(leaf.values) == pytest.approx([0.6, 0.2, 0.2])


def test_leaves_that_wait_together_lie_apart() -> None:
    root = Search(Opinionated(8), 8, 1).explore(choosing_a_role().game, 0)
    assert sum(visits > 0 for visits in root.visits) > 1


def test_no_more_simulations_are_made_than_asked_for() -> None:
    root = Search(Opinionated(8), 21, 1).explore(choosing_a_role().game, 0)
    assert sum(root.visits) == 21
    assert not any(root.waiting), "nothing waits when a search is done"


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan"])
def test_the_network_of_the_house_looks_ahead_through_a_whole_game(game: str) -> None:
    match = new_match(game, players=3, seed=5)
    bot = make_bot("net:8", title(game), seed=1)
    while not match.over:
        match.play(decide(bot, match, seed=len(match.moves)))
    assert match.over


def test_a_network_gives_the_same_answers_in_the_tree_as_alone() -> None:
    game = choosing_a_role().game
    network = house_network(PUERTO_RICO)
    judge = NetworkJudge(PUERTO_RICO, network)
    assert judge.together == TOGETHER
    root = Search(judge, 1, 1).explore(game, 0)
    row = np.frombuffer(PUERTO_RICO.observer().row(game, 0), np.uint8)[None]
    inclinations = network.judge(row).actions[0]
    assert list(root.actions) == sorted(game.legal(), key=lambda action: -inclinations[action])


@pytest.mark.parametrize("name", ["net:20", "net:1s"])
def test_colonists_go_where_the_network_is_inclined_to(name: str) -> None:
    """A tree has nothing to compare one place by, so none is grown, and nobody waits for it."""
    match, bot = sending_colonists(), make_bot(name, PUERTO_RICO, seed=1)
    assert isinstance(bot, SearchBot)
    if isinstance(bot, TimedSearchBot):
        bot.clock = lambda: pytest.fail("It looked at the clock.")
    inclined = make_bot("net", PUERTO_RICO, seed=1)
    places = 0
    while match.actor == 0 and kind(match) == "place":
        chosen = bot.choose(match.game, 0)
        assert chosen == inclined.choose(match.game, 0)
        match.play(PUERTO_RICO.notation[chosen])
        places += 1
    assert places > 1


def test_what_is_picked_one_by_one_is_searched() -> None:
    """In San Juan each card that pays can be compared with the others."""
    cards = title("san-juan")
    match, judge, paid = new_match("san-juan", players=2, seed=3), NetworkJudge(cards, house_network(cards)), 0
    while not match.over and paid < 3:
        if cards.evaluator("").suggestion(match.game) >= 0:
            paid += 1
            assert judge.planned(match.game) == -1
        match.play(match.choices()[0])
    assert paid == 3
