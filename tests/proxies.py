"""The proxies that deploy/ configures, run as they are but for ports and names."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.project import ROOT
from tests.server.postgres import free_port

PROXIES = ("caddy", "nginx")
DEPLOY = ROOT / "deploy"
PATIENCE = 30.0
AROUND = """
daemon off;
master_process off;
error_log stderr;
pid {folder}/pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {site};
}}
"""


@contextmanager
def proxy(name: str, servers: Sequence[int], folder: Path) -> Iterator[str]:
    """The address of a proxy in front of servers on ports of loopback; the test is skipped if it is not installed."""
    program = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        pytest.skip(f"{name} is not installed")
    port = free_port()
    command = (caddy if name == "caddy" else nginx)(
        program, port, [f"127.0.0.1:{server}" for server in servers], folder
    )
    environment = {**os.environ, "BORIKEN_HOST": f"http://127.0.0.1:{port}", "HOME": str(folder)}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        wait_until_open(port, process, folder / "log")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def caddy(program: str, port: int, servers: Sequence[str], folder: Path) -> list[str]:
    written = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "first:8000 second:8000" in written
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + written.replace("first:8000 second:8000", " ".join(servers)))
    return [program, "run", "--config", str(file), "--adapter", "caddyfile"]


def nginx(program: str, port: int, servers: Sequence[str], folder: Path) -> list[str]:
    written = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    listed = "    server 127.0.0.1:8000;\n    server 127.0.0.1:8001;\n"
    assert listed in written
    site = folder / "site.conf"
    ours = "".join(f"    server {server};\n" for server in servers)
    site.write_text(written.replace(listed, ours).replace("listen 80;", f"listen 127.0.0.1:{port};"))
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, site=site))
    return [program, "-c", str(file), "-p", str(folder)]


def wait_until_open(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    since = time.monotonic()
    while time.monotonic() - since < PATIENCE:
        assert process.poll() is None, log.read_text()
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1.0):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(log.read_text())
