"""Health and metrics, for those who run the server."""

from __future__ import annotations

import asyncio
import sqlite3

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import DBAPIError

from boriken.server.errors import UnavailableError
from boriken.server.http.dependencies import Answer, TheService

router = APIRouter(include_in_schema=False)

PATIENCE = 5.0


@router.get("/healthz")
async def health(service: TheService) -> Response:
    """Healthy if the database can be read and written."""
    try:
        await asyncio.wait_for(service.database.answers(), PATIENCE)
    except (TimeoutError, OSError, DBAPIError, sqlite3.Error) as error:
        raise UnavailableError("The database does not answer.") from error
    return Answer({"status": "ok"})


@router.get("/metrics")
async def metrics(service: TheService) -> Response:
    return Response(service.metrics.page(), media_type=CONTENT_TYPE_LATEST)
