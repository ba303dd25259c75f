#!/bin/sh
# Builds the browser table into the package. Needs Node and a registry.
set -eu

cd "$(dirname "$0")/../../web"
# Not npm ci, which insists that a lock names the parts for every other system as well.
npm install --no-save --silent
npm run --silent build
