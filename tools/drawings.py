"""Takes the drawings of the browser table over into src/boriken/picture/drawings, for the library's pictures.

They are drawn once, in web/src. `python tools/drawings.py` writes the copies, and `--check` fails if one is out of
date: after a change to a drawing or to the theme, run it and look at a picture.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
COPIES = ROOT / "src" / "boriken" / "picture" / "drawings"

# By copy: the files with its symbols
SYMBOLS = {
    "common": ("common/drawing/common.svg",),
    "puerto_rico": ("puerto_rico/drawing/puerto_rico.svg", "puerto_rico/drawing/expansions.svg"),
    "san_juan": ("san_juan/drawing/san_juan.svg",),
    "anno_1503": ("anno_1503/drawing/anno_1503.svg",),
}
# Drawings that are whole files: by copy and name, the file and which of its drawings
WHOLE = {
    "puerto_rico": {
        "sails": ("puerto_rico/drawing/Hull.svelte", 0),
        "hull": ("puerto_rico/drawing/Hull.svelte", 1),
    },
}
# Outlines that depend on the seat
OUTLINES = {
    "marks": (PAGE / "parts" / "Mark.svelte", "SHAPES"),
    "sails": (PAGE / "games" / "anno_1503" / "drawing" / "Vessel.svelte", "SAILS"),
}

SYMBOL = re.compile(r'<symbol id="pr-([\w-]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
SVG = re.compile(r'<svg[^>]*? viewBox="([^"]+)"[^>]*>(.*?)</svg>', re.DOTALL)
INK = re.compile(r"^  --([\w-]+): (.+);$", re.MULTILINE)
BY_DAY = re.compile(r"light-dark\((#\w+|\w+\([^)]*\)), .*\)")
FOAM = 'fill="none" stroke="var(--foam)" stroke-width="1.6" stroke-linecap="round"'


def main() -> int:
    out_of_date = [path for path, text in copies() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        print(*(f"{path.relative_to(ROOT)} is out of date: run tools/drawings.py" for path in out_of_date), sep="\n")
        return int(bool(out_of_date))
    COPIES.mkdir(parents=True, exist_ok=True)
    for path, text in copies():
        path.write_text(text, encoding="utf-8")
    return 0


def copies() -> Iterator[tuple[Path, str]]:
    """Every copy as it should be."""
    for name, files in SYMBOLS.items():
        found = {symbol: drawing for file in files for symbol, drawing in symbols_in(file)}
        found |= {symbol: whole(*source) for symbol, source in WHOLE.get(name, {}).items()}
        yield COPIES / f"{name}.json", written(found)
    theme = (PAGE / "theme.css").read_text(encoding="utf-8")
    yield COPIES / "inks.json", written(inks(theme))
    yield COPIES / "outlines.json", written({name: outlines(*source) for name, source in OUTLINES.items()})


def symbols_in(file: str) -> Iterator[tuple[str, dict[str, str]]]:
    for name, box, drawn in SYMBOL.findall(source_of(file)):
        yield name, {"box": box, "drawn": flat(drawn)}


def whole(file: str, number: int) -> dict[str, str]:
    box, drawn = SVG.findall(source_of(file))[number]
    return {"box": box, "drawn": flat(re.sub(r"<text.*?</text>", "", drawn, flags=re.DOTALL))}


def source_of(file: str) -> str:
    return (PAGE / "games" / file).read_text(encoding="utf-8")


def flat(drawn: str) -> str:
    """On one line, and without classes, which a picture does not know."""
    text = re.sub(r"<!--.*?-->", "", drawn, flags=re.DOTALL)
    return re.sub(r"\s+", " ", text).replace("> <", "><").replace(" />", "/>").replace('class="foam"', FOAM).strip()


def inks(theme: str) -> dict[str, str]:
    """The colours of the page by day, by name."""
    found = {name: BY_DAY.sub(r"\1", value) for name, value in INK.findall(theme)}
    for name, value in found.items():
        if other := re.fullmatch(r"var\(--([\w-]+)\)", value):
            found[name] = found[other[1]]
    return {name: transparent(value) for name, value in found.items() if re.match(r"#|rgb", value)}


def transparent(value: str) -> str:
    """`rgb(16 34 45 / 26%)` as programs that draw SVG read it."""
    parts = re.fullmatch(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)", value)
    return f"rgba({parts[1]},{parts[2]},{parts[3]},{int(parts[4]) / 100})" if parts else value


def outlines(path: Path, name: str) -> list[str]:
    listed = re.search(rf"const {name} = \[(.*?)\];", path.read_text(encoding="utf-8"), re.DOTALL)
    assert listed, f"{path.name} has no {name}"
    return re.findall(r'"([^"]+)"', listed[1])


def written(found: Mapping[str, object]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
