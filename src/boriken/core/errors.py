"""Errors in what somebody hands in. Each is one sentence that a player understands."""

from boriken.core.refusal import Refusal


class BorikenError(ValueError):
    """The base of them all: catch this one to catch any."""


class SetupError(BorikenError):
    """No such game, player count or option; where a game has a reason of its own, `refusal` says it as data."""

    def __init__(self, reason: str | Refusal) -> None:
        super().__init__(reason if isinstance(reason, str) else reason.sentence)
        self.refusal = None if isinstance(reason, str) else reason


class NotationError(BorikenError):
    """A text that names no action of the game."""


class IllegalActionError(BorikenError):
    """An action of the game that may not be done now; `refusal` says why, as data."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class DealerError(BorikenError):
    """Chance is to act, and its dealer cannot deal."""


class UndoError(BorikenError):
    """There is nothing to take back, or others must agree first."""


class RecordError(BorikenError):
    """A record that cannot be read, or that breaks a rule; `at` is the number of the action that fails, if one does."""

    def __init__(self, sentence: str, at: int | None = None) -> None:
        super().__init__(sentence)
        self.at = at


class PositionError(BorikenError):
    """A position that cannot be read or cannot exist."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence[:1].upper() + sentence[1:])


def quoted(value: object) -> str:
    """A value from outside, as a sentence can repeat it: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists within lists within lists
        return "something too large to show"
    return text if len(text) <= 40 else f"{text[:36]}...{text[-1]}"
