"""Bots that do not come with Boriken, by name.

- the name of an entry point `boriken.bots` of an installed package, which leads to a class
- `module:Class`, or `path/to/file.py:Class`
- `exec:COMMAND`, a program that speaks the protocol of docs/bots.md, or `exec:30s:COMMAND` with a limit of its own
- `process:NAME`, one of the classes above in a process of its own, which has the limits of a program

Parameters follow after one more colon, as with the bots of the house.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from boriken.bots import own
from boriken.bots.bot import Bot
from boriken.bots.guest import GuestBot
from boriken.bots.own_process import OwnProcess
from boriken.bots.program import DECISION_SECONDS, Program, command_words
from boriken.core.errors import SetupError, quoted
from boriken.core.title import Title

ENTRY_POINTS = "boriken.bots"
MOST_SECONDS = 600

FOREIGN: Mapping[str, str] = {
    "module:Class, file.py:Class": "A class of your own; docs/bots.md says how to write one.",
    "exec:COMMAND, exec:30s:COMMAND": "A program of your own, in any language, with so much time for a decision.",
    "process:NAME, process:30s:NAME": "Such a class in a process of its own, with so much time for a decision.",
}

PROGRAM = re.compile(r"exec:(?:(\d{1,3}(?:\.\d)?)s:)?(.*)", re.ASCII)
PROCESS = re.compile(r"process:(?:(\d{1,3}(?:\.\d)?)s:)?(.*)", re.ASCII)
FILE = re.compile(r"(.+\.py):(\w+)(?::(.*))?")
MODULE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(.*))?")


def make_foreign(name: str, title: Title, seed: int) -> Bot | None:
    """The bot that somebody brings by this name, or None if no bot could be called so; a SetupError says what is wrong.

    Code of others is run by this: names from files that anybody may have written must not get here.
    """
    if found := PROGRAM.fullmatch(name):
        return GuestBot(name, title, Program(command_words(found[2]), seconds_in(found[1]), seed))
    if found := PROCESS.fullmatch(name):
        return in_a_process(name, found[2], seconds_in(found[1]), title, seed)
    named = class_called(name)
    return None if named is None else made(name, *named, title, seed)


def class_called(name: str) -> tuple[type, str] | None:
    """The class that a name leads to, and its parameters; None if it is no such name."""
    if is_installed(name):
        kind, _, parameters = name.partition(":")
        return installed_class(kind), parameters
    if found := FILE.fullmatch(name):
        return class_in(module_in(found[1]), found[2]), found[3] or ""
    if found := MODULE.fullmatch(name):
        return class_in(module_called(found[1], name), found[2]), found[3] or ""
    return None


def runs_code(name: str) -> bool:
    """Whether to make the bot of this name would run a program or a file that the name alone leads to."""
    return not is_installed(name) and any(form.fullmatch(name) for form in (PROGRAM, PROCESS, FILE, MODULE))


@cache
def installed() -> Mapping[str, EntryPoint]:
    """The bots that installed packages bring."""
    return {point.name: point for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name)}


def is_installed(name: str) -> bool:
    return name.partition(":")[0] in installed()


def installed_class(name: str) -> type:
    try:
        found = installed()[name].load()
    except Exception as error:
        raise SetupError(f"The bot {name} cannot be imported: {type(error).__name__}: {error}.") from error
    return checked_class(found, name)


def made(name: str, kind: type, parameters: str, title: Title, seed: int) -> Bot:
    """A bot of a class, at a table of ours. One that reads positions is made as it is, for speed."""
    make: Callable[..., object] = kind
    try:
        bot = make(seed, parameters) if parameters else make(seed)
    except SetupError:
        raise
    except Exception as error:
        raise SetupError(f"The bot {name} cannot be made: {type(error).__name__}: {error}.") from error
    if isinstance(bot, own.Bot):
        return GuestBot(name, title, bot)
    assert isinstance(bot, Bot)
    bot.name = name
    return bot


def in_a_process(name: str, inner: str, seconds: float, title: Title, seed: int) -> Bot:
    """The bot called `inner`, which is made here once: if it cannot be made, one hears of it now."""
    made_here = make_foreign(inner, title, seed)
    if made_here is None:
        raise SetupError(f"There is no bot {quoted(inner)} that could have a process of its own.")
    made_here.close()
    bot = GuestBot(name, title, OwnProcess(inner, seconds, seed))
    bot.repeatable = made_here.repeatable
    return bot


def apart(name: str) -> str:
    """The name of the same bot where none but programs may run code of others: a class gets a process of its own."""
    return name if PROGRAM.fullmatch(name) or PROCESS.fullmatch(name) else f"process:{name}"


def class_in(module: ModuleType, name: str) -> type:
    if not hasattr(module, name):
        raise SetupError(f"There is no {name} in {module.__name__}.")
    return checked_class(getattr(module, name), name)


def checked_class(found: object, name: str) -> type:
    if not isinstance(found, type) or not issubclass(found, own.Bot | Bot):
        raise SetupError(f"{name} is no class of bots: it must be a boriken.Bot.")
    return found


def module_called(module: str, name: str) -> ModuleType:
    """A module that can be imported from here, or from the folder one is in."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            raise SetupError(f"There is no bot {quoted(name)}, since there is no module {module}.") from error
        raise SetupError(f"The module {module} cannot be imported: {error}.") from error
    except Exception as error:
        raise SetupError(f"The module {module} cannot be imported: {type(error).__name__}: {error}.") from error


def module_in(file: str) -> ModuleType:
    path = Path(file).expanduser().resolve()
    if not path.is_file():
        raise SetupError(f"There is no file {file}.")
    return imported_file(path)


@cache
def imported_file(path: Path) -> ModuleType:
    """The module in a file, imported once; what lies beside it can be imported from it."""
    spec = spec_from_file_location(f"boriken_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[module.__name__]
        raise SetupError(f"The file {path.name} cannot be imported: {type(error).__name__}: {error}.") from error
    return module


def seconds_in(text: str | None) -> float:
    seconds = DECISION_SECONDS if text is None else float(text)
    if not 0 < seconds <= MOST_SECONDS:
        raise SetupError(f"A program has more than 0 and at most {MOST_SECONDS} seconds for a decision, not {text}.")
    return seconds
