"""Puerto Rico: its questions and roles, and a position that knows what may be done in it."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boriken.core.document import Document
from boriken.core.game import OVER, Game
from boriken.core.randomness import Random
from boriken.core.step import Step
from boriken.core.vectors import total
from boriken.games.puerto_rico.actions import DRAW
from boriken.games.puerto_rico.catalogue import GOODS, MAYOR
from boriken.games.puerto_rico.choosing import Choose, OnSale
from boriken.games.puerto_rico.conservation import missing_pieces
from boriken.games.puerto_rico.festival_board import FestivalBuilding, FestivalGood, FestivalTile
from boriken.games.puerto_rico.guests import Guest, ask_next_host, open_window
from boriken.games.puerto_rico.player import NOWHERE
from boriken.games.puerto_rico.questions import (
    ASK_HACIENDA_TILE,
    ASK_OFFICE_TILE,
    ASK_ROW,
    AT_THE_END,
    AT_THE_START,
    IN_TURN,
)
from boriken.games.puerto_rico.roles.buccaneer import Buccaneer, Loot, Stroke
from boriken.games.puerto_rico.roles.builder import Build, Builder, UniversityToken, UseAsBuilder
from boriken.games.puerto_rico.roles.captain import Captain, Ship, UseAsCaptain
from boriken.games.puerto_rico.roles.craftsman import Craftsman, ExtraGood, Produce, UseAsCraftsman
from boriken.games.puerto_rico.roles.deeds import DrawForOffice, LayBought, ManAsTrader
from boriken.games.puerto_rico.roles.hunt import Hunt
from boriken.games.puerto_rico.roles.mayor import Mayor, ShipToken, TakeColonist
from boriken.games.puerto_rico.roles.paying import Recall, Return
from boriken.games.puerto_rico.roles.placing import NameNobles, PlaceColonists
from boriken.games.puerto_rico.roles.prospector import Prospector
from boriken.games.puerto_rico.roles.raid import Berth, RaidToken
from boriken.games.puerto_rico.roles.role import Role
from boriken.games.puerto_rico.roles.royal_supplier import Supply
from boriken.games.puerto_rico.roles.settler import (
    DrawForHacienda,
    HospiceToken,
    LayForHacienda,
    ManAsSettler,
    Settler,
    TakeTile,
    UseHospice,
)
from boriken.games.puerto_rico.roles.small_wharf import LoadSmallWharf
from boriken.games.puerto_rico.roles.storage import KeepGoods
from boriken.games.puerto_rico.roles.trader import Sell, Trader, UseMarket
from boriken.games.puerto_rico.rounds import TakeRole, end_game
from boriken.games.puerto_rico.row import TurnUp
from boriken.games.puerto_rico.scoring import score, wealth
from boriken.games.puerto_rico.set_up import DrawGovernor, begin
from boriken.games.puerto_rico.state import State
from boriken.games.puerto_rico.steps import Over, Question

# By the number of the question
STEPS: Final = vec[Question](
    [
        Over(),
        DrawGovernor(),
        TurnUp(),
        TakeRole(),
        TakeTile(),
        DrawForHacienda(),
        TakeColonist(),
        PlaceColonists(),
        Build(),
        Produce(),
        ExtraGood(),
        Sell(),
        Ship(),
        KeepGoods(),
        UseHospice(),
        Choose(),
        OnSale(),
        FestivalTile(),
        FestivalGood(),
        FestivalBuilding(),
        LayForHacienda(),
        Guest(),
        Recall(),
        Return(),
        LoadSmallWharf(),
        HospiceToken(),
        NameNobles(),
        Supply(),
        Hunt(),
        Stroke(),
        Loot(),
        ManAsSettler(),
        DrawForOffice(),
        UseAsBuilder(),
        UseAsCraftsman(),
        UseMarket(),
        UseAsCaptain(),
        LayBought(),
        ShipToken(),
        UniversityToken(),
        RaidToken(),
        ManAsTrader(),
        Berth(),
    ]
)

# By role card; both prospector cards do the same
ROLES: Final = vec[Role](
    [
        Settler(),
        Mayor(),
        Builder(),
        Craftsman(),
        Trader(),
        Captain(),
        Prospector(),
        Prospector(),
        Buccaneer(),
    ]
)


class PuertoRico(State):
    """A position that knows what may be done in it."""

    def begin(self) -> None:
        """From an empty table to the first question."""
        begin(self)

    def step(self) -> Step[Any]:
        return STEPS[self.ask]

    # Roles

    def begin_role(self, card: i64) -> None:
        self.phase = card
        if card == MAYOR or not open_window(self, AT_THE_START):
            ROLES[card].begin(self)

    def close_window(self, window: i64) -> None:
        """The player asked moves no more guests: the next one may, or the game goes on."""
        if window == IN_TURN:
            ROLES[self.phase].go_on(self)
            return
        self.next_turn()
        if ask_next_host(self, window):
            return
        if window == AT_THE_START:
            ROLES[self.phase].begin(self)
        elif window == AT_THE_END:
            ROLES[self.phase].close(self)
        else:
            end_game(self)

    def memory(self) -> dict[str, Any]:
        return ROLES[self.phase].save(self)

    def load_memory(self, question: Document) -> None:
        ROLES[self.phase].load(self, question)

    # Chance, without making lists: it acts often

    def draws_plantation(self) -> bool:
        return self.ask == ASK_ROW or self.ask == ASK_HACIENDA_TILE or self.ask == ASK_OFFICE_TILE

    def ways(self) -> i64:
        if self.draws_plantation():
            return total(self.deck)
        return total(self.weights())

    def outcome(self, chosen: i64) -> i64:
        if not self.draws_plantation():
            return super().outcome(chosen)
        tile: i64 = 0
        while chosen >= self.deck[tile]:
            chosen -= self.deck[tile]
            tile += 1
        return DRAW + tile

    def copy(self) -> Game:
        other = PuertoRico(self.rules)
        self.copy_into(other)
        return other

    def determinize(self, seat: i64, seed: i64) -> Game:
        """Points can be hidden, and what lies under a forest; an order of the face-down plantations does not exist."""
        other = PuertoRico(self.rules)
        self.copy_into(other)
        if self.actor == OVER:
            return other
        if self.rules.new_buildings:
            other.shuffle_forests(seat, Random(seed))
        if self.rules.hidden_vp:
            other.shuffle_points(seat, Random(seed))
        return other

    def shuffle_forests(self, seat: i64, random: Random) -> None:
        """What the others alone have seen is any of the tiles that this seat has not; older ones change owners."""
        looking = self.drawn != NOWHERE and self.current != seat
        if looking:
            self.deck[self.drawn] += 1
        young = vec[vec[i64]]()
        old = vec[vec[i64]]()
        owner: i64
        for owner in range(self.seats):
            if owner != seat:
                young = append(young, self.players[owner].secret)
                old = append(old, self.players[owner].old_secret)
        redraw(young, self.deck, random)
        redraw(old, vec[i64]([0, 0, 0, 0, 0]), random)
        if looking:
            self.drawn = draw(self.deck, random)

    def shuffle_points(self, seat: i64, random: Random) -> None:
        """Each point of the others goes to any one of them (PR-DEC-15)."""
        points: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat:
                points += self.players[other].points
                self.players[other].points = 0
        if self.current != seat and STEPS[self.ask].shows_point(self):
            self.players[self.current].points = 1
            points -= 1
        point: i64
        for point in range(points):
            self.players[(seat + 1 + random.below(self.seats - 1)) % self.seats].points += 1

    def points(self, seat: i64) -> i64:
        return score(self.players[seat])

    def tiebreak(self, seat: i64) -> i64:
        return wealth(self.players[seat])

    def conserved(self) -> bool:
        return not missing_pieces(self)


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
            hands[index][draw(stack, random)] += 1


def draw(stack: vec[i64], random: Random) -> i64:
    chosen: i64 = random.below(total(stack))
    tile: i64 = 0
    while chosen >= stack[tile]:
        chosen -= stack[tile]
        tile += 1
    stack[tile] -= 1
    return tile
