"""San Juan in the browser: games by clicks, hands that stay hidden, cards that explain themselves."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from boriken.games.san_juan.catalogue import CARD_NAMES, GOOD_NAMES, ROLE_NAMES, TILE_NAMES
from tests.browser.kit import (
    SIZES,
    NewPage,
    answer,
    expect_my_turn,
    expect_no_sideways_scrolling,
    my_turn,
    new_table,
    objections,
    play_against_bots,
    play_beginning_and_end,
    score_sheet,
    set_up,
    take,
    two_at_a_table,
    violations,
)
from tests.project import ROOT
from tests.server.kit import RunningServer

GAME = "San Juan"
TYPES = ROOT / "web/src/games/san_juan/border.ts"
BUILDERS = {"en-GB": "Builder", "de-DE": "Baumeister", "nl-NL": "Bouwmeester", "es-ES": "Constructor"}
# Parts of the board with something in them that reaches below them
STICKING_OUT = """() => {
    const bottom = (box) => box.getBoundingClientRect().bottom;
    const parts = [...document.querySelectorAll('.board > .part')];
    return parts.filter((part) => [...part.children].some((inside) => bottom(inside) > bottom(part) + 1))
        .map((part) => part.className);
}"""
DECISIONS = 25  # looked at, of two people who play against each other


def sit_down(page: Page, players: int) -> None:
    play_against_bots(page, players, level="Beginner", game=GAME)
    expect_my_turn(page)


def hand(page: Page) -> Locator:
    """The cards in the viewer's own hand."""
    return page.locator(".board section.hand .fan:not(.tray) button")


def explained(page: Page) -> Locator:
    return page.locator(".board .explain")


def seen(page: Page, seat: int) -> dict[str, Any]:
    """All that the server tells a page about the table, as the seat it sits on."""
    ask = "async (seat) => (await fetch(`/api${location.pathname}/state?seat=${seat}`)).json()"
    state: dict[str, Any] = page.evaluate(ask, seat)
    return state


def nothing_but_own_cards(page: Page, seat: int) -> bool:
    """Whether a page knows its own hand, and of the other's cards only how many there are."""
    state = seen(page, seat)
    own, other = state["view"]["seats"][seat], state["view"]["seats"][1 - seat]
    leaks = [event for event in state["log"] if event["seat"] == 1 - seat and is_secret(event) and event["card"]]
    assert sum(own["hand"].values()) == own["cards"]
    return other["hand"] is None and other["chapel"] is None and not leaks


def is_secret(event: dict[str, Any]) -> bool:
    return event["kind"] in ("card_drawn", "card_paid", "card_kept", "card_discarded", "card_buried")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_newcomer_plays_san_juan_from_the_first_role_to_the_score_sheet(
    page: Page, site: RunningServer, players: int
) -> None:
    play_against_bots(page, players, level="Skilled", game=GAME)  # their towns grow whatever the newcomer clicks
    play_beginning_and_end(page, site, players, random.Random(players))
    expect(score_sheet(page).locator("thead th")).to_have_count(players + 1)


def test_two_browsers_never_see_each_others_cards(new_page: NewPage) -> None:
    pages = two_at_a_table(new_page, GAME)
    choose = random.Random(1)
    for _ in range(DECISIONS):
        on_turn = pages[0] if my_turn(pages[0]).is_visible() else pages[1]
        answer(on_turn, choose)
        for seat, page in enumerate(pages):
            assert nothing_but_own_cards(page, seat)
    for seat, page in enumerate(pages):
        expect(hand(page)).to_have_count(seen(page, seat)["view"]["seats"][seat]["cards"])
        story = page.locator("aside").inner_text()
        name = pages[1 - seat].locator(".board .own header .name").inner_text()
        assert not re.search(rf"{name} (draws|keeps|discards|pays with) (?!a card|\d+ cards)", story)


def test_at_one_screen_hands_are_covered_in_between(page: Page) -> None:
    form = new_table(page, game=GAME)
    form.get_by_role("listitem").nth(1).get_by_role("combobox").select_option("me")
    set_up(form)
    ready = page.get_by_role("button", name=re.compile("^I am "))
    expect(ready).to_be_visible()
    expect(hand(page)).to_have_count(0)
    ready.click()
    expect(hand(page)).to_have_count(4)


def test_a_card_says_what_it_costs_and_does(page: Page) -> None:
    sit_down(page, 3)
    hand(page).first.hover()
    for word in ("Cost", "Points", "Copies"):
        expect(explained(page)).to_contain_text(word)


def test_what_is_not_allowed_says_why(new_page: NewPage) -> None:
    host, guest = two_at_a_table(new_page, GAME)
    take(host, "Councillor")
    for page in (host, guest):
        expect_my_turn(page)
        page.get_by_role("button", name="Draw nothing").click()
    expect(my_turn(guest)).to_contain_text("Choose a role")
    guest.locator(".board").get_by_role("button", name=re.compile("^Councillor")).hover()
    expect(explained(guest)).to_contain_text("already taken in this round")


def test_cards_are_picked_by_clicks_and_confirmed_at_once(new_page: NewPage) -> None:
    """The variant asks everybody to give back cards, so there is something to pick from the start."""
    page = new_page()
    form = new_table(page, game=GAME)
    form.get_by_label("Chosen hands").check()
    form.get_by_role("listitem").nth(1).get_by_role("combobox").select_option("me")
    set_up(form)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(my_turn(page)).to_contain_text("Discard 1 card.")
    hand(page).first.click()  # where a single card is asked for, a click is the answer
    page.get_by_role("button", name=re.compile("^I am ")).click()
    confirm = page.locator(".answers button.primary")
    expect(confirm).to_be_disabled()
    hand(page).nth(0).click()
    hand(page).nth(1).click()
    hand(page).nth(1).click()  # not this one
    expect(confirm).to_be_disabled()
    hand(page).nth(2).click()
    expect(confirm).to_have_text("Discard 2 cards")
    hand(page).nth(3).click()  # one too many: nothing happens
    expect(page.locator(".board .held.chosen")).to_have_count(2)
    confirm.click()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(hand(page)).to_have_count(4)


def test_with_the_keyboard_alone_one_can_take_a_role_and_build(page: Page) -> None:
    sit_down(page, 2)
    asked = my_turn(page).locator("p").inner_text()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.board button.legal, .answers button')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("main section.prompt p")).not_to_have_text(asked)


def test_the_text_board_tells_hand_town_and_prices(page: Page) -> None:
    sit_down(page, 2)
    page.get_by_role("button", name="Text board").click()
    for word in ("Hand:", "Town: Indigo plant", "Draw pile", "Trading house"):
        expect(page.locator("main")).to_contain_text(word)


def test_axe_objects_to_nothing_on_the_table(page: Page) -> None:
    sit_down(page, 4)
    found: dict[str, list[str]] = {}
    for size in ("phone", "laptop"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        found[size] = violations(page)
    assert not objections(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_fits_every_screen(page: Page, players: int) -> None:
    sit_down(page, players)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".board[data-layout]")).to_be_visible()
        expect_no_sideways_scrolling(page)
        if size in ("laptop", "television"):
            assert page.locator("main .frame").evaluate("(frame) => frame.scrollHeight - frame.clientHeight") <= 0
            assert page.evaluate(STICKING_OUT) == [], size


@pytest.mark.parametrize(("locale", "builder"), BUILDERS.items())
def test_the_table_speaks_the_language_of_the_browser(new_page: NewPage, locale: str, builder: str) -> None:
    page = new_page(locale=locale)
    page.goto("/play/san-juan")
    page.locator("form button.play").click()
    expect(page.locator(".board section.roles")).to_contain_text(builder)


def test_the_page_names_the_cards_of_the_rules() -> None:
    """It tells them without asking, so they must be the same; prices it is told."""
    described = TYPES.read_text(encoding="utf-8")
    for name, names in (("CARDS", CARD_NAMES), ("GOODS", GOOD_NAMES), ("ROLES", ROLE_NAMES), ("TILES", TILE_NAMES)):
        listed = re.search(rf"export const {name} = \[(.*?)\] as const", described, re.DOTALL)
        assert listed
        assert re.findall(r'"(\w+)"', listed[1]) == list(names)
