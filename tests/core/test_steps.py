"""A game that is a table of steps, written in plain Python: what the core makes of its declarations."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from boriken.core.dealer import SeededDealer
from boriken.core.document import Document
from boriken.core.errors import IllegalActionError, PositionError
from boriken.core.event_names import EventNames, number
from boriken.core.game import EVENT_SIZE, OVER, Game
from boriken.core.match import Match
from boriken.core.naming import at_table, numbers
from boriken.core.question import check_question, load_question, masked_question, save_question
from boriken.core.refusal import Refusal, Spoken
from boriken.core.setup import Option, Setup
from boriken.core.step import DEALER, Over, Step
from boriken.core.title import Json, Title
from boriken.core.turns import Turns

DEAL, BID = 1, 2
PASS, BIDS, CARDS = 0, 1, 4  # pass, bid 1 to bid 3, then card 1 to card 3
NOTATION = ["pass", "bid 1", "bid 2", "bid 3", "card 1", "card 2", "card 3"]

REASONS = Spoken(Path(__file__).parent / "auction_words")


class Auction(Turns):
    """Everybody gets a card and bids at most its number, or passes; the highest bid wins."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards = [0] * seats
        self.bids = [0] * seats

    def step(self) -> Step[Any]:
        return STEPS[self.ask]

    def begin(self) -> None:
        self.start_turns(0)
        self.leave_to_chance(DEAL)

    def copy(self) -> "Auction":
        other = Auction(int(self.seats))
        self.copy_question_into(other)
        other.cards, other.bids = list(self.cards), list(self.bids)
        return other

    def points(self, seat: i64) -> i64:
        return self.bids[seat]

    def tiebreak(self, seat: i64) -> i64:
        return 0

    def load_phase(self, question: Document) -> str | None:
        return "play" if all(self.cards) else "deal"

    def load_turn(self, question: Document) -> None:
        super().load_turn(question)
        self.left = self.seats - self.current


class Deal(Step[Auction]):
    name: ClassVar[str] = "deal"
    answered_by: ClassVar[str] = DEALER
    phases: ClassVar[Sequence[str | None]] = ("deal",)

    def legal(self, state: Auction) -> vec[i64]:
        return numbers([CARDS, CARDS + 1, CARDS + 2])

    def apply(self, state: Auction, action: i64) -> None:
        state.cards[state.current] = int(action) - CARDS + 1
        state.tell(0, state.current, state.cards[state.current])
        state.next_turn()
        if not state.left:
            state.start_turns(0)
            state.decide(BID)


class Bid(Step[Auction]):
    name: ClassVar[str] = "bid"
    phases: ClassVar[Sequence[str | None]] = ("play",)
    secret: ClassVar[Sequence[str]] = ("card",)

    def legal(self, state: Auction) -> vec[i64]:
        return numbers(range(BIDS, BIDS + state.cards[state.current]))

    def apply(self, state: Auction, action: i64) -> None:
        state.bids[state.current] = int(action) - BIDS + 1
        state.next_turn()
        if state.left:
            state.decide(BID)
        else:
            state.finish()

    def details(self, state: Auction) -> Json:
        return {"card": state.cards[state.current], "highest": max(state.bids)}

    def candidates(self, state: Auction) -> Iterable[int]:
        return range(BIDS, CARDS)

    def refuse(self, state: Auction, action: int) -> Refusal | None:
        return None if action == PASS else REASONS.because("too_high", card=state.cards[state.current])

    def save(self, state: Auction) -> Json:
        return {"bids": list(state.bids)}

    def load(self, state: Auction, document: Document) -> None:
        state.bids = document.items("bids", int(state.seats))

    def can_come_up(self, state: Auction) -> bool:
        return all(not bid for bid in state.bids[state.current :])


STEPS: Sequence[Step[Any]] = (Over[Auction](), Deal(), Bid())


EVENTS: EventNames = {0: ("card_dealt", [("card", number)])}


class AuctionTitle(Title):
    id = "auction"
    name = "Auction"
    player_counts = (2, 3)
    options = (Option.first_seat("first_bidder", 3),)
    notation = NOTATION
    first_outcome = CARDS
    steps = STEPS
    event_names = EVENTS
    secret_events: Mapping[str, str] = {"card_dealt": "card"}
    reasons = REASONS

    def new_game(self, setup: Setup) -> Game:
        game = Auction(setup.players)
        game.begin()
        return game

    def facts(self, setup: Setup) -> Json:
        return {"cards": [1, 2, 3]}

    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        assert isinstance(game, Auction)
        return at_table(setup, game, seat) | {"bids": list(game.bids), "question": masked_question(game, seat)}

    def save(self, game: Game) -> Json:
        assert isinstance(game, Auction)
        return {"cards": list(game.cards), "question": save_question(game)}

    def load(self, setup: Setup, state: Json) -> Game:
        game, document = Auction(setup.players), Document(state, "state")
        game.cards = document.items("cards", setup.players)
        load_question(game, self.steps, document.part("question"), "deal")
        document.done()
        check_question(game)
        return game


TITLE = AuctionTitle()
SETUP = Setup.of(TITLE, 2, {})


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    """Seat 0 is to bid and has a 2, seat 1 has a 3."""
    monkeypatch.setattr("boriken.core.registry.games", lambda: [TITLE.id])
    monkeypatch.setattr("boriken.core.registry.made_title", lambda _: TITLE)
    return Match(SETUP, SeededDealer(1), start=position([2, 3], {"kind": "bid", "seat": 0, "bids": [0, 0]}))


def position(cards: list[int], question: Json) -> Json:
    return {"cards": cards, "question": question}


def test_a_question_says_its_kind_its_seat_and_what_it_is_about(match: Match) -> None:
    assert match.question() == {"kind": "bid", "seat": 0, "card": 2, "highest": 0}


def test_only_the_seat_that_is_asked_sees_what_the_question_keeps_secret(match: Match) -> None:
    assert match.view(0)["question"]["card"] == 2
    assert match.view(1)["question"] == {"kind": "bid", "seat": 0, "highest": 0}
    assert match.view(None)["question"] == match.view(1)["question"]
    assert TITLE.hides(SETUP)
    assert not TITLE.shows_choices(match.game, SETUP)


def test_an_answer_that_could_be_pointed_at_is_refused_by_its_step(match: Match) -> None:
    assert match.choices() == ["bid 1", "bid 2"]
    assert {action: refusal["code"] for action, refusal in match.refusals().items()} == {"bid 3": "too_high"}


def test_everything_else_is_refused_by_the_general_reasons(match: Match) -> None:
    with pytest.raises(IllegalActionError, match="You cannot pass: the question is how much to bid"):
        match.play("pass")
    with pytest.raises(IllegalActionError, match="Chance decides this"):
        match.play("card 1")
    match.play("bid 1", "bid 1")
    with pytest.raises(IllegalActionError, match="The game is over"):
        match.play("bid 1")


def test_chance_may_take_each_way_alike(match: Match) -> None:
    game = TITLE.new_game(SETUP)
    assert game.ways() == 3
    assert [int(game.outcome(way)) for way in range(3)] == [int(action) for action in game.legal()]


def test_an_event_hides_what_is_for_its_own_seat() -> None:
    event = TITLE.event([0, 1, 3, 0, 0][: int(EVENT_SIZE)])
    assert event == {"kind": "card_dealt", "seat": 1, "card": 3}
    assert TITLE.masked(event, 1) == event
    assert TITLE.masked(event, 0)["card"] is None


def test_a_position_is_saved_and_loaded_with_its_question(match: Match) -> None:
    match.play("bid 2")
    saved = TITLE.save(match.game)
    assert saved["question"] == {"kind": "bid", "seat": 1, "bids": [2, 0]}
    assert TITLE.save(TITLE.load(SETUP, saved)) == saved


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (position([2, 0], {"kind": "bid", "seat": 0}), "The question 'bid' does not come up in the phase deal."),
        (
            position([2, 3], {"kind": "bid", "seat": 0, "bids": [1, 0]}),
            "The question 'bid' does not come up in this position.",
        ),
    ],
)
def test_a_question_that_does_not_come_up_is_no_position(state: Json, sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        TITLE.load(SETUP, state)
    assert str(refused.value) == sentence


def test_what_a_game_does_not_say_has_a_plain_default(match: Match) -> None:
    match.play("bid 2", "bid 3")
    game = match.game
    assert game.actor == OVER
    assert game.conserved()
    assert TITLE.score_sheet(game, 1) == {"points": 3}
    assert (TITLE.end_reasons(game), TITLE.length(game), TITLE.missing_pieces(game)) == ([], {}, [])
    assert TITLE.evaluator("").worth(game, 0) == 2.0
    assert TITLE.observer().row(TITLE.new_game(SETUP), 0) == bytes([0, 0, 0, 0, 1, 0])
    assert TITLE.fixed_start() == {"first_bidder": "0"}
