"""Answers about the past of a table are as the interface describes them."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from boriken.server.http import answers
from tests.server.kit import RunningServer, play_out, seated


@pytest.mark.parametrize(
    ("path", "model"),
    [
        ("/tables/TABLE/replay?at=40", answers.Moment),
        ("/tables/TABLE/replay?at=0", answers.Moment),
        ("/tables/TABLE/moments", answers.Moments),
        ("/tables/TABLE/film", answers.Film),
        ("/people/PERSON", answers.Profile),
        ("/ratings?game=puerto-rico&players=2", answers.Leaders),
        ("/me/history", answers.History),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_answers_are_as_described(server: RunningServer, path: str, model: type[BaseModel]) -> None:
    ada, ben = server.member("Ada"), server.member("Ben")
    table = seated([ada, ben], rated=True)["id"]
    play_out(server, table)
    answer = ada.http.get("/api" + path.replace("TABLE", table).replace("PERSON", ada.id))
    assert answer.status_code == 200, answer.text
    model.model_validate(answer.json(), strict=True)
