"""Requests made up by the OpenAPI document, right ones and wrong ones, to see what a server answers.

Imported by the tests that send them, not while tests are collected: Schemathesis takes seconds, in every process.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from hypothesis import HealthCheck, settings
from schemathesis import BaseSchema, Case, GenerationMode, Response, openapi
from schemathesis.checks import load_all_checks, positive_data_acceptance
from schemathesis.config import (
    CoveragePhaseConfig,
    GenerationConfig,
    PhasesConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test  # as its plugin does while it collects

from tests.server.contract import document
from tests.server.kit import PATIENCE, RunningServer


class Asker:
    """Somebody with a table at which they play and one that waits."""

    def __init__(self, server: RunningServer) -> None:
        guest = server.guest("Ada")
        self.address = server.address
        self.headers = {"X-CSRF-Token": guest.http.headers["X-CSRF-Token"]}
        self.cookies = dict(guest.http.cookies)
        self.tables = [guest.make_table(seats)["id"] for seats in ("me me", "me open")]


def try_out(server: RunningServer, path: str, method: str, *, examples: int, coverage: bool) -> None:
    """Send so many requests to an operation, and with `coverage` some for each limit as well."""
    asker, described = Asker(server), schema(coverage)

    def check(case: Case[Any]) -> None:
        check_answer(case, asker)

    test = build_operation_test(
        config=described.config,
        operation=described[path][method],
        test_func=so_many(examples)(check),
        given_kwargs={},
        feedback=FeedbackSources(),
    )
    test()


@cache
def schema(coverage: bool) -> BaseSchema:
    load_all_checks()
    project = ProjectConfig(
        phases=PhasesConfig(coverage=CoveragePhaseConfig(enabled=coverage)),
        generation=GenerationConfig(deterministic=True, with_security_parameters=False),
    )
    config = SchemathesisConfig(projects=ProjectsConfig(default=project))
    return openapi.from_dict(copy.deepcopy(document()), config=config)


def so_many(examples: int) -> settings:
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


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
