"""Asks a server which games it has and which tables are open to everybody. No token is needed to look.

python look.py http://127.0.0.1:8000
"""

import json
import sys
import urllib.request
from typing import Any

server = sys.argv[1]


def get(path: str) -> Any:
    with urllib.request.urlopen(f"{server}/api{path}") as answer:
        return json.load(answer)


for game in get("/games")["games"]:
    print(f"{game['name']}: {game['player_counts'][0]} to {game['player_counts'][-1]} players")
for table in get("/tables")["tables"]:
    names = [seat["name"] or seat["level"] or "free" for seat in table["seats"]]
    print(f"{table['game']} with {', '.join(names)}: {server}/tables/{table['id']}")
