"""Bodies of answers, described for the OpenAPI document. Tests hold every answer to its description."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

FreeJson = dict[str, Any]


class Described(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What is wrong


class Problem(Described):
    code: str = Field(description="For programs; if a rule is broken, that rule's code.")
    message: str = Field(description="One sentence for a person.")
    parameters: FreeJson


class Failure(Described):
    error: Problem


class StaleFailure(Failure):
    state: State | None = None


class PasskeyOptions(Described):
    options: FreeJson = Field(description="For the browser's navigator.credentials, by parse…OptionsFromJSON().")
    ticket: str = Field(description="To be sent back with the credential within five minutes.")


class PasskeyPicture(Described):
    id: str
    created: str


class PasskeyList(Described):
    passkeys: list[PasskeyPicture]


class SessionPicture(Described):
    id: str
    how: Literal["guest", "password", "passkey", "link"] | None = Field(description="How it began; null: not known.")
    agent: str = Field(description="The browser, as it calls itself.")
    created: str
    seen: str | None = Field(description="About when it was last used.")
    current: bool = Field(description="Whether it is this browser's.")


class SessionList(Described):
    sessions: list[SessionPicture]


class PersonalLink(Described):
    url_token: str = Field(description="Logs whoever has it in as this person, until it is revoked.")


class TokenPicture(Described):
    id: str
    name: str
    scopes: list[Literal["read", "play", "chat"]]
    created: str
    used: str | None = Field(description="About when it was last used.")


class TokenList(Described):
    tokens: list[TokenPicture]


class NewToken(TokenPicture):
    token: str = Field(description="To be sent as Authorization: Bearer TOKEN. It is told this once.")


class PersonPicture(Described):
    id: str
    name: str
    guest: bool = Field(description="Has neither a login nor a passkey.")
    bot: bool = Field(description="The account is a program's.")


class OwnSettings(Described):
    email: str | None
    email_confirmed: bool = Field(description="Whether its owner has answered; mail goes nowhere else.")
    webhook: str | None


class OwnPicture(PersonPicture):
    login: str | None
    language: str | None
    settings: OwnSettings


class Me(Described):
    person: OwnPicture | None
    csrf: str = Field(description="To be sent as X-CSRF-Token with every request that changes something.")


# Games


class GroupPicture(Described):
    name: str
    count: int
    members: list[str]


class OptionPicture(Described):
    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    meaning: str
    members: list[str] = Field(description="What can be combined, separated by commas; empty if nothing can.")
    groups: list[GroupPicture] = Field(
        description="How many members of each group must be chosen; empty if any mix will do."
    )


class LevelPicture(Described):
    id: str
    about: str


class GamePicture(Described):
    id: str
    name: str
    about: dict[str, str] = Field(description="What it is about in a sentence, by language; empty if it does not say.")
    player_counts: list[int]
    minutes: tuple[int, int] | None = Field(description="How long people mostly play, from and to.")
    weight: int | None = Field(description="How much there is to learn and to weigh up: 1 (light) to 4 (heavy).")
    options: list[OptionPicture]
    lesson: int | None = Field(description="The minutes of its first lesson; null if it has none.")


class Games(Described):
    games: list[GamePicture]
    most_actions: int = Field(description="A game that is longer ends: without a result, unless it is rated.")
    levels: list[LevelPicture]


class GameWords(Described):
    language: str = Field(description="The one that was asked for, or English.")
    messages: str = Field(description="A message file in the Fluent format.")


class SeatPicture(Described):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    person: str | None
    level: str | None = Field(description="The level of the bot that plays here, for itself or for an absent person.")
    present: bool
    seconds: float = Field(description="Seconds thought so far.")
    away: bool = Field(description="A bot plays until the person comes back.")
    program: bool = Field(description="The person is a program: its account is declared a bot's.")


class TableSummary(Described):
    id: str
    game: str
    players: int
    options: FreeJson
    status: Literal["gathering", "playing", "over"]
    private: bool
    pace: Literal["live", "turns"]
    days_per_turn: int | None
    rated: bool
    host: str
    seats: list[SeatPicture]
    actor: int | None
    created: str
    changed: str
    your_turn: bool
    yours: list[int]
    asked: bool = Field(description="Whether a seat waits for you: others want to play again with you.")


class SeatRights(Described):
    """The seats with which you may do something now. Players who are present or have time left are waited for first."""

    sit: list[int] = Field(description="Take it.")
    again: list[int] = Field(alias="return", description="Play there again, or let its player do so.")
    free: list[int] = Field(description="Free it for somebody else.")
    bot: list[int] = Field(description="Put a bot there, or let one play for its player.")


class SharePicture(Described):
    """A seat's share in what is dealt, which its player brings."""

    promise: str | None = Field(description="The SHA-256 of `boriken share SHARE`; null if none was promised.")
    share: str | None = Field(description="64 hexadecimal digits, once the game has begun; null if it was not shown.")
    awaited: bool = Field(description="All seats are taken, and the start waits for it, but not for long.")


class TablePicture(TableSummary):
    facts: FreeJson = Field(description="What is printed on the board and the buildings, for this set-up.")
    hides: bool = Field(description="Whether players know things that others at the table must not see.")
    version: int
    turn_since: str | None
    due: str | None
    is_host: bool
    invitation: str | None = Field(description="Lets others in; shown to those who sit here.")
    commitment: str | None = Field(description="A SHA-256 that commits the dealer before the first deal.")
    key: str | None = Field(description="The dealer's key, when the game is over.")
    shares: list[SharePicture] = Field(description="By seat: the players' part in what is dealt.")
    rematch: str | None
    may: SeatRights


class TableList(Described):
    tables: list[TableSummary]


# The game


class UndoWish(Described):
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class TakenBack(Described):
    by: int = Field(description="The seat that took something back.")
    at: int = Field(description="The number of actions that were left.")
    times: int = Field(description="How often in a row.")


class Score(Described):
    seat: int
    points: int
    tiebreak: int
    place: int = Field(description="Players who left and did not come back are placed after all who stayed.")
    sheet: dict[str, int]


class State(Described):
    version: int
    seat: int | None = Field(description="The seat whose view this is; null: what everybody may know.")
    actor: int | None
    over: bool
    view: FreeJson
    question: FreeJson | None
    choices: list[str] = Field(description="The legal actions of the seat, in notation.")
    counting: bool = Field(description="Whether a run of how-many questions can be answered at once by counts.")
    log_from: int
    log: list[FreeJson] = Field(description="The log from entry log_from on, at most 1000 entries.")
    log_length: int = Field(description="How many entries the log has: ask for the rest from the next one on.")
    may_undo: bool
    undo: UndoWish | None
    taken_back: list[TakenBack] = Field(description="Where something was taken back, the latest last.")
    scores: list[Score] | None
    seconds: list[float] = Field(description="Seconds thought so far, by seat; for the actor, before this turn.")
    actions: int


class Moved(Described):
    version: int
    state: State


class ChoicePicture(Described):
    action: str
    outcome: list[FreeJson]


class RefusalPicture(Described):
    code: str
    parameters: FreeJson
    sentence: str


class Choices(Described):
    version: int
    choices: list[ChoicePicture] = Field(description="Empty while it is not the seat's turn.")
    refused: dict[str, RefusalPicture]


class Moment(State):
    at: int = Field(description="The number of actions so far.")
    of: int = Field(description="The number of actions of the whole game so far.")


class FramePicture(Described):
    at: int = Field(description="The number of actions so far.")
    by: int | None = Field(description="The seat that decided; null: nobody has since the frame before.")
    actor: int | None
    over: bool
    view: FreeJson


class Film(Described):
    frames: list[FramePicture] = Field(description="The game at the first moment, and after each decision since.")
    of: int = Field(description="The number of actions of the whole game so far.")


class ActionPicture(Described):
    at: int = Field(description="The number of actions up to and including this one: replay shows what it led to.")
    turn: int = Field(description="Grows by one where a record begins a new line.")
    seat: int | None = Field(description="The seat that did it; null: chance.")
    text: str | None = Field(description="In notation; null if you may not know it yet.")


class Moments(Described):
    moments: list[ActionPicture]


class OpinionPicture(Described):
    action: str
    value: float | None = Field(description="The value of the choice; null if it was never tried.")
    visits: int = Field(description="The number of simulations in which it was tried.")


class Hint(Described):
    version: int
    level: str = Field(description="The level of the bot that was asked.")
    bot: str = Field(description="The bot's name in the arena.")
    unit: str = Field(description="The unit of the values.")
    opinions: list[OpinionPicture] = Field(description="Best first.")
    counts: dict[str, int] | None = Field(
        description="The bot's answer to the whole run of how-many questions, if one is open."
    )
    reason: str | None = Field(
        description="What the best choice brings beside the second, in sentences; null where things are counted."
    )


# What has been played


class Result(Described):
    seat: int
    points: int
    place: int = Field(description="Players who left and did not come back are placed after all who stayed.")


class PastTable(TableSummary):
    results: list[Result] = Field(description="Empty for a game that was played elsewhere.")


class History(Described):
    tables: list[PastTable]
    more: bool = Field(description="Whether there is another page.")


class Statistics(Described):
    game: str
    players: int
    games: int
    wins: int
    points: float = Field(description="On average.")
    place: float = Field(description="On average.")


class Rating(Described):
    person: str | None
    level: str | None = Field(description="The level of bots, which are rated together.")
    bot: bool = Field(description="Of bots: of a level, or of an account while it was declared a bot's.")
    name: str
    game: str
    players: int
    rating: float = Field(description="Three standard deviations below the mean: almost certainly exceeded.")
    mu: float
    sigma: float
    games: int


class Profile(Described):
    person: PersonPicture
    statistics: list[Statistics]
    ratings: list[Rating]


class Leaders(Described):
    ratings: list[Rating]


class Message(Described):
    number: int
    at: str
    person: str
    name: str
    text: str


class Messages(Described):
    messages: list[Message]


StaleFailure.model_rebuild()
