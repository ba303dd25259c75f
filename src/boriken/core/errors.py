"""What can be wrong with what someone hands in. Each error is one sentence that a player understands."""

from boriken.core.refusal import Refusal


class BorikenError(ValueError):
    """The base of them all: catch this one to catch any."""


class SetupError(BorikenError):
    """No such game, player count or option."""


class NotationError(BorikenError):
    """A text that names no action of the game."""


class IllegalActionError(BorikenError):
    """An action of the game that may not be done now; `refusal` says why, as data."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class UndoError(BorikenError):
    """There is nothing to take back, or others must agree first."""


class RecordError(BorikenError):
    """A record that cannot be read, or that breaks a rule; `at` is the number of the action that fails, if one does."""

    def __init__(self, sentence: str, at: int | None = None) -> None:
        super().__init__(sentence)
        self.at = at


class PositionError(BorikenError):
    """A position that cannot be read or cannot exist."""
