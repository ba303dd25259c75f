"""Bodies of requests, checked before anything is done with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

FreeJson = dict[str, Any]


def whole(value: object) -> object:
    """In JSON, 2.0 is an integer."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)

# No control characters or marks that change how text is shown, and something visible
HIDDEN = r"\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff"
PLAIN = rf"^[^{HIDDEN}]*[^\s{HIDDEN}][^{HIDDEN}]*$"

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PLAIN)]
ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PLAIN)]
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
Identity = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,16}$")]
Digits = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=80)]


class Request(BaseModel):
    """The base of all bodies: unknown fields are errors."""

    model_config = ConfigDict(extra="forbid", strict=True)


# People


class GuestRequest(Request):
    name: Name = Field(examples=["Ada"])


class MeRequest(Request):
    """Fields that are left out stay as they are; an empty text removes one."""

    name: Name | None = Field(None, examples=["Ada"])
    language: Language | None = Field(None, examples=["de"])
    email: Email | None = Field(None, examples=["ada@house.test"], description="Where mail says it is your turn.")
    webhook: Webhook | None = Field(None, description="An https address that is called when it is your turn.")
    bot: bool | None = Field(None, description="Whether your account is a program's: it is marked, and rated apart.")


class AccountRequest(Request):
    login: Login = Field(examples=["ada"])
    password: Password = Field(examples=["quarry and coffee roaster"])


class PasswordRequest(Request):
    old_password: GivenPassword = Field(examples=["quarry and coffee roaster"])
    password: Password = Field(examples=["harbor and large warehouse"])


class LoginRequest(Request):
    login: Login = Field(examples=["ada"])
    password: GivenPassword = Field(examples=["quarry and coffee roaster"])


class ProofRequest(Request):
    password: GivenPassword = Field(examples=["quarry and coffee roaster"])


class MailTokenRequest(Request):
    token: Annotated[str, StringConstraints(max_length=400, pattern=r"^[ -~]+$")]


class LinkRequest(Request):
    token: Token = Field(examples=["BQxR3Qz0vXo4l1yJm2pT8cWf6hKd9sNa"])


class TokenRequest(Request):
    name: Name = Field(examples=["my bot"], description="By which you know it again.")
    scopes: list[Literal["read", "play", "chat"]] = Field(
        min_length=1,
        max_length=3,
        examples=[["read", "play"]],
        description="read: see what you see; play: open tables, sit down, decide; chat: write to the others.",
    )


class PasskeyRequest(Request):
    ticket: Ticket = Field(description="As it came with the options.")
    credential: FreeJson = Field(description="The browser's credential, as its toJSON() gives it.")


# Tables

PROMISE = Field(
    None,
    description="Of a share in what is dealt: the SHA-256 of `boriken share` and 64 hexadecimal digits of your own,"
    " which you show when all seats are taken.",
)


class ChairRequest(Request):
    kind: Literal["me", "open", "bot"]
    level: str | None = Field(None, max_length=40)
    name: Name | None = Field(None, description="What one of your own seats is called; without it, your name.")
    promise: Digits | None = PROMISE


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
    key: Key | None = Field(None, description="The same for every attempt to set up this table.", examples=["7f39"])


class JoinRequest(Request):
    seat: SeatNumber | None = None
    invitation: str | None = Field(None, max_length=40)
    promise: Digits | None = PROMISE


class RematchRequest(Request):
    promises: list[Digits] = Field(
        default_factory=list,
        max_length=9,
        description="Of shares in what is dealt: one for each of your seats, in order.",
    )


class ShareRequest(Request):
    share: Digits = Field(description="32 random bytes, whose promise you gave when you sat down.")


class StartRequest(Request):
    fill: str | None = Field(
        None, max_length=40, examples=["skilled"], description="The level of the bots that take free seats."
    )


class ResignRequest(Request):
    seat: SeatNumber = Field(examples=[0])
    level: str | None = Field(None, max_length=40, examples=["skilled"])


class ReplaceRequest(Request):
    kind: Literal["bot", "open"]
    level: str | None = Field(None, max_length=40, examples=["skilled"])


class MoveRequest(Request):
    version: Number = Field(description="The highest version of this table that you have seen.", examples=[1])
    key: Key = Field(description="The same for every attempt to send this move.", examples=["7f3a"])
    seat: SeatNumber = Field(examples=[0])
    actions: list[ActionText] | None = Field(None, min_length=1, max_length=100, examples=[["settler"]])
    counts: dict[ActionText, Annotated[int, Field(ge=0, le=1000), WHOLE]] | None = Field(
        None, max_length=100, description="Answers a run of how-many questions at once."
    )


class UndoRequest(Request):
    version: Number = Field(examples=[1])
    key: Key = Field(examples=["7f3b"])
    seat: SeatNumber = Field(examples=[0])


class UndoAnswer(Request):
    seat: SeatNumber = Field(examples=[0])
    agree: bool


# Analyses


class AnalysisRequest(Request):
    """From a moment of a finished game, from a position, or as a copy of another analysis."""

    table: Identity | None = None
    at: Number = Field(0, description="The number of actions of that game.")
    invitation: str | None = Field(None, max_length=40)
    position: FreeJson | None = Field(None, description="A position, as boriken.Match.position() gives it.")
    copy_of: Identity | None = None
    language: Language = "en"


class FormRequest(Request):
    position: FreeJson = Field(description="A position; without a state, an empty table.")
    dealt: bool = Field(False, description="Without a state: the beginning of a game instead of an empty table.")
    language: Language = "en"


class AnalysisMove(Request):
    node: Number = Field(description="The moment at which it is played.", examples=[0])
    actions: list[ActionText] | None = Field(None, min_length=1, max_length=100, examples=[["settler"]])
    counts: dict[ActionText, Annotated[int, Field(ge=0, le=1000), WHOLE]] | None = Field(None, max_length=100)
    anew: bool = Field(False, description="Let chance deal anew, where this was played before.")


class NodeRequest(Request):
    node: Number = Field(examples=[0])


class BotsRequest(NodeRequest):
    level: str = Field("expert", max_length=40, description="The level of the bots that play on.")


# Chat


class ChatRequest(Request):
    text: ChatText = Field(examples=["Good luck!"])
    key: Key = Field(examples=["7f3c"])


# Learning


class LessonRequest(Request):
    step: Annotated[int, Field(ge=0, le=60), WHOLE] = Field(examples=[0])
    done: list[Annotated[list[ActionText], Field(max_length=30)]] = Field(
        max_length=60, description="The answer to each step before this one; empty where nothing was asked."
    )
    actions: list[ActionText] | None = Field(None, min_length=1, max_length=100)
    counts: dict[ActionText, Annotated[int, Field(ge=0, le=1000), WHOLE]] | None = Field(None, max_length=100)
    language: Language = "en"


class PuzzleAnswer(Request):
    actions: list[ActionText] = Field(
        min_length=1, max_length=100, examples=[["settler"]], description="The first of them is the answer."
    )
    language: Language = "en"
