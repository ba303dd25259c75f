"""The table of all mixes of expansions: a line each, and a bot that is blind to them."""

import pytest

from bench.mixes import BlindBot, main
from boriken import Match
from boriken.core.registry import title
from tests.kits.puerto_rico import given, seat


def in_the_city(city: str) -> Match:
    return given(seats={0: seat(city=city)}, options={"expansions": ["nobles"]})


def test_every_mix_named_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy,random", "nobles", "buccaneer,festival", "--players", "2", "--games", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("|")[1].strip() for line in lines[2:]] == ["nobles", "buccaneer,festival"]
    assert all("100.0 %" in line for line in lines[2:])


def test_to_the_blind_buildings_of_an_expansion_differ_in_their_printed_points_alone() -> None:
    blind, seeing = BlindBot().greedy.evaluator, title("puerto-rico").evaluator("")
    land_office, villa = in_the_city("land_office").game, in_the_city("villa").game
    printed = 2
    assert blind.worth(villa, 0) - blind.worth(land_office, 0) == pytest.approx(printed)
    assert seeing.worth(villa, 0) - seeing.worth(land_office, 0) > printed + 1
