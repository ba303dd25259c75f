"""One decision is shown after the other, in the built page and in each game: those of three bots, of a finished game,
and those that came while somebody was away. The page's clock stands still; the tests wind it on."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from boriken import decide, make_bot, new_match
from boriken.core.randomness import Random
from tests.browser.filming import Cinema, Decision, assert_one_after_the_other, decisions
from tests.browser.kit import NewPage, become, bring, expect_my_turn, score_sheet
from tests.browser.touch import PHONE
from tests.project import ROOT
from tests.server.kit import Guest, Json, RunningServer, seated

GAMES = {
    "puerto-rico": {"first_governor": "0"},
    "san-juan": {"first_governor": "0"},
    "anno-1503": {"first_player": "0"},
}
LONGEST_WAIT = 2_000.0  # milliseconds for which one's own turn is held up
A_TENTH = 100.0  # milliseconds that the quickest replay shows a decision
A_DECISION = 600.0  # milliseconds, at the usual speed
A_FRAME = 1_000.0 / 60
STRETCH = 25  # decisions at the end of a game
LONG = 120_000.0  # milliseconds
BOTS = {1, 2, 3}
FIXTURES = ROOT / "tests/fixtures"


def finished_at_sea() -> str:
    """A game of Anno 1503 as people play it: games at random take several times as long."""
    match = new_match("anno-1503", players=4, seed=3)
    bot = make_bot("casual", match, seed=3)
    while not match.over:
        match.play(decide(bot, match))
    return match.record()


FINISHED: dict[str, Callable[[], str]] = {
    "puerto-rico": (FIXTURES / "puerto-rico/4-players-first-colonists-80.record").read_text,
    "san-juan": (FIXTURES / "san-juan/4-players-only-town-3724.record").read_text,
    "anno-1503": finished_at_sea,
}


class Evening:
    """Somebody's page at a table with three bots, with whom they play from elsewhere: nothing is clicked."""

    def __init__(self, page: Page, site: RunningServer, game: str) -> None:
        self.cinema = Cinema(page)
        self.ada = site.guest("Ada")
        table = self.ada.make_table("me casual casual casual", game=game, options=GAMES[game])
        self.table = str(table["id"])
        become(page, site, self.ada)
        page.goto(f"/tables/{self.table}")
        expect_my_turn(page)
        page.wait_for_load_state("networkidle")
        self.begun = self.asked()["actions"]
        self.cinema.watch()

    def asked(self) -> Json:
        """The table as soon as the bots have done what they do."""
        with self.ada.following(self.table) as events:
            for event in events:
                if event.kind == "state" and event.data["actor"] == 0:
                    break
        return self.ada.state(self.table, 0)

    def play(self) -> list[Decision]:
        """Until each bot has decided something, and the page knows of it: every decision since, by the server."""
        choose, seen = Random(1), list[Decision]()
        while not {decision.by for decision in seen} >= BOTS:
            state = self.asked()
            choices = state["choices"]
            self.ada.move(self.table, 0, choices[choose.below(len(choices))]).raise_for_status()
            seen = decisions(self.ada, self.table, self.begun, self.asked()["actions"])
        self.cinema.is_told(self.asked()["actions"])
        return seen


@pytest.mark.parametrize("game", GAMES)
def test_the_decisions_of_three_bots_come_one_after_the_other(
    new_page: NewPage, site: RunningServer, game: str
) -> None:
    """In order, each with its caption, under the question that it answered and the name of who decided; and one's own
    turn is held up for two seconds at the most."""
    evening = Evening(new_page(hurry=False, reduced_motion="no-preference"), site, game)
    seen, cinema = evening.play(), evening.cinema
    assert cinema.wind_until_now(LONGEST_WAIT) < LONGEST_WAIT
    captions = cinema.captions
    assert_one_after_the_other(captions, seen, evening.begun)
    for caption in captions[:-1]:  # the last leads to one's own turn, which is asked at once
        if caption["lit"] in BOTS:
            assert caption["headline"] == caption["name"]
            assert caption["name"] in caption["asked"]
    pauses = [after["time"] - before["time"] for before, after in pairwise(captions) if before["lit"] in BOTS]
    assert min(pauses) >= A_FRAME, pauses  # each is on the screen before the next comes


@pytest.mark.parametrize("game", GAMES)
def test_at_once_nothing_waits(new_page: NewPage, site: RunningServer, game: str) -> None:
    evening = Evening(new_page(reduced_motion="no-preference"), site, game)
    assert evening.play()
    expect_my_turn(evening.cinema.page)
    assert not evening.cinema.was_behind
    assert evening.cinema.captions == []
    assert evening.cinema.fetched == []


def middle_of_the_board(page: Page) -> tuple[float, float]:
    box = page.locator("main").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def skip_by_click(page: Page) -> None:
    page.mouse.click(*middle_of_the_board(page))


def skip_by_tap(page: Page) -> None:
    page.touchscreen.tap(*middle_of_the_board(page))


def skip_by_key(page: Page) -> None:
    page.keyboard.press("Space")


@pytest.mark.parametrize(
    ("game", "skip", "screen"),
    [
        *((game, skip_by_click, {}) for game in GAMES),
        ("puerto-rico", skip_by_key, {}),
        *((game, skip_by_tap, PHONE) for game in GAMES),
    ],
)
def test_a_click_a_tap_or_the_space_bar_skips_to_now(
    new_page: NewPage, site: RunningServer, game: str, skip: Callable[[Page], None], screen: Json
) -> None:
    """No time passes: what waited is on the board at once."""
    evening = Evening(new_page(hurry=False, **screen), site, game)
    evening.play()
    assert evening.cinema.is_behind()
    skip(evening.cinema.page)
    expect(evening.cinema.page.locator(".table.behind")).to_have_count(0)
    expect_my_turn(evening.cinema.page)


class Replay:
    """The page of somebody who looks at a finished game of four players, from a moment on."""

    def __init__(self, page: Page, site: RunningServer, game: str) -> None:
        address = bring(site, FINISHED[game]())
        table = address.removeprefix("/tables/")
        self.page, self.address = page, address
        self.cinema = Cinema(page)
        self.actions = int(site.guest("Ben").state(table)["actions"])
        self.decisions = decisions(site.guest("Cleo"), table, 0, self.actions)

    def play(self, start: int) -> None:
        self.page.goto(f"{self.address}?at={start}")
        expect(self.page.get_by_label("Moment")).to_have_value(str(start))
        self.page.wait_for_load_state("networkidle")
        self.cinema.watch()
        self.page.get_by_role("button", name="Play", exact=True).click()

    def assert_nothing_was_left_out(self, start: int) -> None:
        expect(score_sheet(self.page)).to_be_visible(timeout=LONG)
        captions = [caption for caption in self.cinema.captions if caption["at"] > start]
        assert_one_after_the_other(captions, [one for one in self.decisions if one.told > start], start)
        for caption in captions[:-1]:
            assert caption["headline"] == caption["name"]
        assert len(self.cinema.fetched) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_played_at_ten_decisions_a_second(new_page: NewPage, site: RunningServer, game: str) -> None:
    """None is left out, each is under its own question, and one request has fetched the whole game."""
    replay = Replay(new_page(), site, game)
    start = replay.decisions[-STRETCH - 1].at
    replay.play(start)
    replay.page.wait_for_function("(start) => window.captions.some(({ at }) => at > start)", arg=start)
    replay.cinema.wind(A_TENTH * replay.actions)
    replay.assert_nothing_was_left_out(start)
    times = [caption["time"] for caption in replay.cinema.captions if caption["at"] > start]
    assert times == [times[0] + number * A_TENTH for number in range(len(times))]
    assert len(times) >= STRETCH


@pytest.mark.look
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_finished_game_is_played_at_ten_decisions_a_second_of_a_real_clock(
    new_page: NewPage, site: RunningServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first decision to the last; on a machine that has nothing else to do in time."""
    quiet = os.getloadavg()[0] < (os.cpu_count() or 1)
    monkeypatch.setattr("tests.browser.filming.STANDING_CLOCK", "")
    replay = Replay(new_page(), site, game)
    replay.play(0)
    replay.assert_nothing_was_left_out(0)
    times = [caption["time"] for caption in replay.cinema.captions]
    took = (times[-1] - times[0]) / (len(times) - 1)
    slowest = max(after - before for before, after in pairwise(times))
    print(f"{game}: {len(times)} decisions, one every {took:.1f} ms, the slowest after {slowest:.0f} ms")
    assert took >= 0.9 * A_TENTH
    assert took <= 1.1 * A_TENTH or not quiet


def by_turns(site: RunningServer, game: str) -> tuple[list[Guest], str]:
    """Three people who have days for each turn."""
    people = [site.guest(name) for name in ("Ada", "Ben", "Carmen")]
    return people, str(seated(people, game=game, options=GAMES[game], pace="turns")["id"])


def move(people: list[Guest], table: str, luck: Random) -> None:
    seat = people[0].state(table)["actor"]
    choices = people[seat].state(table, seat)["choices"]
    people[seat].move(table, seat, choices[luck.below(len(choices))]).raise_for_status()


@pytest.mark.parametrize("game", GAMES)
def test_what_came_while_one_was_away_is_a_film(new_page: NewPage, site: RunningServer, game: str) -> None:
    """At a table by turns: offered to who comes back, shown decision after decision, and then it is over."""
    page = new_page(hurry=False)
    cinema, (people, table), luck = Cinema(page), by_turns(site, game), Random(2)
    ada = people[0]
    become(page, site, ada)
    offer = page.get_by_role("button", name="Watch", exact=True)
    page.goto(f"/tables/{table}")
    expect(page.get_by_label("Moment")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)
    looked = ada.state(table)["actions"]
    page.goto("/about")
    for _ in range(8):
        move(people, table, luck)
    now = ada.state(table)["actions"]
    seen = decisions(ada, table, looked, now)
    page.goto(f"/tables/{table}")
    expect(page.locator(".caption .notice")).to_contain_text("since you looked")
    cinema.watch()
    offer.click()
    page.wait_for_function("() => window.captions.length > 0")
    cinema.wind(A_DECISION * (now - looked) + 1)
    assert_one_after_the_other(cinema.captions, seen, looked)
    assert all(caption["headline"] == caption["name"] for caption in cinema.captions)
    expect(page.get_by_label("Moment")).to_have_value(str(now))
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_label("Moment")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)
