"""Plays a game of San Juan against a bot of the house, with a token that may read and play.

BORIKEN_TOKEN=boriken_... python play.py http://127.0.0.1:8000
"""

import json
import os
import random
import sys
import time
import urllib.request
from typing import Any

server, token = sys.argv[1], os.environ["BORIKEN_TOKEN"]


def ask(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
table = ask("POST", "/tables", {"game": "san-juan", "players": 2, "seats": seats})["id"]
state = ask("GET", f"/tables/{table}/state?seat=0")
while not state["over"]:
    if state["choices"]:
        # The same key for every attempt: a move that is sent twice is played once.
        move = {"version": state["version"], "key": str(state["version"]), "seat": 0}
        answer = ask("POST", f"/tables/{table}/moves", {**move, "actions": [random.choice(state["choices"])]})
        state = answer["state"]
    else:
        time.sleep(0.05)
        state = ask("GET", f"/tables/{table}/state?seat=0")
for score in state["scores"]:
    print(f"seat {score['seat']}: {score['points']} points, place {score['place']}")
