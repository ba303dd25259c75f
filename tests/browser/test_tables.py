"""Turns that a table can take: another game, somebody who leaves or does not come, one screen, days for a turn."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from boriken.server.tables import hosting
from tests.browser.kit import (
    NewPage,
    answer,
    at_one_screen,
    expect_my_turn,
    join,
    my_turn,
    new_table,
    score_sheet,
    set_up,
    table_of,
    take,
    two_at_a_table,
)
from tests.server.kit import RunningServer, play_out

MOST_ANSWERS = 200
A_LOOK = 100.0  # milliseconds between two


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def close_menu(page: Page) -> None:
    page.keyboard.press("Escape")


def test_a_rematch_brings_the_same_people_together_again(new_page: NewPage, site: RunningServer) -> None:
    host, guest = two_at_a_table(new_page)
    first = table_of(host)
    play_out(site, first)
    for page in (host, guest):
        expect(score_sheet(page)).to_be_visible()
    host.get_by_role("button", name="Rematch", exact=True).click()
    expect(host.get_by_role("heading", name="waiting for players")).to_be_visible()
    guest.get_by_role("button", name="To the rematch").click()
    guest.wait_for_url(lambda url: first not in url)
    for page in (host, guest):
        expect(page.locator("main section.prompt")).to_be_visible()
    assert table_of(host) == table_of(guest) != first


def test_a_bot_plays_on_for_who_resigns_until_the_seat_is_taken_back(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    open_menu(host)
    host.get_by_role("button", name="Resign").click()
    expect_my_turn(host)  # nobody resigns by one slip of the finger
    host.get_by_role("button", name="Yes, resign").click()
    expect(host.get_by_text("A bot is playing for you.")).to_be_visible()
    expect_my_turn(guest)  # the bot has made the first move
    expect(guest.get_by_title("A bot plays for this person.")).to_be_visible()
    host.get_by_role("button", name="Take my seat back").click()
    expect(guest.get_by_title("A bot plays for this person.")).to_be_hidden()
    while not my_turn(host).is_visible():
        answer(guest, random.Random(1))


def test_the_host_lets_a_bot_play_for_who_does_not_come_and_gives_the_seat_back(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = two_at_a_table(new_page)
    take(host, "Prospector")
    expect_my_turn(guest)
    open_menu(host)
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_text("This player is at the table.")).to_be_visible()

    guest.goto("about:blank")  # the guest goes away, and the host has waited long enough
    monkeypatch.setattr(hosting, "LIVE_PATIENCE", 0.0)
    close_menu(host)
    expect(host.get_by_role("region", name="Seats")).to_contain_text("not here")
    open_menu(host)
    host.get_by_role("button", name="Let a bot play").click()
    give_back = host.get_by_role("button", name="Give the seat back")
    expect(give_back).to_be_visible()
    close_menu(host)
    expect_my_turn(host)

    open_menu(host)
    give_back.click()
    expect(host.get_by_role("button", name="Let a bot play")).to_be_visible()
    close_menu(host)
    guest.go_back()
    for _ in range(MOST_ANSWERS):  # whatever the bot's role asks the host, and a role of the host's
        if my_turn(guest).is_visible():
            break
        answer(host, random.Random(1))
        host.wait_for_timeout(A_LOOK)
    expect_my_turn(guest)


def test_a_table_by_turns_waits_for_days_and_is_found_again_from_home(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    form = new_table(host)
    form.get_by_role("radio", name="Turn-based").check(force=True)
    form.get_by_label("Days per turn").fill("2")
    set_up(form)
    expect(host.locator("main")).to_contain_text("2 days per turn")
    join(host, guest)
    expect(host.get_by_role("banner")).to_contain_text("due in 2 days")
    guest.goto("/")
    mine = guest.locator("section", has=guest.get_by_role("heading", name="My tables"))
    expect(mine.get_by_role("link")).to_contain_text("'s turn")
    take(host, "Prospector")
    expect(mine.get_by_role("link")).to_contain_text("Your turn")
    mine.get_by_role("link").click()
    expect_my_turn(guest)


def test_at_one_screen_it_is_covered_between_two_hands(page: Page) -> None:
    at_one_screen(page, hidden=True)
    board, cover = page.locator(".board"), page.get_by_role("button", name=re.compile(r"^I am .* \(.\)$"))
    for player, role in (("A", "Prospector"), ("B", "Trader"), ("A", "Captain")):
        expect(cover).to_have_text(re.compile(rf"\({player}\)$"))
        expect(board).to_have_count(0)
        expect(page.locator("aside")).to_have_count(0)  # the log would tell as much
        cover.click()
        expect_my_turn(page)
        own, other = page.locator(".board section.player").all()
        expect(own).to_have_attribute("aria-label", re.compile(rf"\({player}\)$"))
        expect(own.get_by_title("Points", exact=True)).to_have_text("0")
        expect(other.get_by_title("Points", exact=True)).to_have_text("?")
        take(page, role)


def test_without_secrets_one_screen_is_never_covered(page: Page) -> None:
    at_one_screen(page, hidden=False)
    expect_my_turn(page)
    take(page, "Prospector")
    expect(page.locator(".board section.player").first).to_have_attribute("aria-label", re.compile(r"\(B\)$"))
    expect_my_turn(page)
