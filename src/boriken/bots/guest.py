"""A bot that somebody brings, at a table of ours: whatever it does, the game goes on."""

from __future__ import annotations

import logging

from boriken.bots import own
from boriken.bots.bot import Bot
from boriken.bots.greedy_bot import GreedyBot
from boriken.bots.program import ProgramError
from boriken.bots.window import Window
from boriken.core.errors import BorikenError, NotationError, quoted
from boriken.core.game import Game
from boriken.core.title import Title

log = logging.getLogger(__name__)

MOST_TROUBLES = 3  # in a row, after which the bot is not asked again


class GuestBot(Bot):
    """Asks a bot of somebody else. Where that fails, `greedy` decides in its place, and `troubles` says why."""

    wants_window = True

    def __init__(self, name: str, title: Title, guest: own.Bot) -> None:
        self.name = name
        self.title = title
        self.guest = guest
        self.repeatable = guest.repeatable
        self.stand_in = GreedyBot(title.evaluator(""), style="")
        self.troubles: list[str] = []
        self.in_a_row = 0

    def choose(self, game: Game, seat: int) -> int:
        raise BorikenError(f"The bot {self.name} looks through a window, and that needs the set-up of the game.")

    def decide(self, window: Window) -> int:
        legal = [int(action) for action in window.game.legal()]
        if self.in_a_row < MOST_TROUBLES:
            try:
                action = self.understood(self.guest.choose(window.copy()), window, legal)
            except ProgramError as error:
                self.note(f"The bot {self.name} {error}.", None)
            except Exception as error:  # whatever strangers may raise
                self.note(f"The bot {self.name} failed with {type(error).__name__}: {error}.", error)
            else:
                if action is not None:
                    self.in_a_row = 0
                    return action
        return self.stand_in.decide(window)

    def understood(self, answer: object, window: Window, legal: list[int]) -> int | None:
        """The number of the action that is meant; None, and a note, if it is not legal."""
        if isinstance(answer, int) and not isinstance(answer, bool) and answer in legal:
            return int(answer)
        reason = why_not(answer, window)
        if reason is None:
            return self.title.parse(answer)
        self.note(f"The bot {self.name} chose {quoted(answer)}, which is not legal: {reason}", None)
        self.guest.refused(reason)
        return None

    def note(self, trouble: str, error: Exception | None) -> None:
        self.troubles.append(trouble)
        self.in_a_row += 1
        rest = "" if self.in_a_row < MOST_TROUBLES else f" It is not asked again, after {MOST_TROUBLES} in a row."
        log.error("%s The bot %s decides in its place.%s", trouble, self.stand_in.name, rest, exc_info=error)

    def close(self) -> None:
        self.guest.close()


def why_not(answer: object, window: Window) -> str | None:
    """The sentence that says why an answer is not legal; None if it is."""
    title = window.title
    try:
        action = title.parse(answer)
    except NotationError as error:
        return str(error)
    return None if action in list(window.game.legal()) else title.refuse(window.game, action).sentence
