"""Finds a few finished games that together show everything, and keeps their records: tests/fixtures/GAME/*.record.

Random players play every player count and edition, with all options at their defaults and with none; of these games
the fewest that have it all are chosen. The same program always chooses the same games; run it again when rules change.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from boriken import Match
from boriken.core import registry
from boriken.core.dealer import SeededDealer
from boriken.core.game import CHANCE, OVER
from boriken.core.randomness import Random
from boriken.core.setup import Setup, option_text
from boriken.core.title import Title

FIXTURES = Path(__file__).parents[1] / "tests" / "fixtures"
GAMES = 30_000  # all end conditions at once is the rarest thing to show: about one game in a thousand
EDITION = "edition"
EXPANSIONS = "expansions"


@dataclass(frozen=True)
class Candidate:
    """A game that was played, and what it shows."""

    setup: Setup
    seed: int
    shows: frozenset[str]


def main(arguments: Sequence[str] | None = None, fixtures: Path = FIXTURES) -> int:
    parser = argparse.ArgumentParser(description="Choose finished games that show everything, and write their records.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many are played for each title")
    parser.add_argument("titles", nargs="*", default=list(registry.games()), help="the games whose records are chosen")
    asked = parser.parse_args(arguments)
    for title in map(registry.title, asked.titles):
        folder = fixtures / title.id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.record"):
            old.unlink()
        for chosen in fewest([candidate(title, setup, seed) for setup, seed in tables(title, asked.games)]):
            match = replayed(chosen)
            (folder / f"{file_name(match)}-{chosen.seed}.record").write_text(match.record(), encoding="utf-8")
            print(f"{title.id}/{file_name(match)}-{chosen.seed}.record")
    return 0


# Playing


def tables(title: Title, games: int) -> Iterator[tuple[Setup, int]]:
    setups = [
        Setup.of(title, players, edition | options)
        for players in title.player_counts
        for edition in editions(title)
        for options in mixes(title)
    ]
    return ((setups[seed % len(setups)], seed) for seed in range(games))


def editions(title: Title) -> list[dict[str, object]]:
    choices = [choice for option in title.options if option.name == EDITION for choice in option.choices]
    return [{EDITION: choice} for choice in choices] or [{}]


def mixes(title: Title) -> list[dict[str, object]]:
    """All options at their defaults, and none; with expansions both once more with all of them."""
    others = other_options(title)
    everything: dict[str, object] = {
        option.name: list(option.members) for option in title.options if option.name == EXPANSIONS
    }
    alone = [{}, others]
    return alone + [options | everything for options in alone] if everything else alone


def other_options(title: Title) -> dict[str, object]:
    """For every option but the edition and the expansions the first choice that is not its default."""
    return {
        option.name: next((choice for choice in option.choices if choice != option.default), option.default)
        for option in title.options
        if option.name not in (EDITION, EXPANSIONS)
    }


def candidate(title: Title, setup: Setup, seed: int) -> Candidate:
    """Play it without a record, which is much faster."""
    game, dealer, choice = title.new_game(setup), SeededDealer(seed), Random(seed)
    done = set()
    while game.actor != OVER:
        legal = game.legal()
        action = dealer.deal(game) if game.actor == CHANCE else legal[choice.below(len(legal))]
        done.add(int(action))
        game.apply(action)
    texts = [title.notation[action] for action in done]
    return Candidate(setup, seed, shown(setup, texts, title.end_reasons(game)))


def replayed(chosen: Candidate) -> Match:
    match, choice = Match(chosen.setup, SeededDealer(chosen.seed)), Random(chosen.seed)
    match.deal()
    while not match.over:
        choices = match.choices()
        match.play(choices[choice.below(len(choices))])
    return match


# Choosing


def shown(setup: Setup, actions: Sequence[str], end_reasons: Sequence[str]) -> frozenset[str]:
    """All that a finished game is an example of."""
    options = [f"{name} {option_text(value)}" for name, value in setup.options.items()]
    table = f"{setup.players} players, {EDITION} {setup.options.get(EDITION)}"
    sorts = map(sort_of if is_expanded(setup) else without_count, actions)
    return frozenset({table, f"ends by {' and '.join(end_reasons)}", *options, *sorts})


def is_expanded(setup: Setup) -> bool:
    return EXPANSIONS in setup.options and bool(setup.members(EXPANSIONS))


def sort_of(action: str) -> str:
    """With expansions there are too many actions to show each; their first words are shown all."""
    return f"{action.split()[0]} ..."


def shown_by(match: Match) -> frozenset[str]:
    return shown(match.setup, [move.text for move in match.moves], match.title.end_reasons(match.game))


def without_count(action: str) -> str:
    """'ship corn 5' and 'ship corn 6' are the same sort of action, and so are 'sail B1' and 'sail C3'; 'governor 1' and
    'governor 2' are not."""
    return re.sub(r"^(\w+ \w+) \d+$|^(\w+) [A-Z]\d$", r"\1\2", action)


def fewest(candidates: Sequence[Candidate]) -> Iterator[Candidate]:
    """Again and again the game that shows the most of what no chosen one shows; the first of equals."""
    missing = set().union(*(each.shows for each in candidates))
    while missing:
        best = max(candidates, key=lambda each: len(each.shows & missing))
        missing -= best.shows
        yield best


def file_name(match: Match) -> str:
    ends = "-".join(match.title.end_reasons(match.game))
    table = f"{match.setup.players}-players-{match.setup.options.get(EDITION, 'only')}"
    return f"{table}-{ends}" if not is_expanded(match.setup) else f"{table}-expanded-{ends}"


if __name__ == "__main__":
    sys.exit(main())
