"""Analysis boards: positions on which one plays for all seats, goes back, branches and asks bots."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from boriken.bots.levels import LEVELS
from boriken.core.title import Json
from boriken.server.analyses import analyst, editor, rows
from boriken.server.analyses.serializers import serialize_analysis
from boriken.server.analyses.tree import Analysis
from boriken.server.errors import RefusedError
from boriken.server.http import requests
from boriken.server.http import study_answers as answers
from boriken.server.http.dependencies import Answer, MaybePerson, TheAddress, ThePayer, ThePerson, TheService, can_fail
from boriken.server.http.routes.history import ID
from boriken.server.http.routes.tables import Invitation
from boriken.server.people.person import Person
from boriken.server.service import Service
from boriken.server.tables.access import Visitor
from boriken.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["analyses"])

Identity = Annotated[str, Path(pattern=ID)]
NodeNumber = Annotated[int, Path(ge=0, le=2**31 - 1)]
PLAYED_ON = 4  # opinions that playing on costs as much as


@router.post(
    "/analyses",
    status_code=201,
    response_model=answers.AnalysisPicture,
    responses=can_fail(401, 403, 404, 409, 413, 422, 429),
)
async def begin_analysis(service: TheService, person: ThePerson, request: requests.AnalysisRequest) -> Response:
    """Begin an analysis: at a moment of a finished game, at a position, or as a copy. Its link lets others look."""
    service.rate_limits.take("create", person.id)
    service.disk.check()
    service.rate_limits.check_owned("analyses", await service.database.read(rows.count_of, person.id))
    analysis = await begun(service, person, request)
    await service.database.write(rows.add, analysis)
    return Answer(await service.database.in_reader(serialize_analysis, analysis, person.id), status_code=201)


async def begun(service: Service, person: Person, request: requests.AnalysisRequest) -> Analysis:
    if [request.table, request.position, request.copy_of].count(None) != 2:
        raise RefusedError("An analysis begins with a table, with a position or with another analysis.", "analysis")
    if request.copy_of is not None:
        return await service.database.read(rows.copied, request.copy_of, person)
    if request.table is not None:
        visitor = Visitor(person, request.invitation)
        return await service.tables.read(request.table, visitor, rows.from_table, person, request.at)
    analysis = await service.database.in_reader(rows.from_document, person, request.position or {}, request.language)
    await service.analyst.check_not_played(analysis, 0)
    return analysis


@router.post("/positions/form", response_model=answers.FormPicture, responses=can_fail(413, 422, 429))
async def get_position_form(service: TheService, payer: ThePayer, request: requests.FormRequest) -> Response:
    """A position as a form: what can be placed where, in words. Without a state it begins with an empty table."""
    service.rate_limits.take("replay", payer)
    return Answer(await service.database.in_reader(editor.form, request.position, request.language, request.dealt))


@router.get("/analyses/{identity}", response_model=answers.AnalysisPicture, responses=can_fail(404, 422))
async def get_analysis(service: TheService, person: MaybePerson, identity: Identity) -> Response:
    """An analysis with its tree, for everybody who has its link."""
    analysis = await service.database.read(rows.analysis_of, identity)
    asking = None if person is None else person.id
    return Answer(await service.database.in_reader(serialize_analysis, analysis, asking))


@router.get(
    "/analyses/{identity}/nodes/{number}", response_model=answers.AnalysedMoment, responses=can_fail(404, 422, 429)
)
async def get_analysed_moment(service: TheService, payer: ThePayer, identity: Identity, number: NodeNumber) -> Response:
    """The position at a node, with the choices of whoever decides there."""
    service.rate_limits.take("replay", payer)
    return Answer(await service.analyst.moment(identity, number))


@router.post(
    "/analyses/{identity}/moves",
    response_model=answers.AnalysisMoved,
    responses=can_fail(401, 403, 404, 409, 413, 422, 429),
)
async def play_in_analysis(
    service: TheService, person: ThePerson, identity: Identity, request: requests.AnalysisMove
) -> Response:
    """Play a decision at a node of your own analysis, whoever decides there; it begins a branch if it is new."""
    if (request.actions is None) == (request.counts is None):
        raise RefusedError("A move is either actions or counts.", "move")
    reached = await service.database.write(analyst.play, identity, person, request)
    return await moved(service, person, identity, reached)


@router.post(
    "/analyses/{identity}/opinion",
    response_model=answers.OpinionsPicture,
    responses=can_fail(401, 403, 404, 409, 413, 422, 429, 503),
)
async def ask_for_opinion(
    service: TheService, person: ThePerson, address: TheAddress, identity: Identity, request: requests.NodeRequest
) -> Response:
    """The share of the win of every seat after each choice at a node, and how sure that is."""
    for payer in (person.id, address):
        service.rate_limits.take("opinion", payer)
    return Answer(await service.analyst.opinion(identity, person, request.node))


@router.post(
    "/analyses/{identity}/bots",
    response_model=answers.AnalysisMoved,
    responses=can_fail(401, 403, 404, 409, 413, 422, 429, 503),
)
async def let_bots_play(
    service: TheService, person: ThePerson, address: TheAddress, identity: Identity, request: requests.BotsRequest
) -> Response:
    """Let bots play on for all seats, for some seconds or to the end: ask again until the game is over."""
    if request.level not in LEVELS:
        raise RefusedError("There is no such level.", "level")
    for payer in (person.id, address):
        service.rate_limits.take("opinion", payer, PLAYED_ON)
    reached = await service.analyst.play_on(identity, person, request.node, request.level)
    return await moved(service, person, identity, reached)


@router.delete(
    "/analyses/{identity}/nodes/{number}",
    response_model=answers.AnalysisPicture,
    responses=can_fail(401, 403, 404, 409, 422, 429),
)
async def take_out_moment(service: TheService, person: ThePerson, identity: Identity, number: NodeNumber) -> Response:
    """Take a moment out of your own analysis, with all that follows it."""
    await service.database.write(analyst.take_out, identity, person, number)
    analysis = await service.database.read(rows.analysis_of, identity)
    return Answer(await service.database.in_reader(serialize_analysis, analysis, person.id))


@router.get("/tables/{identity}/analyses", response_model=answers.AnalysisList, responses=can_fail(404))
async def list_analyses(
    service: TheService, person: MaybePerson, identity: str, invitation: Invitation = None
) -> Response:
    """The analyses that were begun in a game, the latest first."""
    found = await service.tables.read(identity, Visitor(person, invitation), analyses_of)
    return Answer({"analyses": found})


def analyses_of(table: Table) -> list[Json]:
    return rows.of_table(table.connection, table.row.id)


async def moved(service: Service, person: Person, identity: str, node: int) -> Response:
    analysis = await service.database.read(rows.analysis_of, identity)
    return Answer(
        {
            "analysis": await service.database.in_reader(serialize_analysis, analysis, person.id),
            "moment": await service.analyst.moment(identity, node),
        }
    )
