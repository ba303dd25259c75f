"""The people of the soak: what they ask for, and everything that they were answered."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx2 as httpx

from bench.soak_server import NAP, STUCK_AFTER, FaultError
from tools.serving import PATIENCE

if TYPE_CHECKING:
    from bench.soak import Soak

Json = dict[str, Any]


class Person:
    """A guest with a connection."""

    def __init__(self, soak: Soak, name: str) -> None:
        self.soak = soak
        self.http = httpx.Client(base_url=soak.server.address, timeout=PATIENCE, trust_env=False)
        me = self.ask("POST", "/api/me", {"name": name}).json()
        self.id = me["person"]["id"]
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The answer to a request, which is sent until there is one."""
        since = time.monotonic()
        while True:
            try:
                answer = self.http.request(method, path, json=body)
            except httpx.TransportError as error:
                self.soak.count["sent again"] += 1
                if time.monotonic() - since > STUCK_AFTER:
                    raise FaultError(f"{method} {path} was not answered for {STUCK_AFTER:.0f} s") from error
                time.sleep(NAP)
                continue
            self.soak.count["answers"] += 1
            if answer.status_code == 503 and self.soak.may_be_full(since):
                self.soak.count["refused: full"] += 1
                time.sleep(NAP)
                continue
            if answer.status_code >= 500:
                raise FaultError(f"{method} {path} {body}: {answer.status_code} {answer.text}")
            return answer


@dataclass
class Known:
    """Everything that was answered about a table."""

    version: int = 0
    actions: dict[int, str] = field(default_factory=dict)  # by number
    count: int = 0
    said: list[str] = field(default_factory=list)
    shares: dict[int, str] = field(default_factory=dict)  # that were shown, by seat

    def see(self, state: Json) -> None:
        if state["version"] < self.version:
            raise FaultError(f"version {state['version']} came after {self.version}")
        self.version = state["version"]

    def moved(self, before: Json, actions: list[str], after: Json) -> None:
        self.see(after)
        self.actions.update(enumerate(actions, start=before["actions"]))
        if after["actions"] < before["actions"] + len(actions):
            raise FaultError(f"{actions} after {before['actions']} actions left {after['actions']}")
        self.count = after["actions"]

    def taken_back(self, after: Json) -> None:
        self.see(after)
        self.count = after["actions"]
        self.actions = {number: text for number, text in self.actions.items() if number < self.count}
