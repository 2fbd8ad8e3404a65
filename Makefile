# `make run` opens the program, `make test` runs every check, `make package` builds what is installed elsewhere. While
# working `make quick` says within a minute what is wrong; `.ci/run` also tests the packages, and many rounds of some tests.
# Each first sets up what is missing, and nothing twice.

.NOTPARALLEL:
.PHONY: run test quick test-windows test-windows-quick set-up-windows rounds check faults bench load pictures translations package package-linux test-packages test-windows-packages pins audit clean
MAKEFLAGS += --no-builtin-rules --no-print-directory

pins := packaging/requirements
python := .venv/bin/python

# A virtual environment knows the folder it was made in: set up again where the tree has been moved.
ifneq ($(shell cat .venv/made-in 2>/dev/null),$(CURDIR))
.PHONY: .venv/set-up-for-run .venv/set-up-for-test .venv/set-up-for-package .venv/set-up-for-load
endif

run: .venv/set-up-for-run
	@sh packaging/run

# Files side by side, three more than there are processors, as a test often waits; what the tests of one file share is made
# once. A process that a hung or crashed test has ended is not replaced: with a new one pytest-xdist 3.8 may wait for ever
# for files that are done (pytest-dev/pytest-xdist#1378). So the run ends, red, and names the test.
processes = $$(expr $$(nproc 2>/dev/null || sysctl -n hw.ncpu) + 3)
side_by_side = -n $(processes) --dist loadfile --no-loadscope-reorder --max-worker-restart 0

# In memory where there is a gigabyte of it: the tests make thousands of small databases, each of which waits for the disk.
in_memory = $$(test "$$(df -Pm /dev/shm 2>/dev/null | awk 'END { print int($$4) }')" -ge 1024 && echo /dev/shm || echo /tmp)

# The tests start hundreds of programs: what is compiled is kept, also where the shell forbids it.
unexport PYTHONDONTWRITEBYTECODE

# Types are looked at by one processor: meanwhile another one compiles the tests, which else each process does for itself.
# What failed tests have written stays.
test: .venv/set-up-for-test
	@$(python) -m pytest --collect-only -qq >/dev/null 2>&1 & compiling=$$!; $(MAKE) check; checked=$$?; \
		wait $$compiling; exit $$checked
	@folder=$$(mktemp -d $(in_memory)/XXXXXX) && $(python) -m pytest $(side_by_side) --basetemp=$$folder/t && rm -r $$folder

# The tests that need neither a process nor a window, and beside them the checks, which have the last word.
quick: .venv/set-up-for-test
	@said=$$(mktemp); $(MAKE) check >$$said 2>&1 & checking=$$!; \
		$(python) -m pytest --quick -rf -n auto --dist loadfile --max-worker-restart 0; tested=$$?; \
		wait $$checking; checked=$$?; cat $$said; rm $$said; exit $$((tested + checked))

# What is run with Windows' Python under Wine: the tests of what decides, of files, storage, connection, terminal and
# service whole, and those of the window, on Qt's plug-in for Windows. On Windows itself: the same arguments of pytest.
on_windows = tests/runtime/test_standard_streams.py $(addprefix tests/, \
	api connection files inventory outbox service storage systems terminal ui)

# Where the system counts most: streams, files that are open, replaced and locked, paths, the keyring, processes that are
# killed and ended, a session that ends, and the window once. It starts few processes, each of which takes Wine seconds.
quick_on_windows = tests/runtime/test_standard_streams.py tests/storage tests/systems $(addprefix tests/, \
	$(addprefix connection/test_, code_pages.py credentials.py local_service.py settings.py system_settings.py) \
	$(addprefix files/test_, reading.py saving.py writing.py) inventory/test_offline_cache.py outbox/test_journal.py \
	$(addprefix ui/, widgets/test_file_chooser.py window/test_main_window.py window/test_ui_state_file.py))
windows_python = sh packaging/windows/wine/python

# Some on the desktop of Windows: one after the other, as one window has the keys.
on_the_desktop = $(addprefix tests/ui/, theme $(addprefix window/test_, main_window.py status_bar.py top_bar.py))

# These need one processor: meanwhile another one compiles the tests, which else each process does for itself.
test-windows: set-up-windows
	@$(windows_python) -m pytest --collect-only -qq $(on_windows) >/dev/null 2>&1 & compiling=$$!; \
		folder=$$(mktemp -d $(in_memory)/XXXXXX); \
		QT_QPA_PLATFORM=windows $(windows_python) -m pytest --basetemp=$$folder/d $(on_the_desktop); tested=$$?; \
		wait $$compiling; [ $$tested = 0 ] || exit $$tested; \
		$(windows_python) -m pytest $(side_by_side) --basetemp=$$folder/t $(on_windows) && rm -r $$folder

test-windows-quick: set-up-windows
	@folder=$$(mktemp -d $(in_memory)/XXXXXX) && \
		$(windows_python) -m pytest $(side_by_side) --basetemp=$$folder/t $(quick_on_windows) && rm -r $$folder

set-up-windows:
	@sh packaging/set-up windows

# Many times what `make test` does a few times (kills, failovers, lost answers), and every window in every language.
rounds: .venv/set-up-for-test
	@folder=$$(mktemp -d $(in_memory)/XXXXXX) && \
		PETSTORE_GUI_KILL_ROUNDS=40 PETSTORE_GUI_FAILOVER_ROUNDS=4 PETSTORE_GUI_RAPID_ADDS=200 PETSTORE_GUI_ALL_FAULTS=1 \
		$(python) -m pytest $(side_by_side) --basetemp=$$folder/t -m "matrix or rounds" \
		tests/faults tests/inventory tests/layout tests/outbox tests/service tests/terminal tests/ui/labels && rm -r $$folder

# Format, lint, types and layers.
check: .venv/set-up-for-test
	@$(python) -m ruff format --check .
	@$(python) -m ruff check .
	@$(python) -m mypy
	@.venv-tools/bin/lint-imports

# Each fault on the real window: what was shown, lost and doubled.
faults: .venv/set-up-for-test
	@$(python) -m tests.faults

bench: .venv/set-up-for-test .venv/set-up-for-load
	@$(python) -m tests.benchmarks

# 10,000 desks against two service processes and PostgreSQL on this computer.
load: .venv/set-up-for-load
	@$(python) -m tests.load

pictures: .venv/set-up-for-test
	@$(python) -m tests.pictures

# Brings the translations up to date with the words in the code; fails with a list of what is missing.
translations: .venv/set-up-for-test
	@$(python) packaging/translations.py

package: .venv/set-up-for-package
	@.venv-package/bin/python packaging/package.py

# All but what is for Windows, which takes minutes longer.
package-linux: .venv/set-up-for-package
	@.venv-package/bin/python packaging/package.py --linux

# What a bundle could do otherwise than the tree: start, speak to keyring, desktop and screen reader, serve, end. What is
# said and decided then is the same code.
on_the_bundle = $(addprefix tests/end_to_end/test_, \
	keyring.py::test_a_locked_keyring_is_said_and_keeps_the_key_that_it_has \
	keyring.py::test_without_a_keyring_the_key_is_for_one_run_and_that_is_said \
	links.py::test_a_link_asks_each_time_and_looks_up_once_it_is_allowed \
	links.py::test_what_is_no_link_opens_nothing \
	links.py::test_a_desktop_entrys_action_starts_the_program_where_one_can_type \
	no_network.py \
	orca.py::test_orca_says_what_its_transcript_says[support] \
	process.py \
	store_employee.py::test_animals_typed_in_a_row_are_there_tomorrow \
	terminal.py::test_the_key_comes_from_the_keyring_and_goes_nowhere_else \
	terminal.py::test_ctrl_c_ends_what_waits_for_the_keyring \
	terminal.py::test_a_command_works_beside_an_open_window \
	terminal.py::test_adding_to_production_asks_on_a_terminal \
	two_starts.py::test_a_second_start_brings_the_minimised_window_back_and_ends \
	two_starts.py::test_an_id_is_handed_over_and_looked_up \
	two_starts.py::test_after_a_kill_the_next_start_opens_its_window_at_once \
	two_starts.py::test_of_three_starts_at_once_one_window_stays \
	two_starts.py::test_nothing_is_left_that_would_be_in_the_way_of_the_next)

# What was built, looked into, installed and used; and end-to-end tests on the bundle in place of the tree.
# They are packed quickly, and a tenth larger than those that `make package` hands out.
test-packages: .venv/set-up-for-test .venv/set-up-for-load .venv/set-up-for-package
	@.venv-package/bin/python packaging/package.py --linux --quick
	@PETSTORE_GUI_PROGRAM=$(CURDIR)/build/bundle/petstore-gui/petstore-gui \
		$(python) -m pytest $(side_by_side) --basetemp=$$(mktemp -d)/t --ignore=tests/packages/windows tests/packages \
		$(on_the_bundle)

# What was built for Windows, looked into, installed and used under Wine.
test-windows-packages: .venv/set-up-for-test package
	@$(python) -m pytest $(side_by_side) --basetemp=$$(mktemp -d)/t tests/packages/windows

.venv/set-up-for-run: packaging/set-up pyproject.toml petstore_gui/__init__.py $(pins)/run.txt
	@sh packaging/set-up run

.venv/set-up-for-test: packaging/set-up pyproject.toml petstore_gui/__init__.py $(pins)/run.txt $(pins)/test.txt $(pins)/tools.txt
	@sh packaging/set-up test

.venv/set-up-for-package: packaging/set-up pyproject.toml petstore_gui/__init__.py $(pins)/run.txt $(pins)/package.txt $(pins)/tools.txt
	@sh packaging/set-up package

.venv/set-up-for-load: packaging/set-up pyproject.toml petstore_gui/__init__.py $(pins)/run.txt $(pins)/test.txt $(pins)/load.txt
	@sh packaging/set-up load

# Renews the pinned versions from the dependencies in pyproject.toml.
pins: .venv/set-up-for-run
	@sh packaging/renew-pins

# Whether a pinned version is known to be vulnerable, as far as the data can be had.
audit: .venv/set-up-for-test
	@.venv-tools/bin/python packaging/audit.py

clean:
	rm -rf .venv .venv-tools .venv-package .venv-load .venv-pins .venv-windows petstore_gui.egg-info build dist pictures pet-store.png
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .schemathesis .import_linter_cache .benchmarks
	find petstore_gui resources tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
