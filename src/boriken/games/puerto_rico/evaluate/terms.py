"""Terms: things that can be counted on a player's board or at the table, and what each of them is worth."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import zeros
from boriken.games.puerto_rico.catalogue import CIRCLES, CORN, GOODS, LARGE_PLANT, PRICE, SMALL_PLANT
from boriken.games.puerto_rico.player import NOWHERE, Player
from boriken.games.puerto_rico.roles.production import harvest
from boriken.games.puerto_rico.state import State


class Board:
    """A player's board, and the table at which it lies. What several terms need is counted when it is surveyed."""

    player: Player
    state: State

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.goods: i64 = 0  # in store
        self.kinds: i64 = 0
        self.dearest: i64 = 0  # price of a good in store
        self.made = zeros(GOODS)  # what a craftsman would bring, by kind
        self.harvested: i64 = 0  # all of that
        self.kinds_harvested: i64 = 0
        self.lacking: i64 = 0  # what there would be more with colonists enough

    def take_place(self, state: State, seat: i64) -> None:
        """See the table from a seat; only terms that are about the table need it."""
        self.state = state
        self.seat = seat

    def survey(self, player: Player) -> None:
        self.player = player
        goods: i64 = 0
        kinds: i64 = 0
        dearest: i64 = 0
        harvested: i64 = 0
        kinds_harvested: i64 = 0
        lacking: i64 = 0
        good: i64
        for good in range(GOODS):
            stored = player.goods[good]
            if stored > 0:
                goods += stored
                kinds += 1
                dearest = PRICE[good]  # prices rise with the number of the good
            made = harvest(player, good)
            self.made[good] = made
            if made > 0:
                harvested += made
                kinds_harvested += 1
            lacking += full_harvest(player, good) - made
        self.goods = goods
        self.kinds = kinds
        self.dearest = dearest
        self.harvested = harvested
        self.kinds_harvested = kinds_harvested
        self.lacking = lacking


def full_harvest(player: Player, good: i64) -> i64:
    """The goods of a kind that the player could make with enough colonists."""
    plantations = player.owned[good]
    if good == CORN or plantations == 0:
        return plantations
    circles = player.owned[LARGE_PLANT[good]] * CIRCLES[LARGE_PLANT[good]]
    if SMALL_PLANT[good] >= 0:
        circles += player.owned[SMALL_PLANT[good]]
    if circles < plantations:
        return circles
    return plantations


class Count:
    """Counts one sort of thing. What is about a `place` is not even looked for where the player does not own it."""

    def __init__(self, place: i64 = NOWHERE) -> None:
        self.place = place

    def on(self, board: Board) -> float:
        raise NotImplementedError


class Term:
    """A row: its name, points for each thing it counts, points more for ten rounds that are left, what counts it."""

    def __init__(self, name: str, once: float, later: float, count: Count, until_last_mayor: bool = False) -> None:
        self.name = name
        self.once = once
        self.later = later
        self.count = count
        self.until_last_mayor = until_last_mayor  # worth nothing when nobody can be placed any more


class Terms:
    """Terms with what they are worth in one style of play; those that are worth nothing are left out."""

    def __init__(self, terms: list[Term], taste: dict[str, float]) -> None:
        self.counts = vec[Count]()
        self.places = vec[i64]()
        self.once = vec[float]()
        self.later = vec[float]()
        self.until_last_mayor = vec[bool]()
        for term in terms:
            later = term.later + taste.get(term.name, 0.0)
            if term.once != 0.0 or later != 0.0:
                self.counts = append(self.counts, term.count)
                self.places = append(self.places, term.count.place)
                self.once = append(self.once, term.once)
                self.later = append(self.later, later)
                self.until_last_mayor = append(self.until_last_mayor, term.until_last_mayor)
        self.weights = self.once[:]
        self.tens = 0.0  # times ten rounds for which the weights are
        self.mayor_to_come = True

    def weigh(self, tens: float, mayor_to_come: bool) -> None:
        """Set the worth of each term with so many times ten rounds left, with or without another mayor phase."""
        if tens == self.tens and mayor_to_come == self.mayor_to_come:
            return
        self.tens = tens
        self.mayor_to_come = mayor_to_come
        at: i64
        for at in range(len(self.weights)):
            self.weights[at] = self.once[at] + self.later[at] * tens
            if self.until_last_mayor[at] and not mayor_to_come:
                self.weights[at] = 0.0

    def added_to(self, points: float, board: Board) -> float:
        """The points with those of all terms on top, one after the other."""
        owned = board.player.owned
        places = self.places
        counts = self.counts
        weights = self.weights
        at: i64
        for at in range(len(places)):
            place = places[at]
            if place < 0 or owned[place] > 0:
                points += counts[at].on(board) * weights[at]
        return points


def counted(terms: list[Term], board: Board) -> list[float]:
    """How many there are of each, whatever it is worth."""
    numbers: list[float] = []
    for term in terms:
        place = term.count.place
        numbers.append(term.count.on(board) if place < 0 or board.player.owned[place] > 0 else 0.0)
    return numbers
