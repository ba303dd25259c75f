"""Errors in what somebody hands in. Each is one sentence that a player understands."""

from boriken.core.refusal import Refusal


class BorikenError(ValueError):
    """The base of them all: catch this one to catch any.

    >>> import boriken
    >>> try:
    ...     boriken.new_match("chess", players=2)
    ... except boriken.BorikenError as error:
    ...     print(error)
    There is no game 'chess'; there is puerto-rico, san-juan, anno-1503.
    """


class SetupError(BorikenError):
    """No such game, player count or option; where a game has a reason of its own, `refusal` says it as data.

    >>> import boriken
    >>> try:
    ...     boriken.new_match("san-juan", players=9)
    ... except boriken.SetupError as error:
    ...     print(error, error.refusal)
    San Juan is for 2 to 4 players, not 9. None
    """

    refusal: Refusal | None
    """The game's own reason, if it has one."""

    def __init__(self, reason: str | Refusal) -> None:
        super().__init__(reason if isinstance(reason, str) else reason.sentence)
        self.refusal = None if isinstance(reason, str) else reason


class NotationError(BorikenError):
    """A text that names no action of the game.

    >>> import boriken
    >>> try:
    ...     boriken.new_match("san-juan", players=2, seed=1).play("bilder")
    ... except boriken.NotationError as error:
    ...     print(error)
    'bilder' is no action of San Juan; perhaps you mean builder or build hero.
    """


class IllegalActionError(BorikenError):
    """An action of the game that may not be done now; `refusal` says why, as data.

    >>> import boriken
    >>> try:
    ...     boriken.new_match("san-juan", players=2, seed=1).play("sell indigo")
    ... except boriken.IllegalActionError as error:
    ...     print(error.refusal.code)
    another_question
    """

    refusal: Refusal
    """The reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class DealerError(BorikenError):
    """Chance is to act, and its dealer cannot deal: that of a live table whose key is not shown yet.

    >>> import boriken
    >>> live = boriken.new_match("san-juan", players=2, dealer=boriken.SecretDealer.fresh())
    >>> copy = boriken.load_record(live.at(0).record())
    >>> try:
    ...     copy.deal()
    ... except boriken.DealerError as error:
    ...     print(error)
    Only the holder of the dealer's key can deal, and the key is not shown before the game is over.
    """


class UndoError(BorikenError):
    """There is nothing to take back, or others must agree first.

    >>> import boriken
    >>> try:
    ...     boriken.new_match("san-juan", players=2, seed=1).undo()
    ... except boriken.UndoError as error:
    ...     print(error)
    There is nothing to take back.
    """


class RecordError(BorikenError):
    """A record that cannot be read, or that breaks a rule; `at` is the number of the action that fails, if one does.

    >>> import boriken
    >>> record = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0).record()
    >>> try:
    ...     boriken.load_record(record + "1. 0 sell corn")
    ... except boriken.RecordError as error:
    ...     error.at, str(error)[:8]
    (5, 'Action 5')
    """

    at: int | None
    """The number of the action, counted from 1."""

    def __init__(self, sentence: str, at: int | None = None) -> None:
        super().__init__(sentence)
        self.at = at


class PositionError(BorikenError):
    """A position that cannot be read or cannot exist.

    The sentence is for those who write documents; the code and its parameters are for front ends that speak other
    languages (`faults-` and the code among the words). `where` among them is the place in the document, such as
    `state.seats[1].goods.corn`.

    >>> import boriken
    >>> try:
    ...     boriken.from_position({"game": "san-juan"})
    ... except boriken.PositionError as error:
    ...     print(error)
    The position.players is missing.
    """

    code: str
    """The reason, for programs."""
    parameters: dict[str, str | int]
    """The names and numbers in it."""

    def __init__(self, sentence: str, code: str = "other", **parameters: str | int) -> None:
        super().__init__(sentence[:1].upper() + sentence[1:])
        self.code = code
        self.parameters = parameters


def quoted(value: object) -> str:
    """A value from outside, as a sentence can repeat it: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists within lists within lists
        return "something too large to show"
    return text if len(text) <= 40 else f"{text[:36]}...{text[-1]}"
