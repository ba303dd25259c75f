"""The table says in words what is missing, shows all buildings side by side, and on a phone all players at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from boriken import Match
from tests.browser.kit import NewPage
from tests.browser.test_touch import sit_down
from tests.browser.touch import PHONE
from tests.server.kit import RunningServer, play_out, seated

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
KINDS = 23  # of buildings, without expansions
MIDDLE = 150  # actions after which much lies on the board
EXPANSIONS = {"expansions": "new-buildings,nobles,buccaneer,festival", "buildings": "all-31"}
NOT_DRAWN = """() => [...document.querySelectorAll('use')].map((one) => one.getAttribute('href'))
    .filter((name) => !document.querySelector(name))"""


def is_building(match: Match) -> bool:
    """Whether the first player is to build, and lacks doubloons for something."""
    question = match.view(0)["question"]
    return question is not None and question["kind"] == "build" and question["seat"] == 0 and bool(question["missing"])


def about_to_build(page: Page, site: RunningServer) -> None:
    people = [site.guest(name) for name in NAMES]
    table = str(seated(people)["id"])
    play_out(site, table, until=is_building)
    sit_down(page, site, people[0], table)


def card(page: Page, words: str) -> Locator:
    return page.get_by_role("region", name="Buildings for sale").locator("button.building", has_text=words).first


def test_a_building_says_what_is_missing(page: Page, site: RunningServer) -> None:
    about_to_build(page, site)
    dear = card(page, " short")
    expect(dear).to_have_attribute("aria-disabled", "true")
    expect(dear.locator(".short").filter(visible=True)).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "options"),
    [("puerto-rico", {}), ("puerto-rico", EXPANSIONS), ("san-juan", {}), ("anno-1503", {})],
    ids=["puerto-rico", "expansions", "san-juan", "anno-1503"],
)
def test_everything_on_the_board_is_drawn(page: Page, site: RunningServer, game: str, options: dict[str, str]) -> None:
    """Whatever a piece refers to is on a sheet of drawings that this table has fetched."""
    people = [site.guest(name) for name in NAMES]
    table = str(seated(people, game=game, options=options)["id"])
    play_out(site, table, until=lambda match: match.actor == 0 and len(match.moves) > MIDDLE)
    sit_down(page, site, people[0], table)
    page.keyboard.press("b")
    assert page.locator("use").count()
    assert page.evaluate(NOT_DRAWN) == []


def test_all_buildings_are_compared_by_a_key(page: Page, site: RunningServer) -> None:
    about_to_build(page, site)
    page.keyboard.press("b")
    dialog = page.get_by_role("dialog", name="Compare buildings")
    expect(dialog.get_by_role("listitem")).to_have_count(KINDS)
    expect(dialog).to_contain_text("Every shipment you make brings one point more.")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


# Effects that can be read as they stand: no line is cut off (pixels of its leading may be), none leaves its card
EFFECTS_IN_SIGHT = """() => [...document.querySelectorAll('main .sale button.building .effect')].filter((effect) => {
    const [words, card] = [effect, effect.closest('button')].map((one) => one.getBoundingClientRect());
    return effect.checkVisibility({ visibilityProperty: true }) && effect.innerText.trim() !== ''
        && effect.scrollHeight <= effect.clientHeight + 3
        && words.left >= card.left && words.right <= card.right && words.top >= card.top && words.bottom <= card.bottom;
}).length"""


@pytest.mark.parametrize(("width", "height"), [(1600, 900), (1920, 1080), (2560, 1440)])
def test_on_a_large_screen_buildings_carry_their_effect(
    new_page: NewPage, site: RunningServer, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    about_to_build(page, site)
    assert page.evaluate(EFFECTS_IN_SIGHT) == KINDS


@pytest.mark.parametrize("screen", [{}, PHONE])
def test_on_a_small_screen_a_button_compares_all_buildings(
    new_page: NewPage, site: RunningServer, screen: dict[str, object]
) -> None:
    page = new_page(**screen)
    about_to_build(page, site)
    assert page.evaluate(EFFECTS_IN_SIGHT) == 0
    button = page.get_by_role("button", name="Compare buildings")
    if screen:
        button.tap()
    else:
        button.click()
    expect(page.get_by_role("dialog", name="Compare buildings").get_by_role("listitem")).to_have_count(KINDS)


@pytest.mark.parametrize("size", [{}, {"viewport": {"width": 844, "height": 390}}])
def test_a_phone_shows_all_players_and_the_own_board_as_a_sheet(
    new_page: NewPage, site: RunningServer, size: dict[str, object]
) -> None:
    page = new_page(**{**PHONE, **size})
    about_to_build(page, site)
    strip = page.get_by_role("navigation", name="Players")
    for name in NAMES:
        expect(strip.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    handle, city = page.get_by_role("button", name="Your board"), page.locator(".own .city")
    expect(city).to_be_hidden()
    handle.tap()
    expect(city).to_be_visible()
    handle.tap()
    expect(city).to_be_hidden()
