"""Many games at once, for somebody who decides for all of them together.

Chance and single choices are played on the way, and a game that is over is replaced by a new one. After each step
three rows of bytes say, game by game, what the seat to move sees, what it may do, and how the last step ended. The same
seed and the same actions give the same games; no clock is asked.
"""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from boriken.bots.greedy import Greedy
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER, Game, rank
from boriken.core.observer import Observer
from boriken.core.randomness import Random
from boriken.core.turns import NO_ACTIONS

MOST_SEATS: Final[i64] = 5
MOST_CHOICES: Final[i64] = 64  # of the legal actions so many are told, the first
NO_ACTION: Final[i64] = -1  # ends a game at once, as it stands
WHOLE_WIN: Final[i64] = 60  # can be shared by two, three, four and five
NO_LEAD: Final[i64] = 128
RESULTS: Final[i64] = 5  # a report begins with: over, actor, seats, guest, the teacher's choice
REPORT_SIZE: Final[i64] = RESULTS + 2 * MOST_SEATS  # then by seat: share of the win, lead
UNTAUGHT: Final[i64] = 255
EVERYBODY: Final[i64] = -2  # instead of the seat that learns: all seats are asked
ANY_SEAT: Final[i64] = -1  # or one that is drawn for each game
SEEDS: Final[i64] = 1 << 30


class Batch:
    """So many games, begun from `starts`, each time any of them.

    In the first `hosts` games some seats are a guest's, as the report says of them: somebody else may decide there. If
    the learner sits `alone`, all seats but one are.
    In `rivals` of a hundred games one seat is played by `greedy`, without being asked. While `teaching`, every report
    says which of the choices the first of them would take.

    Where only one seat is to be asked, as `learner` says, `greedy` plays the others; if there is none, they play at
    random. Where masks are wanted, so many bytes a game say which actions are legal (`masks`), one byte whether a game
    was cut short (`cuts`), and `last_sights` are the rows of those that are over, as the seat that moved last saw them.
    """

    def __init__(
        self,
        count: i64,
        starts: list[Game],
        observer: Observer,
        greedy: list[Greedy],
        seed: i64,
        most_decisions: i64,
        hosts: i64,
        rivals: i64,
        alone: bool,
        learner: i64 = EVERYBODY,
        mask_size: i64 = 0,
    ) -> None:
        self.count = count
        self.starts = vec[Game]()
        for start in starts:
            self.starts = append(self.starts, start)
        self.observer = observer
        self.greedy = vec[Greedy]()
        for player in greedy:
            self.greedy = append(self.greedy, player)
        self.random = Random(seed)
        self.most_decisions = most_decisions
        self.hosts = hosts
        self.rivals = rivals
        self.alone = alone
        self.learner = learner
        self.no_mask = bytes(mask_size)
        self.teaching = False
        self.finished: i64 = 0
        self.games = vec[Game]()
        self.dealers = vec[SeededDealer]()
        self.decisions = vec[i64]()
        self.guest_seats = vec[i64]()  # as bits
        self.rival_seat = vec[i64]()
        self.learner_seat = vec[i64]()
        self.observations = BytesWriter()
        self.choices = BytesWriter()
        self.reports = BytesWriter()
        self.masks = BytesWriter()
        self.cuts = BytesWriter()
        self.last_sights = BytesWriter()
        number: i64
        for number in range(count):
            self.games = append(self.games, self.starts[0])
            self.dealers = append(self.dealers, SeededDealer(0))
            self.decisions = append(self.decisions, 0)
            self.guest_seats = append(self.guest_seats, 0)
            self.rival_seat = append(self.rival_seat, -1)
            self.learner_seat = append(self.learner_seat, EVERYBODY)
            self.begin(number)

    def begin(self, number: i64) -> vec[i64]:
        """A new game in the place of another, up to its first real choice, which is returned; a game without one is
        passed over."""
        random = self.random
        while True:
            game = self.starts[random.below(len(self.starts))].copy()
            self.games[number] = game
            self.dealers[number] = SeededDealer(random.below(SEEDS) * SEEDS + random.below(SEEDS))
            self.decisions[number] = 0
            self.guest_seats[number] = 0
            if number < self.hosts:
                self.guest_seats[number] = self.drawn_guests(game.seats)
            self.rival_seat[number] = -1
            if len(self.greedy) > 0 and random.below(100) < self.rivals:
                self.rival_seat[number] = random.below(game.seats)
            if self.learner == ANY_SEAT:
                self.learner_seat[number] = random.below(game.seats)
            elif self.learner != EVERYBODY:
                self.learner_seat[number] = self.learner
            choice = self.run_on(number)
            if game.actor != OVER:
                return choice

    def drawn_guests(self, seats: i64) -> i64:
        """Some seats as bits, but not all of them."""
        if self.alone:
            return ((1 << seats) - 1) & ~(1 << self.random.below(seats))
        return 1 + self.random.below((1 << seats) - 2)

    def run_on(self, number: i64) -> vec[i64]:
        """Play to the next real choice of a seat that is asked, or to the end; returns the legal actions."""
        game = self.games[number]
        dealer = self.dealers[number]
        rival = self.rival_seat[number]
        learner = self.learner_seat[number]
        while game.actor != OVER:
            if game.actor == CHANCE:
                game.apply(dealer.deal(game))
                continue
            legal = game.legal()
            if len(legal) == 1:
                game.apply(legal[0])
            elif game.actor == rival:
                game.apply(self.greedy_choice(number, game))
            elif learner == EVERYBODY or game.actor == learner:
                return legal
            elif len(self.greedy) > 0:
                game.apply(self.greedy_choice(number, game))
            else:
                game.apply(legal[self.random.below(len(legal))])
        return NO_ACTIONS

    def greedy_choice(self, number: i64, game: Game) -> i64:
        player = self.greedy[number % len(self.greedy)]
        return player.choose(game.determinize(game.actor, self.random.below(SEEDS)), game.actor)

    def step(self, actions: bytes) -> None:
        """Carry out an action in every game, two bytes each, and report."""
        self.clear()
        number: i64
        for number in range(self.count):
            action = i64(read_i16_le(actions, 2 * number))
            seat = self.games[number].actor
            legal = NO_ACTIONS
            if action == NO_ACTION:
                self.decisions[number] = self.most_decisions
            else:
                self.games[number].apply(action)
                self.decisions[number] += 1
                legal = self.run_on(number)
            self.report(number, seat, legal)

    def look(self) -> None:
        """Report without doing anything: before the first step."""
        self.clear()
        number: i64
        for number in range(self.count):
            self.report(number, self.games[number].actor, self.games[number].legal())

    def clear(self) -> None:
        self.observations.truncate(0)
        self.choices.truncate(0)
        self.reports.truncate(0)
        self.masks.truncate(0)
        self.cuts.truncate(0)
        self.last_sights.truncate(0)

    def report(self, number: i64, mover: i64, legal: vec[i64]) -> None:
        """Say how the step of `mover` ended, and what is to be chosen now: `legal`, unless a new game begins."""
        game = self.games[number]
        over = game.actor == OVER or self.decisions[number] >= self.most_decisions
        result = game
        if over:
            self.finished += 1
            legal = self.begin(number)
            game = self.games[number]
        self.reports.append(u8(1) if over else u8(0))
        self.reports.append(u8(game.actor))
        self.reports.append(u8(game.seats))
        self.reports.append(u8((self.guest_seats[number] >> game.actor) & 1))
        self.reports.append(u8(self.taught(game, legal) if self.teaching else UNTAUGHT))
        self.report_result(result, over)
        self.observer.observe(game, game.actor, self.observations)
        if len(self.no_mask) > 0:
            self.report_mask(legal)
            self.cuts.append(u8(1) if over and result.actor != OVER else u8(0))
            if over:
                self.observer.observe(result, mover, self.last_sights)
        else:
            self.report_choices(legal)

    def taught(self, game: Game, legal: vec[i64]) -> i64:
        """The place among the choices of what the teacher would do."""
        wanted = self.greedy[0].choose(game.determinize(game.actor, self.random.below(SEEDS)), game.actor)
        at: i64
        for at in range(len(legal)):
            if legal[at] == wanted and at < MOST_CHOICES:
                return at
        return UNTAUGHT

    def report_result(self, game: Game, over: bool) -> None:
        seat: i64
        if not over:
            for seat in range(2 * MOST_SEATS):
                self.reports.append(u8(0))
            return
        winners: i64 = 0
        points: i64 = 0
        for seat in range(game.seats):
            if rank(game, seat) == 1:
                winners += 1
            points += game.points(seat)
        for seat in range(MOST_SEATS):
            won = seat < game.seats and rank(game, seat) == 1
            self.reports.append(u8(WHOLE_WIN // winners) if won else u8(0))
        for seat in range(MOST_SEATS):
            lead: i64 = NO_LEAD
            if seat < game.seats:
                lead += game.points(seat) - points // game.seats
            if lead < 0:
                lead = 0
            elif lead > 255:
                lead = 255
            self.reports.append(u8(lead))

    def report_choices(self, legal: vec[i64]) -> None:
        written: i64 = 0
        action: i64
        for action in legal:
            if written == MOST_CHOICES:
                break
            write_i16_le(self.choices, i16(action))
            written += 1
        while written < MOST_CHOICES:
            write_i16_le(self.choices, i16(NO_ACTION))
            written += 1

    def report_mask(self, legal: vec[i64]) -> None:
        begin: i64 = len(self.masks)
        self.masks.write(self.no_mask)
        action: i64
        for action in legal:
            self.masks[begin + action] = 1

    def step_randomly(self) -> None:
        """A step with any actions: to measure how fast it is, and to look at many positions."""
        actions = BytesWriter()
        number: i64
        for number in range(self.count):
            legal = self.games[number].legal()
            write_i16_le(actions, i16(legal[self.random.below(len(legal))]))
        self.step(actions.getvalue())
