"""The OpenAPI document tells the truth: whatever is sent, the answer is one that it foresees."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import BaseSchema, Case, GenerationMode, Response
from schemathesis.checks import positive_data_acceptance
from schemathesis.config import (
    CoveragePhaseConfig,
    GenerationConfig,
    PhasesConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)

from tests.server.contract import document
from tests.server.kit import PATIENCE, RunningServer, one_database

DOCUMENT = document()


def made_up(coverage: bool) -> BaseSchema:
    """Requests by the document, right ones and wrong ones; with `coverage` each limit is tried as well."""
    project = ProjectConfig(
        phases=PhasesConfig(coverage=CoveragePhaseConfig(enabled=coverage)),
        generation=GenerationConfig(deterministic=True, with_security_parameters=False),
    )
    config = SchemathesisConfig(projects=ProjectsConfig(default=project))
    every = schemathesis.openapi.from_dict(copy.deepcopy(DOCUMENT), config=config)
    return every.exclude(path_regex="/stream$")  # they do not end


def so_many(examples: int) -> settings:
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


class Asker:
    """Somebody with a table at which they play and one that waits."""

    def __init__(self, server: RunningServer) -> None:
        guest = server.guest("Ada")
        self.address = server.address
        self.headers = {"X-CSRF-Token": guest.http.headers["X-CSRF-Token"]}
        self.cookies = dict(guest.http.cookies)
        self.tables = [guest.make_table(seats)["id"] for seats in ("me me", "me open")]


@pytest.fixture
def asker(server: RunningServer) -> Asker:
    return Asker(server)


@one_database
@made_up(coverage=True).parametrize()
@so_many(3)
def test_every_answer_is_one_that_the_document_foresees(case: Case[Any], asker: Asker) -> None:
    check_answer(case, asker)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@made_up(coverage=False).parametrize()
@so_many(10)
def test_the_other_database_takes_and_refuses_the_same(case: Case[Any], asker: Asker) -> None:
    check_answer(case, asker)


def check_answer(case: Case[Any], asker: Asker) -> None:
    if case.path.startswith("/api/tables/"):
        choose_table(case, asker)
    answer = case.call_and_validate(
        asker.address,
        headers=asker.headers,
        cookies=asker.cookies,
        excluded_checks=[positive_data_acceptance],  # the rules of a game are no part of the document
        timeout=PATIENCE,
    )
    if is_positive(case):
        assert error_code(answer) != "malformed", (answer.text, case.as_curl_command())


def is_positive(case: Case[Any]) -> bool:
    """Whether what is sent is as the document says."""
    return case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE


def error_code(answer: Response) -> str:
    return str(answer.json()["error"]["code"]) if answer.status_code >= 400 else ""


def choose_table(case: Case[Any], asker: Asker) -> None:
    """Most made-up tables become real ones."""
    drawn = sum(map(ord, str(case.path_parameters["identity"]))) % 3
    if drawn < len(asker.tables):
        case.path_parameters["identity"] = asker.tables[drawn]


def test_operations_have_names_for_generated_clients() -> None:
    names = [operation["operationId"] for path in DOCUMENT["paths"].values() for operation in path.values()]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+([A-Z][a-z]*)*", name) for name in names)
    assert {"getMe", "makeTable", "joinTable", "getState", "makeMove", "takeBack", "logIn", "getPerson"} <= set(names)
