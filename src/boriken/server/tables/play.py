"""Playing: the start of a game, moves, and taking back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from sqlalchemy import bindparam, delete, func, insert, select

from boriken.core.errors import BorikenError, IllegalActionError
from boriken.server.errors import ConflictError, ForbiddenError, RefusedError, StaleError
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared
from boriken.server.tables.cache import dealer_of
from boriken.server.tables.change import GAME, TABLE, Change
from boriken.server.tables.rows import ENDED, GATHERING, PLAYING
from boriken.server.tables.seats import OPEN
from boriken.server.tables.serializers import state_json
from boriken.server.tables.table import Json, Table

MOST_FORCED = 1000
MOST_TAKEN_BACK = 50  # that the log still tells of
MOST_ACTIONS = 10_000  # of a game, which then ends: twice what people and bots ever needed
NEW_ACTIONS = Prepared(insert(schema.actions))
LATER_ACTIONS_GO = Prepared(
    delete(schema.actions).where(
        schema.actions.c.table == bindparam("identity"), schema.actions.c.number >= bindparam("count")
    )
)


def begin(change: Change) -> None:
    """Begin the game: every seat is taken."""
    if change.row.status != GATHERING:
        raise ConflictError("The game has already begun.", "begun")
    if any(seat.kind == OPEN for seat in change.seats):
        raise ConflictError("There are still free seats.", "free_seats")
    change.set(status=PLAYING, shares_due=None)
    for seat in change.seats:
        change.seat(seat.number, first_person=seat.person)
    change.note(TABLE)
    change.match.dealer = dealer_of(change.row, change.seats)
    with saving_actions(change):
        change.match.deal()


def move(change: Change, seat: int, version: int, actions: Sequence[str], counts: Mapping[str, int] | None) -> None:
    """Play the actions of a seat, all or none, and then what everybody can see is forced."""
    check_playing(change)
    check_version(change, seat, version)
    if change.match.actor != seat:
        raise RefusedError("It is not your turn.", "not_your_turn")
    with saving_actions(change):
        try:
            before = len(change.match.moves)
            for action in wanted_actions(change, actions, counts):
                if change.match.actor != seat:
                    raise RefusedError(f"It is no longer your turn when it comes to {action}.", "not_your_turn")
                if change.seats[seat].waits_for_person:
                    check_nothing_shown(change, before, action)
                change.match.play(action)
        except IllegalActionError as error:
            raise RefusedError(str(error), error.refusal.code, error.refusal.parameters) from error
        except BorikenError as error:
            raise RefusedError(str(error)) from error
        play_forced(change)


def wanted_actions(change: Change, actions: Sequence[str], counts: Mapping[str, int] | None) -> Sequence[str]:
    return actions if counts is None else change.match.count_out(counts)


def check_nothing_shown(change: Change, before: int, action: str) -> None:
    """Refuse actions after one that revealed something: which of them are legal would tell what is hidden."""
    if any(done.reveals for done in change.match.moves[before:]):
        raise RefusedError(f"Something is revealed before {action}: look at it first.", "shown_first")


def play_forced(change: Change) -> None:
    """Play on where everybody can see that the rules leave a single choice."""
    match = change.match
    for _ in range(MOST_FORCED):
        forced = match.forced()
        if forced is None:
            return
        match.play(forced)


@contextmanager
def saving_actions(change: Change) -> Iterator[None]:
    """Save the actions that are played inside, and whose turn it is then."""
    match = change.match
    before, log_from = len(match.moves), match.told
    try:
        yield
    finally:
        change.played = len(match.moves) != before
    change.note(GAME, {"log_from": log_from})
    if change.played:  # a game may begin with a choice, before anything is dealt
        change.write_later(
            NEW_ACTIONS,
            [
                {
                    "table": change.row.id,
                    "number": number,
                    "text": done.text,
                    "version": change.row.version,
                    "at": change.now,
                }
                for number, done in enumerate(match.moves[before:], start=before)
            ],
        )
    pass_turn(change, undo_after_move(change))


def undo_after_move(change: Change) -> Json | None:
    """The undo request that stays open: a person who moves has declined it, a bot was never asked."""
    mover = change.row.actor
    return None if mover is None or change.seats[mover].level is None else change.row.undo


def pass_turn(change: Change, undo: Json | None = None) -> None:
    """Stop one clock and start another; `undo` is the request to take back that stays open."""
    match, before, since = change.match, change.row.actor, change.row.turn_since
    if before is not None and since is not None:
        change.seat(before, seconds=change.seats[before].seconds + max(0.0, change.now - since))
    ends = match.over or len(match.moves) >= MOST_ACTIONS
    if not ends:
        change.set(actor=match.actor, turn_since=change.now, undo=undo)
    else:
        change.set(status=ENDED, ended=change.now, actor=None, turn_since=None, undo=None)
        change.note(TABLE)


def take_back(change: Change, seat: int, version: int) -> None:
    """Take back the last decision of a seat: at once if nothing was revealed and nobody acted since, else if all agree.

    All are the people who hold a seat, including those for whom a bot plays. What chance has shown is dealt anew.
    """
    check_playing(change)
    check_version(change, seat, version)
    count = start_of_last(change, seat)
    if len(change.match.moves) - count <= change.match.free_undo_count(seat):
        rewind(change, seat, count)
        return
    mine = change.seats[seat].person
    waiting = [other.number for other in change.seats if other.person not in (None, mine)]
    if not waiting:
        check_may_take_back_alone(change, seat, count)
    change.set(undo={"by": seat, "to": count, "agreed": [], "waiting": waiting})
    finish_undo(change)


def check_may_take_back_alone(change: Change, seat: int, count: int) -> None:
    """Bots cannot be asked: whoever is alone with them, in one seat or in several, takes back no look at something
    hidden that stays where it is. At one screen without bots people ask each other."""
    if change.row.rated:
        raise RefusedError("In a rated game, nothing can be taken back once something was revealed.", "revealed")
    own = [other.number for other in change.seats if other.person == change.seats[seat].person]
    with_bots = len(own) < len(change.seats)
    if with_bots and any(done.reveals and done.actor in own for done in change.match.moves[count:]):
        raise RefusedError("You have looked at something hidden: that cannot be taken back.", "looked")


def answer_undo(change: Change, seat: int, agree: bool) -> None:
    """A player agrees to an undo request, or declines it."""
    check_playing(change)
    request = change.row.undo
    if not request or seat not in request["waiting"]:
        raise ConflictError("Nobody is asking you to let them take something back.", "no_wish")
    if not agree:
        change.set(undo=None)
        change.note(GAME, {"log_from": change.match.told})
        return
    person = change.seats[seat].person
    saying = [number for number in request["waiting"] if change.seats[number].person == person]
    waiting = [number for number in request["waiting"] if number not in saying]
    change.set(undo={**request, "agreed": [*request["agreed"], *saying], "waiting": waiting})
    finish_undo(change)


def finish_undo(change: Change) -> None:
    request = change.row.undo
    assert request is not None
    if request["waiting"]:
        change.note(GAME, {"log_from": change.match.told})
    else:
        rewind(change, request["by"], request["to"])


def drop_undo(change: Change) -> None:
    """Drop an undo request: other people sit here now than those who were asked."""
    if change.row.undo is not None:
        change.set(undo=None)
        change.note(GAME, {"log_from": change.match.told})


def rewind(change: Change, seat: int, count: int) -> None:
    """Shorten the list of actions, as a seat asked. What chance has shown since is dealt anew."""
    change.played = True
    change.match.back_to(count)
    change.write_later(LATER_ACTIONS_GO, {"identity": change.row.id, "count": count})
    change.set(
        rewinds=change.row.rewinds + 1,
        redealt=sorted(change.match.redealt.items()) or None,
        taken_back=one_more_taken_back(change.row.taken_back or [], seat, count),
    )
    change.note(GAME, {"log_from": change.match.told})
    pass_turn(change)


def one_more_taken_back(before: list[dict[str, int]], seat: int, count: int) -> list[dict[str, int]]:
    """The lines of the log about taking back, after a seat has gone back to `count` actions."""
    noted = [{**one, "at": min(one["at"], count)} for one in before]
    times = 1
    if noted and (noted[-1]["by"], noted[-1]["at"]) == (seat, count):
        times += noted.pop()["times"]
    return [*noted, {"by": seat, "at": count, "times": times}][-MOST_TAKEN_BACK:]


def start_of_last(change: Change, seat: int) -> int:
    """The number of actions before the last decision of a seat."""
    moves = change.match.moves
    mine = [number for number, done in enumerate(moves) if done.actor == seat]
    if not mine:
        raise RefusedError("There is nothing to take back.", "nothing_to_undo")
    actions = schema.actions.c
    at = (actions.table == change.row.id) & (actions.number == mine[-1])
    version = select(actions.version).where(at).scalar_subquery()
    first = select(func.min(actions.number)).where(actions.table == change.row.id, actions.version == version)
    count = change.connection.scalar(first)
    assert count is not None
    while moves[count].actor != seat:
        count += 1
    return int(count)


def check_playing(change: Change) -> None:
    if change.row.status != PLAYING:
        raise ConflictError("No game is being played at this table.", "not_playing")


def check_version(table: Table, seat: int, version: int) -> None:
    """Refuse a decision about an old position, and show the present one."""
    if version < table.row.game_version:
        raise StaleError(state_json(table, seat))


def check_own(table: Table, person: str, seat: int) -> None:
    if not 0 <= seat < len(table.seats) or table.seats[seat].person != person:
        raise ForbiddenError("This is not your seat.", "not_your_seat")


def check_decides(table: Table, person: str, seat: int) -> None:
    """People decide for their own seats only, and not while a bot plays for them."""
    check_own(table, person, seat)
    if table.seats[seat].away:
        raise ConflictError("A bot is playing for you: take your seat back first.", "away")
