#!/bin/sh
# The stages of the Dockerfile without a container engine: the same scripts in a clean copy of the project, one after
# the other, each with nothing but what its image has. Ends well if the server that comes of it is healthy.
#   rehearse.sh [PYTHON]    BORIKEN_COMPILE=0 leaves out the minutes that compiling takes
set -eu

python=$(command -v "${1:-python3}")
case $python in /*) ;; *) python=$PWD/$python ;; esac
here=$(cd "$(dirname "$0")/.." && pwd)
clean=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$clean"' EXIT
mkdir "$clean/boriken" "$clean/user"
(cd "$here" && git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from - --ignore-failed-read) 2> "$clean/tar" \
  | tar --extract --directory "$clean/boriken"
cd "$clean/boriken"

stage() { # with an environment of its own, of which only what pip and npm need to find their registries is kept
  echo "== $1"
  shift
  env -i PATH="$PATH" HOME="$HOME" BORIKEN_COMPILE="${BORIKEN_COMPILE:-1}" "$@"
}

stage pages sh deploy/stages/pages.sh
stage wheel sh deploy/stages/wheel.sh "$python" . "$clean/wheels"
stage install sh deploy/stages/install.sh "$python" "$clean/wheels" "$clean/opt"

echo "== server"
cd "$clean/user"
env -i PATH=/usr/bin:/bin HOME="$clean/user" "$clean/opt/bin/boriken" serve --port 8123 --data "$clean/user" &
server=$!
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
  sleep 5
  if sh "$clean/boriken/deploy/stages/healthy.sh" "$clean/opt/bin/python" http://127.0.0.1:8123 2> "$clean/unwell"; then
    "$clean/opt/bin/boriken" --version
    echo "The server is healthy."
    exit 0
  fi
done
cat "$clean/unwell"
exit 1
