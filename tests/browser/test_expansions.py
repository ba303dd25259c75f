"""Puerto Rico with its expansions in the browser: drafted, played and looked at."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from boriken import Match, new_match
from boriken.bots.asking import decide
from boriken.bots.registry import make_bot
from tests.browser.kit import (
    SIZES,
    NewPage,
    bring,
    expect_my_turn,
    expect_no_sideways_scrolling,
    expect_whole_board,
    my_turn,
    new_table,
    objections,
    play_against_bots,
    play_beginning_and_end,
    refusals,
    score_sheet,
    set_up,
    violations,
)
from tests.server.kit import RunningServer

EXPANSIONS = {
    "New Buildings": "new-buildings",
    "Nobles": "nobles",
    "Buccaneer": "buccaneer",
    "Festival": "festival",
}
KINDS_CHOSEN = 17
PRODUCTION_BUILDINGS = 6
MOMENTS = {"draft": 0.02, "middle": 0.6, "late": 0.95}  # as parts of a game


@pytest.mark.parametrize("expansions", [*([name] for name in EXPANSIONS), [*EXPANSIONS]], ids=" and ".join)
def test_a_game_is_begun_and_ended_by_clicks(page: Page, site: RunningServer, expansions: list[str]) -> None:
    refused = refusals(page)
    play_against_bots(page, 2, expansions=expansions)
    play_beginning_and_end(page, site, 2, random.Random(len(expansions[0])))
    expect(score_sheet(page).locator("thead th")).to_have_count(3)
    expect(score_sheet(page).get_by_role("row", name="Nobles")).to_have_count(int("Nobles" in expansions))
    assert not refused


def test_the_buildings_on_sale_are_named_one_by_one(page: Page) -> None:
    """A set that does not fit is refused in the reader's language; one that does is what lies on sale."""
    form = new_table(page)
    form.get_by_role("listitem").nth(1).get_by_role("combobox").select_option("me")
    form.get_by_role("checkbox", name="New Buildings").check()
    form.get_by_label("Buildings on sale").select_option("your own choice")
    expect(form.get_by_role("group", name="Price 2: 2 of 2").get_by_role("checkbox", checked=True)).to_have_count(2)
    form.get_by_role("checkbox", name="Aqueduct").check()
    expect(form.get_by_role("group", name="Price 1: 2 of 1")).to_be_visible()
    form.locator("button.play").click()
    expect(page.get_by_text("Choose 1 of the buildings at 1 doubloon, not 2.")).to_be_visible()

    form.get_by_role("checkbox", name="Small market").uncheck()
    form.get_by_role("checkbox", name="City hall").uncheck()
    form.get_by_role("checkbox", name="Statue").check()
    set_up(form)
    page.get_by_role("button", name="I am").click()
    on_sale = page.get_by_role("region", name="Buildings for sale")
    for building, here in {"Aqueduct": 1, "Statue": 1, "Hospice": 1, "Small market": 0, "City hall": 0}.items():
        expect(on_sale.get_by_role("button", name=re.compile(f"^{building}"))).to_have_count(here)


def test_a_set_that_nobody_sees_any_more_is_forgotten(page: Page) -> None:
    form = new_table(page)
    form.get_by_role("checkbox", name="New Buildings").check()
    form.get_by_label("Buildings on sale").select_option("your own choice")
    form.get_by_role("checkbox", name="Aqueduct").check()
    form.get_by_role("checkbox", name="New Buildings").uncheck()
    set_up(form)


def test_the_buildings_of_a_game_are_chosen_by_clicking_them(page: Page) -> None:
    """One after the other, at one screen; then only those chosen are on sale."""
    form = new_table(page)
    form.get_by_role("checkbox", name="New Buildings").check()
    form.get_by_label("Rules of New Buildings").select_option("2004")  # nobody has anything to hide
    form.get_by_role("listitem").nth(1).get_by_role("combobox").select_option("me")
    set_up(form)
    sale = page.get_by_role("region", name="Buildings for sale")
    for chosen in range(KINDS_CHOSEN):
        expect(page.locator("aside").get_by_text("for the game.")).to_have_count(chosen)
        sale.locator("button.legal").first.click()
    expect(my_turn(page)).to_contain_text("Take a role")
    expect(sale.locator("button.spot")).to_have_count(PRODUCTION_BUILDINGS + KINDS_CHOSEN)
    expect(page.get_by_role("group", name="Forest tiles")).to_be_visible()


def test_the_form_shows_what_belongs_to_an_expansion_only_with_it(page: Page) -> None:
    form = new_table(page)
    expect(form.get_by_label("Buildings on sale")).to_have_count(0)
    form.get_by_role("checkbox", name="New Buildings").check()
    expect(form.get_by_label("Buildings on sale")).to_be_visible()
    expect(form.get_by_label("Kidnappers play alone")).to_have_count(0)


def test_a_building_says_what_it_does_before_it_is_chosen(page: Page) -> None:
    play_against_bots(page, 2, expansions=["New Buildings"])
    expect_my_turn(page)
    page.locator(".sale").get_by_role("button", name="Lighthouse").hover()
    expect(page.locator("[popover]:popover-open")).to_contain_text("Every shipment you make brings a doubloon")


def match_of(players: int) -> Match:
    """A game with everything, played at random."""
    match = new_match("puerto-rico", players=players, seed=players, expansions=list(EXPANSIONS.values()))
    bot = make_bot("random", match.title, seed=players)
    while not match.over:
        match.play(decide(bot, match, players))
    return match


@pytest.fixture(scope="session")
def games(site: RunningServer) -> dict[int, tuple[str, int]]:
    """By the number of players: where the game is, and how long it is."""
    played = {players: match_of(players) for players in (3, 5)}
    return {players: (bring(site, match.record()), len(match.moves)) for players, match in played.items()}


@pytest.mark.parametrize("players", [3, 5])
def test_a_laptop_shows_everything_without_scrolling(
    new_page: NewPage, games: dict[int, tuple[str, int]], players: int
) -> None:
    page = new_page()
    address, length = games[players]
    for part in MOMENTS.values():
        page.goto(f"{address}?at={int(part * length)}")
        page.wait_for_load_state("networkidle")
        expect_whole_board(page)


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_smaller_screen_scrolls_down_only(new_page: NewPage, games: dict[int, tuple[str, int]], size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    address, length = games[5]
    for part in MOMENTS.values():
        page.goto(f"{address}?at={int(part * length)}")
        page.wait_for_load_state("networkidle")
        expect_no_sideways_scrolling(page)


def test_axe_finds_nothing_wrong_with_the_expansions(new_page: NewPage, games: dict[int, tuple[str, int]]) -> None:
    page = new_page()
    address, length = games[3]
    found: dict[str, list[str]] = {}
    for moment, part in MOMENTS.items():
        page.goto(f"{address}?at={int(part * length)}")
        page.wait_for_load_state("networkidle")
        found[moment] = violations(page)
    assert not objections(found)


@pytest.mark.parametrize(
    ("locale", "sentences"),
    {
        "de-DE": ["wählt für das Spiel", "Das Festival verlangt", "Freibeuter"],
        "nl-NL": ["kiest voor het spel", "Het festival vraagt", "boekanier"],
        "es-ES": ["elige para la partida", "El festival pide", "bucanero"],
    }.items(),
)
def test_the_log_tells_of_the_expansions_in_every_language(
    new_page: NewPage, games: dict[int, tuple[str, int]], locale: str, sentences: list[str]
) -> None:
    page = new_page(locale=locale)
    page.goto(f"{games[3][0]}?at=5")
    page.locator("aside").get_by_role("checkbox").check()  # all details, not a line for each role
    for sentence in sentences:
        expect(page.locator("aside")).to_contain_text(sentence)
