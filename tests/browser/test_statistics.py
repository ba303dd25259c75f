"""The page of statistics: of all games that ended here, and of one person."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.kit import NewPage, become, violations
from tests.browser.touch import PHONE
from tests.server.kit import RunningServer, play_out, seated


def test_the_statistics_of_the_house_and_of_a_person(new_page: NewPage, site: RunningServer) -> None:
    people = [site.guest("Ada"), site.guest("Ben"), site.guest("Cleo")]
    table = seated(people, options={"expansions": "nobles"})["id"]
    play_out(site, table)
    page = new_page()
    become(page, site, people[0])
    page.goto("/account")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    page.locator("label").get_by_text("3", exact=True).click()
    expect(page.get_by_role("table")).to_have_count(3)
    expect(page.get_by_role("row", name="First player")).not_to_have_count(0)
    assert not violations(page)

    page.goto(f"/people/{people[0].id}")
    page.get_by_role("link", name="Statistics of Ada").click()
    page.locator("label").get_by_text("3", exact=True).click()
    expect(page.get_by_text("1 game (Edition 2020, Nobles).")).to_be_visible()
    page.set_viewport_size(PHONE["viewport"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_new_server_has_the_games_of_bots_to_show(page: Page) -> None:
    empty = {"games": 0, "mix": "", "mixes": [], "bots": None, "winner_points": None}
    lists: dict[str, list[object]] = {name: [] for name in ("rounds", "ends", "seats", "openings", "owned")}
    page.route("**/api/statistics?*bots=false*", lambda route: route.fulfill(json={**empty, **lists}))
    page.goto("/statistics")
    expect(page.get_by_text("Games that bots of the level Skilled have played")).to_be_visible()
    expect(page.get_by_role("row", name="First player")).not_to_have_count(0)
    page.get_by_text("Played here").click()
    expect(page.get_by_text("No such game has ended here yet.")).to_be_visible()
