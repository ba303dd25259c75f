"""The way into a game and out of it again: names at one screen, the company of last time, a picture of the result."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.kit import at_one_screen, become, expect_my_turn, new_table, score_sheet, set_up
from tests.server.kit import RunningServer, play_out, seated

PNG = b"\x89PNG\r\n\x1a\n"


def test_nothing_the_first_page_is_drawn_with_waits_for_another_file(page: Page) -> None:
    """Its head names all that is asked for before its games; what is asked ahead is not asked for again."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    answer = page.goto("/")
    assert answer
    expect(page.get_by_role("article").first).to_be_visible()
    before, named = asked[1 : asked.index("/api/games")], answer.text()
    assert "/api/me" in before
    assert [path for path in before if f'"{path}"' not in named] == []
    assert len(before) == len(set(before))


def test_seats_of_one_screen_are_called_as_their_players_like(page: Page) -> None:
    form = new_table(page)
    form.get_by_label("Your name").fill("Ana")
    form.get_by_role("radio", name="Others at this screen").check(force=True)
    form.get_by_label("Name for seat 2").fill("Ben")
    set_up(form)
    expect_my_turn(page)
    seats = page.get_by_role("region", name="Seats")
    for name in ("Ana", "Ben"):
        expect(seats.get_by_role("link", name=name, exact=True)).to_be_visible()


def test_the_form_begins_with_the_table_of_last_time(page: Page) -> None:
    at_one_screen(page)
    page.goto("/play/puerto-rico")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Others at this screen")).to_be_checked()
    expect(page.locator("summary")).to_contain_text("First governor")


def test_the_company_of_last_time_plays_again_and_the_result_is_shared(
    page: Page, site: RunningServer, tmp_path: Path
) -> None:
    ana, ben = site.guest("Ana"), site.guest("Ben")
    table = seated([ana, ben], game="san-juan")["id"]
    play_out(site, table)
    become(page, site, ana)
    page.goto(f"/tables/{table}")
    expect(score_sheet(page)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share the result").click()
    picture = tmp_path / "result.png"
    saved.value.save_as(picture)
    assert picture.read_bytes().startswith(PNG)
    assert picture.stat().st_size > 10_000
    page.goto("/")
    page.get_by_role("button", name="San Juan with Ben").click()
    expect(page.get_by_role("heading", name="waiting for players")).to_be_visible()
    become(page, site, ben)
    page.goto("/")
    page.get_by_role("link", name="Ana wants to play again").click()
    expect(page.get_by_role("button", name="Not this time")).to_be_visible()
