"""The OpenAPI document: FastAPI's, completed by what holds for every operation."""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute

from boriken.server.http import answers
from boriken.server.http.dependencies import COOKIE, CSRF_HEADER, for_programs

Json = dict[str, Any]

JSON = "application/json"
METHODS = ("get", "post", "patch", "delete")
ADDRESSABLE = r"^[^\u0000]*$"  # SizeLimit refuses others
FAILURE = f"#/components/schemas/{answers.Failure.__name__}"
SCHEMES: Json = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Given by POST /api/me and at login."},
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of a program, made on the account page; it needs neither cookie nor CSRF token.",
    },
    "csrf": {"type": "apiKey", "in": "header", "name": CSRF_HEADER, "description": "As given by GET /api/me."},
}


def operation_id(route: APIRoute) -> str:
    """A name for generated clients: make_table is called makeTable there."""
    first, *rest = route.name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def describe(app: FastAPI) -> None:
    """Complete the document of an application."""
    plainly = app.openapi

    def document() -> Json:
        if app.openapi_schema is None:
            made = plainly()
            made["components"]["securitySchemes"] = SCHEMES
            for path, operations in made["paths"].items():
                for method in METHODS:
                    if method in operations:
                        complete(operations[method], path, method)
            for unused in ("HTTPValidationError", "ValidationError"):
                made["components"]["schemas"].pop(unused, None)
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]  # FastAPI's own way to say more


def methods_at(app: FastAPI, path: str) -> list[str]:
    """The methods of an address of the interface."""
    for pattern, operations in app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(pattern)), path):
            return [method.upper() for method in METHODS if method in operations]
    return []


def complete(operation: Json, path: str, method: str) -> None:
    """Add the answers of the parts that all operations share."""
    for parameter in operation.get("parameters", ()):
        for schema in parameter["schema"].get("anyOf", [parameter["schema"]]):
            if schema.get("type") == "string":
                schema.setdefault("pattern", ADDRESSABLE)
    answers = operation["responses"]
    for status, answer in answers.items():
        if status >= "400":  # whatever else an operation answers with, errors are data
            answer["content"] = {JSON: next(iter(answer["content"].values()))}
    if "422" in answers or "requestBody" in operation:
        answers["422"] = failure("Malformed, or against the rules")
    if "requestBody" in operation:
        answers["413"] = failure("Too large")
    if method != "get":
        answers["403"] = failure("Not allowed, or not sent by our own page")
    answers["429"] = failure("Too much at once")
    answers["429"]["headers"] = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
    needed: Json = {"cookie": []} if method == "get" else {"cookie": [], "csrf": []}
    ways: list[Json] = [needed, {"token": []}] if for_programs(path, method) else [needed]
    operation["security"] = ways if "401" in answers else [*ways, {}]
    if path.startswith("/api/"):  # whoever comes with a token that does not do
        answers.setdefault("401", failure("Not known, or with a token that was revoked"))
        answers.setdefault("403", failure("Not allowed, or with a token that lacks a scope"))
    operation["responses"] = dict(sorted(answers.items()))


def failure(description: str) -> Json:
    return {"description": description, "content": {JSON: {"schema": {"$ref": FAILURE}}}}
