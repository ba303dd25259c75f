"""A match: playing, taking back, looking back, and what is told to whom."""

import copy

import pytest

import boriken
from boriken import IllegalActionError, Match, Move, NotationError, SetupError, UndoError
from boriken.core.errors import quoted
from boriken.core.game import CHANCE
from boriken.core.match import SNAPSHOT_EVERY, new_match
from boriken.core.randomness import Random
from boriken.core.title import Json
from tests.core.junk import TOO_LARGE
from tests.kits.puerto_rico import board, events, given, kind, new_game, seat, table

ASK_ALL = r"^Something was revealed or another player has acted since: all must agree to take this back\.$"
NOTHING = r"^There is nothing to take back\.$"


def everything(match: Match) -> Json:
    """All that can be seen of a match."""
    return {
        "position": match.position(),
        "record": match.record(),
        "log": match.log(None),
        "moves": match.moves,
        "choices": match.choices(),
        "question": match.question(),
        "views": [match.view(viewer) for viewer in (None, *range(match.setup.players))],
    }


def settled() -> Match:
    """Seat 0 has taken the settler and a quarry, all others a plantation, and chance has turned up a new row."""
    match = new_game(3)
    match.play("settler", "settle quarry")
    while kind(match) == "tile":
        match.play(match.choices()[1])
    return match


# Playing


def test_several_actions_are_played_in_a_row() -> None:
    one, other = new_game(), new_game()
    one.play("mayor", "colonist", "prospector")
    for action in ("mayor", "colonist", "prospector"):
        other.play(action)
    assert everything(one) == everything(other)


@pytest.mark.parametrize("last", ["settle quarry", "no such action", "pass", "governor 0"])
def test_of_several_actions_all_are_played_or_none(last: str) -> None:
    """Also when chance has turned up tiles in between."""
    match = settled()
    before = everything(match)
    with pytest.raises((IllegalActionError, NotationError)):
        match.play("builder", "pass", "pass", "pass", last)
    assert everything(match) == before
    match = new_game(3)
    before = everything(match)
    with pytest.raises((IllegalActionError, NotationError)):
        match.play("settler", "pass", "pass", "pass", last)
    assert everything(match) == {**before, "position": match.position(), "record": match.record()}
    assert match.position()["state"] == before["position"]["state"]
    match.play("settler", "pass", "pass", "pass")
    assert len(events(match, "tile_turned_up")) == 8


def test_after_a_refusal_the_log_goes_on() -> None:
    match = new_game()
    with pytest.raises(IllegalActionError):
        match.play("mayor", "settle corn")
    match.play("prospector")
    assert [event["kind"] for event in match.log(None)][-2:] == ["role_taken", "prospected"]


def test_to_play_nothing_changes_nothing() -> None:
    match = new_game()
    before = everything(match)
    match.play()
    assert everything(match) == before


def test_an_action_is_found_whatever_the_space_between_its_words() -> None:
    match = given(seats={0: seat(goods="1 corn")})
    match.play(" captain ", "ship   corn\t5")
    assert match.moves[-1].text == "ship corn 5"


@pytest.mark.parametrize("text", ["", "Captain", "ship corn", "ship corn 9", 5, None, ["pass"], TOO_LARGE], ids=quoted)
def test_a_text_that_names_no_action_is_refused(text: object) -> None:
    match = new_game()
    refused = r" is no action of Puerto Rico(; perhaps you mean [^.]+)?\.$"
    with pytest.raises(NotationError, match=refused):
        match.play(text)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match=refused):
        match.why_not(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(("text", "meant"), [("Captain", "captain"), ("ship corn 9", "ship corn 8")])
def test_a_text_that_resembles_an_action_is_told_so(text: str, meant: str) -> None:
    with pytest.raises(NotationError, match=f"; perhaps you mean .*{meant}"):
        new_game().play(text)


def test_a_refusal_comes_as_data_and_as_a_sentence() -> None:
    match = given(roles={"mayor": {"open": False}})
    with pytest.raises(IllegalActionError) as error:
        match.play("mayor")
    refusal = error.value.refusal
    assert (refusal.code, dict(refusal.parameters)) == ("role_taken", {"role": "mayor"})
    assert str(error.value) == refusal.sentence == match.why_not("mayor")


def test_there_is_no_reason_against_a_legal_action() -> None:
    match = new_game()
    assert [match.why_not(text) for text in match.choices()] == [None] * len(match.choices())


def test_chance_plays_by_itself_after_an_action() -> None:
    match = settled()
    assert kind(match) == "role"
    assert [move.actor for move in match.moves[-4:]] == [CHANCE] * 4


def test_a_match_that_is_not_dealt_waits_for_chance() -> None:
    match = new_game(3, first_governor="lot").at(0)
    assert match.actor == CHANCE
    match.deal()
    assert everything(match) == everything(new_game(3, first_governor="lot"))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    match = given(question={"kind": "over"}, ending=["city"], seats={2: seat(points=3)})
    assert (match.over, match.actor, match.question(), match.choices()) == (True, None, None, [])
    assert [score["place"] for score in match.scores()] == [2, 2, 1, 2]


def test_moves_say_who_did_what_in_which_turn() -> None:
    match = new_game(3)
    match.play("settler", "settle quarry", "pass", "pass")
    assert match.moves[4:8] == (
        Move(0, "settler", 1, reveals=False),
        Move(0, "settle quarry", 1, reveals=False),
        Move(1, "pass", 1, reveals=False),
        Move(2, "pass", 1, reveals=False),
    )
    assert all(move.actor == CHANCE and move.reveals for move in (*match.moves[:4], *match.moves[8:]))


# Looking ahead


def test_a_preview_is_what_the_action_then_brings() -> None:
    match = given(seats={0: seat(goods="3 corn", city="harbor"), 1: seat(goods="1 corn")})
    match.play("captain")
    before = everything(match)
    foreseen = match.preview("ship corn 7")
    assert everything(match) == before
    match.play("ship corn 7")
    assert [{"move": len(match.moves), **event} for event in foreseen] == [
        event for event in match.log(0) if event["move"] == len(match.moves)
    ]
    assert [event["kind"] for event in foreseen] == ["shipped", *["points_gained"] * 3]


def test_a_preview_does_not_foresee_chance() -> None:
    match = given(seats={0: seat(city="hacienda")}, row={"corn": 2})
    match.play("settler")
    assert [event["kind"] for event in match.preview("settle corn")] == ["tile_taken"]
    assert match.preview("hacienda") == []
    assert match.at(0).preview("settler") == [{"kind": "role_taken", "seat": 0, "role": "settler", "doubloons": 0}]


def test_choices_are_explained_by_their_previews() -> None:
    match = given(seats={0: seat(goods="3 corn", city="harbor, wharf")})
    match.play("captain")
    explained = match.choices_explained()
    assert [choice["action"] for choice in explained] == match.choices()
    assert [choice["outcome"] for choice in explained] == [match.preview(text) for text in match.choices()]


def test_there_is_no_preview_of_what_may_not_be_done() -> None:
    match = new_game()
    with pytest.raises(IllegalActionError, match=r"^You must take a role\.$"):
        match.preview("pass")
    with pytest.raises(NotationError):
        match.preview("no such action")


# Taking back


def test_ones_own_actions_are_taken_back_one_by_one() -> None:
    match = given(seats={0: seat(island="2 corn, 2 sugar")})
    seen = []
    for action in ("mayor", "colonist", "place corn 1"):
        seen.append(everything(match))
        match.play(action)
    for action in ("place corn 1", "colonist", "mayor"):
        assert match.undo(0) == [action]
        assert everything(match) == seen.pop()


def test_an_action_that_nobody_followed_is_taken_back_without_asking() -> None:
    match = given(2, seats={0: seat(goods="1 corn, 1 indigo")})
    match.play("captain", "ship corn 4")
    assert match.may_undo()
    assert match.may_undo(0)
    assert match.undo(0) == ["ship corn 4"]


def test_what_another_player_followed_needs_consent() -> None:
    match = given(2, seats={0: seat(goods="1 corn"), 1: seat(goods="1 corn, 1 indigo")})
    match.play("captain", "ship corn 4", "ship corn 4")
    before = everything(match)
    assert not match.may_undo(0)
    with pytest.raises(UndoError, match=ASK_ALL):
        match.undo(0)
    assert everything(match) == before
    assert match.undo(0, agreed=True) == ["ship corn 4", "ship corn 4"]
    assert (match.actor, table(match)["cargo_ships"][0]["load"]) == (0, 0)


def test_the_other_player_takes_back_his_own() -> None:
    match = given(2, seats={0: seat(goods="1 corn"), 1: seat(goods="1 corn, 1 indigo")})
    match.play("captain", "ship corn 4", "ship corn 4")
    assert match.may_undo(1)
    assert match.may_undo()
    assert match.undo(1) == ["ship corn 4"]
    assert match.actor == 1


def test_what_chance_has_revealed_needs_consent() -> None:
    match = settled()
    last = [move.text for move in match.moves if move.actor != CHANCE][-1]
    drawn = [move.text for move in match.moves[-4:]]
    assert not match.may_undo()
    assert not match.may_undo(2)
    with pytest.raises(UndoError, match=ASK_ALL):
        match.undo()
    assert match.undo(agreed=True) == [last, *drawn]
    assert (match.actor, kind(match)) == (2, "tile")


def test_ones_own_action_after_a_reveal_is_free_but_not_the_one_before() -> None:
    match = given(seats={0: seat(city="hacienda")}, row={"corn": 5})
    match.play("settler", "hacienda", "settle quarry")
    assert match.undo(0) == ["settle quarry"]
    assert not match.may_undo(0)
    with pytest.raises(UndoError, match=ASK_ALL):
        match.undo(0)


def test_what_chance_has_shown_is_dealt_anew_once_it_is_taken_back() -> None:
    """Or to take back would be to look ahead."""
    drawn = set()
    match = settled()
    for _ in range(20):
        drawn.add(tuple(move.text for move in match.moves[-4:]))
        (last, *_) = match.undo(agreed=True)
        match.play(last)
    assert len(drawn) > 10


def test_the_dealer_deals_no_number_twice() -> None:
    match = settled()
    dealt, count = match.dealer.dealt, len(match.moves)
    match.undo(agreed=True)
    assert (match.dealer.dealt, match.redealt) == (dealt, {count - 5: dealt})
    match.undo(agreed=True)
    assert (match.dealer.dealt, match.redealt) == (dealt, {count - 6: dealt})
    match.play("settle corn")
    assert match.redealt == {count - 6: dealt}
    assert match.at(count - 7).redealt == {}
    assert match.at(count - 6).dealer.dealt == dealt


def test_where_nothing_was_shown_nothing_is_dealt_anew() -> None:
    match, other = new_game(3), new_game(3)
    match.play("settler", "settle quarry")
    match.undo()
    match.undo(agreed=True)
    assert match.redealt == {}
    for each in (match, other):
        each.play("settler", "settle quarry", "pass", "pass")
    assert everything(match) == everything(other)


def test_a_line_that_is_refused_after_chance_has_acted_does_not_show_what_comes() -> None:
    """Or whoever guesses long enough would learn it from the refusals."""
    line, drawn = ("settle quarry", "pass", "pass", "settle quarry"), set()
    match = new_game(3)
    match.play("settler")
    count = len(match.moves)
    for _ in range(20):
        with pytest.raises(IllegalActionError):
            match.play(*line)
        assert len(match.moves) == count
        match.play(*line[:3])
        drawn.add(tuple(move.text for move in match.moves[-4:]))
        match.back_to(count)
    assert len(drawn) > 10


def test_another_action_in_its_place_is_played_from_the_same_position() -> None:
    match, other = new_game(), new_game()
    match.play("mayor")
    match.undo()
    match.play("prospector")
    other.play("prospector")
    assert everything(match) == everything(other)


@pytest.mark.parametrize("player", [None, 0, 3])
def test_at_the_start_there_is_nothing_to_take_back(player: int | None) -> None:
    match = new_game(first_governor="lot")
    assert not match.may_undo(player)
    with pytest.raises(UndoError, match=NOTHING):
        match.undo(player, agreed=True)


def test_who_has_not_played_has_nothing_to_take_back() -> None:
    match = new_game()
    match.play("mayor")
    assert not match.may_undo(2)
    with pytest.raises(UndoError, match=NOTHING):
        match.undo(2, agreed=True)


@pytest.mark.parametrize("player", [4, -1, "0", 1.0, True])
def test_nobody_takes_back_for_a_seat_that_does_not_exist(player: object) -> None:
    match = new_game()
    match.play("mayor")
    with pytest.raises(SetupError, match=r"^There is no seat .* at a table of 4\.$"):
        match.undo(player)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=r"^There is no seat .* at a table of 4\.$"):
        match.may_undo(player)  # type: ignore[arg-type]


def test_a_game_that_is_over_can_be_taken_back() -> None:
    match = given(
        2,
        ending=["city"],
        governor=1,
        roles={role: {"open": False} for role in ("settler", "mayor", "builder", "craftsman", "trader")},
    )
    match.play("prospector")
    assert match.over
    match.undo()
    assert (match.over, match.actor) == (False, 0)


def test_a_match_that_began_with_a_position_goes_back_to_it_and_no_further() -> None:
    match = given(seats={0: seat(goods="1 corn", doubloons=7)})
    start = everything(match)
    match.play("captain", "ship corn 5")
    assert match.undo(0) == ["ship corn 5"]
    assert match.undo(0) == ["captain"]
    assert everything(match) == start
    with pytest.raises(UndoError, match=NOTHING):
        match.undo(agreed=True)


def test_a_list_is_shortened_to_any_length() -> None:
    match = settled()
    seen = {count: everything(match.at(count)) for count in range(len(match.moves) + 1)}
    for count in (len(match.moves), len(match.moves) - 2, 5, 0):
        undone = [move.text for move in match.moves[count:]]
        assert match.back_to(count) == undone
        assert everything(match) == {**seen[count], "position": match.position(), "record": match.record()}
        assert match.position()["state"] == seen[count]["position"]["state"]


@pytest.mark.parametrize("count", [-1, 5, True, "1", None], ids=quoted)
def test_a_list_is_not_shortened_to_what_it_never_was(count: object) -> None:
    match = new_game(3)
    before = everything(match)
    with pytest.raises(UndoError, match=rf"^The match has 4 actions; there is no position after {count!r}\.$"):
        match.back_to(count)  # type: ignore[arg-type]
    assert everything(match) == before


def test_a_seat_takes_back_freely_all_it_did_since_the_last_reveal_or_another_seat() -> None:
    match = given(seats={0: seat(island="2 corn, 2 sugar")})
    assert match.free_undo_count(0) == 0
    for count, action in enumerate(("mayor", "colonist", "place corn 1"), start=1):
        match.play(action)
        assert [match.free_undo_count(seat) for seat in range(4)] == [count, 0, 0, 0]
    match.play("prospector")
    assert [match.free_undo_count(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert [settled().free_undo_count(seat) for seat in range(3)] == [0, 0, 0]


def test_after_a_reveal_only_what_followed_is_free() -> None:
    match = given(seats={0: seat(city="hacienda"), 1: seat()}, row={"corn": 5})
    match.play("settler", "hacienda", "settle quarry")
    assert match.free_undo_count(0) == 1


@pytest.mark.parametrize("player", [4, -1, "0"])
def test_nothing_is_free_for_a_seat_that_does_not_exist(player: object) -> None:
    with pytest.raises(SetupError, match=r"^There is no seat .* at a table of 4\.$"):
        new_game().free_undo_count(player)  # type: ignore[arg-type]


def test_a_position_that_is_changed_afterwards_does_not_change_the_match() -> None:
    document = given(seats={0: seat(goods="1 corn", doubloons=7)}).position()
    match = boriken.from_position(document)
    document["state"]["seats"][0]["doubloons"] = 99
    document["options"]["balanced"] = True
    match.play("captain", "ship corn 5")
    match.undo()
    assert board(match, 0)["doubloons"] == 7
    assert boriken.load_record(match.record()).position() == match.position()


# Looking back


def test_a_match_can_be_seen_as_it_stood_at_any_time() -> None:
    match = new_game(3, first_governor="lot")
    seen = [everything(match)]
    counts = [len(match.moves)]
    for action in ("settler", "settle quarry", "pass", "pass", "mayor"):
        match.play(action)
        seen.append(everything(match))
        counts.append(len(match.moves))
    for count, expected in zip(counts, seen, strict=True):
        assert everything(match.at(count)) == expected


def test_looking_back_leaves_the_match_alone() -> None:
    match = settled()
    before = everything(match)
    earlier = match.at(4)
    earlier.play("mayor", "colonist")
    earlier.names.append("Zoe")
    assert everything(match) == before
    assert match.names == []


def test_an_earlier_time_keeps_names_and_date() -> None:
    match = boriken.new_match("puerto-rico", 2, seed=1, names=["Ana", "Ben"], date="2026-01-31")
    assert (match.at(1).names, match.at(1).date) == (["Ana", "Ben"], "2026-01-31")


@pytest.mark.parametrize("count", [-1, 5])
def test_there_is_no_time_before_the_first_or_after_the_last_action(count: int) -> None:
    match = new_game(3)
    with pytest.raises(UndoError, match=rf"^The match has 4 actions; there is no position after {count}\.$"):
        match.at(count)


def test_an_action_of_a_record_is_checked_like_any_other() -> None:
    match = new_game(3).at(0)
    with pytest.raises(IllegalActionError):
        match.replay("settler")
    with pytest.raises(NotationError):
        match.replay("draw quarry")
    match.replay("draw corn")
    assert (match.moves[0].text, match.dealer.dealt) == ("draw corn", 1)


# The log


def test_every_event_says_with_which_move_it_came() -> None:
    match = new_game()
    assert {event["move"] for event in events(match, "start_tile")} == {0}
    before = len(match.moves)
    match.play("prospector")
    assert {event["move"] for event in match.log(None) if event["move"] > before} == {before + 1}
    assert events(match, "role_taken") == [
        {"move": before + 1, "kind": "role_taken", "seat": 0, "role": "prospector", "doubloons": 0}
    ]


def test_whoever_reads_the_log_cannot_change_it() -> None:
    match = new_game()
    before = copy.deepcopy(match.log(None))
    for event in match.log(None):
        event["kind"] = "nonsense"
    match.log(None).clear()
    assert match.log(None) == before


# Viewers


@pytest.mark.parametrize("viewer", [4, -1, CHANCE, "0", 1.0, True, [], TOO_LARGE], ids=quoted)
def test_a_seat_that_does_not_exist_sees_nothing(viewer: object) -> None:
    match = new_game()
    with pytest.raises(SetupError, match=r"^There is no seat .* at a table of 4\.$"):
        match.view(viewer)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=r"^There is no seat .* at a table of 4\.$"):
        match.log(viewer)  # type: ignore[arg-type]


def test_a_view_says_who_looks_and_who_decides() -> None:
    match = given(governor=2)
    for viewer in (None, 0, 3):
        seen = match.view(viewer)
        assert (seen["viewer"], seen["actor"], seen["question"]["kind"]) == (viewer, 2, "role")


def test_scores_add_up_by_source() -> None:
    match = given(seats={1: seat(points=9, doubloons=2, goods="1 corn", city="customs_house, wharf (0)")})
    assert match.scores()[1] == {
        "seat": 1,
        "points": 9 + 4 + 3 + 2,
        "tiebreak": 3,
        "place": 1,
        "sheet": {"chips": 9, "buildings": 4 + 3, "customs_house": 2},
    }


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_a_look_back_from_a_snapshot_is_as_one_from_the_beginning(game: str) -> None:
    match, luck = new_match(game, players=3, seed=5), Random(5)
    while not match.over and len(match.moves) < 5 * SNAPSHOT_EVERY:
        choices = match.choices()
        match.play(choices[luck.below(len(choices))])
    whole = [(again.copy(), again.dealer.dealt) for again, _ in match.walk()]
    match.at(len(match.moves))
    assert len(match._snapshots) == len(match.moves) // SNAPSHOT_EVERY
    for count in (0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 3 * SNAPSHOT_EVERY + 7):
        (again, dealt), earlier = whole[count], match.at(count)
        assert earlier == again
        assert (earlier.view(0), earlier.log(0), earlier.dealer.dealt) == (again.view(0), again.log(0), dealt)


def test_a_look_back_plays_no_more_than_the_actions_since_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    match, luck = new_match("puerto-rico", players=5, seed=5), Random(5)
    while not match.over:
        choices = match.choices()
        match.play(choices[luck.below(len(choices))])
    match.at(len(match.moves))
    played: list[str] = []
    replay = Match.replay

    def counted(again: Match, text: str) -> None:
        played.append(text)
        replay(again, text)

    monkeypatch.setattr(Match, "replay", counted)
    for count in range(0, len(match.moves), 10):
        played.clear()
        match.at(count)
        assert len(played) < SNAPSHOT_EVERY


def test_what_is_taken_back_is_not_in_a_snapshot() -> None:
    match, luck = new_match("puerto-rico", players=3, seed=5), Random(5)
    while len(match.moves) < 3 * SNAPSHOT_EVERY:
        choices = match.choices()
        match.play(choices[luck.below(len(choices))])
    match.at(len(match.moves))
    for count in (2 * SNAPSHOT_EVERY + 5, 2 * SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1):
        match.back_to(count)
        assert max(match._snapshots) <= count
        match.deal()
        while len(match.moves) < 3 * SNAPSHOT_EVERY:
            choices = match.choices()
            match.play(choices[luck.below(len(choices))])
        *_, (again, _) = match.walk()  # from the beginning, and at the end of it
        now = match.at(len(match.moves))
        assert (now.view(0), now.dealer.dealt) == (again.view(0), again.dealer.dealt)
