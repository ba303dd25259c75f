"""Asking a bot: here, and nowhere else, it is shown a game, and no more of it than its seat may know.

`seed` is for what the seat cannot know and is drawn again (`Game.determinize`).
"""

from collections.abc import Callable
from dataclasses import dataclass

from boriken.bots.bot import Bot, Explanation
from boriken.bots.reasons import Reason, find_reason
from boriken.bots.window import Window
from boriken.core.counting import answer_run
from boriken.core.errors import BorikenError
from boriken.core.game import CHANCE, Game
from boriken.core.match import Match
from boriken.core.seeds import child_seed
from boriken.core.setup import Setup
from boriken.core.title import Title

MOST_GUESSES = 20


@dataclass(frozen=True, slots=True)
class Advice:
    """A bot's opinion of each choice, and why it prefers the best to the second.

    Where many small choices make one decision, it has the whole decision (`counts`) and no reason.

    >>> import boriken
    >>> match = boriken.new_match("puerto-rico", players=3, seed=7, first_governor=0)
    >>> advice = boriken.advise(match, "search:50")
    >>> advice.explanation.bot, advice.counts, advice.reason.best in match.choices()
    ('search:50', None, True)
    """

    explanation: Explanation
    """Its opinions."""
    counts: dict[str, int] | None
    """How many of each thing, where that is asked thing by thing."""
    reason: Reason | None
    """Why the best is better than the second."""


def advise(make: Callable[[], Bot], match: Match, seed: int) -> Advice:
    """The bot is made twice, with the same luck: so the whole begins with what it calls the best."""
    bot = make()
    explanation = explain(bot, match, seed)
    counts = arrange(make(), match, seed)
    return Advice(explanation, counts, reason(bot, explanation, match, seed) if counts is None else None)


def decide(bot: Bot, match: Match, seed: int) -> str:
    """The action that the bot takes for the seat that decides."""
    check_decision(match)
    return match.title.notation[choice(bot, match.game, seed, match.setup)]


def explain(bot: Bot, match: Match, seed: int) -> Explanation:
    """The bot's opinion of each choice of the seat that decides."""
    check_decision(match)
    choices = match.choices()
    if len(choices) == 1:
        raise BorikenError(f"There is only one choice: {choices[0]}.")
    seat = int(match.game.actor)
    return bot.explain(match.game.determinize(seat, seed), seat, match.title.notation)


def reason(bot: Bot, explanation: Explanation, match: Match, seed: int) -> Reason | None:
    """The reason of a bot that has just explained its choices."""
    seat = int(match.game.actor)
    game = match.game.determinize(seat, seed)
    return find_reason(match.title, bot, explanation, game, seat, child_seed(seed, 0))


def arrange(bot: Bot, match: Match, seed: int) -> dict[str, int] | None:
    """How many of each thing the bot would have in the run of how-many questions that is open; None if none is."""
    check_decision(match)
    title, game = match.title, match.game.copy()
    question = title.question(game)
    counting = title.counting.get(question["kind"])
    if counting is None:
        return None
    actions = answer_run(title, game, lambda position, _: choice(bot, position, seed, match.setup))
    numbers = counting.result(match.game, game, question["seat"], actions)
    return {thing: numbers.get(thing, 0) for thing in question["things"]}


def choice(bot: Bot, game: Game, seed: int, setup: Setup | None = None) -> int:
    """The action of the actor's bot; it is not asked where there is no choice.

    Bots that look through a window need the set-up; those that read the position alone do without.
    """
    seat, legal = int(game.actor), [int(action) for action in game.legal()]
    if len(legal) == 1:
        return legal[0]
    action = shown(bot, game.determinize(seat, seed), seat, seed, setup)
    if action not in legal:
        raise BorikenError(f"The bot {bot.name} chose the action {action}, which is not legal.")
    return action


def shown(bot: Bot, game: Game, seat: int, seed: int, setup: Setup | None) -> int:
    """The bot's choice in a position it was given for itself."""
    if setup is None or not bot.wants_window:
        return bot.choose(game, seat)
    return bot.decide(Window(setup, game, seat, seed))


def ponder(make: Callable[[], Bot], title: Title, setup: Setup, game: Game, seed: int) -> None:
    """Think for nothing where only the seat itself can tell that it has no choice: an answer at once would tell.

    A bot made for it decides in a position that looks the same to another seat, and in which there is a choice.
    """
    if len(game.legal()) != 1 or title.shows_choices(game, setup):
        return
    seat, other = int(game.actor), (int(game.actor) + 1) % int(game.seats)
    for number in range(MOST_GUESSES):
        guess = game.determinize(other, child_seed(seed, number))
        if len(guess.legal()) > 1:
            bot, own = make(), child_seed(seed, number)
            shown(bot, guess.determinize(seat, own), seat, own, setup)
            bot.close()
            return


def check_decision(match: Match) -> None:
    if match.over:
        raise BorikenError("The game is over: there is nothing to decide.")
    if match.game.actor == CHANCE:
        raise BorikenError("Chance decides this, not a player.")
