"""Every game: a view holds what its seat may know, and nothing else."""

import json
from collections.abc import Iterator
from typing import Any

from boriken.core import registry
from boriken.core.match import Match
from boriken.core.position import from_position
from boriken.core.secret import SecretDealer
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.testing.checking import for_every_setup
from boriken.testing.hidden import variants_of
from boriken.testing.tables import all_viewers, decisions, finished, new_match, sampled

TELLING_SEED = 1_234_567_890_123_456_789  # long enough to be found wherever it leaks
FOLLOWED = 6  # actions


def seen_by(match: Match, viewer: int | None) -> dict[str, Any]:
    """All that reaches a viewer; what a seat is asked and may choose is its own business until it has chosen."""
    seen: dict[str, Any] = {
        "view": match.view(viewer),
        "log": match.log(viewer),
        "facts": match.facts(),
        "actor": match.actor,
        "actions": len(match.moves),
    }
    if viewer is not None:
        seen["observation"] = match.title.observer().row(match.game, viewer).hex()
    if viewer is not None and match.actor == viewer:
        seen |= {
            "question": match.question(),
            "choices": match.choices_explained(),
            "refusals": match.refusals(),
            "free to undo": match.free_undo_count(viewer),
        }
    return seen


@for_every_setup
def positions_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(setup: Setup) -> None:
    """Now, and after the same has been done in both, byte for byte."""
    kept = []
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 60, between=True):
            kept.append((len(match.moves), match.position()))
    for moves, position in kept:
        following = [move.text for move in match.moves[moves:]][:FOLLOWED]
        for viewer in all_viewers(setup):
            variants = list(variants_of(position, viewer))
            story = list(reports(position, following, viewer)) if variants else []
            for variant in variants:
                for (seen, looked), (seen_in_variant, _) in zip(
                    story, reports(variant, following, viewer), strict=False
                ):
                    if looked:
                        break
                    assert seen == seen_in_variant


def reports(position: Json, actions: list[str], viewer: int | None) -> Iterator[tuple[str, bool]]:
    """The viewer's sight now and after each of the actions, as long as what is hidden allows them; and whether the
    viewer has just looked at something."""
    match = from_position(position)
    yield json.dumps(seen_by(match, viewer)), False
    for action in actions:
        if action not in match.choices():
            return
        match.replay(action)
        if match.over:
            return
        yield json.dumps(seen_by(match, viewer)), has_looked(match, viewer)


def has_looked(match: Match, viewer: int | None) -> bool:
    """Whether the viewer has just done something that shows what was hidden."""
    return match.moves[-1].actor == viewer and match.moves[-1].reveals


@for_every_setup
def a_game_says_whether_it_hides_something(setup: Setup) -> None:
    """At the beginning, or only later: whoever says that nothing is hidden must keep to it."""
    hides = registry.title(setup.game).hides(setup)
    if any(True for _ in variants_of(new_match(setup).position(), None)):
        assert hides
    elif not hides:
        for match in decisions(setup):
            assert not any(True for _ in variants_of(match.position(), None))


@for_every_setup
def where_nothing_is_hidden_all_see_the_same(setup: Setup) -> None:
    if registry.title(setup.game).hides(setup):
        return
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 60):
            for viewer in all_viewers(setup):
                assert match.view(viewer) == {**match.view(None), "viewer": viewer}


@for_every_setup
def nobody_sees_what_the_dealer_has_in_mind(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 60):
            position = match.position()
            one, other = (from_position(position, seed=seed) for seed in (1, 2))
            for viewer in all_viewers(setup):
                assert seen_by(one, viewer) == seen_by(other, viewer)


@for_every_setup
def no_view_and_no_log_tells_the_seed(setup: Setup) -> None:
    for match in (new_match(setup, TELLING_SEED), finished(setup, TELLING_SEED)):
        assert str(TELLING_SEED) in match.record()
        for viewer in all_viewers(setup):
            seen = seen_by(match, viewer)
            assert str(TELLING_SEED) not in json.dumps(seen)
            assert not {"seed", "dealt", "dealer"} & all_keys(seen)


def all_keys(thing: Any) -> set[str]:
    if isinstance(thing, dict):
        return {*thing, *(key for value in thing.values() for key in all_keys(value))}
    if isinstance(thing, list):
        return {key for item in thing for key in all_keys(item)}
    return set()


@for_every_setup
def nobody_is_told_the_key_of_a_game_that_goes_on(setup: Setup) -> None:
    secret = SecretDealer.fresh()
    match = Match(setup, secret)
    match.deal()
    for _ in range(FOLLOWED):
        seen = [seen_by(match, viewer) for viewer in all_viewers(setup)]
        assert secret.key.hex() not in json.dumps([*seen, match.position(), match.record()])
        match.play(match.choices()[0])


@for_every_setup
def a_view_says_whose_it_is(setup: Setup) -> None:
    match = new_match(setup)
    assert [match.view(viewer)["viewer"] for viewer in all_viewers(setup)] == all_viewers(setup)
    assert registry.title(setup.game).id == match.view(None)["game"]
