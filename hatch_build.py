"""Compiles the rules with mypyc while a wheel or an editable install is made, and sees to it that no pages are missing.

BORIKEN_COMPILE=0 leaves them interpreted, BORIKEN_COMPILE=1 turns a failed compilation into an error. Without
either, a machine that cannot compile gets a Boriken that plays the same games, only slower. BORIKEN_OPTIMIZE=1 lets
the C compiler take less trouble: for tests, which would wait longer for the compiler than they gain.

The browser table is built before (`make web`). A wheel or an sdist without it is an error unless BORIKEN_PAGES=0 asks
for one; an editable install gets its pages later.
"""

import ast
import json
import os
import re
import runpy
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STAMP = Path("src/boriken/_build.json")
PAGES = Path("src/boriken/server/static/index.html")

# Lets the compiler inline one function of the rules into another: a sixth fewer instructions a decision.
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]

# Python asks for all warnings. For this one gcc reads the file again from its beginning, line after line: with the
# half million lines that mypyc writes, that was a third of the whole compilation.
NO_INDENTATION_CHECK = ["-Wno-misleading-indentation"]

BEST = "3"  # of the C compiler's levels of optimization

PARTS_PER_PROCESSOR = 2  # when in a hurry: of unequal weight, so more than one for each

# In the C that mypyc writes: a function or the size of a class, by name, and soon after it how it is called
DESCRIBED = re.compile(r"\(PyCFunction\)CPyPy_(\w+),|sizeof\((\w+)Object\),")
SIGNATURE_END = r'\n--\n\n")'

FLAGS = [] if sys.platform == "win32" else INLINING + NO_INDENTATION_CHECK


class BorikenHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel, or lays them beside the sources of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files; `version` is "standard" or "editable"."""
        if version != "editable":
            self.check_pages()
        if self.target_name == "sdist":
            return
        with chdir(self.root):
            compiled = self.compile_or_fall_back()
            if version == "editable":
                lay_beside_sources(compiled)
        if version == "standard":
            build_data["force_include"].update({str(path): name for name, path in compiled.items()})
        if version == "standard" and compiled:
            build_data["extra_metadata"].update(licence_of_mypyc())
        build_data["infer_tag"] = bool(compiled)
        build_data["pure_python"] = not compiled

    def check_pages(self) -> None:
        """Whoever installs this has no Node to build them."""
        if not Path(self.root, PAGES).exists() and os.environ.get("BORIKEN_PAGES") != "0":
            self.app.abort(
                "The browser table is not built, and `boriken serve` needs it: run `make web` first. "
                "BORIKEN_PAGES=0 builds a Boriken without it."
            )

    def compile_or_fall_back(self) -> dict[str, Path]:
        """The files to install, by the name to install them under; none if the rules stay interpreted."""
        wish = os.environ.get("BORIKEN_COMPILE")
        if wish == "0":
            return {}
        try:
            return compile_rules(self.config["compile"])
        # mypyc exits on a type error, and every C compiler fails in its own way; each has said why by now.
        except (Exception, SystemExit) as failure:
            need = "It takes a C compiler and Python's headers (Debian: gcc and python3-dev)."
            if wish == "1":
                self.app.abort(f"The rules could not be compiled: {failure!r:.80}. {need}")
            self.app.display_warning(f"The rules stay interpreted, and slow: {failure!r:.80}. {need}")
            return {}


def compile_rules(patterns: list[str]) -> dict[str, Path]:
    """Compile the sources in the current folder; C, objects and results stay in build/ for the next time."""
    # Here, because a build that does not compile should not wait for them.
    from mypyc.build import mypycify

    sources = sorted({path for pattern in patterns for path in Path().glob(pattern)})
    sources = [path for path in sources if path.name != "__init__.py"]
    level = os.environ.get("BORIKEN_OPTIMIZE") or BEST
    stamp = describe(sources, int(level))
    # C written by one version of mypyc, or for one Python, must not be mixed with that of another; nor objects of two
    # levels, which are older than their C all the same.
    build = Path("build", f"{sys.implementation.cache_tag}-mypy-{metadata.version('mypy')}-O{level}").absolute()
    try_compiler(build / "probe")
    hasty = level != BEST
    extensions = mypycify(
        # Silent: mistakes in modules that stay interpreted are for the type checker to report. With a cache of its
        # own: the type checker has other settings, and may run at the same time.
        ["--follow-imports=silent", f"--cache-dir={build / 'mypy'}", *map(str, sources)],
        opt_level=level,
        debug_level="0",
        group_name="boriken",
        target_dir=os.path.relpath(build / "c"),
        multi_file=hasty,
    )
    docstrings = docstrings_of(sources)
    for extension in extensions:
        extension.sources = [document(Path(name), docstrings, build / "documented") for name in extension.sources]
        # They share one list, which would grow with each of them.
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    if hasty:
        divide(extensions[0], build / "c")
    outputs = build_extensions(extensions, build)
    results = {str(path.relative_to(build / "lib")): path for path in outputs}
    (build / STAMP.name).write_text(stamp)
    return results | {str(STAMP.relative_to("src")): build / STAMP.name}


def divide(library: Any, folder: Path) -> None:
    """Compile the many C files of a library as a few large ones, which all processors work at.

    Only in a hurry: what is one file is optimized as one. And not file by file: each reads some megabytes of headers.
    """
    files = sorted((Path(source) for source in library.sources), key=lambda file: -file.stat().st_size)
    parts: list[list[Path]] = [[] for _ in range(PARTS_PER_PROCESSOR * (os.cpu_count() or 1))]
    for file in files:
        min(parts, key=size).append(file)
    library.sources = []
    for number, part in enumerate(parts):
        # Those of mypyc's runtime come first, as where it puts all into one file itself
        lines = [
            f'#include "{file.resolve().as_posix()}"\n'
            for file in sorted(part, key=lambda file: file.name.startswith("__native"))
        ]
        source = folder / f"part{number}.c"
        if not source.exists() or source.read_text() != "".join(lines):
            source.write_text("".join(lines))
        library.sources.append(os.path.relpath(source))
    library.depends = [*library.depends, *map(str, files)]


def size(part: list[Path]) -> int:
    return sum(file.stat().st_size for file in part)


def licence_of_mypyc() -> dict[str, str]:
    """Its runtime is part of what is compiled, so its licence goes along: the file, and its name in the wheel."""
    (licence,) = (file for file in metadata.files("mypy") or () if file.match("*.dist-info/licenses/LICENSE"))
    return {str(licence.locate()): "mypyc/LICENSE"}


def docstrings_of(sources: list[Path]) -> dict[str, str]:
    """Every docstring of a class, method or function, by the names that mypyc gives them in C.

    There a name is as short as it can be: `Game___legal` of `boriken.core.game` may be `game___Game___legal`.
    """
    found: dict[str, str] = {}
    for source in sources:
        module = source.with_suffix("").relative_to("src").parts
        for name, text in documented_in(ast.parse(source.read_text(encoding="utf-8"))):
            for skipped in range(len(module) + 1):  # of a module that is compiled alone, the name has no part
                found["___".join([*module[skipped:], name])] = text
    return found


def documented_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield f"{node.name}___{method.name}", ast.get_docstring(method) or ""


def document(source: Path, docstrings: dict[str, str], folder: Path) -> str:
    """The path of the same C with the docstrings, which mypyc drops: without them `help()` would be empty."""
    text = source.read_text(encoding="utf-8")
    if SIGNATURE_END not in text:
        return str(source)
    with_docs = folder / source.name
    documented = "".join(with_docstrings(text.splitlines(keepends=True), docstrings))
    if not with_docs.exists() or with_docs.read_text(encoding="utf-8") != documented:
        folder.mkdir(parents=True, exist_ok=True)
        with_docs.write_text(documented, encoding="utf-8")  # only then is it compiled again
    return os.path.relpath(with_docs)


def with_docstrings(lines: list[str], docstrings: dict[str, str]) -> Iterator[str]:
    """The lines of C; where one describes a class or function, after its signature, its docstring."""
    from mypyc.codegen.cstring import c_string_initializer

    text = ""
    for line in lines:
        named = DESCRIBED.search(line)
        if named:
            text = docstrings.get(named[1] or named[2], "")
        if text and SIGNATURE_END in line:
            quoted = c_string_initializer(text.encode())[1:-1]
            line = line.replace(SIGNATURE_END, SIGNATURE_END.replace('"', quoted + '"'))  # noqa: PLW2901
            text = ""
        yield line


def try_compiler(folder: Path) -> None:
    """Build next to nothing: where that fails, nobody should wait until mypyc has written all of the C."""
    from setuptools import Extension

    folder.mkdir(parents=True, exist_ok=True)
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\n")
    build_extensions([Extension("probe", [str(source)])], folder)


def build_extensions(extensions: list[Any], folder: Path) -> list[Path]:
    """The shared libraries in folder/lib, compiled where their C is newer."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Also the files of one library are compiled side by side."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def side_by_side(sources: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_by_one([source], **settings), sources)
                    return [file for files in made for file in files]

            self.compiler.compile = side_by_side
            super().build_extensions()

    command = SideBySide(Distribution({"name": "boriken", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def describe(sources: list[Path], level: int) -> str:
    """The stamp by which `boriken._compiled` can tell that a source has changed since, and how it was optimized.

    Made before compiling, so that an edit during the compilation counts as a change.
    """
    names = [path.relative_to("src").as_posix() for path in sources]
    # By its path, because the package is not installed yet.
    fingerprint = runpy.run_path("src/boriken/_compiled.py")["fingerprint"]
    stamp = {"sources": names, "sha256": fingerprint(Path("src"), names), "optimization": level}
    return json.dumps(stamp, indent=2) + "\n"


def lay_beside_sources(compiled: dict[str, Path]) -> None:
    """Put the compiled files into src/, in place of whatever an earlier build left there.

    Old files are deleted, not overwritten: a running program may still have them mapped into its memory.
    """
    for old in [*Path("src").rglob("*.so"), *Path("src").rglob("*.pyd"), STAMP]:
        old.unlink(missing_ok=True)
    for name, path in compiled.items():
        shutil.copy(path, Path("src", name))
