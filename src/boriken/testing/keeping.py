"""Every game: positions and records tell all, and undo is a shorter record."""

import json
from collections import deque

from boriken.core.errors import UndoError
from boriken.core.game import CHANCE
from boriken.core.match import Match
from boriken.core.position import from_position
from boriken.core.randomness import Random
from boriken.core.record import load_record
from boriken.core.setup import Setup
from boriken.core.title import Json
from boriken.testing.checking import for_every_setup, for_half_the_setups, refused
from boriken.testing.tables import all_viewers, decisions, finished, random_choice, sampled, steps, title_of

FOLLOWED = 3  # decisions for which a position that was loaded at every decision is played on


def through_json(document: Json) -> Json:
    back: Json = json.loads(json.dumps(document))
    return back


# Positions


@for_half_the_setups
def a_position_comes_back_as_it_was_at_every_decision(setup: Setup) -> None:
    """And whatever was loaded follows the original for a few decisions: what a phase remembers shows only then."""
    followers: deque[Match] = deque(maxlen=FOLLOWED)
    done = 0
    for match in decisions(setup):
        document = match.position()
        decided = [move.text for move in match.moves[done:] if move.actor != CHANCE]
        for follower in followers:
            follower.play(*decided)
            assert follower.choices() == match.choices()
        loaded = from_position(through_json(document))
        followers.append(loaded)
        assert [each.position() for each in (loaded, followers[0])] == [document, document]
        assert loaded.question() == match.question()
        assert loaded.actor == match.actor
        done = len(match.moves)


@for_every_setup
def a_position_comes_back_as_it_was_also_when_chance_is_to_act(setup: Setup) -> None:
    title = title_of(setup)
    for game in steps(setup):
        if game.actor == CHANCE:
            state = title.save(game)
            loaded = title.load(setup, through_json(state))
            assert title.save(loaded) == state
            assert list(loaded.legal()) == list(game.legal())
            assert list(loaded.weights()) == list(game.weights())


@for_every_setup
def a_position_that_was_loaded_looks_the_same_to_everybody(setup: Setup) -> None:
    """But for what only the log remembers."""
    title = title_of(setup)
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 20) or match.over:
            loaded = from_position(match.position())
            for viewer in all_viewers(setup):
                assert title.view(loaded.game, setup, viewer) == title.view(match.game, setup, viewer)


@for_every_setup
def a_position_that_was_loaded_plays_on_like_the_original_to_the_end(setup: Setup) -> None:
    kept = []
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 60):
            kept.append((len(match.moves), len(match.log(None)), match.position()))
    for moves, entries, document in kept:
        loaded = from_position(document)
        loaded.play(*(move.text for move in match.moves[moves:] if move.actor != CHANCE))
        assert loaded.moves == match.moves[moves:]
        assert loaded.position() == match.position()
        assert untimed(loaded.log(None)) == untimed(match.log(None)[entries:])


def untimed(log: list[Json]) -> list[Json]:
    """Events without the number of their move, which counts from where the match began."""
    return [{key: value for key, value in event.items() if key != "move"} for event in log]


# Records


def assert_same(one: Match, other: Match) -> None:
    assert one.record() == other.record()
    assert one.moves == other.moves
    assert one.position() == other.position()
    assert one.log(None) == other.log(None)
    assert one.choices() == other.choices()


@for_every_setup
def a_record_comes_back_as_it_was(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 100) or match.over:
            assert_same(load_record(match.record()), match)


@for_every_setup
def a_record_that_begins_with_a_position_comes_back_as_it_was(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 100, between=True):
            loaded, choice = from_position(match.position()), Random(number)
            for _ in range(20):
                if not loaded.over:
                    loaded.play(random_choice(loaded, choice))
            assert_same(load_record(loaded.record()), loaded)


@for_every_setup
def every_action_of_a_record_leads_to_the_position_that_it_led_to(setup: Setup) -> None:
    positions = {}
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 10) or match.over:
            positions[len(match.moves)] = match.position()
    replayed = Match(setup, match.dealer.at(0))
    for count, move in enumerate(match.moves):
        if count in positions:
            assert replayed.position() == positions[count]
        replayed.replay(move.text)
    assert replayed.position() == positions[len(match.moves)]


# Undo


@for_half_the_setups
def undo_equals_replay(setup: Setup) -> None:
    whole = finished(setup)
    for seat in all_viewers(setup):
        for count in (0, len(whole.moves) // 3 + (seat or 0), len(whole.moves)):
            match = whole.at(count)
            mine = [at for at, move in enumerate(match.moves) if move.actor != CHANCE and seat in (None, move.actor)]
            if not mine:
                with refused(UndoError, r"^There is nothing to take back\.$"):
                    match.undo(seat)
                continue
            undone, dealt = match.undo(seat, agreed=True), match.dealer.dealt
            assert undone == [move.text for move in whole.moves[mine[-1] : count]]
            assert dealt == whole.at(count).dealer.dealt, "what was dealt is not dealt again"
            earlier = whole.at(mine[-1])
            assert match.title.save(match.game) == earlier.title.save(earlier.game)
            assert (match.moves, match.log(None)) == (earlier.moves, earlier.log(None))
            assert_same(load_record(match.record()), match)


@for_every_setup
def what_was_taken_back_can_be_played_again(setup: Setup) -> None:
    whole = finished(setup)
    decided = [at for at, move in enumerate(whole.moves) if move.actor != CHANCE]
    for count in decided[:: len(decided) // 4]:
        match = whole.at(count)
        match.deal()
        before, begun = match.record(), len(match.moves)
        match.play(whole.moves[count].text)
        after, dealt = match.record(), any(move.actor == CHANCE for move in match.moves[begun:])
        match.undo(agreed=True)
        assert (match.record() != before) == bool(match.redealt) == dealt
        match.play(whole.moves[count].text)
        assert (match.record() != after) == dealt
        assert_same(load_record(match.record()), match)


@for_every_setup
def only_ones_own_actions_since_the_last_reveal_are_taken_back_without_asking(setup: Setup) -> None:
    whole = finished(setup)
    for count in range(0, len(whole.moves) + 1, len(whole.moves) // 5):
        match = whole.at(count)
        before = match.record()
        for seat in range(setup.players):
            mine = [at for at, move in enumerate(match.moves) if move.actor == seat]
            free = bool(mine) and all(move.actor == seat and not move.reveals for move in match.moves[mine[-1] :])
            assert match.may_undo(seat) == free
            assert bool(match.free_undo_count(seat)) == free
            if not free:
                with refused(UndoError):
                    match.undo(seat)
                assert match.record() == before
                continue
            freely = match.at(len(match.moves))
            for _ in range(match.free_undo_count(seat)):
                freely.undo(seat)
            assert freely.record() == whole.at(count - match.free_undo_count(seat)).record()
            assert not freely.may_undo(seat)


@for_every_setup
def chance_reveals(setup: Setup) -> None:
    assert all(move.reveals for move in finished(setup).moves if move.actor == CHANCE)


# Plain data at every border


@for_every_setup
def all_that_a_match_tells_is_plain_data(setup: Setup) -> None:
    for number, match in enumerate(decisions(setup)):
        if sampled(setup, number, 40) or match.over:
            answers = {
                "position": match.position(),
                "question": match.question(),
                "choices": match.choices_explained(),
                "refusals": match.refusals(),
                "facts": match.facts(),
                "scores": match.scores(),
                "views": [match.view(viewer) for viewer in all_viewers(setup)],
            }
            assert through_json(answers) == answers


@for_half_the_setups
def the_log_is_plain_data(setup: Setup) -> None:
    match = finished(setup)
    for viewer in all_viewers(setup):
        log = match.log(viewer)
        assert log
        assert through_json({"log": log}) == {"log": log}
        assert all(isinstance(event["kind"], str) and 0 <= event["move"] <= len(match.moves) for event in log)
        assert [event["move"] for event in log] == sorted(event["move"] for event in log)
