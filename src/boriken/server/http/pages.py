"""The built files of the browser table, read and compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response

from boriken.core.words import house_words
from boriken.server.errors import NotFoundError
from boriken.server.http.dependencies import TheService
from boriken.server.http.openapi import methods_at
from boriken.server.http.previews import Preview, general, language_of, preview_of_game, preview_of_table
from boriken.server.service import Service

STATIC = Path(__file__).parents[1] / "static"
NOT_BUILT = b"<!doctype html><title>Boriken</title><p>The browser table is not built; the API is under /api."
FOR_EVER = "public, max-age=31536000, immutable"
LOOK_AGAIN = "no-cache"
FIRST_PAGE = "assets/HomePage-"

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class File:
    content: bytes
    compressed: bytes
    kind: str
    tag: str
    caching: str


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str, service: TheService) -> Response:
    """Serve a file, or the page for every other address: it finds out by itself what to show."""
    files = all_files(STATIC)
    if path.startswith("api/") and methods_at(request.app, f"/{path}"):
        raise HTTPException(405)
    if path.startswith("api/") or (path not in files and "." in path):
        raise NotFoundError("There is nothing at this address.")
    file = files.get(path)
    if file is None and "index.html" in files:
        file = await with_preview(files["index.html"], service, request, path)
    if file is None:
        return Response(NOT_BUILT, status_code=503, media_type="text/html")
    headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding, Accept-Language"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


async def with_preview(file: File, service: Service, request: Request, path: str) -> File:
    """The page with the preview of its link in its head."""
    language = language_of(request.headers.get("accept-language", ""))
    preview = await preview_of(service, path, request.query_params.get("invitation"), language)
    tags = preview.tags(service.settings.address.rstrip("/") or str(request.base_url).rstrip("/"), path, language)
    if path == "":
        tags += ahead(STATIC)
    return as_file(file.content.replace(b"</head>", tags.encode() + b"</head>", 1), file.kind, LOOK_AGAIN)


@cache
def ahead(folder: Path) -> str:
    """The first page's own program: else the browser would hear of it when the shared one runs, a way to us later."""
    own = [name for name in all_files(folder) if name.startswith(FIRST_PAGE) and name.endswith(".js")]
    return "".join(f'<link rel="modulepreload" crossorigin href="/{name}" />' for name in own)


async def preview_of(service: Service, path: str, invitation: str | None, language: str) -> Preview:
    match path.split("/"):
        case ["tables" | "join", identity]:
            return await service.database.read(preview_of_table, identity, invitation, language)
        case ["play", game]:
            return preview_of_game(game, house_words("page", language))
        case _:
            return general(house_words("page", language))


@cache
def all_files(folder: Path) -> dict[str, File]:
    """The files by address. Nothing outside the folder can be asked for."""
    return {
        path.relative_to(folder).as_posix(): read_file(folder, path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def read_file(folder: Path, path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.parent.name == "assets"  # the build puts a hash into their names
    return as_file(path.read_bytes(), kind, FOR_EVER if hashed else LOOK_AGAIN)


def as_file(content: bytes, kind: str, caching: str) -> File:
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    return File(content, gzip.compress(content, mtime=0), kind, tag, caching)
