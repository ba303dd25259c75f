"""The figures of the shape: which files count as homes of a fact."""

from pathlib import Path

from tools.shape import homes, names_wharf


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


def test_every_spelling_counts(tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    for spelling in ("small_wharf", "small wharf", "SMALL_WHARF", "smallWharf", "small-wharf-used"):
        file.write_text(spelling)
        assert names_wharf(file)
    file.write_text("wharf")
    assert not names_wharf(file)
