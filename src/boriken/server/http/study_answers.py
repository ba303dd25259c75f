"""Bodies of answers about reviews, analysis boards, lessons and puzzles, described for the OpenAPI document."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from boriken.server.http.answers import Choices, Described, FreeJson, State, TablePicture

# Reviews

Shares = list[float]
"""By seat, the share of the win; together they are 1."""


class TurningPointPicture(Described):
    at: int = Field(description="The number of actions before it.")
    cause: Literal["own", "other", "chance"]
    by: int | None = Field(description="The seat that decided; null: chance did.")
    change: float = Field(description="What it did to the share of the win.")
    played: list[str]
    best: list[str]


class ReviewedPlayer(Described):
    seat: int
    name: str
    place: int
    accuracy: float | None = Field(description="From 0 to 1; null if nothing was graded.")
    given_away: float = Field(description="The share of the win that all decisions gave away together.")
    luck: float = Field(description="The share of the win that chance brought, or took if it is negative.")
    grades: dict[str, int]
    turning_points: list[TurningPointPicture]


class ReviewedDecision(Described):
    first: int = Field(description="The number of actions before it.")
    last: int = Field(description="The number of actions after it.")
    turn: int
    seat: int
    kind: str = Field(description="The kind of the question.")
    played: list[str]
    best: list[str] = Field(description="What would have been better; empty if nothing was found.")
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"] | None = Field(
        description="Null where all choices are alike."
    )
    given_away: float
    before: Shares = Field(description="With the best choice.")
    after: Shares = Field(description="With the choice that was made.")
    line: list[FreeJson] = Field(description="How it could have gone on, in events.")
    reason: str | None = Field(description="What the better choice brings beside the one that was made, in sentences.")
    played_counts: dict[str, int] | None = Field(description="How many of each thing, where things are counted.")
    best_counts: dict[str, int] | None


class ReviewedChance(Described):
    first: int
    last: int
    turn: int
    luck: Shares


class SharePoint(Described):
    at: int
    shares: Shares


class ReviewPicture(Described):
    format: int
    game: str
    judges: list[str] = Field(description="Bots by name.")
    seed: int
    players: list[ReviewedPlayer]
    decisions: list[ReviewedDecision]
    chances: list[ReviewedChance]
    chart: list[SharePoint]


class ReviewProgress(Described):
    status: Literal["working", "done", "failed"]
    made: int = Field(description="The number of parts that are made.")
    parts: int | None = Field(description="The number of parts of the whole; null: not counted yet.")
    review: ReviewPicture | None = Field(description="Once it is done.")


# Analyses


class NodePicture(Described):
    parent: int | None = Field(description="The moment before; null for the first.")
    question: FreeJson | None = Field(description="The question that was answered; null for the first.")
    seat: int | None = Field(description="The seat that decided.")
    own: int = Field(description="How many of the actions are the decision.")
    actions: list[str] = Field(description="The decision, and the deals and forced actions that follow it.")
    gone: bool = Field(description="It was taken out.")


class AnalysisPicture(Described):
    id: str
    yours: bool
    table: str | None = Field(description="The game it belongs to.")
    at: int | None = Field(description="The number of actions of that game.")
    game: str
    players: int
    options: FreeJson
    names: list[str] = Field(description="By seat; empty where nobody is named.")
    facts: FreeJson
    nodes: list[NodePicture] = Field(description="The tree; the first is the position itself.")


class FormPicture(Described):
    position: FreeJson = Field(description="Without all that follows from the rest.")
    fields: list[FreeJson] = Field(
        description="Entries of its state that people can change: kind, key, label and what each can hold;"
        " empty where a game has no form."
    )


class ChoiceOpinionPicture(Described):
    action: str
    shares: Shares
    margin: float = Field(description="By how much the share of the seat to decide may be off.")
    tried: int = Field(description="In how many lines of play it was tried.")
    counts: dict[str, int] | None = Field(None, description="How many of each thing it is, where things are counted.")


class OpinionsPicture(Described):
    judge: str = Field(description="A bot by name.")
    seat: int
    choices: list[ChoiceOpinionPicture] = Field(description="Best first.")
    counts: dict[str, int] | None = Field(description="The best arrangement, where things are counted.")


class AnalysedMoment(Described):
    node: int
    state: State
    explained: Choices
    opinion: OpinionsPicture | None = Field(description="If somebody has asked for it.")
    position: FreeJson = Field(description="As boriken.from_position() reads it.")


class AnalysisMoved(Described):
    analysis: AnalysisPicture
    moment: AnalysedMoment


class AnalysisSummary(Described):
    id: str
    person: str
    name: str
    at: int | None
    changed: str


class AnalysisList(Described):
    analyses: list[AnalysisSummary]


# Learning


class LessonSummary(Described):
    game: str
    name: str
    title: str
    minutes: int
    expansion: str = Field(description="The expansion it is about; empty for the first lesson of a game.")
    steps: int


class LessonList(Described):
    lessons: list[LessonSummary]


class LessonStep(Described):
    words: str
    asks: bool = Field(description="Whether the learner has something to do.")
    point: str = Field(description="The part of the board that it is about; may be empty.")


class LessonPicture(Described):
    game: str
    name: str
    title: str
    minutes: int
    expansion: str
    steps: list[LessonStep]
    table: TablePicture


class LessonMoment(Described):
    step: int
    done: list[list[str]] = Field(description="To be sent back with the next request.")
    right: bool | None = Field(description="Whether the answer was right; null where none was given.")
    words: str = Field(description="The reason why an answer was not right.")
    shows: str | None = Field(description="After a wrong answer: a right one, if it is a single action.")
    counts: dict[str, int] | None = Field(description="The same, where things are counted.")
    frames: list[State] = Field(description="The positions since the last answer; the last one is that of the step.")
    choices: Choices


class RulePicture(Described):
    id: str
    sentence: str = Field(description="In English, as the tests of the program have it.")


class ParagraphPicture(Described):
    id: str
    heading: str
    text: str
    rules: list[RulePicture] = Field(description="The exact rules that it sums up.")


class ChapterPicture(Described):
    id: str
    title: str
    paragraphs: list[ParagraphPicture]


class RuleBookPicture(Described):
    chapters: list[ChapterPicture]
    things: dict[str, str] = Field(description="The paragraph about a role, a building or another thing.")
    questions: dict[str, str] = Field(description="The paragraph about a kind of question.")
    refusals: dict[str, str] = Field(description="The paragraph about a refusal, by its code.")
    coach: dict[str, str] = Field(description="What a kind of question is about, in a sentence.")


# Statistics


class Tallied(Described):
    seats: int = Field(description="How many players of these games it was.")
    share: float = Field(description="Their share of the victories.")
    low: float = Field(description="The lower end of its 95 % interval.")
    high: float


class TalliedSeat(Tallied):
    order: int = Field(description="0 is the player who began.")


class TalliedOpening(TalliedSeat):
    name: str


class TalliedThing(Tallied):
    name: str


class RoundsCounted(Described):
    rounds: int
    games: int


class EndCounted(Described):
    name: str
    games: int


class MixCounted(Described):
    mix: str = Field(description="Edition and expansions.")
    games: int
    share: float | None = Field(description="Of the victories, for a person; otherwise null.")


class GameStatistics(Described):
    mix: str = Field(description="Edition and expansions of the games that are summed up.")
    mixes: list[MixCounted]
    bots: str | None = Field(description="The bots that played, where these are games of bots.")
    games: int
    winner_points: float | None
    rounds: list[RoundsCounted]
    ends: list[EndCounted]
    seats: list[TalliedSeat]
    openings: list[TalliedOpening]
    owned: list[TalliedThing] = Field(description="What players had at the end.")


# Puzzles


class PuzzleSummary(Described):
    id: str
    game: str
    players: int
    kind: str = Field(description="The kind of the question.")
    phase: Literal["early", "middle", "late"] = Field(description="The part of the game it is from.")
    rating: float = Field(description="How hard it is: the mean of its rating.")
    solved: bool | None = Field(description="Whether your first answer was right; null if you have not tried.")


class PuzzleStanding(Described):
    game: str
    rating: float = Field(description="The mean of your rating.")
    spread: float = Field(description="Its standard deviation.")
    answered: int
    right: int


class PuzzleList(Described):
    daily: str | None = Field(description="The puzzle of today.")
    puzzles: list[PuzzleSummary] = Field(description="Those that suit you best first.")
    standings: list[PuzzleStanding] = Field(description="Your ratings, by game.")


class PuzzlePicture(PuzzleSummary):
    seat: int = Field(description="The seat that decides, and whose view it is.")
    table: TablePicture
    state: State
    choices: Choices


class PuzzleShare(Described):
    action: str
    share: float = Field(description="Of the win, for the seat that decides.")


class PuzzleVerdict(Described):
    right: bool
    counted: bool = Field(description="Whether it was your first answer.")
    chosen: str
    answer: str = Field(description="The right one.")
    beside: str = Field(description="The choice that the reason compares it with.")
    reason: str | None = Field(description="What the right answer brings that the other does not, in sentences.")
    choices: list[PuzzleShare] = Field(description="Best first.")
    line: list[FreeJson] = Field(description="How it goes on after the right answer, in events.")
    judge: str = Field(description="A bot by name.")
    rating: float = Field(description="Of the puzzle.")
    standing: PuzzleStanding | None = Field(description="Yours, if you have an account.")


class Verdict(Described):
    at: int
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"] | None = Field(
        description="Null where all choices were alike."
    )
    given_away: float = Field(description="The share of the win that was given away.")
    best: list[str] = Field(description="What would have been better, in notation; empty if nothing would.")
    counts: dict[str, int] | None = Field(
        description="How many of each thing that would have been, where things are counted."
    )
    reason: str | None = Field(description="What the better choice brings beside the one that was made, in sentences.")
