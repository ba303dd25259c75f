"""Playing at a table: the start, the moves, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from sqlalchemy import delete, func, insert, select

from boriken.core.errors import BorikenError, IllegalActionError
from boriken.server.errors import ConflictError, ForbiddenError, RefusedError, StaleError
from boriken.server.store import schema
from boriken.server.store.prepared import Prepared
from boriken.server.tables.change import GAME, TABLE, Change
from boriken.server.tables.rows import ENDED, GATHERING, PLAYING
from boriken.server.tables.seats import OPEN
from boriken.server.tables.serializers import state
from boriken.server.tables.table import Json, Table

MOST_FORCED = 1000
NEW_ACTIONS = Prepared(insert(schema.actions))


def begin(change: Change) -> None:
    """Deal: everybody is there."""
    if change.row.status != GATHERING:
        raise ConflictError("The game has already begun.", "begun")
    if any(seat.kind == OPEN for seat in change.seats):
        raise ConflictError("There are still free seats.", "free_seats")
    change.set(status=PLAYING)
    for seat in change.seats:
        change.seat(seat.number, first_person=seat.person)
    change.note(TABLE)
    with going_on(change):
        change.match.deal()


def move(change: Change, seat: int, version: int, actions: Sequence[str], counts: Mapping[str, int] | None) -> None:
    """Do what a seat has decided, all of it or nothing, and what then follows without a choice."""
    check_playing(change)
    check_version(change, seat, version)
    if change.match.actor != seat:
        raise RefusedError("It is not your turn.", "not_your_turn")
    with going_on(change):
        try:
            before = len(change.match.moves)
            for action in wanted_actions(change, actions, counts):
                if change.match.actor != seat:
                    raise RefusedError(f"Before {action} it is no longer your turn.", "not_your_turn")
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
    """Nobody sends in what depends on something that is still hidden: by its refusal they would learn what it is."""
    if any(done.reveals for done in change.match.moves[before:]):
        raise RefusedError(f"Before {action} something is shown: look at it first.", "shown_first")


def play_forced(change: Change) -> None:
    """Nobody need be asked where everybody can see that the rules leave a single choice."""
    match = change.match
    for _ in range(MOST_FORCED):
        forced = match.forced()
        if forced is None:
            return
        match.play(forced)


@contextmanager
def going_on(change: Change) -> Iterator[None]:
    """Around everything that lengthens the list of actions: saves what was added and whose turn it is now."""
    match = change.match
    before, told = len(match.moves), match.told
    try:
        yield
    finally:
        change.played = len(match.moves) != before
    change.note(GAME, {"log_from": told})
    if change.played:  # a game may begin with a choice, before anything is dealt
        NEW_ACTIONS.run(
            change.connection,
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
    pass_turn(change, wish_after_move(change))


def wish_after_move(change: Change) -> Json | None:
    """Who moves will not wait for others to take back. A bot has not been asked: the wish stands, its move included."""
    mover = change.row.actor
    return None if mover is None or change.seats[mover].level is None else change.row.undo


def pass_turn(change: Change, wish: Json | None = None) -> None:
    """Stop one clock and start another; `wish` is what somebody still wishes to take back."""
    match, before, since = change.match, change.row.actor, change.row.turn_since
    if before is not None and since is not None:
        change.seat(before, seconds=change.seats[before].seconds + max(0.0, change.now - since))
    change.set(actor=match.actor, turn_since=None if match.over else change.now, undo=None if match.over else wish)
    if match.over:
        change.set(status=ENDED, ended=change.now)
        change.note(TABLE)


def take_back(change: Change, seat: int, version: int) -> None:
    """Take back what a seat did last: at once where nobody has seen or done anything since, else if all agree.

    All are the people who hold a seat, also those for whom a bot plays. What chance has shown is dealt anew.
    """
    check_playing(change)
    check_version(change, seat, version)
    count = start_of_last(change, seat)
    if len(change.match.moves) - count <= change.match.free_undo_count(seat):
        rewind(change, count)
        return
    mine = change.seats[seat].person
    waiting = [other.number for other in change.seats if other.person not in (None, mine)]
    if not waiting:
        check_may_take_back_alone(change, seat, count)
    change.set(undo={"by": seat, "to": count, "agreed": [], "waiting": waiting})
    settle_undo(change)


def check_may_take_back_alone(change: Change, seat: int, count: int) -> None:
    """Bots cannot be asked: what lies hidden before them, and would not be dealt anew, is not looked at for nothing."""
    if change.row.rated:
        raise RefusedError("In a rated game nothing that was revealed can be taken back.", "revealed")
    alone = all(other.person is None for other in change.seats if other.number != seat)
    if alone and any(done.reveals and done.actor == seat for done in change.match.moves[count:]):
        raise RefusedError("You have looked at something: that cannot be taken back.", "looked")


def answer_undo(change: Change, seat: int, agree: bool) -> None:
    """Somebody says whether another may take back."""
    check_playing(change)
    wish = change.row.undo
    if not wish or seat not in wish["waiting"]:
        raise ConflictError("Nobody asks you to take something back.", "no_wish")
    if not agree:
        change.set(undo=None)
        change.note(GAME, {"log_from": change.match.told})
        return
    person = change.seats[seat].person
    saying = [number for number in wish["waiting"] if change.seats[number].person == person]
    waiting = [number for number in wish["waiting"] if number not in saying]
    change.set(undo={**wish, "agreed": [*wish["agreed"], *saying], "waiting": waiting})
    settle_undo(change)


def settle_undo(change: Change) -> None:
    wish = change.row.undo
    assert wish is not None
    if wish["waiting"]:
        change.note(GAME, {"log_from": change.match.told})
    else:
        rewind(change, wish["to"])


def drop_wish(change: Change) -> None:
    """Others sit here now than those who were asked."""
    if change.row.undo is not None:
        change.set(undo=None)
        change.note(GAME, {"log_from": change.match.told})


def rewind(change: Change, count: int) -> None:
    """Undo is a shorter list; what chance has shown since is dealt anew."""
    change.played = True
    change.match.back_to(count)
    actions = schema.actions.c
    change.connection.execute(delete(schema.actions).where(actions.table == change.row.id, actions.number >= count))
    change.set(rewinds=change.row.rewinds + 1, redealt=sorted(change.match.redealt.items()) or None)
    change.note(GAME, {"log_from": change.match.told})
    pass_turn(change)


def start_of_last(change: Change, seat: int) -> int:
    """How many actions there were before the last decision that a seat sent in."""
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
        raise ConflictError("The game is not being played.", "not_playing")


def check_version(table: Table, seat: int, version: int) -> None:
    """Refuse what was decided on a position that is no longer there, and say what is there now."""
    if version < table.row.game_version:
        raise StaleError(state(table, seat))


def check_own(table: Table, person: str, seat: int) -> None:
    if not 0 <= seat < len(table.seats) or table.seats[seat].person != person:
        raise ForbiddenError("This is not your seat.", "not_your_seat")


def check_decides(table: Table, person: str, seat: int) -> None:
    """A person decides for the own seats only, and not while a bot minds them."""
    check_own(table, person, seat)
    if table.seats[seat].away:
        raise ConflictError("A bot is playing for you: take your seat back first.", "away")
