"""The rule book of the program: what is implemented, where each rule is tested and where it is coded.

A file rule_book/rules.txt in the folder of a game lists the rules that are implemented under `# headings`, a line each:
`PR-CAPTAIN-07: A full cargo ship takes nothing more.` It is the one home of a rule's sentence, and every rule has a
sentence of its own. A test names the rules it holds the program to with `@rule("PR-CAPTAIN-06")`, and its docstring
says what it shows of them. The code cites ids in its comments, often in short: `PR-BLD-HOSPICE-01, -04` or
`PR-SETUP-05 to -08`. From these three this program writes docs/rules/GAME.md, and it fails where they do not fit
together.
"""

import argparse
import ast
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from boriken.teaching.rule_ids import RuleList, cited_in, read_list

ROOT = Path(__file__).parents[1]

INTRODUCTION = """\
The rules that the program keeps, with the tests that fail when one is broken and the code that names it. `make rules`
writes this page; to change a sentence, change it in the rule_book of the game.
"""


@dataclass(frozen=True)
class Test:
    """A test that cites rules."""

    path: Path
    name: str
    ids: Sequence[str]


@dataclass
class Findings:
    """Everything found in a tree; all paths are relative to it."""

    books: list[RuleList] = field(default_factory=list)
    tests: list[Test] = field(default_factory=list)
    code: dict[str, list[Path]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def tests_of(self, rule: str) -> list[Test]:
        return [test for test in self.tests if rule in test.ids]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="List the rules without a test and write docs/rules.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if docs/rules would change")
    check = parser.parse_args(arguments).check
    findings = find(root)
    problems = findings.problems
    for book in findings.books:
        print(summary(book, findings))
        page = root / "docs" / "rules" / f"{book.name}.md"
        text = written(book, findings)
        if check:
            if not page.exists() or page.read_text(encoding="utf-8") != text:
                problems.append(f"{page.relative_to(root).as_posix()} is not up to date: run make rules.")
        else:
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(text, encoding="utf-8")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def summary(book: RuleList, findings: Findings) -> str:
    tested = sum(bool(findings.tests_of(rule)) for rule in book.ids)
    tests = sum(not set(test.ids).isdisjoint(book.ids) for test in findings.tests)
    coded = sum(rule in findings.code for rule in book.ids)
    return (
        f"{book.title}: {len(book.ids)} rules, {tested} of them tested (by {tests} tests), {coded} named in the code."
    )


# Finding


def find(root: Path) -> Findings:
    findings = Findings()
    for path in sorted((root / "src/boriken/games").glob("*/rule_book/rules.txt")):
        name = path.parts[-3].replace("_", "-")
        book, odd = read_list(path, name)
        findings.books.append(book)
        findings.problems += [f"{name}: {line!r} is no id or has no heading above it." for line in odd]
    for path in sorted((root / "tests").rglob("test_*.py")):
        findings.tests += tests_in(path, path.relative_to(root), findings.problems)
    for path in sorted((root / "src").rglob("*.py")):
        for rule in cited_in(path.read_text(encoding="utf-8")):
            places = findings.code.setdefault(rule, [])
            if path.relative_to(root) not in places:
                places.append(path.relative_to(root))
    findings.problems += misfits(findings)
    return findings


def tests_in(path: Path, shown: Path, problems: list[str]) -> Iterator[Test]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            ids = [rule for decorator in node.decorator_list for rule in rules_named_by(decorator)]
            if "" in ids:
                problems.append(f"{shown.as_posix()}: {node.name} does not name its rules as plain texts.")
            if ids and not ast.get_docstring(node):
                problems.append(f"{shown.as_posix()}: {node.name} has no docstring that says what it shows.")
            if ids:
                yield Test(shown, node.name, ids)


def rules_named_by(decorator: ast.expr) -> Iterator[str]:
    """The ids in `@rule(...)` and `@pytest.mark.rule(...)`, also as marks of a parameter; "" for what is no text."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and "rule" in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            for argument in node.args:
                value = argument.value if isinstance(argument, ast.Constant) else ""
                yield value if isinstance(value, str) else ""


def misfits(findings: Findings) -> Iterator[str]:
    known = Counter(rule for book in findings.books for rule in book.ids)
    yield from (f"{rule} is listed {count} times." for rule, count in known.items() if count > 1)
    yield from unsaid(findings.books)
    for book in findings.books:
        yield from (f"{rule} has no test." for rule in book.ids if not findings.tests_of(rule))
    for test in findings.tests:
        unknown = [rule for rule in test.ids if rule and rule not in known]
        yield from (f"{test.path.as_posix()}: {test.name} cites {rule}, which no list names." for rule in unknown)
    for rule in sorted(findings.code.keys() - known.keys()):
        yield from (f"{path.as_posix()} cites {rule}, which no list names." for path in findings.code[rule])


def unsaid(books: Sequence[RuleList]) -> Iterator[str]:
    """Rules without a sentence of their own."""
    said: dict[str, str] = {}
    for rule, sentence in (pair for book in books for pair in book.sentences.items()):
        if not sentence:
            yield f"{rule} has no sentence."
        elif sentence in said:
            yield f"{rule} has the same sentence as {said[sentence]}."
        else:
            said[sentence] = rule


# Writing


def written(book: RuleList, findings: Findings) -> str:
    lines = [f"# The rules of {book.title}", "", INTRODUCTION]
    for heading, rules in book.sections.items():
        lines += [f"## {heading}", ""]
        for rule in rules:
            lines += written_rule(rule, book.sentences[rule], findings)
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def written_rule(rule: str, sentence: str, findings: Findings) -> Iterator[str]:
    yield f"- **{rule}**: {sentence}"
    tests = [link(f"{test.path.name}::{test.name}", test.path) for test in findings.tests_of(rule)]
    yield "  - tests: " + (", ".join(tests) or "none yet")
    if rule in findings.code:
        yield "  - code: " + ", ".join(link(path.name, path) for path in findings.code[rule])


def link(text: str, path: Path) -> str:
    return f"[{text}]({Path(os.path.relpath(path, 'docs/rules')).as_posix()})"


if __name__ == "__main__":
    sys.exit(main())
