"""Everything that carries information can be read, by day and by night: measured from pixels."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from boriken import Match
from tests.browser.contrast import unreadable
from tests.browser.kit import LAPTOP, NewPage, become, bring, come_to, my_turn, places, read_about
from tests.browser.test_motion import FOUR_PLAYED
from tests.browser.test_questions import GAMES, MOST_GAMES, play_until
from tests.browser.touch import PHONE
from tests.server.kit import RunningServer, play_out, seated

SCREENS = {"laptop": LAPTOP, "phone": PHONE["viewport"]}
MIDDLE = 120  # actions after which much lies on the board
TALL = 2_000  # pixels that hold the whole of a panel
OVER_THE_BOARD = {
    "hint": ("h", ""),
    "keys": ("?", ""),
    "comparison": ("b", ""),
    "rule book": ("", "main button.rules"),
    "menu": ("", "header .tools button >> nth=-1"),
}


@pytest.mark.look
@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_read(new_page: NewPage, site: RunningServer, game: str) -> None:
    """On a laptop and on a phone: the board, something explained, and on the phone one's own board drawn up or down."""
    people, page, choose = [site.guest("Nora"), site.guest("Ole")], new_page(has_touch=True), random.Random(3)
    become(page, site, people[0])
    left, found = set(GAMES[game].questions), dict[str, list[str]]()
    for _ in range(MOST_GAMES):
        if not left:
            break
        table = str(seated(people, game=game, options=GAMES[game].options)["id"])
        while left and (kind := play_until(site, table, left, GAMES[game], choose, seats=(0,))):
            for screen, size in SCREENS.items():
                page.set_viewport_size(size)
                come_to(page, table, kind)
                found |= {f"{kind}, {screen}, {what}": words for what, words in looked_at(page, len(left)).items()}
            left.remove(kind)
    assert not left
    assert places(found) == {}


def looked_at(page: Page, turn: int) -> dict[str, list[str]]:
    found = {"board": unreadable(page)}
    read_about(page, turn)
    found["explained"] = unreadable(page)
    page.keyboard.press("Escape")
    handle = page.locator("button.handle")
    if handle.is_visible():
        handle.click()
        found["sheet"] = unreadable(page)
    return found


@pytest.mark.look
@pytest.mark.parametrize("game", GAMES)
def test_every_panel_and_dialog_can_be_read(new_page: NewPage, site: RunningServer, game: str) -> None:
    """All that a phone has behind tabs, and what a laptop opens over the board, in the middle of a game."""
    people = [site.guest(name) for name in ("Nora", "Ole", "Pia")]
    page, table = new_page(), str(seated(people, game=game, options=GAMES[game].options)["id"])
    become(page, site, people[0])
    play_out(site, table, until=lambda match: match.actor == 0 and len(match.moves) > MIDDLE)
    page.goto(f"/tables/{table}")
    expect(my_turn(page)).to_be_visible()
    found = {what: opened(page, press, button) for what, (press, button) in OVER_THE_BOARD.items()}
    page.set_viewport_size({"width": 390, "height": TALL})
    for tab in page.locator("main .tabs button").all():
        tab.click()
        page.wait_for_load_state("networkidle")
        found[tab.inner_text()] = unreadable(page)
    assert places(found) == {}


def opened(page: Page, press: str, button: str) -> list[str]:
    """Words that cannot be read in something that a key or a button opens."""
    if press:
        page.keyboard.press(press)
    else:
        page.locator(button).first.click()
    page.wait_for_load_state("networkidle")
    words = unreadable(page)
    page.keyboard.press("Escape")
    return words


@pytest.mark.parametrize("game", GAMES)
def test_a_board_can_be_read(new_page: NewPage, site: RunningServer, game: str) -> None:
    """Well into a game, on a phone; every question on every screen is looked at by `make look`."""
    people, page = [site.guest("Nora"), site.guest("Ole")], new_page(viewport=PHONE["viewport"])
    table = str(seated(people, game=game, options=GAMES[game].options)["id"])
    become(page, site, people[0])
    play_out(site, table, until=lambda match: match.actor == 0 and len(match.moves) > MIDDLE)
    page.goto(f"/tables/{table}")
    expect(my_turn(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert unreadable(page) == []


def picks_among_many(match: Match) -> bool:
    """The first seat is to pick several of more cards than a board has room for: a click does not answer yet."""
    question = match.question() or {}
    return match.actor == 0 and question.get("least", 0) > 1 and sum(question.get("things", {}).values()) > 7


def test_a_card_that_is_picked_among_many_can_be_read(new_page: NewPage, site: RunningServer) -> None:
    """It is mango, by night too, and has no room for a label of its own under its points."""
    people, page = [site.guest("Nora"), site.guest("Ole")], new_page(viewport=LAPTOP)
    become(page, site, people[0])
    asked = False

    def is_asked(match: Match) -> bool:
        nonlocal asked
        asked = picks_among_many(match)
        return asked

    while not asked:
        table = str(seated(people, game="san-juan")["id"])
        play_out(site, table, until=is_asked)
    page.goto(f"/tables/{table}")
    expect(my_turn(page)).to_be_visible()
    page.locator(".board section.hand.many button").first.click()
    expect(page.locator(".board .card.chosen").first).to_be_visible()
    assert unreadable(page) == []


def test_every_page_can_be_read(new_page: NewPage, site: RunningServer) -> None:
    """The first page with a game that waits, the form, the invitation from both sides, and the end."""
    ada, page, stranger = site.guest("Ada"), new_page(), new_page()
    become(page, site, ada)
    table = ada.make_table("me open", options={"expansions": "nobles"})
    ada.make_table("me beginner", game="san-juan")
    pages = {
        "home": (page, "/"),
        "form": (page, "/play/puerto-rico"),
        "invitation": (page, f"/tables/{table['id']}"),
        "invited": (stranger, f"/join/{table['id']}?invitation={table['invitation']}"),
        "end": (page, bring(site, FOUR_PLAYED)),
        "account": (page, "/account"),
    }
    found = {}
    for name, (reader, path) in pages.items():
        reader.goto(path)
        reader.wait_for_load_state("networkidle")
        found[name] = unreadable(reader)
    assert places(found) == {}
