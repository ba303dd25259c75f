"""Two browsers at one table, and what can go wrong between them."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from sqlalchemy import update

from boriken.server.store import schema
from boriken.server.tables.seats import shares_in
from tests.browser.kit import NewPage, expect_my_turn, table_of, take, two_at_a_table
from tests.server.kit import RunningServer


def take_and_be_asked(page: Page, role: str) -> str:
    """Take a role; what is asked then."""
    take(page, role)
    expect(page.locator("aside")).to_contain_text(f"takes the {role.lower()}")
    return page.locator("main section.prompt p").inner_text()


def test_a_link_is_all_it_takes_and_moves_are_seen_at_once(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    take(host, "Settler")
    expect(guest.locator("aside")).to_contain_text("takes the settler")


def test_both_browsers_bring_a_share_to_the_shuffle_without_a_click(new_page: NewPage, site: RunningServer) -> None:
    host, guest = two_at_a_table(new_page)
    with site.service.tables.reading(table_of(host)) as table:
        shares = shares_in(table.seats)
    assert shares is not None
    assert shares.given == [0, 1]
    for page in (host, guest):
        page.get_by_role("button", name="Table", exact=True).click()
        fair = page.get_by_role("dialog").locator("section", has_text="Fair shuffle")
        expect(fair).to_contain_text("are in every deal.")
        expect(fair).to_contain_text("your share is in it")
        expect(fair).to_contain_text(str(shares.shown[0]))


def test_a_browser_notices_that_its_share_was_left_out(new_page: NewPage, site: RunningServer) -> None:
    host, _ = two_at_a_table(new_page)
    expect(host.locator(".banner.warn")).to_have_count(0)
    cached = site.service.tables.cached(table_of(host))
    with cached.lock, site.service.database.writing() as connection:
        mine = (schema.seats.c.table == cached.id) & (schema.seats.c.seat == 0)
        connection.execute(update(schema.seats).where(mine).values(share=None))
        cached.forget()
    host.reload()
    expect(host.locator(".banner.warn")).to_contain_text("Do not trust these deals.")


def test_who_goes_offline_comes_back_by_itself_and_has_missed_nothing(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    guest.context.set_offline(True)
    take(host, "Settler")
    host.locator(".board button.legal").first.click()
    guest.context.set_offline(False)
    expect(guest.locator("aside")).to_contain_text("takes the settler")
    expect_my_turn(guest)


def test_a_move_made_offline_is_sent_when_the_connection_is_back(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    host.context.set_offline(True)
    take(host, "Settler")
    expect(host.locator(".banner.warn")).to_be_visible()
    host.context.set_offline(False)
    expect(guest.locator("aside")).to_contain_text("takes the settler")


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(new_page: NewPage) -> None:
    host, _ = two_at_a_table(new_page)
    asked = take_and_be_asked(host, "Settler")
    host.reload()
    expect_my_turn(host)
    expect(host.locator("main section.prompt p")).to_have_text(asked)


def test_a_decision_is_taken_back_by_one_click_and_beyond_that_the_other_is_asked(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    asked = take_and_be_asked(host, "Settler")
    host.get_by_role("button", name="Take back", exact=True).click()
    expect(guest.locator("aside")).not_to_contain_text("takes the settler")
    take_and_be_asked(host, "Settler")
    host.locator(".board button.legal").first.click()
    expect_my_turn(guest)
    guest.locator(".board button.legal").first.click()
    host.get_by_role("button", name="Ask to take back").click()
    guest.get_by_role("button", name="Agree").click()
    expect_my_turn(host)
    expect(host.locator("main section.prompt p")).to_have_text(asked)


def test_talk_reaches_the_other(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page)
    for page in (host, guest):
        page.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Good luck!")
    host.get_by_role("button", name="Send").click()
    expect(guest.locator("aside")).to_contain_text("Good luck!")
