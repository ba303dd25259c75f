"""A game that another package brings is played on the page's text board, in the words that came with it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import NewPage, objections, play_against_bots, refusals, score_sheet, violations
from tests.kits.examples import install
from tests.project import ROOT
from tests.server.process import ServerProcess, server_process

PLAYERS = 3
ANSWERS = 2 * 3  # reef and deep in three rounds


@pytest.fixture(scope="module")
def guest_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which the wheel of the game is installed."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, "pearls")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with server_process(tmp_path_factory.mktemp("guest") / "data") as server:
            yield server


def test_a_whole_game_is_played_on_the_text_board(new_page: NewPage, guest_site: ServerProcess) -> None:
    """Questions, log and score sheet are in the game's words; the other pearls are shown only in the end."""
    page = new_page(base_url=guest_site.address)
    refused = refusals(page)
    play_against_bots(page, PLAYERS, game="Pearls")
    choose = random.Random(2)
    for number in range(ANSWERS):
        water = ("reef", "deep")[number % 2]
        asked = page.get_by_role("heading", name=re.compile(rf"^How many divers do you send to the {water}\?"))
        expect(asked).to_be_visible()
        assert pearls(page).count("pearl: –") == PLAYERS - 1
        offers = page.locator("main .choices button:enabled")
        expect(offers.first).to_have_text(f"dive {water} 0")
        offers.nth(choose.randrange(offers.count())).click()
        expect(page.get_by_role("tabpanel", name="Log")).to_contain_text(re.compile(rf"sends \d to the {water}\."))
    sheet = score_sheet(page)
    expect(sheet).to_be_visible()
    for row in ("shells", "pearl"):
        expect(sheet.get_by_role("rowheader", name=row, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("pearl: –")).to_have_count(0)
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("Round 3 ends.")
    assert not refused


def pearls(page: Page) -> list[str]:
    """The lines about every player's pearl."""
    return page.get_by_text(re.compile("^pearl: ")).all_inner_texts()


def test_the_text_board_can_be_used_by_everybody(new_page: NewPage, guest_site: ServerProcess) -> None:
    page = new_page(base_url=guest_site.address)
    play_against_bots(page, 2, game="Pearls")
    expect(page.locator("main .choices button").first).to_be_visible()
    assert not objections({"text board": violations(page)})


def test_a_language_that_the_game_does_not_speak_is_english(guest_site: ServerProcess) -> None:
    said = [guest_site.stranger().get(f"/api/games/pearls/words?language={one}").json() for one in ("nl", "xx", "en")]
    assert said[0] == said[1] == said[2]
    assert said[0]["language"] == "en"
    assert "questions-dive" in said[0]["messages"]


@pytest.mark.parametrize("language", ["../title", "de/../../../x", "%00"])
def test_nothing_but_message_files_can_be_read(guest_site: ServerProcess, language: str) -> None:
    answer = guest_site.stranger().get("/api/games/san-juan/words", params={"language": language})
    files = (ROOT / "src/boriken/games/san_juan/words").glob("*.ftl")
    assert any(answer.json()["messages"].startswith(file.read_text()[:200]) for file in files)
