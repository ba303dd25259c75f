"""The page on notation leaves nothing out: no action, no option of a record, no entry of a position."""

import re
from typing import Any

import pytest

import boriken
from boriken.core import registry
from boriken.core.record import OWN_TAGS
from boriken.games.puerto_rico.catalogue import CARD_NAMES, GOOD_NAMES, PLACE_NAMES, TILE_NAMES
from boriken.games.puerto_rico.document import QUESTION_NAMES
from boriken.games.puerto_rico.notation import BUILDING_NAMES
from tests.project import ROOT

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
TITLE = registry.title("puerto-rico")

FAMILY = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)
FAMILIES = FAMILY.findall(PAGE)

WORDS = {
    "GOOD": GOOD_NAMES,
    "TILE": TILE_NAMES,
    "BUILDING": BUILDING_NAMES,
    "PLACE": PLACE_NAMES,
    "ROLE": CARD_NAMES,
    "SEAT": [str(seat) for seat in range(5)],
    "N": [str(number) for number in range(13)],
}


def pattern(family: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"[A-Z]+", lambda word: f"(?:{'|'.join(WORDS[word[0]])})", family))


def test_every_action_belongs_to_one_family_of_the_page() -> None:
    patterns = [pattern(family) for family, _ in FAMILIES]
    homes = {action: sum(bool(family.fullmatch(action)) for family in patterns) for action in TITLE.notation}
    assert not {action: count for action, count in homes.items() if count != 1}


@pytest.mark.parametrize(("family", "example"), FAMILIES)
def test_the_example_of_a_family_is_one_of_its_actions(family: str, example: str) -> None:
    assert example in TITLE.notation
    assert pattern(family).fullmatch(example)


def test_the_page_names_every_good_tile_building_and_role() -> None:
    assert not [name for name in (*PLACE_NAMES, *CARD_NAMES) if f"`{name}`" not in PAGE]


def test_the_page_explains_every_tag_of_a_record() -> None:
    assert not [tag for tag in OWN_TAGS if f"`{tag}`" not in PAGE]


def test_the_page_names_every_kind_of_question() -> None:
    assert not [kind for kind in QUESTION_NAMES if f"`{kind}`" not in PAGE]


def test_the_page_explains_every_entry_of_a_position() -> None:
    match = boriken.new_match("puerto-rico", players=5, seed=1, ask_optional=True, optional_production=True)
    unexplained: set[str] = set()
    while not match.over:
        unexplained |= {name for name in entries(match.position()) if f"`{name}`" not in PAGE}
        choices = match.choices()
        match.play(choices[len(match.moves) % len(choices)])
    assert not unexplained


def entries(document: dict[str, Any]) -> set[str]:
    """The names of all entries but those whose names are pieces or options."""
    state = document["state"]
    ships = set().union(*state["cargo_ships"])
    return {*document, *document["dealer"], *state, *state["question"], *state["seats"][0], *ships}
