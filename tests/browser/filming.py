"""Watching what the table shows of each decision, by a clock that stands still until a test winds it on.

What waits for time, in the page, waits for that clock: however busy the machine is, the same is seen at the same time.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, Request

from tests.server.kit import Guest

# The page's timers and its time. What is due is done in its order, and drawn before the next.
STANDING_CLOCK = """(() => {
    const [later, forget] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const due = new Map();
    let [time, number] = [0, 0];
    performance.now = () => time;
    window.setTimeout = (deed, wait = 0, ...more) => {
        if (!(wait > 0)) return later(deed, wait, ...more);
        due.set((number -= 1), { at: time + wait, deed: () => deed(...more) });
        return number;
    };
    window.clearTimeout = (timer) => due.delete(timer) || forget(timer);
    const { port1, port2 } = new MessageChannel();
    const drawn = () => new Promise((go) => ((port1.onmessage = go), port2.postMessage(null)));
    window.wind = async (milliseconds) => {
        const until = time + milliseconds;
        for (;;) {
            const [timer] = [...due.keys()].sort((one, other) => due.get(one).at - due.get(other).at);
            if (timer === undefined || due.get(timer).at > until) break;
            const { at, deed } = due.get(timer);
            due.delete(timer);
            time = at;
            deed();
            await drawn();
        }
        time = until;
    };
})()"""

# Every caption with its time, the seat that is lit and the one that the headline names; how many actions the table was
# told of, and when it was all shown
WATCH_THE_CAPTIONS = """() => {
    window.captions = [];
    window.told = [];
    window.behind = [];
    const slider = document.querySelector('[role=group] input[type=range]');
    const seats = [...document.querySelectorAll('aside section li')];
    let last = null;
    const look = () => {
        const [said, time] = [document.querySelector('.caption [data-decision]'), performance.now()];
        if (said && said.dataset.decision !== last)
            window.captions.push({
                time,
                at: Number(said.dataset.decision),
                text: said.textContent,
                lit: seats.findIndex((seat) => seat.matches('.deciding')),
                name: seats.find((seat) => seat.matches('.deciding'))?.title,
                headline: document.querySelector('main section.prompt .who b').textContent,
                asked: document.querySelector('main section.prompt .ask p').textContent,
            });
        last = said?.dataset.decision;
        if (window.told.at(-1)?.actions !== slider.max) window.told.push({ time, actions: slider.max });
        const behind = document.querySelector('.table').matches('.behind');
        if (window.behind.at(-1)?.behind !== behind) window.behind.push({ time, behind });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""

CAPTION = ".table > .caption"
A_STEP = 40  # milliseconds
Caption = dict[str, Any]


class Cinema:
    """A page whose clock stands still, and what it has shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fetching: set[Request] = set()
        self.fetched: list[str] = []
        page.add_init_script(STANDING_CLOCK)
        page.on("request", self._begin)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)

    def _begin(self, request: Request) -> None:
        if "/film" in request.url:
            self.fetching.add(request)
            self.fetched.append(request.url)

    def _end(self, request: Request) -> None:
        self.fetching.discard(request)

    def watch(self) -> None:
        self.page.evaluate(WATCH_THE_CAPTIONS)

    def wind(self, milliseconds: float) -> None:
        self.page.evaluate("(milliseconds) => window.wind(milliseconds)", milliseconds)

    def wind_until_now(self, most: float) -> float:
        """Let time pass until the board is at the present: how long that takes, in milliseconds."""
        passed = 0.0
        while self.is_behind() and passed < most:
            while self.fetching:
                self.page.wait_for_timeout(A_STEP)
            self.wind(A_STEP)
            passed += A_STEP
        return passed

    def is_behind(self) -> bool:
        return bool(self.page.evaluate("document.querySelector('.table').matches('.behind')"))

    def is_told(self, actions: int) -> None:
        """Wait until the table has heard of so many actions."""
        self.page.wait_for_function("(actions) => Number(window.told.at(-1).actions) >= actions", arg=actions)

    @property
    def captions(self) -> list[Caption]:
        return list(self.page.evaluate("window.captions"))

    @property
    def was_behind(self) -> bool:
        return any(one["behind"] for one in self.page.evaluate("window.behind"))


@dataclass(frozen=True)
class Decision:
    """Something that the log tells of: the number of actions when it was told first and after it, and who decided."""

    told: int
    at: int
    by: int | None


def decisions(person: Guest, table: str, after: int, until: int) -> list[Decision]:
    """Every decision between two moments, as the server knows them."""
    frames = person.get(f"/tables/{table}/film", after=after, until=until).raise_for_status().json()["frames"]
    moves = sorted({event["move"] for event in person.state(table)["log"]})
    told = [
        (next((move for move in moves if before["at"] < move <= frame["at"]), None), frame)
        for before, frame in pairwise(frames)
    ]
    return [Decision(move, frame["at"], frame["by"]) for move, frame in told if move is not None]


def by_caption(captions: list[Caption], seen: list[Decision], after: int) -> list[tuple[Caption, list[Decision]]]:
    """Each caption with the decisions since the one before it. One that nothing was told of, such as a payment, stands
    under the caption of what led to it."""
    ends = [after, *(caption["at"] for caption in captions)]
    return [
        (caption, [decision for decision in seen if begin < decision.told <= end])
        for caption, (begin, end) in zip(captions, pairwise(ends), strict=True)
    ]


def assert_one_after_the_other(captions: list[Caption], seen: list[Decision], after: int) -> None:
    """Every decision has a caption of its own, in order, none is left out, and who decided is lit."""
    assert seen
    assert captions[-1]["at"] >= seen[-1].told
    assert [caption["at"] for caption in captions] == sorted({caption["at"] for caption in captions})
    for caption, shown in by_caption(captions, seen, after):
        assert len(shown) <= 1, (caption, shown)
        assert caption["text"].strip()
        if shown and shown[0].by is not None and caption is not captions[-1]:  # the last leads to the next question
            assert caption["lit"] == shown[0].by
