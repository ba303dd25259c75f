"""The figures of the shape: which files count as homes of a fact."""

from pathlib import Path

import pytest

from tools import shape
from tools.shape import ROOT, RULE_ID, building_names, homes, is_about, names, naming_files, too_many

BUILDINGS = ["wharf", "small_wharf", "factory", "specialty_factory", "library"]


def test_message_files_of_all_languages_are_one_home_and_generated_files_none(tmp_path: Path) -> None:
    texts = {
        "words/en.ftl": "buildings-small_wharf = Small wharf",
        "words/de.ftl": "buildings-small_wharf = Kleine Werft",
        "border.ts": "// Made from src/border: change the description, not this file.",
        "messages.ts": "// Written by tools/words.py from the message files.",
        "catalogue.py": "SMALL_WHARF = 36",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert homes([tmp_path / name for name in texts]) == {tmp_path / "words", tmp_path / "catalogue.py"}


@pytest.mark.parametrize(
    "text",
    ["small_wharf", "small wharf", "SMALL_WHARF", "smallWharf", "LoadSmallWharf", "small-wharf-used", "small_wharves"],
)
def test_every_spelling_counts(text: str) -> None:
    assert names(text, "small_wharf", BUILDINGS)
    assert not names(text, "wharf", BUILDINGS)


@pytest.mark.parametrize("text", ["wharf", "wharves_used", "OWN_WHARF", "useWharf"])
def test_a_part_of_a_longer_name_is_none(text: str) -> None:
    assert names(text, "wharf", BUILDINGS)
    assert not names(text, "small_wharf", BUILDINGS)


def test_a_citation_of_the_rule_book_names_nothing() -> None:
    assert RULE_ID.sub("", "Once per phase (NB-SMALLWHARF-01, PR-BLD-WHARF-02).") == "Once per phase (, )."


def test_beyond_the_game_a_word_is_only_a_word() -> None:
    assert is_about(Path("src/boriken/games/puerto_rico/state.py"), "library")
    assert not is_about(Path("src/boriken/core/words.py"), "library")
    assert is_about(Path("src/boriken/core/words.py"), "small_wharf")
    assert not is_about(Path("src/boriken/games/san_juan/catalogue.py"), "black_market")


def test_no_building_spreads_over_more_files_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions, events and refusals of a building follow from its entry in the catalogue and its own module."""
    assert len(building_names(ROOT)) == 45
    found = naming_files(ROOT)
    monkeypatch.setattr(shape, "naming_files", lambda _: found)
    assert list(too_many(ROOT)) == []
    monkeypatch.setattr(shape, "MOST_HOMES", 8)
    (line,) = [line for line in too_many(ROOT) if line.startswith("small_wharf ")]
    assert "8 are allowed" in line
    assert "src/boriken/games/puerto_rico/roles/small_wharf.py" in line
