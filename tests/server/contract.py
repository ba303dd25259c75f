"""Every answer that a test gets is one that the OpenAPI document describes."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx2 as httpx
import jsonschema_rs

from boriken.server.app import interface

Json = dict[str, Any]

ANYWHERE = {413, 422, 431, 500, 503}  # answers to requests that never reach their operation
EVENTS = {"table": "TablePicture", "state": "State", "chat": "Message", "mine": "TableList", "lobby": "TableList"}


@cache
def document() -> Json:
    return interface().openapi()


def check_answer(answer: httpx.Response) -> None:
    """Whether the status is foreseen, and the data is as described."""
    operation = operation_of(answer.request)
    if operation is None:
        return
    described = operation["responses"].get(str(answer.status_code))
    if described is None:
        assert answer.status_code in ANYWHERE, f"{operation['operationId']} answers {answer.status_code}"
        described = {"content": {"application/json": {"schema": reference("Failure")}}}
    content = described.get("content", {})
    kind = answer.headers.get("content-type", "").partition(";")[0]
    assert kind in content or not content, f"{operation['operationId']} answers with {kind}"
    if kind == "application/json":
        answer.read()
        check(content[kind]["schema"]["$ref"], answer.json())


def check_event(kind: str, data: Json) -> None:
    """Whether what a stream tells is as described."""
    if kind in EVENTS:
        check(reference(EVENTS[kind])["$ref"], data)


def reference(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def check(name: str, data: Json) -> None:
    error = next(validator(name).iter_errors(data), None)
    assert error is None, error


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": name, "components": document()["components"]})


def operation_of(request: httpx.Request) -> Json | None:
    for pattern, operations in patterns():
        if pattern.fullmatch(request.url.path):
            return operations.get(request.method.lower())
    return None


@cache
def patterns() -> list[tuple[re.Pattern[str], Json]]:
    return [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), found) for path, found in document()["paths"].items()]
