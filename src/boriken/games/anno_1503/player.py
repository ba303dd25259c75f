"""One player's boards, ships and cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.vectors import total

# A ship is its square and what is the matter with it
SHIP_SIZE: Final[i64] = 4
DAMAGED: Final[i64] = 2
ACTED: Final[i64] = 1

NO_TILE: Final[i64] = -1  # on a square, or at a jetty
NOTHING: Final = vec[i64]()


class Player:
    """All that one player has.

    `fleet` and `lasting` change seldom: they are replaced as a whole, so that copies can share them.
    """

    def __init__(self, goods: vec[i64], ranks: vec[i64], posts: vec[i64], nests: vec[i64]) -> None:
        self.home: i64 = -1  # home board
        self.gold: i64 = 0
        self.contracts: i64 = 0
        self.castle: i64 = 0
        self.cannons: i64 = 0
        self.goods = goods
        self.ranks = ranks  # inhabitants by rank
        self.posts = posts  # by place: the tile attached there, or NO_TILE
        self.nests = nests  # beaten, by tile
        self.publics = NOTHING
        self.sites = NOTHING  # by site: the building there, or -1
        self.hand = NOTHING  # action cards
        self.kept = NOTHING  # those in hand when the discards last became the stack
        self.put_down = NOTHING  # cards put down since, where one may be kept or drawn later
        self.fleet = NOTHING  # ships on the boards, ascending; the one under way is not among them
        self.lasting = NOTHING  # what the effects of all buildings add up to

    def copy(self) -> "Player":
        other = Player(self.goods[:], self.ranks[:], self.posts[:], self.nests[:])
        other.home = self.home
        other.gold = self.gold
        other.contracts = self.contracts
        other.castle = self.castle
        other.cannons = self.cannons
        other.publics = self.publics[:]
        other.sites = self.sites[:]
        other.hand = self.hand[:]
        other.kept = self.kept[:]
        other.put_down = self.put_down[:]
        other.fleet = self.fleet
        other.lasting = self.lasting
        return other

    def inhabitants(self) -> i64:
        return total(self.ranks)

    def post_count(self) -> i64:
        posts: i64 = 0
        tile: i64
        for tile in self.posts:
            if tile != NO_TILE:
                posts += 1
        return posts

    def launch(self, ship: i64) -> None:
        """Put a ship among those on the boards, which are kept in order."""
        fleet = vec[i64](capacity=len(self.fleet) + 1)
        placed = False
        other: i64
        for other in self.fleet:
            if not placed and ship < other:
                fleet = append(fleet, ship)
                placed = True
            fleet = append(fleet, other)
        if not placed:
            fleet = append(fleet, ship)
        self.fleet = fleet

    def remove(self, ship: i64) -> None:
        """Take one such ship away."""
        fleet = vec[i64](capacity=len(self.fleet))
        removed = False
        other: i64
        for other in self.fleet:
            if other == ship and not removed:
                removed = True
            else:
                fleet = append(fleet, other)
        self.fleet = fleet
