"""The line that follows a choice, told in events as the seat could know them."""

from __future__ import annotations

from boriken.bots.lines import most_tried
from boriken.bots.tree import Node
from boriken.core.game import Game
from boriken.core.title import Json
from boriken.reviews.judge import Option, SeatJudge

LONGEST = 5  # decisions that follow the choice


def line(judge: SeatJudge, option: Option) -> list[Json]:
    """The events of a choice, and how it would probably go on until chance decides; `move` counts from 1."""
    game, heard_so_far = judge.game.copy(), []
    game.listening = True
    for action in option.actions:
        game.apply(action)
        heard_so_far.append(heard(judge, game))
    node: Node | None = option.node
    while node is not None and len(heard_so_far) < len(option.actions) + LONGEST:
        node = go_on(judge, game, node)
        heard_so_far.append(heard(judge, game))
    return [{"move": move, **event} for move, events in enumerate(heard_so_far, start=1) for event in events]


def go_on(judge: SeatJudge, game: Game, node: Node) -> Node | None:
    """One more decision, as it was tried most; None where the line ends."""
    if game.actor < 0:
        return None
    if judge.search.judge.follow(game):
        return node
    best = most_tried(node, game.legal())
    if best is None:
        return None
    game.apply(node.actions[best])
    return node.child(best)


def heard(judge: SeatJudge, game: Game) -> list[Json]:
    """The events since the last time, without what the seat may not know."""
    events = [judge.title.masked(event, judge.seat) for event in judge.title.events(game)]
    game.events = game.events[:0]
    return events
