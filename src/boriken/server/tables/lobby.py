"""The lobby: tables are set up, filled and left; seats change hands."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Any

from boriken.bots.levels import LEVELS
from boriken.core import registry
from boriken.core.errors import SetupError
from boriken.core.setup import Setup
from boriken.server.errors import ConflictError, ForbiddenError, RefusedError
from boriken.server.people.person import Person, find_person, new_id
from boriken.server.tables import play, starting
from boriken.server.tables.change import TABLE, Change
from boriken.server.tables.hosting import make_host, pass_on, patience, players_after
from boriken.server.tables.rights import may_come_back, may_free, may_have_bot, may_return, may_sit
from boriken.server.tables.rows import (
    ENDED,
    GATHERING,
    LIVE,
    PLAYING,
    TURNS,
    TableRow,
    insert_table,
    is_there,
    new_invitation,
    new_row,
)
from boriken.server.tables.seats import BOT, OPEN, Seat, held_by

STAND_IN = "skilled"
QUICK_LEVELS = ("beginner", "casual", "skilled")  # decide in a few milliseconds
MOST_DAYS = 60
KEPT = "During this game the seat is kept for a bot, or for the person who sat there when it began."


def checked_setup(game: str, players: int, options: Mapping[str, Any]) -> Setup:
    try:
        return Setup.of(registry.title(game), players, options)
    except SetupError as error:
        if error.refusal is None:
            raise RefusedError(str(error), "setup") from error
        raise RefusedError(str(error), error.refusal.code, error.refusal.parameters) from error


def check_new(row: TableRow, seats: Sequence[Seat], host: Person) -> None:
    """Check what a set-up does not: the seats and the pace of a new table."""
    if len(seats) != row.players:
        raise RefusedError(f"{row.players} players need {row.players} seats, not {len(seats)}.", "setup")
    for seat in seats:
        if seat.kind == BOT:
            check_level(seat.level)
    if row.rated and row.private:
        raise RefusedError("Rated games are public: everybody can see how a rating came about.", "rated_private")
    if row.rated:
        check_may_be_rated(host)
    if row.rated and len(held_by(seats, row.host)) > 1:
        raise RefusedError("A game in which one person holds several seats cannot be rated.", "setup")
    if row.rated and any(seat.person == host.id and seat.name != host.name for seat in seats):
        raise RefusedError("In a rated game everybody plays under their own name.", "setup")
    if row.days_per_turn is not None and (row.pace != TURNS or not 1 <= row.days_per_turn <= MOST_DAYS):
        raise RefusedError(f"Only a turn-based table has a limit, of 1 to {MOST_DAYS} days a turn.", "setup")


def check_may_be_rated(person: Person) -> None:
    """Ratings belong to people who stay the same: a guest who has lost would come back as another."""
    if person.guest:
        raise ForbiddenError("Rated games are for people with an account or a passkey.", "rated_guest")


def check_level(level: str | None) -> None:
    if level not in LEVELS:
        raise RefusedError(f"There is no level {level!r}; the levels are {', '.join(LEVELS)}.", "setup")


def start_if_full(change: Change) -> None:
    if change.row.status == GATHERING and all(seat.kind != OPEN for seat in change.seats):
        check_bots_alone(change)
        starting.begin(change)


def check_bots_alone(change: Change) -> None:
    """Among themselves, bots that think long play for accounts only: guests are made in a moment."""
    if any(seat.person is not None for seat in change.seats):
        return
    if all(seat.level in QUICK_LEVELS for seat in change.seats):
        return
    host = find_person(change.connection, change.row.host)
    if host is None or host.guest:
        message = f"Guests can watch bots up to the level {STAND_IN}; for stronger ones make an account or a passkey."
        raise ForbiddenError(message, "bots_alone")


def start(change: Change, person: Person, fill: str | None, present: Collection[str]) -> None:
    """The host begins; bots of the level `fill` take the seats that are still free."""
    check_host(change, person, present)
    if change.row.status != GATHERING:
        raise ConflictError("The game has already begun.", "begun")
    for seat in change.seats:
        if seat.kind == OPEN and fill is not None:
            check_level(fill)
            change.seat(seat.number, level=fill)
    check_bots_alone(change)
    starting.begin(change)


def join(change: Change, person: Person, number: int | None, promise: str | None = None) -> None:
    """Take a free seat; before the game, with the promise of a share in what will be dealt."""
    if change.row.status == ENDED:
        raise ConflictError("The game is over.", "not_playing")
    free = [seat.number for seat in change.seats if seat.kind == OPEN]
    if number is None and held_by(change.seats, person.id):
        return
    if not free:
        raise ConflictError("There is no free seat.", "full")
    if number is not None and number not in free:
        raise ConflictError("This seat is taken.", "taken")
    returns = change.row.status == PLAYING and any(seat.first_person == person.id for seat in change.seats)
    if change.row.rated and not returns:
        check_may_be_rated(person)
    if change.row.rated and held_by(change.seats, person.id):
        raise ConflictError("Nobody holds several seats in a rated game.", "seated")
    wanted = free if number is None else [number]
    offered = [one for one in wanted if may_sit(change, change.seats[one], person.id)]
    if not offered:
        raise ForbiddenError(KEPT, "kept")
    taken = min(offered, key=lambda one: change.seats[one].first_person != person.id)
    sit_down(change, person, taken)
    if change.row.status == GATHERING:
        change.seat(taken, promise=promise)
    start_if_full(change)


def sit_down(change: Change, person: Person, number: int) -> None:
    change.seat(number, person=person.id, name=person.name, level=None, program=person.bot)
    change.note(TABLE)
    play.drop_undo(change)


def rename(change: Change, person: str, former: str, name: str) -> None:
    """Show a person under a new name, but for seats that have names of their own."""
    for number in held_by(change.seats, person):
        if change.seats[number].name == former:
            change.seat(number, name=name)
    change.note(TABLE)


def mark(change: Change, person: str, program: bool) -> None:
    """Show that a person is a program, or that they no longer are."""
    for number in held_by(change.seats, person):
        change.seat(number, program=program)
    change.note(TABLE)


def leave(change: Change, person: Person) -> None:
    """Leave: before the game the seats become free, during it a bot plays on."""
    mine = held_by(change.seats, person.id)
    starting.check_not_starting(change)
    if change.row.status == GATHERING:
        decline(change, person)
    if not mine and change.row.host != person.id:
        return
    if change.row.status == PLAYING:
        for number in mine:
            if not change.seats[number].away:
                resign(change, person, number, None)
        others = players_after(change, person.id)
        if change.row.host == person.id and others and others[0].person is not None:
            make_host(change, others[0].person)
        return
    if change.row.status == ENDED:
        raise ConflictError("The game is over.", "not_playing")
    for number in mine:
        change.seat(number, person=None, name=None, promise=None)
    change.note(TABLE)
    if change.row.host == person.id:
        hand_over(change)


def decline(change: Change, person: Person) -> None:
    """No seat of a rematch waits for this person any more."""
    for seat in change.seats:
        if seat.first_person == person.id:
            change.seat(seat.number, first_person=None)
            change.note(TABLE)


def hand_over(change: Change) -> None:
    """The host has left: the next person becomes host. If there is none the table is deleted."""
    heirs = [seat.person for seat in change.seats if seat.person is not None]
    if heirs:
        change.set(host=heirs[0])
    else:
        change.gone = True


def resign(change: Change, person: Person, number: int, level: str | None) -> None:
    """Let a bot play on a person's own seat from now on."""
    play.check_playing(change)
    check_own(change, person, number)
    check_stand_in(change, level)
    let_bot_play(change, number, level)


def replace_seat(
    change: Change, person: Person, number: int, kind: str, level: str | None, present: Collection[str]
) -> None:
    """The host puts a bot on a free seat or on that of a player who does not move, or frees the seat."""
    check_number(change, number)
    check_host(change, person, present)
    if change.row.status == ENDED:
        raise ConflictError("The game is over.", "not_playing")
    starting.check_not_starting(change)
    check_may_replace(change, number, kind, level)
    seat = change.seats[number]
    if change.row.status == PLAYING and seat.waits_for_person and seat.person != person.id:
        check_idle(change, number, seat.person in present)
    if change.row.status == GATHERING and seat.person not in (None, person.id):
        change.set(invitation=new_invitation())  # whoever is put out shall not come back by the old link
    if kind == "bot" and seat.person is not None and change.row.status == PLAYING:
        let_bot_play(change, number, level)
    elif kind == "bot":
        check_level(level)
        change.seat(number, person=None, name=None, level=level)
        forget_promise(change, number)
        change.note(TABLE)
        if change.row.status == PLAYING:
            check_bots_alone(change)
        start_if_full(change)
    else:
        waits_for = seat.first_person if change.row.status == PLAYING else None
        change.seat(number, person=None, name=None, level=None, first_person=waits_for)
        forget_promise(change, number)
        change.note(TABLE)
        play.drop_undo(change)


def forget_promise(change: Change, number: int) -> None:
    """The person who promised a share has no seat any more; once the game has begun it is part of what is dealt."""
    if change.row.status == GATHERING:
        change.seat(number, promise=None)


def check_may_replace(change: Change, number: int, kind: str, level: str | None) -> None:
    """A host must neither see more nor get weaker opponents by replacing a player."""
    row, seat = change.row, change.seats[number]
    may = may_have_bot(change, seat) if kind == BOT else may_free(change, seat)
    if not may and row.rated:
        raise ForbiddenError("In a rated game, seats cannot be freed and bots cannot be replaced.", "rated_seat")
    if not may:
        raise ForbiddenError(KEPT, "kept")
    if row.status == PLAYING and kind == "bot":
        check_stand_in(change, level)


def check_stand_in(change: Change, level: str | None) -> None:
    """In a rated game nobody chooses how well a bot plays for a person."""
    if change.row.rated and level not in (None, STAND_IN):
        raise ForbiddenError(f"In a rated game, the bot that steps in has the level {STAND_IN}.", "rated_level")


def return_seat(change: Change, person: Person, number: int) -> None:
    """A person plays again on a seat that a bot has played for them, or was given."""
    play.check_playing(change)
    check_number(change, number)
    seat = change.seats[number]
    if not may_return(change, seat, person.id):
        if seat.person != person.id:
            raise ForbiddenError("This is not your seat.", "not_your_seat")
        raise ConflictError("No bot is playing on this seat.", "not_away")
    if may_come_back(seat, person.id):
        sit_down(change, person, number)
        return
    change.seat(number, level=None)
    change.note(TABLE)


def check_idle(change: Change, number: int, present: bool) -> None:
    """Refuse while the others have not waited long enough for this seat."""
    row = change.row
    if row.actor != number or row.turn_since is None:
        raise ConflictError("Nobody is waiting for this player: it is not their turn.", "not_awaited")
    if row.pace == LIVE and present:
        raise ConflictError("This player is at the table.", "present")
    left = math.ceil(row.turn_since + patience(row) - change.now)
    if left > 0:
        wait = timedelta(seconds=left)
        raise ConflictError(f"A bot may play for this player in {wait}.", "not_idle", {"seconds": left})


def rematch(change: Change, person: Person, promises: Sequence[str] = (), origin: str | None = None) -> str:
    """The id of the table for the next game, made by the first who asks: with the same bots, and that person seated.

    Their promises of shares are for their seats, in order.
    """
    row = change.row
    if row.status != ENDED or row.record is not None:
        raise ConflictError("A rematch is possible when the game is over.", "not_over")
    if not held_by(change.seats, person.id):
        raise ForbiddenError("Only players of this game can ask for a rematch.", "not_seated")
    if row.rematch is not None and is_there(change.connection, row.rematch):
        return row.rematch
    setup = checked_setup(row.game, row.players, row.options)
    again = new_row(
        new_id(),
        person.id,
        setup,
        private=row.private,
        pace=row.pace,
        days_per_turn=row.days_per_turn,
        rated=row.rated and not row.private and not person.guest,
        origin=origin,
    )
    several = len(held_by(change.seats, person.id)) > 1
    given = iter(promises)
    seats = [seat_again(seat, person, several, given) for seat in change.seats]
    check_new(again, seats, person)
    insert_table(change.connection, again, seats)
    change.set(rematch=again.id)
    change.note(TABLE)
    return again.id


def seat_again(seat: Seat, person: Person, several: bool, promises: Iterator[str]) -> Seat:
    """The same bot, the person who asks, or a free seat, of which the player who had it is told.

    Somebody with several seats at the table keeps their names.
    """
    if seat.person is None:
        return Seat(seat.number, None, None, seat.level)
    if seat.person == person.id:
        name = seat.name if several else person.name
        return Seat(seat.number, person.id, name, None, program=person.bot, promise=next(promises, None))
    return Seat(seat.number, None, None, None, first_person=seat.person)


def join_rematch(change: Change, person: Person, promises: Sequence[str] = ()) -> None:
    if held_by(change.seats, person.id):
        change.new = True
        start_if_full(change)
    else:
        join(change, person, None, next(iter(promises), None))


def let_bot_play(change: Change, number: int, level: str | None) -> None:
    """A bot plays for a person."""
    check_level(level or STAND_IN)
    if change.seats[number].away:
        raise ConflictError("A bot is already playing here.", "away")
    change.seat(number, level=level or STAND_IN)
    change.note(TABLE)


def check_host(change: Change, person: Person, present: Collection[str]) -> None:
    """Only the host goes on. If the host is gone, the next player in line becomes host by trying."""
    if change.row.host != person.id:
        pass_on(change, {*present, person.id})
    if change.row.host != person.id:
        raise ForbiddenError("Only the host of the table can do that.", "not_host")


def check_own(change: Change, person: Person, number: int) -> None:
    check_number(change, number)
    if change.seats[number].person != person.id:
        raise ForbiddenError("This is not your seat.", "not_your_seat")


def check_number(change: Change, number: int) -> None:
    if not 0 <= number < len(change.seats):
        raise RefusedError(f"There is no seat {number} at this table.", "no_seat")
