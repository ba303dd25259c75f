"""Whether it pays to buy a building of Puerto Rico: a player who does against a table that decides for itself.

python -m bench.purchases wharf large_warehouse --bot net --players 4 --games 400 --state purchases.jsonl

For each building three players sit alone at a table of the plain bot, with the same deals: one that `always` buys it as
soon as it can, one that `leans` to it (for bots of the kind net: by as much as its inclinations commonly differ), and
one that `never` buys it. A share below the equal one says that the habit loses.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from bench.selfplay import Plan, Story, percent, play, table
from boriken.arena import shares
from boriken.bots.bot import Bot
from boriken.bots.mannered import sharpness
from boriken.bots.net_bot import NetBot
from boriken.bots.network_judge import NetworkJudge
from boriken.bots.registry import make_bot
from boriken.bots.search_bot import SearchBot
from boriken.core.game import Game
from boriken.core.title import Title
from boriken.games.puerto_rico.catalogue import BASE_PLACES, FIRST_BUILDING, PLACE_NAMES

ALWAYS, LEANS, NEVER = "always", "leans", "never"
HABITS = (ALWAYS, LEANS, NEVER)
HEADINGS = ("building", "habit", "games", "buys it", "the others buy it", "its wins (95 %)", "its mean score")


class Habit(Bot):
    """A bot that always, or never, takes one action where there are others besides."""

    def __init__(self, name: str, bot: Bot, action: int, title: Title, always: bool) -> None:
        self.name = name
        self.bot = bot
        self.action = action
        self.notation = title.notation
        self.always = always

    def choose(self, game: Game, seat: int) -> int:
        legal = [int(action) for action in game.legal()]
        if self.action not in legal:
            return self.bot.choose(game, seat)
        if self.always:
            return self.action
        chosen = self.bot.choose(game.copy(), seat)
        return chosen if chosen != self.action else self.second(game, seat)

    def second(self, game: Game, seat: int) -> int:
        """The best but for the action: what the bot thinks next best of."""
        opinions = self.bot.explain(game, seat, self.notation).opinions
        avoided = self.notation[self.action]
        best = next(opinion.action for opinion in opinions if opinion.action != avoided)
        return list(self.notation).index(best)


def make_any(name: str, title: Title, seed: int) -> Bot:
    """`net, always wharf` and the like; any other name is a bot's own."""
    plain, _, habit = name.partition(", ")
    if not habit:
        return make_bot(plain, title, seed)
    kind, building = habit.split(" ")
    action = title.parse(f"build {building}")
    if kind == LEANS:
        return leaning(plain, title, action, seed)
    return Habit(name, make_bot(plain, title, seed), action, title, kind == ALWAYS)


def leaning(name: str, title: Title, action: int, seed: int) -> Bot:
    """The learned player with a taste for one action."""
    bot = make_bot(name, title, seed)
    player = bot.search.judge if isinstance(bot, SearchBot) else bot
    assert isinstance(player, NetBot | NetworkJudge)
    player.network = player.network.leaning({action: sharpness(title, player.network)})
    bot.name = f"{name}, {LEANS} {title.notation[action].removeprefix('build ')}"
    return bot


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("buildings", nargs="+", choices=PLACE_NAMES[FIRST_BUILDING:BASE_PLACES], metavar="BUILDING")
    parser.add_argument("--habits", nargs="+", choices=HABITS, default=HABITS)
    parser.add_argument("--bot", default="net")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--games", type=int, default=400, help="for each habit; rounded up to whole blocks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--state", type=Path, help="a file that keeps the games, to go on from there")
    options = parser.parse_args(arguments)
    if LEANS in options.habits and not options.bot.startswith("net"):
        parser.error("only bots of the kind net can lean to a building: leave the habit leans out")
    print(table(HEADINGS, []), flush=True)
    for building in options.buildings:
        for habit in options.habits:
            print(f"| {' | '.join(measured(building, habit, options))} |", flush=True)


def measured(building: str, habit: str, options: argparse.Namespace) -> list[str]:
    """A line of the table: one habit."""
    plan = Plan(options.bot, options.players, options.seed, rival=f"{options.bot}, {habit} {building}")
    games = -(-options.games // plan.players) * plan.players
    stories = play(plan, games, options.jobs, options.state, make_any)
    alone = [story.seats[story.number % plan.players] for story in stories]
    others = [seat for story in stories for seat in story.seats if seat.order != story.number % plan.players]
    bought, rivals = (mean_of([building in seat.city for seat in seats]) for seats in (alone, others))
    score = f"{mean_of([seat.points for seat in alone]):.1f}"
    return [building, habit, f"{games}", percent(bought), percent(rivals), share(plan, stories), score]


def share(plan: Plan, stories: Sequence[Story]) -> str:
    """Of the wins of the one who sits alone; games with one deal hang together."""
    blocks: defaultdict[int, list[float]] = defaultdict(list)
    for story in stories:
        blocks[plan.deal(story.number)].append(story.seats[story.number % plan.players].won)
    sums = [(sum(won), len(won)) for won in blocks.values()]
    low, high = shares.wilson(shares.mean(sums), shares.effective_size(sums))
    return f"{100 * shares.mean(sums):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def mean_of(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


if __name__ == "__main__":
    main()
