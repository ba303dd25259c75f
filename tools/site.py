"""Builds the documentation site into build/site, and checks it: warnings, links and the reference.

The pages stay where they are read in the repository. They are copied, with every file that they link to, into a folder
of the same shape, so that the same links work here and there. Zensical makes the site of it (zensical.toml); the
reference is read from the sources (docs/api.md).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "docs"
SOURCES = ROOT / "build" / "sources"
SITE = ROOT / "build" / "site"
NOT_READ = (".github", "tests", "web")  # pages for those who work on the code beside them

FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def main() -> int:
    problems = build()
    for problem in problems:
        print(problem)
    if not problems:
        print(f"The documentation is in {SITE.relative_to(ROOT)}; open index.html in a browser.")
    return int(bool(problems))


def build() -> list[str]:
    """All that is wrong with the site; nothing if it is as it should be."""
    copy_pages()
    copy_sources()
    shutil.rmtree(SITE, ignore_errors=True)
    builder = str(Path(sys.executable).with_name("zensical"))
    return complaints([builder, "build", "--strict", "--clean"]) or dead_links()


def complaints(command: Sequence[str]) -> list[str]:
    """The warnings and errors of the builder; all that it has said if it fails without any."""
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    said = done.stdout.splitlines() + done.stderr.splitlines()
    named = [line for line in said if "arning" in line or "rror" in line]
    return named or [*said, f"The builder of the site ended with exit status {done.returncode}."]


def copy_pages() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    for name in sorted(read()):
        (PAGES / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, PAGES / name)


def copy_sources() -> None:
    """Without compiled modules, so that the reference is the same with and without a C compiler."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    for path in (ROOT / "src").rglob("*.py"):
        copy = SOURCES / path.relative_to(ROOT / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def read() -> set[Path]:
    """All pages, and all that they link to, relative to the root."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    pages = {Path(name) for name in listed.splitlines() if Path(name).parts[0] not in NOT_READ}
    return pages | {goal for page in pages for goal in linked(page)}


def linked(page: Path) -> Iterator[Path]:
    text = FENCED.sub("", (ROOT / page).read_text(encoding="utf-8"))
    for link in LINK.findall(text):
        goal = Path(os.path.normpath(page.parent / unquote(link)))
        if (ROOT / goal).is_file():
            yield goal


# The site as it was built


class Page(HTMLParser):
    """A page of the site: its links, and the places in it that can be linked to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.add(value)
            elif name == "id" and value:
                self.places.add(value)


def dead_links() -> list[str]:
    """Links between the pages of the site that lead nowhere; none leads elsewhere. A site has a first page."""
    if not (SITE / "index.html").is_file():
        return ["The builder of the site has made no index.html."]
    pages = {path: Page(path) for path in sorted(SITE.rglob("*.html")) if path.name != "404.html"}
    return [
        f"{path.relative_to(SITE)}: {link} leads nowhere"
        for path, page in pages.items()
        for link in sorted(page.links)
        if not leads_somewhere(path, link, pages)
    ]


def leads_somewhere(path: Path, link: str, pages: dict[Path, Page]) -> bool:
    address = urlsplit(link)
    if address.scheme or address.netloc:
        return True
    goal = path if not address.path else Path(os.path.normpath(path.parent / unquote(address.path)))
    goal = goal / "index.html" if goal.is_dir() else goal
    if goal in pages and address.fragment:
        return unquote(address.fragment) in pages[goal].places
    return goal.is_file()


if __name__ == "__main__":
    sys.exit(main())
