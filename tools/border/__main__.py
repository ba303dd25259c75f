"""Writes the types of the browser table and the reference pages: `python -m tools.border`; `--check` only looks."""

import argparse
import sys
from collections.abc import Sequence

from tools.border.files import outdated, written


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the types of the browser table and the reference pages.")
    parser.add_argument("--check", action="store_true", help="change nothing; say which files are out of date")
    if parser.parse_args(arguments).check:
        late = outdated()
        print(*(f"{path} is out of date: run `python -m tools.border`." for path in late), sep="\n")
        return 1 if late else 0
    print(*written(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
