"""All that a seat cannot know is drawn again: what lies under the forests of others, and their points."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.randomness import Random
from boriken.core.vectors import draw_one, total
from boriken.games.puerto_rico.catalogue import GOODS
from boriken.games.puerto_rico.player import NOWHERE
from boriken.games.puerto_rico.state import State


def draw_again(state: State, seat: i64, seed: i64, shows_point: bool) -> None:
    """`shows_point` says that everybody can tell from the question that the current player has one."""
    if state.rules.new_buildings:
        shuffle_forests(state, seat, Random(seed))
    if state.rules.hidden_vp:
        shuffle_points(state, seat, Random(seed), shows_point)


def shuffle_forests(state: State, seat: i64, random: Random) -> None:
    """Make tiles that only others have seen any of those this seat has not seen; older ones change owners."""
    looking = state.drawn != NOWHERE and state.current != seat
    if looking:
        state.deck[state.drawn] += 1
    young = vec[vec[i64]]()
    old = vec[vec[i64]]()
    owner: i64
    for owner in range(state.seats):
        if owner != seat:
            young = append(young, state.players[owner].secret)
            old = append(old, state.players[owner].old_secret)
    redraw(young, state.deck, random)
    redraw(old, vec[i64]([0, 0, 0, 0, 0]), random)
    if looking:
        state.drawn = draw_one(state.deck, random)


def shuffle_points(state: State, seat: i64, random: Random, shows_point: bool) -> None:
    """Each point of the others goes to any one of them (PR-DEC-15)."""
    points: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            points += state.players[other].points
            state.players[other].points = 0
    if state.current != seat and shows_point:
        state.players[state.current].points = 1
        points -= 1
    point: i64
    for point in range(points):
        state.players[(seat + 1 + random.below(state.seats - 1)) % state.seats].points += 1


def redraw(hands: vec[vec[i64]], stack: vec[i64], random: Random) -> None:
    """Shuffle what is in some hands into a stack, and draw as much for each again."""
    sizes = vec[i64](capacity=len(hands))
    tile: i64
    for hand in hands:
        sizes = append(sizes, total(hand))
        for tile in range(GOODS):
            stack[tile] += hand[tile]
            hand[tile] = 0
    number: i64
    index: i64
    for index in range(len(hands)):
        for number in range(sizes[index]):
            hands[index][draw_one(stack, random)] += 1
