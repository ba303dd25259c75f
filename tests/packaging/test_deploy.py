"""The files of deploy/ and .github/: they fit together, and fit what a server really is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import yaml

from boriken.server.settings import Settings
from tests.packaging.pythons import versions
from tests.project import ROOT
from tests.server.kit import running

DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

FORGE = ROOT / ".github"
BY_SCHEMA = {
    "vendor.compose-spec": [DEPLOY / "compose.yaml"],
    "vendor.github-workflows": sorted(FORGE.glob("workflows/*.yml")),
    "vendor.github-issue-forms": sorted(FORGE.glob("ISSUE_TEMPLATE/[!c]*.yml")),
    "vendor.github-issue-config": [FORGE / "ISSUE_TEMPLATE" / "config.yml"],
}


@pytest.mark.parametrize("schema", BY_SCHEMA)
def test_files_for_other_programs_are_as_those_programs_want_them(schema: str) -> None:
    assert BY_SCHEMA[schema]
    tool = str(Path(sys.executable).with_name("check-jsonschema"))
    files = map(str, BY_SCHEMA[schema])
    done = subprocess.run(
        [tool, "--builtin-schema", schema, *files], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


# The image


def test_the_work_of_every_stage_is_in_a_script_that_is_run_without_an_image_too() -> None:
    """pages.sh is run by `make web`, wheel.sh and install.sh by the tests of installing."""
    own = [line for line in re.findall(r"^RUN (.*)$", DOCKERFILE, re.MULTILINE) if "apt-get" not in line]
    scripts = re.findall(r"deploy/stages/(\w+\.sh)", " ".join(own))
    assert scripts == ["pages.sh", "wheel.sh", "install.sh"]
    assert own[-1].startswith("useradd")
    assert len(own) == len(scripts) + 1
    rehearsal = (DEPLOY / "rehearse.sh").read_text(encoding="utf-8")
    assert all(f"deploy/stages/{script}" in rehearsal for script in [*scripts, "healthy.sh"])
    assert "deploy/stages/pages.sh" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_image_runs_as_nobody_in_particular_and_says_whether_it_is_well() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER boriken$", last, re.MULTILINE)
    assert last.index("USER") < last.index("ENTRYPOINT")
    assert "healthy.sh" in last.partition("HEALTHCHECK")[2]


def test_everything_that_is_copied_into_the_image_is_there() -> None:
    copied = [line.split()[:-1] for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)]
    assert all((ROOT / source).exists() for sources in copied for source in sources)


@pytest.mark.parametrize("script", sorted(DEPLOY.rglob("*.sh")), ids=lambda path: path.name)
def test_scripts_are_plain_shell(script: Path) -> None:
    assert subprocess.run(["sh", "-n", str(script)], check=False).returncode == 0


def test_a_server_is_healthy_or_not(tmp_path: Path) -> None:
    command = ["sh", str(DEPLOY / "stages" / "healthy.sh"), sys.executable]
    with running(Settings(tmp_path)) as server:
        assert subprocess.run([*command, server.address], capture_output=True, check=False).returncode == 0
    assert subprocess.run([*command, server.address], capture_output=True, check=False).returncode != 0


# Two servers, one database, one proxy


def test_the_proxy_knows_the_servers_of_the_compose_file() -> None:
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    servers = [name for name, service in COMPOSE["services"].items() if service["image"] == "boriken"]
    assert len(servers) == 2
    assert re.findall(r"^\t\treverse_proxy (.*) {$", caddyfile, re.MULTILINE) == [
        " ".join(f"{name}:8000" for name in servers)
    ]
    assert "respond @inside 404" in caddyfile
    assert "flush_interval -1" in caddyfile


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["caddy"]


def test_the_options_of_the_servers_exist() -> None:
    unit = (DEPLOY / "boriken.service").read_text(encoding="utf-8")
    given = set(re.findall(r"--[a-z-]+", unit.partition("ExecStart=")[2].splitlines()[0]))
    given |= {word for word in COMPOSE["services"]["first"]["command"] if word.startswith("--")}
    given |= set(re.findall(r"--[a-z-]+", DOCKERFILE.partition("ENTRYPOINT")[2]))
    command = [sys.executable, "-c", "from boriken.cli import main; main()", "serve", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout
    assert not [option for option in given if option not in told]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_its_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "boriken.service").read_text(encoding="utf-8")
    unit = tmp_path / "boriken.service"
    unit.write_text(text.replace("/opt/boriken/bin/boriken", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert not [line for line in done.stderr.splitlines() if "boriken.service" in line], done.stderr


# Monitoring

METRIC = re.compile(r"\b(?:boriken|process)_\w+")
LABELS = re.compile(r"by \(([^)]*)\)|\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}")
PROMETHEUS = {"instance", "le"}  # labels that every metric has, or every histogram


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The metrics of a server."""
    with running(Settings(tmp_path_factory.mktemp("data"))) as server:
        return httpx.get(f"{server.address}/metrics", trust_env=False).text


def watched() -> Iterator[tuple[str, str]]:
    """The expressions of the board and of the alerts, and the words that go with them."""
    board = json.loads((DEPLOY / "monitoring" / "board.json").read_text(encoding="utf-8"))
    for panel in board["panels"]:
        yield from ((target["expr"], target["legendFormat"]) for target in panel["targets"])
    alerts = yaml.safe_load((DEPLOY / "monitoring" / "alerts.yaml").read_text(encoding="utf-8"))
    for rule in alerts["groups"][0]["rules"]:
        yield rule["expr"], rule["annotations"]["summary"]


def test_board_and_alerts_ask_for_metrics_that_a_server_has(exposed: str) -> None:
    families = dict(re.findall(r"^# TYPE (\w+) (\w+)$", exposed, re.MULTILINE))
    known = set(families) | {f"{name}_bucket" for name, kind in families.items() if kind == "histogram"}
    asked = {name for expression, _ in watched() for name in METRIC.findall(expression)}
    assert asked <= known
    ours = {name for name in families if name.startswith("boriken_") and not name.endswith("_created")}
    assert ours <= {name.removesuffix("_bucket") for name in asked}, "a metric that nobody looks at"


def test_board_and_alerts_sum_by_labels_that_there_are() -> None:
    source = (ROOT / "src/boriken/server/metrics.py").read_text(encoding="utf-8")
    labels = PROMETHEUS | {name for row in re.findall(r"\[((?:\"\w+\"(?:, )?)+)\]", source) for name in labels_in(row)}
    for expression, words in watched():
        for several, one in LABELS.findall(f"{expression} {words}"):
            assert {name.strip() for name in (several or one).split(",")} <= labels, expression


def labels_in(row: str) -> list[str]:
    return re.findall(r"\w+", row)


# Wheels and workflows


def test_wheels_are_made_for_every_python_that_the_package_names() -> None:
    built = PYPROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in versions()]


def test_workflows_call_targets_that_make_has() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    called = [name for text in steps() for name in re.findall(r"\bmake ([a-z-]+)", text)]
    assert called
    assert set(called) <= targets


def steps() -> Iterator[str]:
    for workflow in BY_SCHEMA["vendor.github-workflows"]:
        jobs: dict[str, Any] = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
        yield from (step["run"] for job in jobs.values() for step in job.get("steps", ()) if "run" in step)


def test_the_workflows_try_every_python() -> None:
    tests = yaml.safe_load((FORGE / "workflows" / "test.yml").read_text(encoding="utf-8"))
    assert tests["jobs"]["test"]["strategy"]["matrix"]["python"] == versions()
