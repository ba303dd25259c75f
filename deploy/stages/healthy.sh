#!/bin/sh
# Succeeds if the server is well: healthy.sh PYTHON [ADDRESS].
set -eu

"$1" - "${2:-http://127.0.0.1:8000}" <<'PROGRAM'
import sys
from urllib.request import ProxyHandler, build_opener

build_opener(ProxyHandler({})).open(f"{sys.argv[1]}/healthz", timeout=5)
PROGRAM
