"""Starting the server from the command line."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

from boriken.bots.foreign import apart, is_installed
from boriken.bots.registry import is_bot, make_bot
from boriken.core import registry
from boriken.core.errors import SetupError, quoted
from boriken.server.settings import AUDIENCES, LIVE_DELAY, MAIL_PORT, TURNS_DELAY, Mail

EXTRA = "boriken[server]"
BOT_NAME = re.compile(r"(?=.{1,20}$)\w+(?:[ -]\w+)*")


def data_folder(given: Path | None) -> Path:
    """Where a server keeps its data: as asked, or where the system keeps a user's data.

    The first versions kept them where Linux does, on every system; a folder that is still there stays in use.
    """
    if given is not None:
        return given
    from platformdirs import user_data_path

    usual, former = user_data_path("boriken", appauthor=False), first_data_folder()
    return former if former.is_dir() and not usual.is_dir() else usual


def first_data_folder() -> Path:
    """The data folder of versions that did not ask the system for it."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if data else Path.home() / ".local" / "share") / "boriken"


class MessageSettings(TypedDict):
    """The part of the settings that says how people are told that it is their turn."""

    mail: Mail
    live_delay: float
    turns_delay: float


def message_settings(environment: Mapping[str, str]) -> MessageSettings:
    """From the environment, because a command line is no place for a password."""
    mail = Mail(
        host=environment.get("BORIKEN_MAIL_HOST", ""),
        port=whole_number(environment, "BORIKEN_MAIL_PORT", MAIL_PORT),
        user=environment.get("BORIKEN_MAIL_USER", ""),
        password=environment.get("BORIKEN_MAIL_PASSWORD", ""),
        sender=environment.get("BORIKEN_MAIL_SENDER", ""),
        starttls=environment.get("BORIKEN_MAIL_STARTTLS", "yes") != "no",
    )
    if mail.host and "@" not in mail.sender:
        raise SetupError("With BORIKEN_MAIL_HOST, BORIKEN_MAIL_SENDER must say from which address mail comes.")
    return {
        "mail": mail,
        "live_delay": whole_number(environment, "BORIKEN_LIVE_DELAY", LIVE_DELAY),
        "turns_delay": whole_number(environment, "BORIKEN_TURNS_DELAY", TURNS_DELAY),
    }


def whole_number(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not re.fullmatch(r"\d{1,6}", text, re.ASCII):
        raise SetupError(f"{name} must be a whole number, not {quoted(text)}.")
    return int(text)


def host_bots(given: Sequence[str]) -> dict[str, str]:
    """Bots that the host adds, each written NAME=BOT, by name; a SetupError for one that cannot be made."""
    bots: dict[str, str] = {}
    for text in given:
        name, equals, bot = (part.strip() for part in text.partition("="))
        if not equals or not BOT_NAME.fullmatch(name):
            raise SetupError(
                "A bot is added as NAME=BOT, with a name of up to 20 letters, digits, spaces and hyphens, "
                f"not as {quoted(text)}."
            )
        if name in bots or is_bot(name):
            raise SetupError(f"There is a bot {name} already.")
        bots[name] = bot if is_bot(bot) and not is_installed(bot) else apart(bot)
        make_bot(bots[name], registry.title(registry.games()[0]), seed=0).close()  # or it says why not
    return bots


def checked_audience(given: str) -> str:
    if given not in AUDIENCES:
        raise SetupError(f"A server is for {', '.join(AUDIENCES[:-1])} or {AUDIENCES[-1]}, not for {quoted(given)}.")
    return given


def check_pages() -> None:
    """A table that nobody can see is of no use, except to programs."""
    from boriken.server.http.pages import STATIC

    if not (STATIC / "index.html").exists() and os.environ.get("BORIKEN_PAGES") != "0":
        raise SetupError(
            "The browser table is missing: build it with `make web`, or install a Boriken that has it. "
            "BORIKEN_PAGES=0 serves the API alone."
        )


def check_extra() -> None:
    """The server needs more than the rules do."""
    if find_spec("fastapi") is None:
        raise SetupError(f"The server needs some more packages: pip install '{EXTRA}'.")
