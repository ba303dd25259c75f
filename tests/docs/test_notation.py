"""The page on notation leaves nothing out: no action, no option of a record, no entry of a position."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import boriken
from boriken.core import registry
from boriken.core.question import kinds
from boriken.core.record import OWN_TAGS
from boriken.games.anno_1503 import catalogue as an
from boriken.games.anno_1503.game import STEPS as AN_STEPS
from boriken.games.puerto_rico import catalogue as pr
from boriken.games.puerto_rico import document as pr_document
from boriken.games.puerto_rico.notation import BUILDING_NAMES
from boriken.games.san_juan import catalogue as sj
from boriken.games.san_juan.game import STEPS as SJ_STEPS
from tests.project import ROOT

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
FIRST, SAN_JUAN, ANNO = re.split(r"\n## (?:San Juan|Anno 1503)\n", PAGE)

FAMILY = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)


@dataclass(frozen=True)
class Part:
    """The part of the page about one game: `text` explains its entries, and `words` are those it writes in capitals."""

    game: str
    own: str
    text: str
    words: Mapping[str, Sequence[str]]
    names: Sequence[str]
    questions: Sequence[str]
    tables: Sequence[Mapping[str, Any]]

    def families(self) -> list[tuple[str, str]]:
        return FAMILY.findall(self.own)

    def pattern(self, family: str) -> re.Pattern[str]:
        return re.compile(re.sub(r"\b[A-Z]+\b", lambda word: f"(?:{'|'.join(self.words[word[0]])})", family))


PARTS = [
    Part(
        game="puerto-rico",
        own=FIRST,
        text=FIRST,
        words={
            "GOOD": pr.GOOD_NAMES,
            "TILE": pr.TILE_NAMES,
            "BUILDING": BUILDING_NAMES,
            "PLACE": pr.PLACE_NAMES,
            "ROLE": pr.CARD_NAMES,
            "SEAT": [str(seat) for seat in range(5)],
            "N": [str(number) for number in range(13)],
        },
        names=[*pr.PLACE_NAMES, *pr.CARD_NAMES],
        questions=pr_document.QUESTION_NAMES,
        tables=[
            {"ask_optional": True, "optional_production": True, "expansions": expansions, "nb_rules": nb_rules}
            for expansions in ([], ["new-buildings", "nobles", "buccaneer", "festival"])
            for nb_rules in ("2004", "2020")
        ],
    ),
    Part(
        game="san-juan",
        own=SAN_JUAN,
        text=PAGE,
        words={
            "CARD": sj.CARD_NAMES,
            "PLANT": sj.CARD_NAMES[: sj.GOODS],
            "GOOD": sj.GOOD_NAMES,
            "ROLE": sj.ROLE_NAMES,
            "TILE": sj.TILE_NAMES,
            "SEAT": [str(seat) for seat in range(4)],
        },
        names=[*sj.CARD_NAMES, *sj.GOOD_NAMES, *sj.ROLE_NAMES],
        questions=kinds(SJ_STEPS),
        tables=[{"chosen_hands": True}],
    ),
    Part(
        game="anno-1503",
        own=ANNO,
        text=PAGE,
        words={
            "GOOD": an.GOOD_NAMES,
            "RANK": an.RANK_NAMES,
            "PUBLIC": an.PUBLIC_NAMES,
            "NOBLE": an.NOBLE_NAMES,
            "SITE": an.SITE_NAMES,
            "CARD": an.CARD_NAMES,
            "TILE": an.TILE_NAMES,
            "PIRATE": an.PIRATE_NAMES,
            "FOE": an.FOE_NAMES,
            "SQUARE": an.SQUARE_NAMES,
            "BOARD": an.HOME_BOARD_NAMES,
            "N": [str(number) for number in range(10)],
        },
        names=[*an.GOOD_NAMES, *an.RANK_NAMES],
        questions=kinds(AN_STEPS),
        tables=[{"expansions": ["aristocrats-pirates"], "most_rounds": 20}],
    ),
]

for_every_part = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.game)
TABLES = [(part, options) for part in PARTS for options in part.tables]
EXAMPLES = [
    pytest.param(part, family, example, id=f"{part.game} {family}")
    for part in PARTS
    for family, example in part.families()
]


def test_the_page_has_a_part_for_every_game() -> None:
    assert [part.game for part in PARTS] == list(registry.games())


@for_every_part
def test_every_action_belongs_to_one_family_of_the_page(part: Part) -> None:
    patterns = [part.pattern(family) for family, _ in part.families()]
    actions = registry.title(part.game).notation
    homes = {action: sum(bool(family.fullmatch(action)) for family in patterns) for action in actions}
    assert not {action: count for action, count in homes.items() if count != 1}


@pytest.mark.parametrize(("part", "family", "example"), EXAMPLES)
def test_the_example_of_a_family_is_one_of_its_actions(part: Part, family: str, example: str) -> None:
    assert example in registry.title(part.game).notation
    assert part.pattern(family).fullmatch(example)


@for_every_part
def test_the_page_names_every_piece_and_role(part: Part) -> None:
    assert not [name for name in part.names if f"`{name}`" not in part.own]


def test_the_page_explains_every_tag_of_a_record() -> None:
    assert not [tag for tag in OWN_TAGS if f"`{tag}`" not in PAGE]


@for_every_part
def test_the_page_names_every_kind_of_question(part: Part) -> None:
    assert not [kind for kind in part.questions if f"`{kind}`" not in part.own.replace("\n", " ")]


@pytest.mark.parametrize(("part", "options"), TABLES)
def test_the_page_explains_every_entry_of_a_position(part: Part, options: Mapping[str, Any]) -> None:
    players = registry.title(part.game).player_counts[-1]
    match = boriken.new_match(part.game, players=players, seed=1, **options)
    unexplained: set[str] = set()
    while not match.over:
        unexplained |= {name for name in entries(match.position()) if f"`{name}`" not in part.text}
        choices = match.choices()
        match.play(choices[len(match.moves) % len(choices)])
    assert not unexplained


PIECES = ("cargo_ships", "ships", "squares", "reserve", "done", "due", "ship", "fight")  # entries that have entries


def entries(document: dict[str, Any]) -> set[str]:
    """The names of all entries but those whose names are pieces or options."""
    state = document["state"]
    found = {*document, *document["dealer"], *state["question"]}
    for owner in (state, *state["seats"]):
        found |= set(owner)
        for piece in PIECES:
            found |= names_in(owner.get(piece))
    return found


def names_in(part: Any) -> set[str]:
    """Those of an entry's own entries, or of each of several alike."""
    if isinstance(part, list):
        return set().union(*(names_in(piece) for piece in part))
    if not isinstance(part, dict):
        return set()
    alike = [piece for piece in part.values() if isinstance(piece, dict)]
    return set().union(*(set(piece) for piece in alike)) if alike else set(part)
