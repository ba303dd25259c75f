"""The log: a line for each role or turn with its sum, what happened in it on demand, and a line where a decision was
taken back; beside it the chat, where there is room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from boriken import Match
from tests.browser.filming import CAPTION
from tests.browser.kit import LAPTOP, NewPage, become
from tests.server.kit import Guest, RunningServer, play_out, seated

ROUND = 4  # by which each game has several roles or turns to fold
NAMES = ["Ana", "Ben", "Cleo"]
TELEVISION = {"width": 1920, "height": 1080}


def in_a_later_round(match: Match) -> bool:
    return bool(match.view(None)["round"] >= ROUND)


def open_log(page: Page, site: RunningServer, game: str = "puerto-rico") -> tuple[list[Guest], str]:
    people = [site.guest(name) for name in NAMES]
    table = str(seated(people, game=game)["id"])
    play_out(site, table, until=in_a_later_round)
    become(page, site, people[0])
    page.goto(f"/tables/{table}")
    expect(chapters(page).first).to_be_attached()
    return people, table


def chapters(page: Page, *, folded: bool | None = None) -> Locator:
    which = "" if folded is None else f"[aria-expanded={'false' if folded else 'true'}]"
    return page.locator(f"aside ol button.chapter{which}")


@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_a_role_or_turn_is_one_line_with_its_sum_and_details_on_demand(
    page: Page, site: RunningServer, game: str
) -> None:
    open_log(page, site, game)
    details, folded = page.locator("aside ol li.detail"), chapters(page, folded=True)
    expect(chapters(page, folded=False)).to_have_count(1)  # the one that is being played
    line = folded.filter(has_text=": ").first
    title, _, told = line.inner_text().partition(": ")
    assert any(name in told for name in NAMES), told
    before, lines = folded.count(), details.count()
    line.click()
    expect(folded).to_have_count(before - 1)
    opened = chapters(page, folded=False).first
    expect(opened).to_have_text(title)  # the lines below it say the rest
    assert details.count() > lines
    opened.press("Enter")
    expect(folded).to_have_count(before)
    expect(details).to_have_count(lines)


def test_all_details_are_a_setting(page: Page, site: RunningServer) -> None:
    open_log(page, site)
    everything = page.get_by_label("All details")
    everything.check()
    expect(chapters(page, folded=True)).to_have_count(0)
    page.reload()
    expect(chapters(page).first).to_be_attached()
    expect(chapters(page, folded=True)).to_have_count(0)
    everything.uncheck()
    expect(chapters(page, folded=False)).to_have_count(1)


def test_a_line_shows_the_game_as_it_was_then(page: Page, site: RunningServer) -> None:
    open_log(page, site)
    page.get_by_label("All details").check()
    line = page.locator("aside ol li.detail button").first
    said = line.inner_text()
    line.click()
    expect(page.locator("header.past")).to_be_visible()
    expect(page.locator(CAPTION)).to_contain_text(said)


def test_taking_back_leaves_a_line(page: Page, site: RunningServer) -> None:
    people, table = open_log(page, site)
    seat = people[0].state(table)["actor"]
    person = people[seat]
    state = person.state(table, seat)
    person.move(table, seat, state["choices"][0]).raise_for_status()
    version = person.state(table, seat)["version"]
    wish = {"version": version, "key": "back", "seat": seat}
    person.post(f"/tables/{table}/undo", wish).raise_for_status()
    for other, friend in enumerate(people):
        if other != seat and person.state(table, seat)["undo"] is not None:
            friend.post(f"/tables/{table}/undo/answer", {"seat": other, "agree": True}).raise_for_status()
    page.get_by_label("All details").check()
    expect(page.locator("aside ol")).to_contain_text(f"{NAMES[seat]} took a decision back.")


def test_log_and_chat_are_seen_together_where_there_is_room(new_page: NewPage, site: RunningServer) -> None:
    page = new_page(viewport=TELEVISION)
    people, table = open_log(page, site)
    people[1].post(f"/tables/{table}/chat", {"text": "Good luck!", "key": "c"}).raise_for_status()
    beside = page.locator("aside")
    expect(beside.get_by_role("group", name="Chat")).to_contain_text("Good luck!")
    expect(chapters(page).last).to_be_visible()
    page.set_viewport_size(LAPTOP)
    expect(beside.get_by_role("group", name="Chat")).to_have_count(0)
    beside.get_by_role("tab", name="Chat").click()
    expect(beside.get_by_role("tabpanel")).to_contain_text("Good luck!")
    expect(chapters(page)).to_have_count(0)
