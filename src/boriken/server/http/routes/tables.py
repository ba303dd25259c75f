"""Tables: set up, listed, joined and left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy.exc import IntegrityError

from boriken.server.errors import RefusedError
from boriken.server.http import answers, requests
from boriken.server.http.dependencies import Answer, MaybePerson, ThePerson, TheService, can_fail
from boriken.server.people.person import Person
from boriken.server.service import Service
from boriken.server.tables import lobby, starting
from boriken.server.tables.access import Visitor
from boriken.server.tables.lists import my_tables, open_tables, unfinished_at, unfinished_count
from boriken.server.tables.rows import TableRow, is_there, new_row
from boriken.server.tables.seats import Seat
from boriken.server.tables.tables import SERVER

router = APIRouter(prefix="/api", tags=["tables"])

Invitation = Annotated[str | None, Query(max_length=40)]


@router.get("/tables", response_model=answers.TableList)
async def list_tables(service: TheService, person: MaybePerson, playing: bool = False) -> Response:
    """Public tables with free seats, or those being played, to watch."""
    found = await service.database.read(open_tables, playing, person, service.presence.at)
    return Answer({"tables": found})


@router.get("/me/tables", response_model=answers.TableList, responses=can_fail(401))
async def list_my_tables(service: TheService, person: ThePerson) -> Response:
    """Your tables; those that wait for you come first."""
    return Answer({"tables": await service.database.read(my_tables, person, service.presence.at)})


@router.post(
    "/tables", status_code=201, response_model=answers.TablePicture, responses=can_fail(401, 403, 409, 422, 429)
)
async def make_table(service: TheService, person: ThePerson, request: requests.TableRequest) -> Response:
    """Set up a table. If no seat is free the game begins at once.

    A request that is sent again with the same key answers with the same table.
    """
    service.rate_limits.take("create", person.id)
    identity = service.table_id(person, request.key, request.model_dump(exclude={"seats": {"__all__": {"promise"}}}))
    if request.key is None or not await service.database.read(is_there, identity):
        await check_may_have_more(service, person)
        row, seats = new_table(identity, person, request, service.origin_of(person))
        with made_by_twin(request.key):
            await service.tables.add(row, seats)
    return Answer(await service.show_table(identity, Visitor(person)), status_code=201)


async def check_may_have_more(service: Service, person: Person) -> None:
    """Refuse one more table if the person, or their address, has too many, or if the server is full."""
    service.disk.check()
    service.rate_limits.check_owned("tables", await service.database.read(unfinished_count, person.id))
    origin = service.origin_of(person)
    if origin is not None:
        service.rate_limits.check_owned_at("tables", await service.database.read(unfinished_at, origin))


@contextmanager
def made_by_twin(key: str | None) -> Iterator[None]:
    """Go on if the same request, sent twice at once, has made the table in the meantime."""
    try:
        yield
    except IntegrityError:
        if key is None:
            raise


def new_table(
    identity: str, host: Person, request: requests.TableRequest, origin: str | None
) -> tuple[TableRow, list[Seat]]:
    """The row and the seats of a requested table, if it is possible."""
    row = new_row(
        identity,
        host.id,
        lobby.checked_setup(request.game, request.players, request.options),
        private=request.private,
        pace=request.pace,
        days_per_turn=request.days_per_turn,
        rated=request.rated,
        origin=origin,
    )
    seats = [new_seat(number, asked, host) for number, asked in enumerate(request.seats)]
    lobby.check_new(row, seats, host)
    return row, seats


def new_seat(number: int, asked: requests.ChairRequest, host: Person) -> Seat:
    if asked.kind == "me":
        return Seat(number, host.id, asked.name or host.name, None, program=host.bot, promise=asked.promise)
    if asked.name is not None or asked.promise is not None:
        raise RefusedError("You can only name seats of your own, and promise shares for them.", "setup")
    if asked.kind == "bot":
        lobby.check_level(asked.level)
        return Seat(number, None, None, asked.level)
    return Seat(number, None, None, None)


@router.get("/tables/{identity}", response_model=answers.TablePicture, responses=can_fail(404))
async def get_table(service: TheService, person: MaybePerson, identity: str, invitation: Invitation = None) -> Response:
    return Answer(await service.show_table(identity, Visitor(person, invitation)))


@router.post("/tables/{identity}/join", response_model=answers.TablePicture, responses=can_fail(401, 403, 404, 409))
async def join_table(service: TheService, person: ThePerson, identity: str, request: requests.JoinRequest) -> Response:
    """Take a free seat; when the last one is taken the game begins, as soon as all promised shares are shown."""
    asked = (person, request.seat, request.promise)
    await service.tables.change(identity, Visitor(person, request.invitation), lobby.join, *asked)
    return Answer(await service.show_table(identity, Visitor(person)))


@router.post("/tables/{identity}/leave", status_code=204, response_model=None, responses=can_fail(401, 403, 404, 409))
async def leave_table(service: TheService, person: ThePerson, identity: str) -> Response:
    """Leave: before the game your seat becomes free, during it a bot plays on."""
    await service.tables.change(identity, Visitor(person), lobby.leave, person)
    return Response(status_code=204)


@router.post(
    "/tables/{identity}/start", response_model=answers.TablePicture, responses=can_fail(401, 403, 404, 409, 422)
)
async def start_table(
    service: TheService, person: ThePerson, identity: str, request: requests.StartRequest
) -> Response:
    """The host begins; free seats are filled with bots if a level is given."""
    present = service.presence.at(identity)
    await service.tables.change(identity, Visitor(person), lobby.start, person, request.fill, present)
    return Answer(await service.show_table(identity, Visitor(person)))


@router.post(
    "/tables/{identity}/resign", response_model=answers.TablePicture, responses=can_fail(401, 403, 404, 409, 422)
)
async def resign_seat(
    service: TheService, person: ThePerson, identity: str, request: requests.ResignRequest
) -> Response:
    """Let a bot play on for you."""
    await service.tables.change(identity, Visitor(person), lobby.resign, person, request.seat, request.level)
    return Answer(await service.show_table(identity, Visitor(person)))


@router.post(
    "/tables/{identity}/seats/{number}/replace",
    response_model=answers.TablePicture,
    responses=can_fail(401, 403, 404, 409, 422),
)
async def replace_seat(
    service: TheService, person: ThePerson, identity: str, number: requests.SeatNumber, request: requests.ReplaceRequest
) -> Response:
    """The host puts a bot on a free or idle seat, or frees it for another person."""
    asked = (person, number, request.kind, request.level, service.presence.at(identity))
    await service.tables.change(identity, Visitor(person), lobby.replace_seat, *asked)
    return Answer(await service.show_table(identity, Visitor(person)))


@router.post(
    "/tables/{identity}/seats/{number}/share",
    response_model=answers.TablePicture,
    responses=can_fail(401, 403, 404, 409, 422),
)
async def show_share(
    service: TheService, person: ThePerson, identity: str, number: requests.SeatNumber, request: requests.ShareRequest
) -> Response:
    """Show the share that you promised for your seat; with the last of them the game begins."""
    await service.tables.change(identity, Visitor(person), starting.show_share, person, number, request.share)
    return Answer(await service.show_table(identity, Visitor(person)))


@router.post(
    "/tables/{identity}/seats/{number}/return",
    response_model=answers.TablePicture,
    responses=can_fail(401, 403, 404, 409, 422),
)
async def return_seat(service: TheService, person: ThePerson, identity: str, number: requests.SeatNumber) -> Response:
    """Play again on a seat on which a bot has played for you."""
    await service.tables.change(identity, Visitor(person), lobby.return_seat, person, number)
    return Answer(await service.show_table(identity, Visitor(person)))


@router.post(
    "/tables/{identity}/rematch",
    status_code=201,
    response_model=answers.TablePicture,
    responses=can_fail(401, 403, 404, 409, 422, 429),
)
async def make_rematch(
    service: TheService, person: ThePerson, identity: str, request: requests.RematchRequest | None = None
) -> Response:
    """The same table again. All players who ask get the same one, and sit down there."""
    service.rate_limits.take("create", person.id)
    service.disk.check()
    promises = request.promises if request is not None else []
    again = await service.tables.change(
        identity, Visitor(person), lobby.rematch, person, promises, service.origin_of(person)
    )
    await service.tables.change(again, SERVER, lobby.join_rematch, person, promises)
    return Answer(await service.show_table(again, Visitor(person)), status_code=201)
