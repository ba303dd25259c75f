#!/bin/sh
# Makes the wheel of a checkout or an sdist that has its pages: wheel.sh PYTHON SOURCE FOLDER [options of pip].
# BORIKEN_COMPILE=1 fails where the rules cannot be compiled, BORIKEN_COMPILE=0 makes the pure wheel.
set -eu

python=$1 source=$2 folder=$3
shift 3
"$python" -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir "$folder" "$@" "$source"
