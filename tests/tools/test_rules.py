"""The tool that keeps lists of rules, tests, code and rule book together."""

from pathlib import Path

import pytest

from boriken.teaching.rule_ids import cited_in
from tools import rules

LIST = "# Shipping\nPR-CAPTAIN-01: Everybody ships in turn.\nPR-CAPTAIN-02: A full ship sails.\n"
TESTS = '''
from tests.kits.common import rule

@rule("PR-CAPTAIN-01")
def test_everybody_ships():
    """Three players load corn, one after the other."""

@rule("PR-CAPTAIN-02")
def test_a_full_ship_sails():
    """Corn fills the ship."""
'''
CODE = "x = 1  # PR-CAPTAIN-01\n"


def tree(root: Path, tests: str = TESTS, code: str = CODE, ids: str = LIST) -> Path:
    """A project with one list of rules, one file of tests and one of code."""
    files = {
        "src/boriken/games/puerto_rico/rule_book/rules.txt": ids,
        "tests/rules/test_captain.py": tests,
        "src/boriken/captain.py": code,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def problems(root: Path) -> list[str]:
    return rules.find(root).problems


def test_a_project_that_fits_together_gets_its_rule_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main([], tree(tmp_path)) == 0
    told = capsys.readouterr().out
    assert told == "Puerto Rico: 2 rules, 2 of them tested (by 2 tests), 1 named in the code.\n"
    page = (tmp_path / "docs/rules/puerto-rico.md").read_text()
    assert page.startswith("# The rules of Puerto Rico\n")
    assert page.endswith(
        "## Shipping\n"
        "\n"
        "- **PR-CAPTAIN-01**: Everybody ships in turn.\n"
        "  - tests: [test_captain.py::test_everybody_ships](../../tests/rules/test_captain.py)\n"
        "  - code: [captain.py](../../src/boriken/captain.py)\n"
        "- **PR-CAPTAIN-02**: A full ship sails.\n"
        "  - tests: [test_captain.py::test_a_full_ship_sails](../../tests/rules/test_captain.py)\n"
    )


def test_check_writes_nothing_and_fails_when_the_book_would_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(tmp_path)
    assert rules.main(["--check"], tmp_path) == 1
    assert "docs/rules/puerto-rico.md is not up to date: run make rules.\n" in capsys.readouterr().out
    assert not (tmp_path / "docs").exists()
    rules.main([], tmp_path)
    assert rules.main(["--check"], tmp_path) == 0
    tree(tmp_path, ids=LIST.replace("sails.", "sails away."))
    assert rules.main(["--check"], tmp_path) == 1


def test_a_rule_without_a_test_fails_but_stands_in_the_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree(tmp_path, ids=LIST + "PR-CAPTAIN-03: Nobody may pass.\n")
    assert rules.main([], tmp_path) == 1
    assert capsys.readouterr().out.endswith("PR-CAPTAIN-03 has no test.\n")
    assert (
        "- **PR-CAPTAIN-03**: Nobody may pass.\n  - tests: none yet\n"
        in (tmp_path / "docs/rules/puerto-rico.md").read_text()
    )


def test_a_test_of_a_rule_that_no_list_names_fails(tmp_path: Path) -> None:
    tree(tmp_path, ids="# Shipping\nPR-CAPTAIN-02: A full ship sails.\n", code="")
    assert problems(tmp_path) == [
        "tests/rules/test_captain.py: test_everybody_ships cites PR-CAPTAIN-01, which no list names."
    ]


def test_code_that_cites_a_rule_that_no_list_names_fails(tmp_path: Path) -> None:
    tree(tmp_path, code='"""Ships (PR-CAPTAIN-01, -02, -07)."""\n')
    assert problems(tmp_path) == ["src/boriken/captain.py cites PR-CAPTAIN-07, which no list names."]


def test_a_citing_test_without_a_docstring_fails(tmp_path: Path) -> None:
    tree(tmp_path, tests=TESTS.replace('"""Corn fills the ship."""', "pass"))
    assert problems(tmp_path) == [
        "tests/rules/test_captain.py: test_a_full_ship_sails has no docstring that says what it shows."
    ]


def test_a_rule_must_be_named_as_a_plain_text(tmp_path: Path) -> None:
    tree(tmp_path, tests=TESTS + '\n@rule(*NAMES)\ndef test_more():\n    """More."""\n')
    assert problems(tmp_path) == ["tests/rules/test_captain.py: test_more does not name its rules as plain texts."]


def test_a_rule_is_listed_once_under_a_heading(tmp_path: Path) -> None:
    tree(tmp_path, ids="PR-CAPTAIN-03\n" + LIST + "PR-CAPTAIN-02: A full ship leaves.\nPR-CAPTAIN\n")
    assert problems(tmp_path) == [
        "puerto-rico: 'PR-CAPTAIN-03' is no id or has no heading above it.",
        "puerto-rico: 'PR-CAPTAIN' is no id or has no heading above it.",
        "PR-CAPTAIN-02 is listed 2 times.",
    ]


@pytest.mark.parametrize("entry", ["PR-CAPTAIN-02", "PR-CAPTAIN-02:", "PR-CAPTAIN-02:  "])
def test_every_rule_has_a_sentence(tmp_path: Path, entry: str) -> None:
    tree(tmp_path, ids=f"# Shipping\nPR-CAPTAIN-01: Everybody ships in turn.\n{entry}\n")
    assert problems(tmp_path) == ["PR-CAPTAIN-02 has no sentence."]
    assert rules.main(["--check"], tmp_path) == 1


def test_no_two_rules_share_a_sentence_not_even_of_two_games(tmp_path: Path) -> None:
    tree(tmp_path, ids=LIST.replace("A full ship sails.", "Everybody ships in turn."))
    assert problems(tmp_path) == ["PR-CAPTAIN-02 has the same sentence as PR-CAPTAIN-01."]
    tree(tmp_path)
    other = tmp_path / "src/boriken/games/san_juan/rule_book/rules.txt"
    other.parent.mkdir(parents=True)
    other.write_text("# Ships\nSJ-SHIP-01: A full ship sails.\n")
    assert problems(tmp_path)[0] == "SJ-SHIP-01 has the same sentence as PR-CAPTAIN-02."


def test_each_rule_of_the_three_games_has_a_sentence_of_its_own() -> None:
    books = rules.find(rules.ROOT).books
    assert [book.name for book in books] == ["anno-1503", "puerto-rico", "san-juan"]
    said = {rule: sentence for book in books for rule, sentence in book.sentences.items()}
    assert list(said) == [rule for book in books for rule in book.ids]
    assert all(sentence[0].isupper() or sentence[0] in "'0123456789" for sentence in said.values())
    assert all(sentence.endswith(".") for sentence in said.values())
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize(
    "decorator",
    [
        '@rule("PR-CAPTAIN-01")',
        '@pytest.mark.rule("PR-CAPTAIN-02", "PR-CAPTAIN-01")',
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("PR-CAPTAIN-01"))])',
    ],
)
def test_every_way_to_name_a_rule_is_found(tmp_path: Path, decorator: str) -> None:
    tests = f'class TestShips:\n    {decorator}\n    def test_ships(self, x=0):\n        """All ship."""\n'
    found = rules.find(tree(tmp_path, tests=tests)).tests_of("PR-CAPTAIN-01")
    assert [test.name for test in found] == ["test_ships"]


def test_other_functions_and_other_decorators_name_no_rule(tmp_path: Path) -> None:
    tests = '@rule("PR-CAPTAIN-01")\ndef ships(): ...\n\n@skip("PR-CAPTAIN-02")\ndef test_ships(): ...\n'
    assert not rules.find(tree(tmp_path, tests=tests)).tests


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("# PR-CAPTAIN-06", "PR-CAPTAIN-06"),
        ("PR-2P-04 and PR-BLD-WHARF-08.", "PR-2P-04 PR-BLD-WHARF-08"),
        ("PR-BLD-HOSPICE-01, -04", "PR-BLD-HOSPICE-01 PR-BLD-HOSPICE-04"),
        ("PR-BUILDER-09 and -11", "PR-BUILDER-09 PR-BUILDER-11"),
        ("PR-MAYOR-12 to PR-MAYOR-14", "PR-MAYOR-12 PR-MAYOR-13 PR-MAYOR-14"),
        ("(PR-SETUP-03, -05 to -07)", "PR-SETUP-03 PR-SETUP-05 PR-SETUP-06 PR-SETUP-07"),
        ("PR-MAYOR-01, PR-END-01 to -03, PR-DEC-02", "PR-MAYOR-01 PR-END-01 PR-END-02 PR-END-03 PR-DEC-02"),
        ("# all of PR-MAYOR-01,\n    # -02", "PR-MAYOR-01 PR-MAYOR-02"),
        ("from PR-MAYOR-03 to PR-END-01", "PR-MAYOR-03 PR-END-01"),
        ("PR-SETUP, SHA-256, x-01, PR-MAYOR-123", ""),
    ],
)
def test_citations_in_short_are_read_in_full(text: str, ids: str) -> None:
    assert list(cited_in(text)) == ids.split()
