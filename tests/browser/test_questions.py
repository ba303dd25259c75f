"""Every question that a game asks is answered by clicks.

Games run by themselves to a question that has not come up yet; there somebody clicks.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

import pytest
from playwright.sync_api import Error, Page, expect

from boriken import Match
from boriken.bots.asking import decide
from boriken.bots.bot import Bot
from boriken.bots.registry import make_bot
from boriken.server.tables import play
from tests.browser.kit import A_MOMENT, NewPage, answer, become, my_turn, refusals
from tests.browser.touch import PHONE
from tests.server.kit import Guest, RunningServer

MOST_GAMES = 40
MOST_TRIES = 12
A_BLINK = 150.0
# Of what the board offers nothing is in sight
NOTHING_IN_SIGHT = """() => {
    const offers = [...document.querySelectorAll('main .board button.legal')];
    const isSeen = (one) => !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true });
    return offers.length > 0 && !offers.some(isSeen);
}"""
EXPANSIONS = "new-buildings,nobles,buccaneer,festival"


class Asked(NamedTuple):
    """The questions of a game, and how it is played so that all of them come up."""

    options: Mapping[str, object]
    questions: frozenset[str]
    preferred: str = "nothing"
    """Choices that lead to rare questions begin like this."""
    luck: float = 1.0
    """How often a choice is random; otherwise it is a bot's."""


GAMES = {
    "puerto-rico": Asked(
        {"expansions": EXPANSIONS, "buildings": "all-31"},
        frozenset(
            {
                *("role", "tile", "colonist", "place", "build", "extra", "sell", "ship", "keep"),
                *("lay", "guest", "recall", "return", "small_wharf"),
                *("token", "noble", "supply", "discard"),
                *("pirate", "loot", "man"),
            }
        ),
        "build (forest_house|hacienda|black_market|guesthouse|small_wharf|land_office|hunting_lodge|royal_supplier)",
    ),
    "san-juan": Asked(
        {},
        frozenset(
            {
                *("role", "build", "cover", "library", "give", "pay", "produce", "sell", "take", "keep"),
                *("mine", "find", "chapel", "discard", "archive"),
            }
        ),
        "build (library|black_market|chapel|archive|crane|gold_mine)|library",
        0.5,
    ),
    "anno-1503": Asked(
        {"expansions": "aristocrats-pirates"},
        frozenset(
            {
                *("produce", "golden_times", "lose", "lay", "work", "without", "harbour", "repair"),
                *("public_building", "commodity", "luxury", "ship", "sail", "tile", "return", "discard"),
                *("ransom", "drawn_fight", "tow", "give", "bargain"),
            }
        ),
        luck=0.1,
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_by_clicks(new_page: NewPage, site: RunningServer, game: str) -> None:
    person, page, choose = site.guest("Nora"), new_page(), random.Random(3)
    become(page, site, person)
    refused = refusals(page)
    left, hidden = set(GAMES[game].questions), set()
    for _ in range(MOST_GAMES):
        if not left:
            break
        table = str(person.make_table("me me", game=game, options=GAMES[game].options)["id"])
        opened = False
        while left and (kind := play_until(site, table, left, GAMES[game], choose)):
            if not opened:
                page.goto(f"/tables/{table}")
                opened = True
            if is_out_of_sight(page, kind):
                hidden.add(kind)
            answer_one(page, person, table, choose)
            left.remove(kind)
    assert not left
    assert not hidden, "a phone must show where to answer"
    assert not refused


def play_until(
    server: RunningServer,
    table: str,
    wanted: set[str],
    asked: Asked,
    choose: random.Random,
    seats: tuple[int, ...] = (0, 1),
) -> str | None:
    """Play until one of these questions is put to one of the seats, and say which; None if the game ends before."""
    service = server.service
    with (
        service.database.transacting() as transaction,
        service.tables.changing(transaction, table) as change,
        play.saving_actions(change),
    ):
        match = change.match
        bot = make_bot("greedy", match.title, seed=choose.randrange(1000))
        while not match.over:
            if match.actor in seats and kind_of(match) in wanted and len(match.choices()) > 1:
                return kind_of(match)
            match.play(chosen(match, bot, asked, choose))
        return None


def kind_of(match: Match) -> str:
    question = match.question()
    assert question is not None
    return str(question["kind"])


def chosen(match: Match, bot: Bot, asked: Asked, choose: random.Random) -> str:
    choices = match.choices()
    preferred = [choice for choice in choices if re.match(asked.preferred, choice)]
    if preferred:
        return choose.choice(preferred)
    return choose.choice(choices) if choose.random() < asked.luck else decide(bot, match, 1)


def answer_one(page: Page, person: Guest, table: str, choose: random.Random) -> None:
    """Click until something has been done.

    The page may hear only now that the game has gone on; then a cover goes, or stands for the other seat.
    """
    before = person.state(table)["actions"]
    for _ in range(MOST_TRIES):
        uncover(page)
        answer(page, choose)
        page.wait_for_timeout(A_BLINK)
        if person.state(table)["actions"] > before:
            return
    raise AssertionError(f"nothing answers: {my_turn(page).inner_text()}")


def uncover(page: Page) -> None:
    """Wait for a question, and take away what hides it from the other seat."""
    cover = page.get_by_role("button", name=re.compile("^I am "))
    expect(cover.or_(my_turn(page)).first).to_be_visible()
    with suppress(Error):
        if cover.is_visible():
            cover.click(timeout=A_MOMENT)


def is_out_of_sight(page: Page, kind: str) -> bool:
    """Whether a phone hides all that answers this question on the board."""
    question = page.locator(f'.board[data-ask="{kind}"]')
    while not question.is_visible():
        uncover(page)
        page.wait_for_timeout(A_BLINK)
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size(PHONE["viewport"])
    expect(page.locator(".board[data-sheet]")).to_be_visible()
    out_of_sight = bool(page.evaluate(NOTHING_IN_SIGHT))
    page.set_viewport_size(size)
    expect(page.locator(".board[data-sheet]")).to_have_count(0)
    return out_of_sight
