"""Players with a habit of buying a building, and the match that says whether it pays."""

import pytest

from bench.purchases import HEADINGS, main, make_any
from boriken import Match
from boriken.bots.asking import decide
from boriken.core.registry import title
from tests.kits.puerto_rico import given, seat

PUERTO_RICO = title("puerto-rico")


def building() -> Match:
    match = given(seats={0: seat(doubloons=9)})
    match.play("builder")
    return match


@pytest.mark.parametrize("bot", ["net", "net:8", "greedy"])
def test_who_always_buys_it_does_and_who_never_does_takes_the_next_best(bot: str) -> None:
    match = building()
    assert decide(make_any(f"{bot}, always wharf", PUERTO_RICO, 1), match, 1) == "build wharf"
    plain = decide(make_any(bot, PUERTO_RICO, 1), match, 1)
    without = make_any(f"{bot}, never {plain.removeprefix('build ')}", PUERTO_RICO, 1)
    assert decide(without, match, 1) in set(match.choices()) - {plain}
    assert decide(make_any(f"{bot}, never wharf", PUERTO_RICO, 1), match, 1) == plain


@pytest.mark.parametrize("bot", ["net", "net:8"])
def test_a_learned_player_can_lean_to_a_building(bot: str) -> None:
    leaning = make_any(f"{bot}, leans wharf", PUERTO_RICO, 1)
    assert leaning.name == f"{bot}, leans wharf"
    assert decide(leaning, building(), 1) in building().choices()


def test_every_habit_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["wharf", "--players", "2", "--games", "2"])
    head, _, *lines = capsys.readouterr().out.splitlines()
    assert head == f"| {' | '.join(HEADINGS)} |"
    assert [line.split(" | ")[1] for line in lines] == ["always", "leans", "never"]
    assert lines[-1].split(" | ")[3] == "0 %"
