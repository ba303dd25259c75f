"""Posters of the tables: everything that a view tells is drawn, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

import boriken
import tests.conformance.hidden  # noqa: F401  # says what is hidden in the games of the house
from boriken import Match, new_match
from boriken.core.position import from_position
from boriken.core.title import Json
from boriken.picture.drawings import drawings
from boriken.testing.hidden import variants_of
from tests.picture.drawn import SVG, moments, picture
from tools.drawings import copies

ALL_FOUR: dict[str, Any] = {"expansions": "new-buildings,nobles,buccaneer,festival", "hidden_vp": "yes"}
PIRATES: dict[str, Any] = {"expansions": "aristocrats-pirates"}
PUERTO_RICO: list[tuple[int, dict[str, Any]]] = [
    (players, options) for players in (2, 3, 4, 5) for options in ({"edition": "first"}, ALL_FOUR)
]
ANNO_1503: list[tuple[int, dict[str, Any]]] = [(players, options) for players in (2, 3, 4) for options in ({}, PIRATES)]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("puerto-rico", *table) for table in PUERTO_RICO),
    *(("san-juan", players, {}) for players in (2, 3, 4)),
    *(("anno-1503", *table) for table in ANNO_1503),
]
MOMENTS = (0, 90, 400)
SHAPES = {"svg", "title", "defs", "symbol", "g", "use", "path", "rect", "circle", "ellipse", "text"}


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.setup.players)]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_picture_needs_nothing_else_and_holds_no_script(game: str, players: int, options: dict[str, Any]) -> None:
    for match in moments(game, players, options, MOMENTS):
        drawn = picture(match, 0)
        assert drawn.root.tag == f"{SVG}svg"
        assert drawn.root.get("width") == "1200"
        assert {each.tag.removeprefix(SVG) for each in drawn.root.iter()} <= SHAPES
        ids = {each.get("id") for each in drawn.root.iter(f"{SVG}symbol")}
        assert {f"#{id_}" for id_ in ids} >= {str(each.get("href")) for each in drawn.root.iter(f"{SVG}use")}
        assert drawn.text.count("http") == 1  # the name of the format
        assert not re.search(r"var\(|currentColor|url\(|\bon\w+=|\{", drawn.text)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_positions_that_differ_in_hidden_things_give_the_same_picture(
    game: str, players: int, options: dict[str, Any]
) -> None:
    for match in moments(game, players, options, MOMENTS[1:2]):
        position = match.position()
        for viewer in viewers(match):
            seen = boriken.svg(from_position(position), viewer)
            for variant in islice(variants_of(position, viewer), 2):
                assert boriken.svg(from_position(variant), viewer) == seen


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    (match,) = moments("san-juan", 3, {}, (6,))
    assert [picture(match, 1).seats("hand card")[seat] == Counter() for seat in range(3)] == [True, False, True]
    assert picture(match, 1).seats("hand card")[1] == Counter(match.view(1)["seats"][1]["hand"])
    assert not picture(match).pieces("hand card") - Counter(shown(match))
    later = moments("anno-1503", 2, PIRATES, tuple(range(0, 2000, 20)))
    match, seat = next((each, seat) for each in later for seat in (0, 1) if each.view(seat)["seats"][seat]["cards"])
    cards = Counter(match.view(seat)["seats"][seat]["cards"])
    assert picture(match, seat).seats("action card")[seat] == cards
    assert picture(match).seats("action card")[seat] == {"hidden": cards.total()}


def shown(match: Match) -> Counter[str]:
    """Cards that everybody knows to be in a hand."""
    return sum((Counter(board["shown"]) for board in match.view(None)["seats"]), Counter())


@pytest.mark.parametrize("language", ["de", "nl", "es"])
@pytest.mark.parametrize(("game", "options"), [("puerto-rico", ALL_FOUR), ("san-juan", {}), ("anno-1503", PIRATES)])
def test_pictures_speak_every_language(game: str, options: dict[str, Any], language: str) -> None:
    match = new_match(game, 3, seed=1, names=["Ann", "Ben", "Cy <&>"], **options)
    drawn, english = picture(match, 0, language), picture(match, 0)
    assert drawn.text != english.text
    assert "Cy <&>" in {each.text for each in drawn.root.iter(f"{SVG}text")}


def test_a_picture_is_drawn_before_the_first_deal_and_after_the_end() -> None:
    finished = boriken.play("san-juan", ["random", "random"], seed=1)
    assert "The game is over." in boriken.svg(finished)
    assert boriken.svg(finished.at(0)).startswith("<svg")


def test_whoever_decides_is_named() -> None:
    match = new_match("puerto-rico", 3, seed=7, first_governor=0, names=["Ann", "Ben", "Cy"])
    texts = {each.text for each in picture(match).root.iter(f"{SVG}text")}
    assert {"Puerto Rico", "Round 1", "Ann takes a role."} <= texts


# Everything of the position is there


@pytest.mark.parametrize(("players", "options"), PUERTO_RICO)
def test_everything_at_a_table_of_puerto_rico_is_drawn(players: int, options: dict[str, Any]) -> None:
    for match in moments("puerto-rico", players, options, MOMENTS):
        view, drawn = match.view(None), picture(match)
        seats = view["seats"]
        assert drawn.seats("building") == [Counter(dict.fromkeys(board["city"], 1)) for board in seats]
        assert drawn.seats("tile") == [island(board) for board in seats]
        assert drawn.seats("good") == [Counter(board["goods"]) for board in seats]
        assert [crew.total() for crew in drawn.seats("crew")] == [at_work(board) for board in seats]
        assert drawn.seats("doubloon") == [+Counter(purse=board["doubloons"]) for board in seats]
        assert drawn.seats("points") == [+Counter(chips=board["points"] or 0) for board in seats]
        assert drawn.pieces("ship") == +Counter({str(ship["spaces"]): ship["load"] for ship in view["cargo_ships"]})
        assert drawn.pieces("house") == Counter(view["trading_house"])
        assert drawn.pieces("row") == Counter(view["row"])
        assert drawn.pieces("sale") == Counter(view["buildings"])
        assert drawn.pieces("good", drawn.part("supply")) == +Counter(view["goods"])
        assert set(drawn.pieces("role")) == set(view["roles"])
        assert drawn.pieces("supply")["points"] == view["points"]


def island(board: Json) -> Counter[str]:
    forests = board.get("forests", {}).get("count", 0) or board.get("forest_tiles", 0)
    return +Counter({**{tile: count for tile, (count, _) in board["island"].items()}, "forest": forests})


def at_work(board: Json) -> int:
    return sum(int(manned) for _, manned in board["island"].values()) + sum(map(int, board["city"].values()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_at_a_table_of_san_juan_is_drawn(players: int) -> None:
    for match in moments("san-juan", players, {}, MOMENTS):
        view, drawn = match.view(0), picture(match, 0)
        seats = view["seats"]
        assert drawn.seats("building") == [Counter(board["town"]) for board in seats]
        assert drawn.seats("good") == [Counter(board["goods"]) for board in seats]
        assert drawn.seats("hand") == [+Counter(cards=board["cards"]) for board in seats]
        assert drawn.pieces("pile") == +Counter(pile=view["pile"], discards=view["discarded"])
        assert drawn.pieces("price tile") == Counter(known["tile"] for known in view["stack"] if known["tile"])
        assert set(drawn.pieces("role")) == set(view["roles"])


@pytest.mark.parametrize(("players", "options"), ANNO_1503)
def test_everything_at_a_table_of_anno_1503_is_drawn(players: int, options: dict[str, Any]) -> None:
    for match in moments("anno-1503", players, options, MOMENTS):
        view, drawn = match.view(0), picture(match, 0)
        seats = view["seats"]
        assert drawn.pieces("ship") == at_sea(view)
        assert drawn.pieces("tile") == Counter(tile["face"] for tile in view["squares"].values() if "face" in tile)
        assert drawn.pieces("back").total() == sum("face" not in tile for tile in view["squares"].values())
        assert drawn.pieces("sale") == Counter(view["public_buildings"]) + Counter(view["noble_buildings"])
        assert drawn.pieces("good", drawn.part("stock")) == +Counter(view["stock"])
        assert drawn.seats("good") == [Counter(board["goods"]) for board in seats]
        assert drawn.seats("building") == [built(board) for board in seats]
        assert drawn.seats("inhabitants") == [+Counter(board["inhabitants"]) for board in seats]
        assert drawn.seats("post") == [Counter(board["posts"].values()) for board in seats]
        assert drawn.seats("nest") == [+Counter(board["nests"]) for board in seats]
        assert drawn.seats("gold") == [+Counter(purse=board["gold"]) for board in seats]
        assert drawn.seats("contract") == [+Counter(held=board["contracts"]) for board in seats]
        assert drawn.seats("noble") == [+Counter(castle=board["castle"], cannon=board["cannons"]) for board in seats]


def at_sea(view: Json) -> Counter[str]:
    ships = [f"{seat} {ship['square']}" for seat, board in enumerate(view["seats"]) for ship in board["ships"]]
    return Counter(ships + ([f"{view['active']} {view['ship']['square']}"] if view["ship"] else []))


def built(board: Mapping[str, Mapping[str, int]]) -> Counter[str]:
    return Counter(board["public_buildings"]) + Counter(map(str, board["noble_buildings"].values()))


# Every thing has a drawing


@pytest.mark.parametrize(
    ("game", "options", "printed"),
    [
        ("puerto-rico", {**ALL_FOUR, "long_game": "yes"}, ("buildings", "goods")),
        ("san-juan", {}, ("cards", "goods")),
        ("anno-1503", PIRATES, ("public_buildings", "noble_buildings", "action_cards", "ranks", "goods")),
    ],
)
def test_every_building_and_every_good_has_a_drawing(
    game: str, options: dict[str, Any], printed: tuple[str, ...]
) -> None:
    facts = new_match(game, 3, seed=1, **options).facts()
    assert {name for part in printed for name in facts[part]} <= set(drawings(game.replace("-", "_")))


def test_a_game_without_a_poster_is_shown_as_the_terminal_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.picture.find_spec", lambda _: None)
    match = new_match("san-juan", 2, seed=1)
    drawn = picture(match)
    assert not drawn.pieces("role")
    assert "Trading\u00a0house" in "".join(each.text or "" for each in drawn.root.iter(f"{SVG}text"))


def test_the_drawings_are_those_of_the_browser_table() -> None:
    """Otherwise: run tools/drawings.py and look at a picture."""
    assert [path.name for path, text in copies() if path.read_text(encoding="utf-8") != text] == []
