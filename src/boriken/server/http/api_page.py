"""The interface as a page for people who write programs: every operation, from the OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape

from fastapi import APIRouter, FastAPI, Request, Response

from boriken.server.http.openapi import METHODS, Json

router = APIRouter(include_in_schema=False)

INTRODUCTION = """\
<p>A program comes with a token of your account (account page, \u2018Programs\u2019), in the header
<code>Authorization: Bearer TOKEN</code>. It needs neither cookie nor CSRF token. Answers are JSON; an error has a
<code>code</code> for programs and a sentence for people. The whole description, for tools that make clients from it:
<a href="/api/openapi.json">openapi.json</a>.</p>"""

AS_ONESELF = "--header 'Authorization: Bearer TOKEN'"
EXAMPLES = {
    "Which games there are, for everybody": "curl SERVER/api/games",
    "A table against a bot of the house; the answer has its id": (
        f"curl SERVER/api/tables {AS_ONESELF} --json "
        '\'{"game": "san-juan", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": "casual"}]}\''
    ),
    "What is asked there, and an answer: one of the choices, the version it answers, and for every move another key": (
        f"curl 'SERVER/api/tables/ID/state?seat=0' {AS_ONESELF}\n"
        f"curl SERVER/api/tables/ID/moves {AS_ONESELF} --json "
        '\'{"version": VERSION, "key": "7f3a", "seat": 0, "actions": ["CHOICE"]}\''
    ),
}


@router.get("/api")
async def api_page(request: Request) -> Response:
    return Response(written(request.app), media_type="text/html")


@lru_cache(1)
def written(app: FastAPI) -> str:
    """The page, made once."""
    document: Json = app.openapi()
    title = escape(f"{document['info']['title']} {document['info']['version']}")
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}: the interface</title>'
    return "\n".join([head, f"<h1>{title}: the interface</h1>", INTRODUCTION, *examples(), *sections(document)])


def examples() -> Iterator[str]:
    """Requests as one types them; the tests send them."""
    yield "<h2>Examples</h2>"
    for about, commands in EXAMPLES.items():
        yield f"<p>{escape(about)}:</p><pre><code>{escape(commands)}</code></pre>"


def sections(document: Json) -> Iterator[str]:
    """The operations by their subject."""
    subjects: dict[str, list[str]] = {}
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                subject = operations[method].get("tags", ["server"])[0]
                subjects.setdefault(subject, []).append(described(path, method, operations[method]))
    for subject, entries in subjects.items():
        yield f"<h2>{escape(subject.capitalize())}</h2><dl>{''.join(entries)}</dl>"


def described(path: str, method: str, operation: Json) -> str:
    """One operation: what it does, who may ask, and what it is given and answers with."""
    rows = [escape(str(operation.get("description", operation["summary"]))), who_may(operation)]
    if "requestBody" in operation:
        rows.append(f"Takes {schemas(operation['requestBody'])}.")
    good = [answer for status, answer in operation["responses"].items() if status < "300"]
    rows += [f"Answers with {named}." for answer in good if (named := schemas(answer))]
    return f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{'<br>'.join(rows)}</dd>"


def who_may(operation: Json) -> str:
    ways = operation["security"]
    if {} in ways:
        return "For everybody." if {"token": []} in ways else "For everybody with a browser."
    return "With a cookie or a token." if {"token": []} in ways else "With a cookie; no token will do."


def schemas(body: Json) -> str:
    """The names of what a body holds, as openapi.json explains them."""
    named = [content.get("schema", {}).get("$ref", kind) for kind, content in body.get("content", {}).items()]
    return " or ".join(f"<code>{escape(name.rpartition('/')[2] if name[0] == '#' else name)}</code>" for name in named)
