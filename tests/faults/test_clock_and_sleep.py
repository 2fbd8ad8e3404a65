"""The clock of the day is turned, or the whole program stands still for a while: no add is lost or doubled by it."""

import os
import re
import signal
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from time import monotonic

import pytest

from tests.end_to_end.conftest import Environment
from tests.faults.row import Record, Row
from tests.faults.store import ANIMALS, Store, running_store
from tests.support import faults
from tests.support.clock import NOW, Clock
from tests.support.commands import command
from tests.support.desktop import Desktop
from tests.support.faulty_proxy import Exchange, FaultyProxy, passed_on
from tests.support.patience import wait_until
from tests.support.program import Program, running_program
from tests.support.service import KEY

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.posix("signals")]

STOPPED_S = float(os.environ.get("PETSTORE_GUI_STOPPED_S", "11"))  # an add has 10 s


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with running_store(tmp_path / "store") as store:
        yield store


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path / "clock")


@pytest.fixture
def clerk(user: Environment) -> Environment:
    return {**user, "PETSTORE_API_KEY": KEY}


def kind_of(*, honours_keys: bool) -> str:
    return "keys" if honours_keys else "no keys"


def time_of(program: Program) -> str:
    """Return the time of the list, as it is said: without a day, and with one."""
    found = re.search(r"updated (?:.*, )?(\d\d:\d\d)", program.wait_for_sentence("updated"))
    assert found is not None
    return found[1]


def lose_and_turn(program: Program, proxy: FaultyProxy, clock: Clock, name: str, *, stored: bool, turned: str) -> None:
    """Add an animal whose answer is lost, and turn the clock before the program can ask for anything."""
    posts, updated = proxy.sent("POST"), time_of(program)
    proxy.fault(faults.stored(faults.hang_up) if stored else faults.hang_up, method="POST")
    proxy.fault(faults.hang_up, times=100)
    program.add(name, category=7)
    wait_until(lambda: proxy.sent("POST") == posts + 1, "it was sent")
    clock.turn(turned)
    assert time_of(program) == updated  # with its day, where that is another one now
    proxy.heal()
    program.press("F5")


def check_all_is_there_once(program: Program, store: Store, *names: str) -> None:
    program.press("F5")
    program.wait_for_rows(3 + len(names))
    assert sorted(row[1] for row in program.rows()) == sorted([*(name for name, _ in ANIMALS), *names])
    assert [store.count(name) for name in names] == [1] * len(names)
    program.end()


def test_a_clock_that_is_turned_while_an_add_is_lost_doubles_nothing_at_a_service_that_honours_keys(
    desktop: Desktop, clerk: Environment, store: Store, clock: Clock, record: Record
) -> None:
    with (
        FaultyProxy(store.url, honours_keys=True) as proxy,
        running_program(desktop, {**clerk, **clock.environment}, "--base-url", proxy.url) as program,
    ):
        program.wait_for_rows(3)
        lose_and_turn(program, proxy, clock, "Anna", stored=True, turned="+25h")
        forward = program.wait_for_sentence("Anna was added, ID 4.")  # both clocks are within what was promised
        assert proxy.sent("POST") == 2
        lose_and_turn(program, proxy, clock, "Bert", stored=True, turned=NOW)
        back = program.wait_for_sentence("Bert was probably added, as ID 5")  # one clock goes back: no key is trusted
        program.button("Yes, that's it").act()
        program.wait_for(lambda: program.pending_rows() == [], "it is decided")
        assert proxy.sent("POST") == 3
        check_all_is_there_once(program, store, "Anna", "Bert")
    record(Row(17, "the clock goes 25 h forward, keys", "add", forward))
    record(Row(17, "the clock goes 25 h back, keys", "add", back))


def test_a_clock_that_is_turned_while_an_add_is_lost_doubles_nothing_at_a_service_without_keys(
    desktop: Desktop, clerk: Environment, store: Store, clock: Clock, record: Record
) -> None:
    with (
        FaultyProxy(store.url) as proxy,
        running_program(desktop, {**clerk, **clock.environment}, "--base-url", proxy.url) as program,
    ):
        program.wait_for_rows(3)
        lose_and_turn(program, proxy, clock, "Carl", stored=True, turned="-25h")
        back = program.wait_for_sentence("Carl was probably added, as ID 4")
        program.button("Yes, that's it").act()
        program.wait_for(lambda: program.pending_rows() == [], "it is decided")
        lose_and_turn(program, proxy, clock, "Dora", stored=False, turned=NOW)
        forward = program.wait_for_sentence("Dora isn't in the list yet (")
        assert re.search(r"\(\d+ s\)", forward)  # and not for a day
        program.button("Decide…").act()
        program.button("Add again").act()
        program.wait_for_sentence("Dora was added, ID 5.")
        check_all_is_there_once(program, store, "Carl", "Dora")
    record(Row(17, "the clock goes 25 h back, no keys", "add", back))
    record(Row(17, "the clock goes 25 h forward, no keys", "add", forward))


class LosingAndTurning:
    """Loses every third answer of what is stored, and turns the clock with each of these."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._offsets = cycle(["-25h", "+25h", NOW])
        self._count = count(1)

    def __call__(self, exchange: Exchange) -> bool:
        if next(self._count) % 3:
            return passed_on(exchange)
        lost = faults.stored(faults.hang_up)(exchange)
        self._clock.turn(next(self._offsets))
        return lost


@pytest.mark.parametrize("honours_keys", [True, False])
def test_an_import_during_which_the_clock_goes_back_and_forward_stores_each_row_once(
    tmp_path: Path, user: Environment, store: Store, clock: Clock, record: Record, *, honours_keys: bool
) -> None:
    names = [f"Row {number}" for number in range(30)]
    file = tmp_path / "animals.csv"
    file.write_text("Name,Category\n" + "".join(f"{name},7\n" for name in names))
    with FaultyProxy(store.url, honours_keys=honours_keys) as proxy:
        proxy.fault(LosingAndTurning(clock), method="POST", times=1_000)
        done = command(
            *("import", str(file), "--yes", "--base-url", proxy.url), key=KEY, environment={**user, **clock.environment}
        )
    stored = [store.count(name) for name in names]
    said = done.stdout.splitlines()[-1]
    fault = f"the clock goes 25 h back and forward, {kind_of(honours_keys=honours_keys)}"
    record(Row(17, fault, "import", said, stored.count(0), sum(stored) - len(names) + stored.count(0)))
    assert stored == [1] * len(names)
    assert done.returncode == 0


@pytest.mark.parametrize("honours_keys", [True, False])
def test_an_add_that_was_under_way_while_the_program_stood_still_is_there_once(
    desktop: Desktop, clerk: Environment, store: Store, record: Record, *, honours_keys: bool
) -> None:
    answer = faults.Held()
    with (
        FaultyProxy(store.url, honours_keys=honours_keys) as proxy,
        running_program(desktop, clerk, "--base-url", proxy.url) as program,
    ):
        program.wait_for_rows(3)
        proxy.fault(answer, method="POST")
        program.add("Anna", category=7)
        wait_until(answer.arrived.is_set, "it is stored")
        program.process.send_signal(signal.SIGSTOP)
        until = monotonic() + STOPPED_S
        if honours_keys:
            proxy.drop()  # as a router does with a connection that is silent
        else:
            answer.release()  # it waits to be read
        wait_until(lambda: monotonic() > until, "it stood still for so long", STOPPED_S + 1)
        program.process.send_signal(signal.SIGCONT)
        said = program.wait_for_sentence("Anna was")
        if "probably" in said:
            program.button("Yes, that's it").act()
        program.wait_for(lambda: program.pending_rows() == [], "it is settled")
        assert proxy.sent("POST") == (2 if honours_keys else 1)
        program.add("Bert", category=7)
        program.wait_for_sentence("Bert was added, ID 5.")
        check_all_is_there_once(program, store, "Anna", "Bert")
    record(
        Row(17, f"the program stands still for {STOPPED_S:.0f} s, {kind_of(honours_keys=honours_keys)}", "add", said)
    )
