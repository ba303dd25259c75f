"""The open question of a position: as it is told, saved and read back. What is particular to it, its step says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boriken.core.document import Document
from boriken.core.errors import PositionError
from boriken.core.game import CHANCE, OVER
from boriken.core.naming import actor_name
from boriken.core.step import DEALER, SEAT, Step
from boriken.core.turns import Turns

Json = dict[str, Any]
Steps = Iterable[Step[Any]]


def question(state: Turns) -> Json:
    """The open question, as the seat that is asked may know it."""
    step = state.step()
    return {"kind": step.name, "seat": actor_name(state)} | state.context() | step.details(state)


def masked_question(state: Turns, viewer: int | None) -> Json | None:
    """The open question as a view tells it; None when the game is over."""
    if state.actor == OVER:
        return None
    asked, step = question(state), state.step()
    if viewer != state.current and step.hides_choices(state):
        for entry in step.secret:
            asked.pop(entry, None)
    return asked


def candidates(state: Turns) -> list[int]:
    """The actions that belong to the open question, legal or not, in the order of their numbers."""
    return sorted({int(action) for action in [*state.step().candidates(state), *state.legal()]})


def kinds(steps: Steps, *answered_by: str) -> list[str]:
    """The names of the questions, on demand of those that a seat or the dealer answers."""
    chosen = [step.name for step in steps if not answered_by or step.answered_by in answered_by]
    return list(dict.fromkeys(chosen))


# Documents


def save_question(state: Turns) -> Json:
    """The open question with what its phase remembers."""
    step = state.step()
    return {"kind": step.name, "seat": int(state.current)} | state.save_turn() | step.save(state)


def load_question(state: Turns, steps: Steps, document: Document, default: str) -> None:
    """Read the open question; where none is named, the default."""
    names = kinds(steps)
    name = names[document.one_of("kind", names, default)]
    state.ask = number_of(state, steps, name, state.load_phase(document))
    state.load_turn(document)
    step = state.step()
    state.actor = state.current if step.answered_by == SEAT else CHANCE if step.answered_by == DEALER else OVER
    step.load(state, document)
    document.done()


def number_of(state: Turns, steps: Steps, name: str, phase: str | None) -> int:
    """The number of the step that asks this question in this phase."""
    for number, step in enumerate(steps):
        if step.name == name and phase in step.phases:
            return number
    when = "while no role is played" if phase is None else state.during.format(phase)
    raise PositionError(f"The question {name!r} does not come up {when}.", "not_asked", question=name)


def check_question(state: Turns) -> None:
    """Whether the question fits the rest of the position, when all of it has been read."""
    step = state.step()
    if not step.can_come_up(state):
        raise PositionError(
            f"The question {step.name!r} does not come up in this position.", "not_asked", question=step.name
        )
    if state.actor != OVER and not len(state.legal()):
        raise PositionError("Nothing can be done in this position.", "nothing_to_do")
