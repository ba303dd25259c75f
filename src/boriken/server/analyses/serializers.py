"""Analyses as plain data: the tree, and the position at a node with everybody's choices."""

from __future__ import annotations

from typing import Any

from boriken.core.game import CHANCE
from boriken.server.analyses.tree import Analysis

Json = dict[str, Any]

NODE = ("parent", "question", "seat", "own", "actions", "gone")


def serialize_analysis(analysis: Analysis, person: str | None) -> Json:
    match = analysis.match(0)
    return {
        "id": analysis.id,
        "yours": person is not None and analysis.person == person,
        "table": analysis.table,
        "at": analysis.at,
        "game": analysis.game,
        "players": analysis.players,
        "options": analysis.options,
        "names": analysis.names,
        "facts": match.facts(),
        "nodes": [{key: node[key] for key in NODE} for node in analysis.nodes],
    }


def serialize_node(analysis: Analysis, number: int, opinion: Json | None) -> Json:
    """The position at a node, as the seat that decides sees it: whoever looks plays for everybody."""
    match = analysis.match(number)
    seat = None if match.over or match.game.actor == CHANCE else match.actor
    view = match.view(seat)
    asked = seat is not None
    return {
        "node": number,
        "opinion": opinion,
        "position": match.position(),
        "explained": {
            "version": number,
            "choices": match.choices_explained() if asked else [],
            "refused": match.refusals() if asked else {},
        },
        "state": {
            "version": number,
            "seat": seat,
            "actor": seat,
            "over": match.over,
            "view": view,
            "question": view["question"],
            "choices": match.choices() if asked else [],
            "counting": asked and view["question"]["kind"] in match.title.counting,
            "log_from": 0,
            "log": match.log(seat),
            "log_length": match.told,
            "may_undo": False,
            "undo": None,
            "taken_back": [],
            "scores": match.scores() if match.over else None,
            "seconds": [0.0] * match.setup.players,
            "actions": len(match.moves),
        },
    }
