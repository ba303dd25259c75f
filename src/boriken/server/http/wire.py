"""What goes over the wire: the requests, checked, and the answers, described."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

FreeJson = dict[str, Any]


def whole(value: object) -> object:
    """In JSON 2.0 is an integer."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)

# Neither control characters nor marks that change how the text around them is shown; something visible in between
HIDDEN = r"\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff"
PLAIN = rf"^[^{HIDDEN}]*[^\s{HIDDEN}][^{HIDDEN}]*$"

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PLAIN)]
Said = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PLAIN)]
Login = Annotated[str, StringConstraints(to_lower=True, pattern=r"^[A-Za-z0-9._@+-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
GivenPassword = Annotated[str, StringConstraints(max_length=200)]
Language = Annotated[str, StringConstraints(pattern=r"^([a-z]{2,3}(-[A-Z]{2})?)?$")]
Email = Annotated[str, StringConstraints(max_length=200, pattern=r"^([!-?A-~]+@[!-?A-~]+)?$")]
Webhook = Annotated[str, StringConstraints(max_length=500, pattern=r"^(https:/{2}[!-~]+)?$")]
Token = Annotated[str, StringConstraints(max_length=80, pattern=r"^[!-~]+$")]
Ticket = Annotated[str, StringConstraints(max_length=300, pattern=r"^[ -~]+$")]
Key = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[\x21-\x7e]+$")]
Number = Annotated[int, Field(ge=0, le=2**31 - 1), WHOLE]
SeatNumber = Annotated[int, Field(ge=0, le=9), WHOLE]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=80)]


class Request(BaseModel):
    """Unknown fields are mistakes."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Described(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What is wrong


class Problem(Described):
    code: str = Field(description="For programs; of a rule that is broken, the rule's own.")
    message: str = Field(description="One sentence for a person.")
    parameters: FreeJson


class Failure(Described):
    error: Problem


class StaleFailure(Failure):
    state: State | None = None


# People


class GuestRequest(Request):
    name: Name = Field(examples=["Ada"])


class MeRequest(Request):
    """What is not there stays as it is; an empty text removes it."""

    name: Name | None = Field(None, examples=["Ada"])
    language: Language | None = Field(None, examples=["de"])
    email: Email | None = Field(None, examples=["ada@house.test"], description="Where to say that it is your turn.")
    webhook: Webhook | None = Field(None, description="An address that is called when it is your turn.")


class AccountRequest(Request):
    login: Login = Field(examples=["ada"])
    password: Password = Field(examples=["quarry and coffee roaster"])


class PasswordRequest(Request):
    old_password: GivenPassword = Field(examples=["quarry and coffee roaster"])
    password: Password = Field(examples=["harbor and large warehouse"])


class LoginRequest(Request):
    login: Login = Field(examples=["ada"])
    password: GivenPassword = Field(examples=["quarry and coffee roaster"])


class LinkRequest(Request):
    token: Token = Field(examples=["BQxR3Qz0vXo4l1yJm2pT8cWf6hKd9sNa"])


class PasskeyRequest(Request):
    ticket: Ticket = Field(description="As it came with the options.")
    credential: FreeJson = Field(description="What the browser made of the options, as its toJSON() gives it.")


class PasskeyOptions(Described):
    options: FreeJson = Field(description="For the browser's navigator.credentials, by parse…OptionsFromJSON().")
    ticket: str = Field(description="To be sent back with the answer, within five minutes.")


class PasskeyPicture(Described):
    id: str
    created: str


class PasskeyList(Described):
    passkeys: list[PasskeyPicture]


class PersonalLink(Described):
    url_token: str = Field(description="Lets whoever has it be this person, until it is revoked.")


class PersonPicture(Described):
    id: str
    name: str
    guest: bool = Field(description="Has neither a login nor a passkey.")


class OwnSettings(Described):
    email: str | None
    webhook: str | None


class OwnPicture(PersonPicture):
    login: str | None
    language: str | None
    settings: OwnSettings


class Me(Described):
    person: OwnPicture | None
    csrf: str = Field(description="To be sent back as X-CSRF-Token with everything that changes something.")


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
    members: list[str] = Field(description="What can be chosen together, as a text with commas between; or none.")
    groups: list[GroupPicture] = Field(description="How many of which members make a whole; none where any mix does.")


class LevelPicture(Described):
    id: str
    about: str


class GamePicture(Described):
    id: str
    name: str
    player_counts: list[int]
    options: list[OptionPicture]


class Games(Described):
    games: list[GamePicture]
    levels: list[LevelPicture]


# Tables


class ChairRequest(Request):
    kind: Literal["me", "open", "bot"]
    level: str | None = Field(None, max_length=40)


class TableRequest(Request):
    game: str = Field(max_length=40, examples=["puerto-rico"])
    players: Annotated[int, Field(ge=1, le=9), WHOLE] = Field(examples=[4])
    options: dict[str, str | Annotated[int, WHOLE] | bool] = Field(default_factory=dict, examples=[{"edition": "2020"}])
    seats: list[ChairRequest] = Field(
        max_length=9,
        examples=[[{"kind": "me"}, *({"kind": "bot", "level": "casual"} for _ in range(3))]],
    )
    private: bool = True
    pace: Literal["live", "turns"] = "live"
    days_per_turn: Annotated[int, Field(ge=1, le=60), WHOLE] | None = None
    rated: bool = False


class JoinRequest(Request):
    seat: SeatNumber | None = None
    invitation: str | None = Field(None, max_length=40)


class StartRequest(Request):
    fill: str | None = Field(
        None, max_length=40, examples=["skilled"], description="The level of bots for the seats that are still free."
    )


class ResignRequest(Request):
    seat: SeatNumber = Field(examples=[0])
    level: str | None = Field(None, max_length=40, examples=["skilled"])


class ReplaceRequest(Request):
    kind: Literal["bot", "open"]
    level: str | None = Field(None, max_length=40, examples=["skilled"])


class SeatPicture(Described):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    person: str | None
    level: str | None = Field(description="Of the bot that plays here, for itself or for an absent person.")
    present: bool
    seconds: float = Field(description="Thought so far.")
    away: bool = Field(description="A bot minds the seat until its person comes back.")


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


class SeatRights(Described):
    """The seats with which you may do something now. A player who is there, or has time left, is waited for first."""

    sit: list[int] = Field(description="Take it.")
    again: list[int] = Field(alias="return", description="Play there again, or let its player do so.")
    free: list[int] = Field(description="Free it for another.")
    bot: list[int] = Field(description="Put a bot there, or let one play for its player.")


class TablePicture(TableSummary):
    facts: FreeJson = Field(description="What is printed on board and buildings, for this set-up.")
    hides: bool = Field(description="Whether players know things of this set-up that others at the table must not see.")
    version: int
    turn_since: str | None
    due: str | None
    is_host: bool
    invitation: str | None = Field(description="What lets others in; for those who sit here.")
    commitment: str | None = Field(description="SHA-256 that binds the dealer before the first deal.")
    key: str | None = Field(description="The dealer's key, when the game is over.")
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


class Score(Described):
    seat: int
    points: int
    tiebreak: int
    place: int = Field(description="Who has left and did not come back comes after all who stayed.")
    sheet: dict[str, int]


class State(Described):
    version: int
    seat: int | None = Field(description="Through whose eyes; null: what everybody may know.")
    actor: int | None
    over: bool
    view: FreeJson
    question: FreeJson | None
    choices: list[str] = Field(description="What the seat may do now, in notation.")
    counting: bool = Field(description="A run of how-many questions, which counts can answer at once.")
    log_from: int
    log: list[FreeJson] = Field(description="The story from entry log_from on.")
    may_undo: bool
    undo: UndoWish | None
    scores: list[Score] | None
    seconds: list[float] = Field(description="Thought so far, by seat; of the actor, until this turn.")
    actions: int


class MoveRequest(Request):
    version: Number = Field(description="The highest number seen of this table.", examples=[1])
    key: Key = Field(description="The same for every attempt to send this move.", examples=["7f3a"])
    seat: SeatNumber = Field(examples=[0])
    actions: list[ActionText] | None = Field(None, min_length=1, max_length=100, examples=[["settler"]])
    counts: dict[ActionText, Annotated[int, Field(ge=0, le=1000), WHOLE]] | None = Field(
        None, max_length=100, description="Answers a run of how-many questions at once."
    )


class Moved(Described):
    version: int
    state: State


class UndoRequest(Request):
    version: Number = Field(examples=[1])
    key: Key = Field(examples=["7f3b"])
    seat: SeatNumber = Field(examples=[0])


class UndoAnswer(Request):
    seat: SeatNumber = Field(examples=[0])
    agree: bool


class ChoicePicture(Described):
    action: str
    outcome: list[FreeJson]


class RefusalPicture(Described):
    code: str
    parameters: FreeJson
    sentence: str


class Choices(Described):
    version: int
    choices: list[ChoicePicture] = Field(description="Empty while the seat is not asked.")
    refused: dict[str, RefusalPicture]


class Moment(State):
    at: int = Field(description="Actions done by then.")
    of: int = Field(description="Actions of the whole game so far.")


class ActionPicture(Described):
    at: int = Field(description="Actions done when it was done: replay shows what it led to.")
    turn: int = Field(description="Where a record begins a new line, it grows by one.")
    seat: int | None = Field(description="Who did it; null: chance.")
    text: str | None = Field(description="In notation; null where it may not be known yet.")


class Moments(Described):
    moments: list[ActionPicture]


class OpinionPicture(Described):
    action: str
    value: float | None = Field(description="What the choice is worth; null if it was never tried.")
    visits: int = Field(description="In how many lines of play it was tried.")


class Hint(Described):
    version: int
    level: str = Field(description="Of the bot that was asked.")
    bot: str = Field(description="That bot, as the arena calls it.")
    unit: str = Field(description="What the values count.")
    opinions: list[OpinionPicture] = Field(description="The best first.")
    counts: dict[str, int] | None = Field(
        description="Its answer to a whole run of how-many questions, if one is open."
    )


# What has been played


class Result(Described):
    seat: int
    points: int
    place: int = Field(description="Who has left and did not come back comes after all who stayed.")


class PastTable(TableSummary):
    results: list[Result] = Field(description="Empty for a game that was played elsewhere.")


class History(Described):
    tables: list[PastTable]
    more: bool = Field(description="Whether there is a page after this one.")


class Statistics(Described):
    game: str
    players: int
    games: int
    wins: int
    points: float = Field(description="On average.")
    place: float = Field(description="On average.")


class Rating(Described):
    person: str | None
    level: str | None = Field(description="The bots of a level are rated together.")
    name: str
    game: str
    players: int
    rating: float = Field(description="Three standard deviations below the mean: almost certainly reached.")
    mu: float
    sigma: float
    games: int


class Profile(Described):
    person: PersonPicture
    statistics: list[Statistics]
    ratings: list[Rating]


class Leaders(Described):
    ratings: list[Rating]


# Chat


class ChatRequest(Request):
    text: Said = Field(examples=["Good luck!"])
    key: Key = Field(examples=["7f3c"])


class Message(Described):
    number: int
    at: str
    person: str
    name: str
    text: str


class Messages(Described):
    messages: list[Message]


StaleFailure.model_rebuild()
