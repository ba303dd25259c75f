"""Words with one meaning: which files count as places that define a name."""

from pathlib import Path
from subprocess import run

from tools.meanings import defining_files, python_names, script_names


def test_functions_classes_variables_parameters_and_fields_define_names() -> None:
    text = "class Told:\n    def tell(self, settle):\n        self.home = desk = settle\n"
    assert {"Told", "tell", "settle", "home", "desk"} <= set(python_names(text))
    assert "print" not in set(python_names("print(told)"))


def test_scripts_define_names_too() -> None:
    assert list(script_names("const told = tell(1); private desk: Desk;")) == ["told", "desk"]


def test_files_and_folders_are_named_by_what_they_define(tmp_path: Path) -> None:
    for name in ("web/src/home/Form.svelte", "src/outbox.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("")
    run(["git", "init", "-q"], cwd=tmp_path, check=True)
    run(["git", "add", "."], cwd=tmp_path, check=True)
    found = defining_files(tmp_path)
    assert (found["home"], found["outbox"], found["told"]) == ({"web/src/home/"}, {"src/outbox.py"}, set())
