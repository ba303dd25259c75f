"""Installs what the tests need and pip cannot bring: PostgreSQL, a browser and its fonts, from Debian's packages.

Proxies are installed too where that is possible; tests of their configuration are skipped where it is not.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
INSTALL = ["apt-get", "install", "--yes", "--no-install-recommends", "-qq"]


def has_postgresql() -> bool:
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def browser() -> str | None:
    """The first that is here. The one that never has windows takes a fifth less of a processor than the others."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def has_browser() -> bool:
    return browser() is not None


def has_fonts() -> bool:
    """A browser without any would lay out nothing but boxes."""
    return any(Path("/usr/share/fonts").rglob("*.ttf"))


NEEDED: dict[str, Callable[[], bool]] = {
    "postgresql": has_postgresql,
    "chromium-headless-shell": has_browser,
    "fonts-dejavu-core": has_fonts,
}


WELCOME: dict[str, str] = {"nginx-light": "nginx", "caddy": "caddy"}
"""Packages that some tests want, and the programs in them."""


def main() -> None:
    missing = [package for package, is_there in NEEDED.items() if not is_there()]
    wanted = [package for package, program in WELCOME.items() if not has_program(program)]
    if missing:
        install(missing)
    if wanted:
        with contextlib.suppress(SystemExit):
            install(wanted)


def has_program(name: str) -> bool:
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None


def install(missing: list[str]) -> None:
    """Install packages, or say why that cannot be, and end."""
    print(f"Installing {', '.join(missing)} ...", flush=True)
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if shutil.which(INSTALL[0]) is None or (root and shutil.which(root[0]) is None):
        sys.exit(f"The tests need {', '.join(missing)}: please install what is missing.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], [*INSTALL, *missing]):
        done = subprocess.run([*root, *command], env=environment, check=False, stdout=subprocess.DEVNULL)
        if done.returncode:
            sys.exit(f"The tests need {', '.join(missing)}, and apt-get could not install them.")


if __name__ == "__main__":
    main()
