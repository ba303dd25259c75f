"""Lines of play that a bot has in mind: a choice, and how it would probably go on."""

from __future__ import annotations

from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from boriken.bots.bot import Bot
from boriken.bots.search_bot import SearchBot
from boriken.bots.tree import Node
from boriken.core.game import CHANCE, OVER, Game
from boriken.core.randomness import Random
from boriken.core.title import Title

SURE = 10  # simulations that tell how somebody would go on
LONGEST = 400  # actions of a line


@dataclass(frozen=True)
class Inclinations:
    """How a bot goes on where its tree ends.

    Lines that begin alike come to the same positions again and again; there a bot that looks ahead, and is the same
    whenever it is asked, decides once. In the last turn of a game that takes it a tenth of a second.
    """

    title: Title
    bot: Bot
    found: dict[str, int] = field(default_factory=dict)

    def action(self, game: Game) -> int:
        if not isinstance(self.bot, SearchBot):
            return self.bot.go_on(game, int(game.actor))
        position = repr(self.title.save(game))
        if position not in self.found:
            self.found[position] = self.bot.go_on(game, int(game.actor))
        return self.found[position]


def play_on(inclined: Inclinations, game: Game, action: int, turns: int, random: Random) -> None:
    """Play an action in a position of the bot's own, and on for so many turns or to the end.

    Everybody goes on as the bot has tried most often in its tree, and beyond it as seems best to it at once.
    """
    bot, end = inclined.bot, int(game.turn) + turns
    node = after(bot.tree, action) if isinstance(bot, SearchBot) else None
    game.apply(action)
    for _ in range(LONGEST):
        if game.actor == OVER or game.turn >= end:
            return
        if game.actor == CHANCE:
            game.apply(game.outcome(random.below(game.ways())))
        elif not (isinstance(bot, SearchBot) and bot.search.judge.follow(game)):
            node = decide(inclined, game, node)


def decide(inclined: Inclinations, game: Game, node: Node | None) -> Node | None:
    """One decision; the node of the tree that it leads to, if the tree goes as far."""
    legal = game.legal()
    at = None if node is None else most_tried(node, legal)
    if node is None or at is None:
        game.apply(legal[0] if len(legal) == 1 else inclined.action(game))
        return None
    game.apply(node.actions[at])
    return node.child(at)


def after(root: Node | None, action: int) -> Node | None:
    """The node that an action of the root leads to."""
    found = [] if root is None else [at for at in range(len(root.actions)) if root.actions[at] == action]
    return root.child(found[0]) if root is not None and found else None


def most_tried(node: Node, legal: vec[i64]) -> int | None:
    """The place of the legal action that was tried most; None if none was tried so often that it tells something."""
    tried = [at for at in range(len(node.actions)) if node.actions[at] in legal]
    best = max(tried, key=lambda at: node.visits[at], default=None)
    return None if best is None or (node.visits[best] < SURE and len(legal) > 1) else best
