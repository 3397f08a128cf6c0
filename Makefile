# Everything happens inside .venv, from versions locked with their hashes. The one thing that may be installed outside
# it is Debian's python3-venv, when it is missing and we are root.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Made when .venv is complete; holds the folder that .venv was made for.
STAMP := $(VENV)/.setup

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench lock clean venv-module FORCE

help: ## say what each target does
	@awk -F':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv, with everything in it (again only when something has changed)

play: setup ## play a game
	@$(BIN)/grognard play

test: setup check ## the checks, then all tests; ARGS="tests/engine -k march" narrows the tests
	$(BIN)/pytest -n 2 $(ARGS)

check: setup ## formatting, lint, types, layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: setup ## format the code, and mend what the linter can mend
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format

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
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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
