"""Small arenas: a bot that plays better than chance, and quick plans."""

from __future__ import annotations

from boriken.arena.block import Block, Played
from boriken.arena.plan import Plan, make_plan
from boriken.bots.bot import Bot
from boriken.bots.random_bot import RandomBot
from boriken.bots.registry import make_bot
from boriken.core.game import Game
from boriken.core.title import Title

PASS = 0


class Eager(RandomBot):
    """Does what brings most points at once, and otherwise anything but to pass."""

    name = "eager"

    def choose(self, game: Game, seat: int) -> int:
        legal = [int(action) for action in game.legal()]
        most = max(points_after(game, seat, action) for action in legal)
        best = [action for action in legal if points_after(game, seat, action) == most]
        best = best[1:] if len(best) > 1 and best[0] == PASS else best
        return best[int(self.random.below(len(best)))]


def points_after(game: Game, seat: int, action: int) -> int:
    after = game.copy()
    after.apply(action)
    return int(after.points(seat))


class Steady(Bot):
    """Has no will and no luck of its own: does the same wherever it sits."""

    name = "steady"

    def choose(self, game: Game, seat: int) -> int:
        legal = game.legal()
        return int(legal[int(game.turn) % len(legal)])


class Cheat(Bot):
    """Does what nobody may."""

    name = "cheat"

    def choose(self, game: Game, seat: int) -> int:
        return -7


def maker(name: str, title: Title, seed: int) -> Bot:
    """Also the bots of this file, and any number of random ones: random-1, random-2 ..."""
    if name == Eager.name:
        return Eager(seed)
    if name in (Steady.name, Cheat.name):
        return Steady() if name == Steady.name else Cheat()
    bot = make_bot(name.partition("-")[0], title, seed)
    bot.name = name
    return bot


def plan(*bots: str, players: int = 3, mode: str | None = None, seed: int = 1) -> Plan:
    return make_plan("puerto-rico", players, bots, mode=mode, seed=seed, maker=maker)


def game(*places: int, bots: str = "abc", points: tuple[int, ...] = ()) -> Played:
    """A game that ended in these places; without points, a place is worth some."""
    return Played(tuple(bots), points or tuple(10 - place for place in places), places, 100)


def block(number: int, *games: Played) -> Block:
    return Block(number, games)
