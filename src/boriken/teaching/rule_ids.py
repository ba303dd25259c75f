"""The ids of rules, and texts that cite them, often in short: an id, and after it `-04` or `to -08`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

FAMILY = r"[A-Z]{2}(?:-[A-Z0-9]*[A-Z][A-Z0-9]*)+"
ENTRY = re.compile(rf"({FAMILY}-\d\d)(?::\s*(.*))?")
JOINT = r",?[\s#]+(?:(to|and)[\s#]+)?"  # a list of ids may go on in the next line of a comment
CITATION = re.compile(rf"\b{FAMILY}-\d\d(?:{JOINT}(?:{FAMILY})?-\d\d)*\b")
LINK = re.compile(rf"(?:{JOINT})?({FAMILY})?-(\d\d)")


@dataclass
class RuleList:
    """The rules of one game, as its list names them: ids by heading, and the sentence of each."""

    name: str
    sections: dict[str, list[str]] = field(default_factory=dict)
    sentences: dict[str, str] = field(default_factory=dict)

    @property
    def ids(self) -> list[str]:
        return [rule for section in self.sections.values() for rule in section]

    @property
    def title(self) -> str:
        return self.name.replace("-", " ").title()


def read_list(path: Path, name: str) -> tuple[RuleList, Sequence[str]]:
    """The list in a file, and the lines of it that are neither a heading nor a rule below one."""
    rules, odd = RuleList(name), list[str]()
    section: list[str] = []
    for line in filter(None, map(str.strip, path.read_text(encoding="utf-8").splitlines())):
        if line.startswith("#"):
            section = rules.sections.setdefault(line.lstrip("# "), [])
        elif (entry := ENTRY.fullmatch(line)) and rules.sections:
            section.append(entry[1])
            rules.sentences[entry[1]] = entry[2] or ""
        else:
            odd.append(line)
    return rules, odd


def cited_in(text: str) -> Iterator[str]:
    """Every id a text cites, those it only hints at included."""
    for citation in CITATION.finditer(text):
        family, number = "", 0
        for word, named, digits in LINK.findall(citation[0]):
            same_family = named in ("", family)
            first = number + 1 if word == "to" and same_family else int(digits)
            family, number = named or family, int(digits)
            yield from (f"{family}-{each:02}" for each in range(first, number + 1))
