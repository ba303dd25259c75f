"""A game besides its rules: names, options, notation, and how a position is shown, saved and explained."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boriken.core import question
from boriken.core.counting import PASS, Counting, Picking
from boriken.core.errors import NotationError, quoted
from boriken.core.evaluator import Evaluator, PointsNow
from boriken.core.event_names import NO_EVENTS, EventNames, named_event
from boriken.core.form import Form
from boriken.core.game import CHANCE, EVENT_SIZE, OVER, Game
from boriken.core.observer import Observer, QuestionObserver
from boriken.core.refusal import Refusal, Spoken
from boriken.core.setup import BY_LOT, Option, OptionValue, Setup
from boriken.core.step import Step
from boriken.core.turns import Turns
from boriken.core.words import ENGLISH, Words, game_words

Json = dict[str, Any]

LONGEST_TYPED = 60  # characters of a mistyped action for which a likeness is looked for
MOST_MEANT, LIKE_ENOUGH = 2, 0.75


class SheetEntry(NamedTuple):
    """One number of a data sheet: what it is called there, and where it is from."""

    table: str
    name: str
    value: str
    provenance: str
    source: str


class Title(ABC):
    """A game of the house. Numbers stay inside; everything that leaves here is named in the words of the rules.

    A title declares its names, options and tables, and says how a position is made, shown, saved and loaded. Whatever
    follows from the tables or from the position itself is done here, for all games alike.
    """

    id: str
    name: str
    player_counts: Sequence[int]
    minutes: tuple[int, int] | None = None
    """How long people mostly play, from and to; None: not said."""
    weight: int | None = None
    """How much there is to learn and to weigh up, from 1 (light) to 4 (heavy); None: not said."""
    options: Sequence[Option] = ()
    notation: Sequence[str]
    """The text of every action, in the order of their numbers."""
    first_outcome: int | None = None
    """From this action on, all are outcomes of chance."""
    steps: Sequence[Step[Any]] = ()
    """The questions of the game, by their numbers."""
    event_names: EventNames = NO_EVENTS
    """The events of the log, by their numbers."""
    secret_events: Mapping[str, str] = {}
    """By the kind of event: the parameter that only its own seat may know."""
    reasons = Spoken()
    """The words of its refusals."""
    styles: Sequence[str] = ()
    """Tastes of its evaluation, besides the plain one: bots play them."""
    tastes: Mapping[str, Mapping[str, float]] = {}
    """By style: how much more a learned player likes some actions, by patterns of their texts (`build *`).

    1 is as much as its inclinations to the actions of a decision commonly differ."""
    oversights: Mapping[str, Sequence[str]] = {}
    """What a weaker player may not see, by name: patterns of the observer's parts."""
    incidental: Sequence[str] = ("round", "turn", "first", "viewer", "options", "ending")
    """Entries of a view, at any depth, by which nobody tells one position from another: what is left out or counted
    otherwise when somebody copies a position down."""
    openings: Sequence[Mapping[str, str]] = ()
    """What a seat's opening consists of, step by step: patterns of actions, each with the group of words (`roles.name`)
    that names what is in its parentheses."""
    possessions: Mapping[str, str] = {}
    """What statistics count at the end: parts of a seat's view, with the group of words that names the things in it."""

    # What a game must say

    @abstractmethod
    def new_game(self, setup: Setup) -> Game:
        """The position at the first question (mostly chance's)."""

    @abstractmethod
    def facts(self, setup: Setup) -> Json:
        """All that is printed and laid out, and stays the same from the first action to the last."""

    @abstractmethod
    def view(self, game: Game, setup: Setup, seat: int | None, log: Sequence[Json] = ()) -> Json:
        """Everything the seat may know, and nothing else; None is a spectator. `viewer` says which of them it is.

        Where nothing is hidden (see `hides`), all see the same but for that.
        The log, as it was told and not masked, is for what people remember and the position does not.
        """

    @abstractmethod
    def save(self, game: Game) -> Json:
        """The position as a document, complete."""

    @abstractmethod
    def load(self, setup: Setup, state: Json) -> Game:
        """The position a document describes; a PositionError if there is none."""

    def form(self, setup: Setup) -> Form | None:
        """The form in which people make positions with this set-up; None: they write documents."""
        return None

    # The set-up

    def check_setup(self, setup: Setup) -> None:
        """Raise a SetupError for options that do not go together."""
        for option in self.options:
            if option.default == BY_LOT:
                setup.check_seat(option.name)

    def fixed_start(self) -> Mapping[str, OptionValue]:
        """The options that let seat 0 begin and the others follow, where chance would otherwise decide it."""
        return {option.name: "0" for option in self.options if option.default == BY_LOT}

    def hides(self, setup: Setup) -> bool:
        """Whether somebody at such a table knows something that another does not, before the game is over."""
        return bool(self.secret_events) or any(step.secret for step in self.steps)

    def sheet(self, text: str | None) -> Sequence[SheetEntry]:
        """Every number of its data sheet, or of another given as text, with where it is from; none without a sheet."""
        return ()

    # The open question

    def question(self, game: Game) -> Json:
        """The open question: its kind, the seat, and what it is about."""
        return question.question(turns(game))

    @cached_property
    def counting(self) -> Mapping[str, Counting | Picking]:
        """By the kind of question: those about several things at once."""
        return {step.name: step.counting for step in self.steps if step.counting is not None}

    def shows_choices(self, game: Game, setup: Setup) -> bool:
        """While a seat decides: whether everybody who looks on can tell which actions are legal.

        Where they cannot, an answer without an alternative is asked for like any other: given at once it would tell.
        """
        return not turns(game).step().hides_choices(game)

    def answers(self, game: Game) -> Sequence[int]:
        """While a seat decides: all actions that the open question calls to mind, whether they are legal or not.

        They are what players at the table could point at, so that they can be told why it is not allowed now.
        """
        return question.candidates(turns(game))

    def refuse(self, game: Game, action: int) -> Refusal:
        """Why an action that is not legal is not."""
        because = self.reasons.because
        if game.actor == OVER:
            return because("game_over")
        if game.actor == CHANCE or (self.first_outcome is not None and action >= self.first_outcome):
            return because("chance_acts")
        step = turns(game).step()
        refusal = step.refuse(game, action)
        if refusal is not None:
            return refusal
        return because("must_answer" if self.notation[action] == PASS else "another_question", question=step.name)

    def reveals(self, game: Game, action: int) -> bool:
        """Whether the action, about to be done, shows something that was hidden before."""
        return game.actor == CHANCE

    # The log

    def event(self, numbers: Sequence[int]) -> Json:
        """An event of the log: its kind, the seat (or None) and its parameters."""
        return named_event(self.event_names, numbers)

    def masked(self, event: Json, seat: int | None) -> Json:
        """The event as the seat may know it."""
        secret = self.secret_events.get(event["kind"])
        return event if secret is None or event["seat"] == seat else {**event, secret: None}

    def events(self, game: Game) -> list[Json]:
        """The events that a game has collected."""
        numbers, size = list(game.events), int(EVENT_SIZE)
        return [self.event(numbers[at : at + size]) for at in range(0, len(numbers), size)]

    # Results

    def score_sheet(self, game: Game, seat: int) -> dict[str, int]:
        """The score of a seat by source; the values add up to its points."""
        return turns(game).score_sheet(seat)

    def end_reasons(self, game: Game) -> list[str]:
        """Which end conditions are met."""
        return turns(game).end_reasons()

    def length(self, game: Game) -> dict[str, int]:
        """How long a game has lasted, in what players count (such as rounds); nothing if they count nothing."""
        return turns(game).length()

    def holdings(self, game: Game, seat: int) -> Mapping[str, int]:
        """The things a seat has that players count when they weigh a move: first the points of now, money and goods.

        Each thing has the words `count-…`; a game without such words has none.
        """
        return {}

    def missing_pieces(self, game: Game) -> list[str]:
        """A sentence for each sort of piece of which there are not as many as the box holds; none if all is well."""
        return turns(game).missing_pieces()

    # Bots and networks

    def evaluator(self, style: str) -> Evaluator:
        """A judge of positions for the bots: in one of the `styles`, or plain for an empty text."""
        return PointsNow()

    def observer(self) -> Observer:
        """Positions as rows of numbers, as a seat sees them: for networks and research."""
        return QuestionObserver(max(self.player_counts), len(self.steps))

    def give(self, game: Game, chance: Random) -> bool:
        """Make a position uneven by gifts, for those who learn from many sorts of games; says whether there are any."""
        return False

    def variety(self, chance: Random) -> Mapping[str, OptionValue]:
        """Options for those who learn from many sorts of games, beyond the choices that an option lists."""
        return {}

    # Words and notation

    @cached_property
    def words_folder(self) -> Path:
        """Its message files, a language each, beside the module it is made of."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent / "words"

    def words_file(self, language: str) -> Path:
        return self.words_folder / f"{language}.ftl"

    def speaks(self, language: str) -> bool:
        return self.words_file(language).exists()

    def words(self, language: str, options: Mapping[str, OptionValue]) -> Words:
        """Its words in a language, or in English if it does not speak that; some may depend on the options."""
        return game_words(self.words_folder, language if self.speaks(language) else ENGLISH)

    def about(self, language: str) -> str:
        """A sentence that says what the game is about; empty if it does not say."""
        words = game_words(self.words_folder, language if self.speaks(language) else ENGLISH)
        return words.say("about") if "about" in words else ""

    @cached_property
    def actions(self) -> Mapping[str, int]:
        """The number of every action, by its text."""
        return {text: number for number, text in enumerate(self.notation)}

    def parse(self, text: object) -> int:
        """The number of an action given in notation."""
        number = self.actions.get(" ".join(text.split())) if isinstance(text, str) else None
        if number is None:
            raise NotationError(f"{quoted(text)} is no action of {self.name}{self.perhaps(text)}.")
        return number

    def perhaps(self, text: object) -> str:
        """The actions that may have been meant by a text that names none."""
        if not isinstance(text, str) or not 0 < len(text) <= LONGEST_TYPED:
            return ""
        meant = get_close_matches(" ".join(text.lower().split()), self.notation, MOST_MEANT, LIKE_ENOUGH)
        return f"; perhaps you mean {' or '.join(meant)}" if meant else ""


def turns(game: Game) -> Turns:
    """The position of a game that is a table of steps."""
    assert isinstance(game, Turns)
    return game
