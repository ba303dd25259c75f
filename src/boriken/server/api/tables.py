"""Tables: made, listed, filled, left."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from boriken.server import wire
from boriken.server.api.common import Answer, MaybePerson, ThePerson, TheService, can_fail
from boriken.server.identity import Person, new_id
from boriken.server.tables import lobby
from boriken.server.tables.access import check_may_look
from boriken.server.tables.change import TABLE, Change
from boriken.server.tables.lists import my_tables, open_tables
from boriken.server.tables.seating import held_by

router = APIRouter(prefix="/api", tags=["tables"])

Invitation = Annotated[str | None, Query(max_length=40)]


@router.get("/tables", response_model=wire.TableList)
async def list_tables(service: TheService, person: MaybePerson, playing: bool = False) -> Response:
    """Public tables with free seats, or those being played, to watch."""
    found = await service.database.read(open_tables, playing, person, service.presence.at)
    return Answer({"tables": found})


@router.get("/me/tables", response_model=wire.TableList, responses=can_fail(401))
async def list_my_tables(service: TheService, person: ThePerson) -> Response:
    """The tables one sits at, those that wait for one first."""
    return Answer({"tables": await service.database.read(my_tables, person, service.presence.at)})


@router.post("/tables", status_code=201, response_model=wire.TablePicture, responses=can_fail(401, 403, 422, 429))
async def make_table(service: TheService, person: ThePerson, wish: wire.TableRequest) -> Response:
    """Set up a table. If no seat is free the game begins at once."""
    service.limits.take("create", person.id)
    chairs = [lobby.Chair(chair.kind, chair.level) for chair in wish.seats]
    given = wish.model_dump(exclude={"seats"})
    identity = await service.make_table(person, lobby.Wish(seats=chairs, **given))
    return Answer(await service.table(identity, person), status_code=201)


@router.get("/tables/{identity}", response_model=wire.TablePicture, responses=can_fail(404))
async def get_table(service: TheService, person: MaybePerson, identity: str, invitation: Invitation = None) -> Response:
    return Answer(await service.table(identity, person, invitation))


@router.post("/tables/{identity}/join", response_model=wire.TablePicture, responses=can_fail(401, 403, 404, 409))
async def join_table(service: TheService, person: ThePerson, identity: str, wish: wire.JoinRequest) -> Response:
    """Take a free seat; when the last one is taken the game begins."""

    def sit_down(change: Change) -> None:
        check_may_look(change, person, wish.invitation)
        lobby.join(change, person, wish.seat)

    await service.change(identity, sit_down)
    return Answer(await service.table(identity, person))


@router.post("/tables/{identity}/leave", status_code=204, response_model=None, responses=can_fail(401, 403, 404, 409))
async def leave_table(service: TheService, person: ThePerson, identity: str) -> Response:
    """Get up: before the game the seat is free again, during it a bot goes on."""
    await service.act(person, identity, lobby.leave, person)
    return Response(status_code=204)


@router.post("/tables/{identity}/start", response_model=wire.TablePicture, responses=can_fail(401, 403, 404, 409, 422))
async def start_table(service: TheService, person: ThePerson, identity: str, wish: wire.StartRequest) -> Response:
    """The host begins; free seats are filled with bots if a level is given."""
    await service.act_as_host(person, identity, lobby.start, person, wish.fill)
    return Answer(await service.table(identity, person))


@router.post("/tables/{identity}/resign", response_model=wire.TablePicture, responses=can_fail(401, 403, 404, 409, 422))
async def resign_seat(service: TheService, person: ThePerson, identity: str, wish: wire.ResignRequest) -> Response:
    """Let a bot play on for you."""
    await service.act(person, identity, lobby.resign, person, wish.seat, wish.level)
    return Answer(await service.table(identity, person))


@router.post(
    "/tables/{identity}/seats/{number}/replace",
    response_model=wire.TablePicture,
    responses=can_fail(401, 403, 404, 409, 422),
)
async def replace_seat(
    service: TheService, person: ThePerson, identity: str, number: wire.SeatNumber, wish: wire.ReplaceRequest
) -> Response:
    """The host puts a bot on a free or idle seat, or frees it for another person."""

    def put(change: Change) -> None:
        lobby.check_number(change, number)
        present = change.seats[number].person in service.presence.at(identity)
        lobby.replace_seat(change, person, number, wish.kind, wish.level, present)

    await service.act_as_host(person, identity, put)
    return Answer(await service.table(identity, person))


@router.post(
    "/tables/{identity}/seats/{number}/return",
    response_model=wire.TablePicture,
    responses=can_fail(401, 403, 404, 409, 422),
)
async def return_seat(service: TheService, person: ThePerson, identity: str, number: wire.SeatNumber) -> Response:
    """A person whose seat a bot minds plays again."""
    await service.act(person, identity, lobby.give_back, person, number)
    return Answer(await service.table(identity, person))


@router.post(
    "/tables/{identity}/rematch",
    status_code=201,
    response_model=wire.TablePicture,
    responses=can_fail(401, 403, 404, 409, 422, 429),
)
async def make_rematch(service: TheService, person: ThePerson, identity: str) -> Response:
    """The same table again. All who ask get the same one; who has played may sit down there."""
    service.limits.take("create", person.id)

    def make_again(change: Change) -> str:
        wish = lobby.rematch_wish(change, person)
        if change.row.rematch is not None:
            return change.row.rematch
        again = new_id()
        lobby.make_table(change.connection, again, person, wish)
        change.set(rematch=again)
        change.note(TABLE)
        return again

    again = await service.act(person, identity, make_again)
    await service.change(again, sit_down_again, person)
    return Answer(await service.table(again, person), status_code=201)


def sit_down_again(change: Change, person: Person) -> None:
    if not held_by(change.seats, person.id):
        lobby.join(change, person, None)
    else:
        lobby.start_if_full(change)
