"""The editor of positions in each game: place things, be refused with the reason, open the board and play on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.kit import SIZES, NewPage, expect_no_sideways_scrolling, objections, violations


def opened(page: Page, game: str) -> Locator:
    """The editor of a game, with an empty table."""
    page.goto("/analysis")
    choice = page.locator("section.sheet select").first
    if choice.input_value() != game:
        choice.select_option(game)
    editor = page.locator("section.sheet")
    expect(editor.locator("[data-place='seats[0].goods']")).to_be_visible()
    return editor


def part(editor: Locator, place: str) -> Locator:
    return editor.locator(f"[data-place='{place}']")


def set_up(editor: Locator) -> None:
    editor.get_by_role("button", name="Set up this position").click()


def expect_refused(page: Page, sentence: str, place: str) -> None:
    """The sentence is told, and the field it is about has the focus."""
    expect(page.get_by_role("status").filter(has_text=sentence)).to_be_visible()
    expect(page.locator(f"[data-place='{place}']").first).to_be_focused()


def expect_board(page: Page) -> Locator:
    expect(page).to_have_url(re.compile("/analysis/[a-z0-9]+"))
    lines = page.get_by_role("list", name="Lines").get_by_role("button")
    expect(lines).to_have_count(1)
    return lines


def test_a_position_of_puerto_rico_is_made_by_keyboard(page: Page) -> None:
    editor = opened(page, "puerto-rico")
    doubloons = part(editor, "seats[0].doubloons")
    doubloons.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("9")
    page.keyboard.press("Tab")
    city = part(editor, "seats[0].city")
    city.get_by_role("combobox").focus()
    page.keyboard.type("Wharf")
    page.keyboard.press("Enter")
    expect(city.get_by_role("spinbutton", name="Wharf")).to_be_visible()
    for ship in (0, 1):
        load = part(editor, f"cargo_ships[{ship}].load")
        load.focus()
        page.keyboard.press("ArrowUp")
        part(editor, f"cargo_ships[{ship}].good").focus()
        page.keyboard.type("Corn")
    editor.get_by_role("button", name="Set up this position").press("Enter")
    expect_refused(page, "Two ships cannot carry corn.", "cargo_ships[1].good")
    page.keyboard.type("Sugar")
    editor.get_by_role("button", name="Set up this position").press("Enter")
    lines = expect_board(page)
    expect(page.locator("main")).to_contain_text("Wharf")
    page.keyboard.press("1")
    expect(lines).to_have_count(2)
    # The moment that was reached is where another position begins
    page.get_by_role("link", name="Change this position").press("Enter")
    changed = part(page.locator("section.sheet"), "seats[0].doubloons")
    expect(changed).to_have_value("9")
    expect(part(page.locator("section.sheet"), "cargo_ships[1].good")).to_have_value("3")


def test_a_position_of_san_juan_is_made_with_taps_on_a_phone(new_page: NewPage) -> None:
    width, height = SIZES["phone"]
    page = new_page(viewport={"width": width, "height": height}, has_touch=True)
    editor = opened(page, "san-juan")
    expect_no_sideways_scrolling(page)
    hand = part(editor, "seats[0].hand").get_by_role("combobox")
    for card in ("Smithy", "Well", "Library"):
        hand.select_option(card)
    goods = part(editor, "seats[0].goods").get_by_role("button", name="Indigo: one more")
    goods.tap()
    goods.tap()
    editor.get_by_role("button", name="Set up this position").tap()
    expect_refused(page, "Player 1 · Goods · Indigo", "seats[0].goods.indigo")
    part(editor, "seats[0].goods").get_by_role("button", name="Indigo: one less").tap()
    editor.get_by_role("button", name="Set up this position").tap()
    expect(page).to_have_url(re.compile("/analysis/[a-z0-9]+"))
    expect(page.locator("main")).to_contain_text("Choose a role")


def test_a_position_of_anno_1503_is_made_and_refused_in_german(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    editor = opened(page, "anno-1503")
    part(editor, "seats[0].gold").fill("12")
    part(editor, "seats[0].goods.cloth").fill("2")
    part(editor, "seats[0].goods.wood").fill("2")
    editor.get_by_role("button", name="Dazulegen: Schiffe").first.click()
    inhabitants = part(editor, "seats[0].inhabitants.pioneer")
    inhabitants.fill("40")
    editor.get_by_role("button", name="Diese Stellung aufbauen").click()
    expect(page.get_by_role("status").filter(has_text="Spieler 1 hat mehr, als Platz ist")).to_be_visible()
    inhabitants.fill("1")
    editor.get_by_role("button", name="Diese Stellung aufbauen").click()
    expect(page).to_have_url(re.compile("/analysis/[a-z0-9]+"))
    lines = page.get_by_role("list", name="Varianten").get_by_role("button")
    expect(lines).to_have_count(1)
    page.keyboard.press("1")
    expect(lines).to_have_count(2)


def test_options_and_the_number_of_players_change_the_form(page: Page) -> None:
    editor = opened(page, "puerto-rico")
    expect(part(editor, "noble_ship")).to_have_count(0)
    editor.get_by_text("Options", exact=True).click()
    editor.get_by_role("checkbox", name="Nobles").check()
    expect(part(editor, "noble_ship")).to_be_visible()
    editor.get_by_role("combobox", name="Players").select_option("5")
    expect(editor.locator("summary", has_text="Player 5")).to_be_visible()
    editor.get_by_text("the start of a game").click()
    expect(part(editor, "seats[0].doubloons")).to_have_value("4")


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("game", ["puerto-rico", "san-juan", "anno-1503"])
def test_the_editor_is_whole_for_everybody(new_page: NewPage, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height})
    opened(page, game)
    expect_no_sideways_scrolling(page)
    assert not objections({game: violations(page)})
