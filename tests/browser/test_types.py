"""The browser table speaks the server's language."""

import json
import subprocess
from pathlib import Path

from boriken.server.app import interface
from tests.project import ROOT

WEB = ROOT / "web"


def test_the_types_of_the_interface_are_those_of_the_server(tmp_path: Path) -> None:
    document, types = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    document.write_text(json.dumps(interface().openapi()))
    command = ["npx", "--no-install", "openapi-typescript", str(document), "-o", str(types)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    assert types.read_text() == (WEB / "src/api/schema.d.ts").read_text(), "npm run schema writes them anew"
