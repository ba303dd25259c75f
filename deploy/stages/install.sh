#!/bin/sh
# Installs the wheel in a folder, and all that a server needs, into an environment of its own:
# install.sh PYTHON FOLDER ENVIRONMENT [options of pip]. Neither Node nor a compiler takes part.
set -eu

python=$1 folder=$2 environment=$3
shift 3
lock=$(dirname "$0")/../../requirements-server.lock
"$python" -m venv "$environment"
pip="$environment/bin/python -m pip --disable-pip-version-check install --quiet"
$pip --only-binary :all: --no-deps --require-hashes --requirement "$lock" "$@"
$pip --no-deps --no-index --force-reinstall "$folder"/*.whl
