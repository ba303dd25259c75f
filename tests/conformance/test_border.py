"""Every game of the house: what leaves the program is as its descriptions say, key by key."""

from collections.abc import Iterator
from functools import cache
from typing import get_type_hints

import pytest

from boriken import Match
from boriken.core import registry
from boriken.core.game import CHANCE
from boriken.core.setup import Setup
from tests.border import Border, border_of
from tests.conformance.tables import all_viewers, decisions, for_every_game_of_the_house, for_every_setup, steps

LOOK_EVERY = 60  # decisions; and at every kind of question when it comes up first


@cache
def border(game: str) -> Border:
    module = border_of(game)
    if module is None:
        pytest.skip(f"{game} does not describe what it tells")
    return Border(module)


@for_every_setup
def test_all_that_a_table_tells_is_described(setup: Setup) -> None:
    told = border(setup.game)
    faults = list(told.faults(told.module.Facts, match_facts(setup), "facts"))
    seen: set[str] = set()
    for number, match in enumerate(decisions(setup)):
        question = match.question()
        kind = "over" if question is None else question["kind"]
        if number % LOOK_EVERY and kind in seen:
            continue
        seen.add(kind)
        faults += list(faults_now(told, match))
    for viewer in all_viewers(setup):
        faults += [fault for event in match.log(viewer) for fault in told.event_faults(event, "event")]
    faults += list(chance_faults(told, setup))
    assert sorted(set(faults)) == []


def chance_faults(told: Border, setup: Setup) -> Iterator[str]:
    """Where chance is asked, each kind of question once."""
    title, seen = registry.title(setup.game), set()
    for game in steps(setup):
        if game.actor == CHANCE and (question := title.question(game))["kind"] not in seen:
            seen.add(question["kind"])
            yield from told.question_faults(question, "question")
            yield from told.faults(told.module.View, title.view(game, setup, None), "view")


def match_facts(setup: Setup) -> object:
    return registry.title(setup.game).facts(setup)


def faults_now(told: Border, match: Match) -> list[str]:
    """In the views of everybody, the question, what its answers would bring, and what is refused."""
    faults: list[str] = []
    for viewer in all_viewers(match.setup):
        faults += told.faults(told.module.View, match.view(viewer), "view")
    question = match.question()
    if question is not None:
        faults += told.question_faults(question, "question")
    for choice in match.choices_explained():
        faults += [fault for event in choice["outcome"] for fault in told.event_faults(event, "outcome")]
    for refusal in match.refusals().values():
        faults += told.refusal_faults(refusal, "refusal")
    for text in match.title.notation[:: max(1, len(match.title.notation) // 60)]:
        if text not in match.choices():
            refused = match.title.refuse(match.game, match.title.parse(text))
            faults += told.refusal_faults(refused.document(), "refusal")
    return faults


@for_every_setup
def test_the_options_of_a_view_are_those_of_the_game(setup: Setup) -> None:
    options = get_type_hints(border(setup.game).module.Options)
    assert list(options) == [option.name for option in registry.title(setup.game).options]


@for_every_game_of_the_house
def test_a_game_describes_what_it_tells(game: str) -> None:
    assert {"View", "Facts", "Options", "Questions", "Events", "Refusals"} <= set(dir(border(game).module))
