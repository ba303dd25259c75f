"""Counting the pieces: what is out of its supply, and whether all that the box holds is there.

No cube, tile, chip or colonist ever appears or vanishes; positions are checked against this, and so is every action
of the random games in the tests.
"""

from boriken.games.puerto_rico.catalogue import (
    FIRST_BUILDING,
    FIRST_LARGE,
    GOOD_NAMES,
    GOODS,
    PLACE_NAMES,
    PLACES,
    QUARRY,
    city_spaces,
)
from boriken.games.puerto_rico.state import State


def goods_out(state: State, good: int) -> int:
    """Goods of a kind that are not in the supply."""
    on_ships = sum(
        int(load) for kind, load in zip(state.ship_good, state.ship_load, strict=True) if load and kind == good
    )
    return int(sum(player.goods[good] for player in state.players) + state.house[good]) + on_ships


def tiles_out(state: State, tile: int) -> int:
    """Island tiles of a kind that are not in the face-down stack (or the stack of quarries)."""
    on_islands = int(sum(player.owned[tile] for player in state.players))
    return on_islands if tile == QUARRY else on_islands + int(state.row[tile] + state.discards[tile])


def colonists_out(state: State) -> int:
    return int(state.colonist_ship + sum(player.colonists() for player in state.players))


def colonists_in_box(state: State) -> int:
    """The supply does not count those who wait on the ship when the game begins (PR-SETUP-21)."""
    return int(state.rules.colonists + state.rules.players)


def points_out(state: State) -> int:
    return int(sum(player.points for player in state.players))


def buildings_out(state: State, building: int) -> int:
    return int(sum(player.owned[building] for player in state.players))


def missing_pieces(state: State) -> list[str]:
    """A sentence for each sort of piece whose number is wrong."""
    wrong: list[str] = []

    def expect(name: str, count: int, total: int) -> None:
        if count != total:
            wrong.append(f"There are {count} {name} instead of {total}.")

    rules = state.rules
    for good in range(GOODS):
        expect(f"{GOOD_NAMES[good]} goods", goods_out(state, good) + int(state.goods[good]), int(rules.goods[good]))
        tiles = tiles_out(state, good) + int(state.deck[good])
        expect(f"{GOOD_NAMES[good]} plantations", tiles, int(rules.tiles[good]))
    expect("quarries", tiles_out(state, int(QUARRY)) + int(state.quarries), int(rules.quarries))
    expect("colonists", colonists_out(state) + int(state.colonists), colonists_in_box(state))
    for building in range(FIRST_BUILDING, PLACES):
        count = buildings_out(state, building) + int(state.sale[building])
        expect(f"copies of {PLACE_NAMES[building]}", count, int(rules.copies[building]))
    if state.vp_chips > 0 or points_out(state) < rules.vp_chips:  # points beyond the chips are written down
        expect("victory points", points_out(state) + int(state.vp_chips), int(rules.vp_chips))
    return wrong + below_zero(state) + wrong_sums(state)


def below_zero(state: State) -> list[str]:
    numbers = [state.quarries, state.colonists, state.colonist_ship, state.vp_chips]
    for table in (state.goods, state.house, state.ship_load, state.row, state.deck, state.discards, state.sale):
        numbers += list(table)
    for player in state.players:
        numbers += [player.doubloons, player.points, player.san_juan]
        numbers += [*player.goods, *player.owned, *player.crew]
    return ["Something is counted below zero."] if min(numbers) < 0 else []


def wrong_sums(state: State) -> list[str]:
    """What a player's board counts for itself must agree with the board."""
    wrong = []
    for seat, player in enumerate(state.players):
        buildings = [place for place in range(FIRST_BUILDING, PLACES) if player.owned[place]]
        sums = (
            sum(int(tiles) for tiles in list(player.owned)[:FIRST_BUILDING]),
            sum(int(city_spaces(building)) for building in buildings),
            sum(building >= FIRST_LARGE for building in buildings),
        )
        if sums != (player.tiles, player.spaces, player.large):
            wrong.append(f"Seat {seat} has lost count of its tiles, city spaces or large buildings.")
    return wrong
