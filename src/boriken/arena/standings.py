"""The results of all blocks, as one document."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boriken.arena import plackett_luce, shares, skill
from boriken.arena.block import Block, Played
from boriken.arena.plan import Plan
from boriken.core.title import Json

Z = shares.Z


@dataclass(frozen=True, slots=True)
class Entry:
    """One seat of one finished game. The margin is to the best of the others: below 0 for a seat behind them."""

    block: int
    bot: str
    seat: int
    won: float
    points: int
    margin: int


def standings(plan: Plan, blocks: Sequence[Block]) -> Json:
    """All results, the strongest bot first. Without a finished game there are no shares, scores and strengths."""
    games = [game for block in blocks for game in block.games]
    finished = [game for game in games if not game.capped]
    names, sat = list(dict.fromkeys(plan.bots)), entries(blocks)
    fit = fitted(names, blocks, plan.players) if finished else None
    ratings = skill.ratings(names, finished)
    bots = [
        {
            "name": name,
            **counted([entry for entry in sat if entry.bot == name]),
            "troubles": troubles(games, name),
            **interval("rating", *ratings[name]),
            **(interval("strength", fit.bots[index], fit.bot_errors[index]) if fit else {}),
        }
        for index, name in enumerate(names)
    ]
    seats = [
        {
            **counted([entry for entry in sat if entry.seat == seat]),
            **(interval("strength", fit.seats[seat], fit.seat_errors[seat]) if fit else {}),
        }
        for seat in range(plan.players)
    ]
    return {
        "game": plan.setup.game,
        "players": plan.players,
        "mode": plan.mode,
        "games": len(games),
        "blocks": len(blocks),
        "seed": plan.seed,
        "options": dict(plan.setup.options),
        "decisions": sum(game.decisions for game in games),
        "capped": len(games) - len(finished),
        "seat_shares": [seat["share"] for seat in seats] if finished else [],
        "seats": seats if finished else [],
        "bots": sorted(bots, key=lambda bot: -bot.get("strength", 0.0)),
    }


def troubles(games: Iterable[Played], bot: str) -> int:
    """How many decisions a bot failed to make."""
    return sum(count for game in games for name, count in zip(game.bots, game.troubles, strict=False) if name == bot)


def milliseconds(games: Iterable[Played], bot: str) -> float | None:
    """The mean processor time of a choice, if any was kept."""
    spent = [
        (seconds, choices)
        for game in games
        for name, seconds, choices in zip(game.bots, game.seconds, game.choices, strict=False)
        if name == bot
    ]
    choices = sum(count for _, count in spent)
    return 1000 * sum(seconds for seconds, _ in spent) / choices if choices else None


def entries(blocks: Iterable[Block]) -> list[Entry]:
    """Every seat of every finished game."""
    found = []
    for block in blocks:
        for game in block.games:
            for seat, points in enumerate(game.points):
                best = max(game.points[:seat] + game.points[seat + 1 :])
                found.append(Entry(block.number, game.bots[seat], seat, game.won(seat), points, points - best))
    return found


def counted(sat: Sequence[Entry]) -> Json:
    """Wins and scores of a bot, or of a seat."""
    if not sat:
        return {"games": 0, "wins": 0}
    wins, points, margins = (by_block(sat, name) for name in ("won", "points", "margin"))
    share, size = shares.mean(wins), shares.effective_size(wins)
    low, high = shares.wilson(share, size)
    score_low, score_high = shares.mean_interval(points) or (None, None)
    return {
        "games": len(sat),
        "wins": sum(entry.won for entry in sat),
        "share": share,
        "low": low,
        "high": high,
        "effective_games": size,
        "mean_score": shares.mean(points),
        "mean_score_low": score_low,
        "mean_score_high": score_high,
        "mean_margin": shares.mean(margins),
    }


def by_block(sat: Iterable[Entry], name: str) -> shares.Sums:
    """For each block the sum of something and of how many seats it is the sum."""
    values: defaultdict[int, list[float]] = defaultdict(list)
    for entry in sat:
        values[entry.block].append(getattr(entry, name))
    return [(sum(block), len(block)) for block in values.values()]


def interval(name: str, value: float, error: float) -> Json:
    return {name: value, f"{name}_low": value - Z * error, f"{name}_high": value + Z * error}


def fitted(names: Sequence[str], blocks: Iterable[Block], players: int) -> plackett_luce.Fit:
    number = {name: index for index, name in enumerate(names)}
    rankings = [
        plackett_luce.Ranking([number[name] for name in game.bots], game.places, block.number)
        for block in blocks
        for game in block.games
        if not game.capped
    ]
    return plackett_luce.fit(rankings, len(names), players)
