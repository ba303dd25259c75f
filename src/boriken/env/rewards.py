"""Rewards at the end of a game."""

from boriken.core.errors import SetupError, quoted
from boriken.core.game import Game, rank
from boriken.learn.batch import NO_LEAD

WIN = "win"
LEAD = "lead"
REWARDS = (WIN, LEAD)
ILLEGAL = -1.0  # for whoever does what is not legal, which ends the game

LEAST_LEAD, MOST_LEAD = -int(NO_LEAD), 255 - int(NO_LEAD)


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise SetupError(f"The reward can be {' or '.join(REWARDS)}, not {quoted(name)}.")
    return name


def rewards(game: Game, name: str) -> list[float]:
    """The reward of every seat, if the game ends as it stands."""
    return shares(game) if name == WIN else leads(game)


def shares(game: Game) -> list[float]:
    """One win, shared by those who have the first place; the rewards add up to 1."""
    firsts = [rank(game, seat) == 1 for seat in range(int(game.seats))]
    return [1.0 / sum(firsts) if first else 0.0 for first in firsts]


def leads(game: Game) -> list[float]:
    """How many points each seat is ahead of the mean, rounded down, from -128 to 127."""
    points = [int(game.points(seat)) for seat in range(int(game.seats))]
    mean = sum(points) // len(points)
    return [float(min(max(own - mean, LEAST_LEAD), MOST_LEAD)) for own in points]
