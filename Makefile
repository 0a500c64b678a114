# Everything runs in .venv; the first command of a fresh machine makes it.
PY := .venv/bin/python
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') $(wildcard building/*) pyproject.toml setup.py
TESTS := $(shell find tests -name '*.py')
PAGE := $(shell find ui \( -path ui/node_modules -o -path ui/dist -o -path ui/.svelte-check \) -prune -o -type f -print)

.PHONY: play first-start test test-compiled test-beside nightly test-rules test-server test-page machine browser redis check check-python check-types check-page \
	contract stills coverage docs hooks page screenshots film frames icons bench torture load matrix clean

# Bytecode is kept, whatever the surroundings say: else each of the thousand processes that the tests start would compile all its
# modules anew, twice the work of importing them.
export PYTHONDONTWRITEBYTECODE :=

# Where not everything is built yet, it serves with interpreted rules as soon as it can, and compiles behind.
play:
	@if $(MAKE) --question --no-print-directory .venv/.installed; then exec .venv/bin/semafor serve --log-level warning; \
	else exec python3 -m building.play; fi

# How long a stranger waits: a clean clone with empty caches, in a folder with a space and Polish letters, until the page answers;
# `make first-start TIMES=5` asks five times.
TIMES := 1
first-start:
	@python3 tests/first_start.py $(TIMES)

# One test at a time to whoever is free, the long ones first (tests/conftest.py): so both cores are busy to the end. There are three
# because tests wait for servers and pages a part of their time.
PYTEST := .venv/bin/pytest -n 3 --dist load --maxschedchunk 1

# What only needs a processor, the check and the interpreted pass, runs beside them; that pass says what it has to say when it is done.
test:
	@$(MAKE) --no-print-directory --keep-going --jobs=2 .venv/.testable machine
	@$(MAKE) --no-print-directory .venv/.tools
	@$(MAKE) --no-print-directory --keep-going --jobs=2 test-beside test-compiled

test-compiled: .venv/.read
	$(PYTEST) --durations=10 -m "not nightly"

test-beside:
	@$(MAKE) --no-print-directory check-types check-page check-python
	@said=$$(PYTHONPATH=src .venv/bin/pytest -m "not slow and not compiled and not nightly" $(INTERPRETED) 2>&1); red=$$?; \
	echo "interpreted:"; echo "$$said"; exit $$red

# What touches a rule file is tested a second time without the compiler; all else would only run twice. By day one table of each
# game is enough, and every golden game and example: the builds are also compared move by move (tests/laws/test_both_builds.py).
INTERPRETED := tests/kernel tests/games tests/laws tests/bots tests/envs

# All there is, which takes hours. Beyond `make test`: the tests marked nightly (longer games, more browsers and languages), every
# seed, example and kill of the others (tests/amount.py), every table of every game interpreted, each server and command in a
# process started anew, other dice in every browser test (a red one says how it is played again), a thousand kills, and the load of
# a full house.
nightly: export SEMAFOR_TESTS = nightly
nightly: export SEMAFOR_TEST_DICE = random
nightly: .venv/.installed .venv/.tools check browser redis
	$(PYTEST) --durations=30
	PYTHONPATH=src $(PYTEST) -m "not slow" $(INTERPRETED)
	$(MAKE) --no-print-directory torture load

# One part each of what `make test` runs.
RULES := tests/kernel tests/games tests/laws tests/bots tests/arena tests/envs tests/test_coverage_of_rules.py
test-rules: .venv/.testable .venv/.tools
	$(PYTEST) -m "not nightly" $(RULES)

test-server: .venv/.testable .venv/.tools redis
	$(PYTEST) -m "not nightly" tests/rooms tests/server tests/cli tests/installing

test-page: .venv/.testable .venv/.tools browser check-page
	$(PYTEST) -m "not nightly" tests/browser tests/offline tests/test_contract.py tests/test_lessons.py tests/test_page_words.py

APT := apt-get install -y -qq --no-install-recommends

# What the tests want of the machine, one after the other: two cannot install at the same time.
machine:
	@$(MAKE) --no-print-directory browser && $(MAKE) --no-print-directory redis

# The journeys need a Chromium: the one of SEMAFOR_CHROMIUM, the machine's own, or Debian's where it can be installed, as its
# headless shell if there is one (half the processor time), else whole; without what Debian recommends for a desk, but its letters.
browser:
	@test -n "$$SEMAFOR_CHROMIUM" || command -v chromium-headless-shell || command -v chromium || command -v chromium-browser \
	|| command -v google-chrome \
	|| { test "$$(id -u)" = 0 && echo "installing Debian's Chromium, which the browser's journeys are tested with" \
		&& apt-get update -qq \
		&& { $(APT) fonts-liberation chromium-headless-shell >/dev/null 2>&1 || $(APT) fonts-liberation chromium >/dev/null; }; } \
	|| echo "there is no Chromium, and only root could install one: the browser's journeys are skipped;" \
		"install Chromium or Chrome, or name one in SEMAFOR_CHROMIUM"

# The tests of several nodes also want a Redis; without one they are skipped.
redis:
	@command -v redis-server >/dev/null \
	|| { test "$$(id -u)" = 0 && echo "installing redis-server, which several nodes are tested with" \
		&& $(APT) redis-server >/dev/null 2>&1; } \
	|| echo "there is no redis-server, and only root could install one: its tests are skipped"

# The longest first, and beside it the others: each takes one core.
check: .venv/.tools
	@$(MAKE) --no-print-directory --jobs=2 check-types check-page check-python

check-types: .venv/.tools
	.venv/bin/mypy

check-python: .venv/.tools
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	PYTHONPATH=src .venv/bin/lint-imports --no-logo
	.venv/bin/vulture

check-page: .venv/.tools
	$(PY) ui/check.py

# How much of the interpreted rules and of the server the tests run through; `make coverage PART=tests/kernel` asks of a part.
PART := tests
coverage: .venv/.tools
	@rm -f .coverage*
	PYTHONPATH=src .venv/bin/coverage run -m pytest -n 2 -m "not slow and not nightly" --ignore tests/browser $(PART)
	.venv/bin/coverage combine --quiet
	.venv/bin/coverage report

# What `make check` runs, before every commit.
hooks: .venv/.tools
	.venv/bin/pre-commit install

# The docs as a site in site/, the API reference made from the docstrings; it needs no network, neither here nor where it is read.
docs: .venv/.docs
	NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --quiet
	@echo "open site/index.html"

# The types that page and rules share, made from the Python structs; the check fails while they differ.
contract: .venv/.tools
	PYTHONPATH=src $(PY) ui/contract.py

# The frames that the rulebook's pictures are drawn from, made from the golden games; a test fails while they differ.
stills: .venv/.tools
	PYTHONPATH=src $(PY) ui/stills.py

# While one works on the page: build it alone, and let `semafor serve --page ui/dist` show it.
page: .venv/.tools
	$(PY) ui/build.py

# Every page and table in both languages and lights, into docs/screenshots; look at them.
screenshots: .venv/.installed .venv/.tools
	PYTHONPATH=tests $(PY) tests/browser/screenshots.py

# A claim and a delivery as a short film for the README, into docs/screenshots/film.webp.
film: .venv/.installed .venv/.tools
	PYTHONPATH=tests $(PY) tests/browser/film.py

# How evenly frames are painted while something moves, beside the same page at rest.
frames: .venv/.installed .venv/.tools
	PYTHONPATH=tests $(PY) tests/browser/frames.py

# The icons of the installed page, drawn from ui/public/icon.svg.
icons: .venv/.installed .venv/.tools
	PYTHONPATH=tests $(PY) tests/browser/icons.py

# Figures are those of the release build.
bench: .venv/.installed
	@SEMAFOR_BUILD=release python3 -m building.install
	.venv/bin/semafor bench
	.venv/bin/semafor bench --envs

torture: .venv/.installed .venv/.tools
	$(PY) tests/server/torture.py 1000

load: .venv/.installed .venv/.tools
	$(PY) tests/server/load.py

# The rules with every Python from 3.11 to 3.14 that is here, compiled and plain, from a wheel and from a clone; it takes long.
matrix:
	@python3 tests/matrix.py

.venv/.made:
	@python3 -m venv .venv && touch $@

# Libraries, page and rules at the same time; it says itself what it does, and marks itself done when nothing is lacking.
.venv/.installed: requirements.lock requirements-build.lock $(SOURCES) $(PAGE)
	@python3 -m building.install

# Where nobody has played yet, the tests compile the rules in less time (SEMAFOR_OPT=1), to run slower; else they take what is played with.
.venv/.testable: requirements.lock requirements-build.lock $(SOURCES) $(PAGE)
	@if test -e .venv/.installed; then $(MAKE) --no-print-directory .venv/.installed && touch -r .venv/.installed $@; \
	else python3 -m building.install --tests; fi

# What is imported is turned into bytecode then; most of it never is.
.venv/.tools: .venv/.made requirements-test.lock requirements.lock
	$(PY) -m pip install --quiet --disable-pip-version-check --no-compile -r requirements.lock -r requirements-test.lock
	@touch $@

# What has changed is read once before the workers read it: else each of them, at the same moment, would turn all tests and all
# libraries into bytecode, most of what it does before its first test.
.venv/.read: .venv/.testable .venv/.tools $(TESTS)
	@.venv/bin/pytest --collect-only -qq -m "not nightly" >/dev/null || true
	@touch $@

.venv/.docs: .venv/.tools requirements-docs.lock
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.lock -r requirements-test.lock -r requirements-docs.lock
	@touch $@

clean:
	rm -rf .venv .cache build site .coverage* src/*.egg-info src/semafor/server/page ui/.svelte-check
