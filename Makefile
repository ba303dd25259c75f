# Needs Python 3.11 or newer, Node 20 or newer for the browser table and, for the fast compiled rules, a C compiler.
# Everything else goes into .venv and web/node_modules.

SYSTEM_PYTHON ?= python3
VENV   := .venv
PYTHON := $(VENV)/bin/python
PLAYS  := $(VENV)/plays
LOCKED := $(VENV)/locked
BUILT  := $(VENV)/built
PAGES  := src/boriken/server/static/index.html

PLAY_ARGS ?=

# The files the build hook compiles: when one changes, make build has work to do.
COMPILED := $(shell $(SYSTEM_PYTHON) -c 'import glob, tomllib; \
  hooks = tomllib.load(open("pyproject.toml", "rb"))["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]; \
  print(*(path for pattern in hooks["custom"]["compile"] for path in glob.glob(pattern)))' 2>/dev/null)

# And those of the browser table.
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) \
  $(shell find src/boriken -path '*/words/*' -type f -print 2>/dev/null)

# Both locks hold the very build tools that pyproject.toml asks for, so they need not be fetched a second time.
INSTALL := $(PYTHON) -m pip install --quiet --disable-pip-version-check \
  --no-deps --no-build-isolation --check-build-dependencies --editable .

# A lock names everything, so pip has nothing to resolve: some versions of it trip over extras in a lock when they do.
# Nor does it compile: most modules are never imported, and Python compiles the others when they are.
LOCKED_INSTALL := $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-compile --no-deps --require-hashes \
  --requirement

IS_COMPILED := $(PYTHON) -c 'from boriken._compiled import is_compiled, stale; \
  raise SystemExit(not is_compiled() or stale())'
# What make test has compiled in a hurry is not what one plays with
IS_HASTY := $(PYTHON) -c 'from boriken._compiled import is_compiled, optimized; \
  raise SystemExit(not is_compiled() or optimized(int("$(or $(BORIKEN_OPTIMIZE),3)")))'

# Where this is set, every process would compile each module anew, and the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test checks check-build check-web check-style check-types tests test-program test-browser \
  look conformance bench rules border docs coverage dist build web format lock clean
.DELETE_ON_ERROR:

help: ## say what make can do (the default)
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 14

play: build web ## open the table in the browser (PLAY_ARGS="--port 8080 ..." for other settings)
	$(VENV)/bin/boriken serve $(PLAY_ARGS)

# Each process begins with a share of the tests and takes from the others' when it is done: so what several tests of
# a file share is mostly made once, and none waits for the other. In the end it is said what was left out, and why.
PYTEST := $(VENV)/bin/pytest -q -rs --dist worksteal -n 2

SIDE_BY_SIDE := $(MAKE) --no-print-directory -j 2

# Each process of the tests imports them all. Made ready here, while the rules are compiled, they are not compiled five
# times at once later; if the sources cannot be imported yet, that is all that is lost.
WARM := BORIKEN_INTERPRETED=1 PYTHONPATH=src $(VENV)/bin/pytest -q --collect-only > /dev/null 2>&1 || true

# Notes how long a part takes; at the end all are shown
TIMED := $(SYSTEM_PYTHON) tools/seconds.py

# With a C compiler at hand the compiled rules are tested, and failing to compile is a failure. They are compiled in a
# hurry, unless they are there already: to optimize them takes the compiler minutes, and saves the tests seconds.
test: export BORIKEN_COMPILE ?= $(if $(shell command -v cc || command -v gcc),1,0)
test: export BORIKEN_OPTIMIZE ?= 1
test: ## everything a change must pass: style, types, tests, rules, the browser table
	@rm -f build/seconds.txt
	@$(TIMED) checks $(SIDE_BY_SIDE) $(if $(filter output-sync,$(.FEATURES)),--output-sync) checks
	$(PYTHON) tools/system.py
	@$(SIDE_BY_SIDE) tests
	@$(TIMED)

# To install the tools and to compile takes one processor minutes; the browser table and mypy keep another busy.
checks: check-build check-web check-style check-types

# After the tools, since both go into .venv
check-build: $(LOCKED)
	@$(TIMED) -compiling $(MAKE) --no-print-directory build
	$(PYTHON) tools/words.py --check
	$(PYTHON) tools/rules.py --check
	$(PYTHON) -m tools.border --check

check-web:
	@$(TIMED) -page $(MAKE) --no-print-directory web
	$(TIMED) -page-types npm --prefix web run --silent check
	$(TIMED) -page-tests npm --prefix web run --silent test
	$(TIMED) -page-style npm --prefix web run --silent lint

check-style: $(LOCKED)
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(PYTHON) tools/prose.py --check
	$(PYTHON) tools/shape.py --check
	$(PYTHON) tools/meanings.py --check
	@$(WARM)

check-types: $(LOCKED)
	$(TIMED) -types $(VENV)/bin/mypy

# The browser's tests go by themselves: Playwright keeps an event loop running, which others could not start then. Both
# wait a good deal, for servers, bots and clocks: side by side they leave no processor idle.
tests: test-program test-browser

# The last -n counts. Many tests of the program wait for a server or a process, so three of them keep two cores busy.
test-program:
	$(TIMED) program $(PYTEST) -n 3 --ignore tests/browser

test-browser:
	$(TIMED) browser $(PYTEST) -m "not look" tests/browser

look: $(LOCKED) build web ## look at whole games at every size: what moves, what cannot be read (half an hour)
	$(PYTEST) -m look tests/browser

conformance: $(LOCKED) build ## what make test does at some tables, at those with every mix of expansions (half an hour)
	BORIKEN_EVERY_SETUP=1 $(PYTEST) tests/conformance tests/env/test_open_spiel.py

bench: $(LOCKED) build ## measure every speed we claim
	$(PYTHON) bench/run.py

rules: $(LOCKED) build ## list the rules without a test, write docs/rules
	$(PYTHON) tools/rules.py

border: $(LOCKED) build ## write docs/reference and the types of the browser table, from what the games say they send
	$(PYTHON) -m tools.border

docs: $(LOCKED) ## build the documentation site into build/site (make test does, too)
	$(PYTHON) tools/site.py

# Compiled rules cannot be traced. So all tests run with them first, and those that have most to do with them once more from
# the sources, which is much slower. The processes that tests start count too.
COVERED := -p pytest_cov --cov --cov-append $(COVERAGE_ARGS)
FROM_SOURCES := core games rules fourth_game puzzles picture learn bots/test_bots.py bots/test_search.py
coverage: $(LOCKED) build ## how much of the program the tests run; build/coverage has it line by line
	@rm -f .coverage .coverage.*
	$(PYTEST) --ignore tests/browser --ignore tests/packaging $(COVERED) --cov-report=
	BORIKEN_INTERPRETED=1 $(PYTEST) $(COVERED) --cov-report=term --cov-report=html:build/coverage $(addprefix tests/,$(FROM_SOURCES))

dist: $(PLAYS) web ## make the sdist and the pure wheel in dist/
	@rm -rf dist
	$(PYTHON) -m hatchling build -t sdist -d dist
	BORIKEN_COMPILE=0 sh deploy/stages/wheel.sh $(PYTHON) dist/*.tar.gz dist --no-build-isolation

# A build that once fell back to interpreted rules is tried again, loudly, when compiling is demanded.
build: $(BUILT) ## install into .venv and compile the rules (BORIKEN_COMPILE=0 never, =1 or fail)
	@[ "$$BORIKEN_COMPILE" != 1 ] || $(IS_COMPILED) || $(INSTALL)
	@! $(IS_HASTY) || { echo "Compiling the rules for speed ..."; $(INSTALL); }

$(BUILT): $(PLAYS) $(COMPILED) pyproject.toml hatch_build.py src/boriken/_compiled.py
	@echo "Building Boriken ..."
	@$(INSTALL)
	@$(IS_COMPILED) || echo "The rules are interpreted, not compiled; BORIKEN_COMPILE=1 make build says why."
	@touch $@

# To play takes little; the tools of those who change Boriken come with the first `make test`.
$(PLAYS): requirements.lock
	@echo "Installing what Boriken needs into $(VENV) ..."
	@$(SYSTEM_PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Boriken needs Python 3.11 or newer (SYSTEM_PYTHON=... chooses one)."; exit 1; }
	@$(SYSTEM_PYTHON) -m venv $(VENV) \
	  || { rm -rf $(VENV); echo "Python cannot make a virtual environment: install python3-venv."; exit 1; }
	@$(LOCKED_INSTALL) $<
	@touch $@

$(LOCKED): requirements-dev.lock $(PLAYS)
	@echo "Installing the tools into $(VENV) ..."
	@$(LOCKED_INSTALL) $<
	@touch $@

web: $(PAGES) ## build the browser table into the package

$(PAGES): $(WEB) deploy/stages/pages.sh
	@command -v npm > /dev/null || { echo "The browser table is built with Node 20 or newer: install nodejs and npm."; exit 1; }
	@echo "Building the browser table ..."
	@sh deploy/stages/pages.sh
	@touch $@

format: $(LOCKED) ## put the code into shape
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format
	npm --prefix web run --silent format

# All extras but learn, which is gigabytes, and parquet, which is large, too. Needs uv (pip install uv). Keeps the locked versions where it can; LOCK_ARGS=--upgrade takes the newest.
LOCK := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --no-config \
  --custom-compile-command 'make lock'
lock: ## write requirements.lock, requirements-server.lock and requirements-dev.lock anew from pyproject.toml
	$(LOCK) $(LOCK_ARGS) --extra arena --extra server --group build --output-file requirements.lock
	$(LOCK) $(LOCK_ARGS) --extra server --constraint requirements.lock --output-file requirements-server.lock
	$(LOCK) $(LOCK_ARGS) --extra arena --extra cluster --extra net --extra research --extra server --group dev \
	  --constraint requirements.lock --output-file requirements-dev.lock

clean: ## remove all that make has made
	rm -rf $(VENV) build dist .cache .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis src/boriken/_build.json
	rm -rf web/node_modules src/boriken/server/static
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
