"""What an action would bring at once."""

from __future__ import annotations

from boriken.core.game import EVENT_SIZE
from boriken.core.match import Match
from boriken.core.title import Json


def outcome(match: Match, action: str) -> list[Json]:
    """The events that a legal action of the actor would bring before anybody is asked again, chance included.

    Nothing if it would show something that is hidden until then.
    """
    title, number = match.title, match.title.parse(action)
    if title.reveals(match.game, number):
        return []
    game = match.game.copy()
    game.listening = True
    game.apply(number)
    told = [int(value) for value in game.events]
    size = int(EVENT_SIZE)
    events = [title.event(told[at : at + size]) for at in range(0, len(told), size)]
    return [title.masked(event, match.actor) for event in events]
