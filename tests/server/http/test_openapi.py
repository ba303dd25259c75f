"""The OpenAPI document tells the truth: whatever is sent, the answer is one that it foresees."""

from __future__ import annotations

import re

import pytest

from tests.server.contract import document
from tests.server.kit import RunningServer, one_database

DOCUMENT = document()

for_every_operation = pytest.mark.parametrize(
    ("path", "method"),
    [
        pytest.param(path, method, id=f"{method.upper()} {path}")
        for path, operations in DOCUMENT["paths"].items()
        for method in operations
        if not path.endswith("/stream")  # they do not end
    ],
)


@one_database
@for_every_operation
def test_every_answer_is_one_that_the_document_foresees(path: str, method: str, server: RunningServer) -> None:
    from tests.server.http.made_up import try_out

    try_out(server, path, method, examples=3, coverage=True)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@for_every_operation
def test_the_other_database_takes_and_refuses_the_same(path: str, method: str, server: RunningServer) -> None:
    from tests.server.http.made_up import try_out

    try_out(server, path, method, examples=5, coverage=False)


def test_operations_have_names_for_generated_clients() -> None:
    names = [operation["operationId"] for path in DOCUMENT["paths"].values() for operation in path.values()]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+([A-Z][a-z]*)*", name) for name in names)
    assert {"getMe", "makeTable", "joinTable", "getState", "makeMove", "takeBack", "logIn", "getPerson"} <= set(names)
