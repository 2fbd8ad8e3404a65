"""A job done by keys alone and what Orca says to it, as text files in tests/end_to_end/transcripts.

A line that begins with ">" is keys to press, or "type" and a text, of which each sign is said, or "hold" and a key that
is pressed for long; or "service" and whether it "goes" or "comes back". What follows is what is said before the next
ones, where "~ " begins what comes at any place of it, and "? " what may come there, or not.
With PETSTORE_GUI_WRITE_TRANSCRIPTS=1, what is said now is written down in place of what was.
"""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.desktop import Desktop
from tests.support.faulty_proxy import FaultyProxy
from tests.support.orca import Orca, running_orca
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.program import Program, listed_samples, running_program
from tests.support.service import running_service

FOLDER: Final = Path(__file__).parents[1] / "end_to_end" / "transcripts"
_QUIET_S: Final = 3.0  # so long nothing more is said: for the writing of a transcript only
_OVER_A_LINE: Final = {"offline"}
"""The jobs at a service of two animals that goes away; the others are done with the samples."""
_HELD_MS: Final = 300
_LATE_S: Final = 30.0
_ANYWHERE: Final = "~ "
_MAYBE: Final = "? "
_LOOK_AGAIN_S: Final = 0.05
_TIME: Final = re.compile(r"(\d{1,2} \w{3,4} \d{4}, )?\d{1,2}:\d\d(:\d\d)?")
_ADDRESS: Final = re.compile(r"127\.0\.0\.1:\d+")


class Step(NamedTuple):
    """Keys, none at the start, and what is said to them."""

    keys: str
    answers: list[str]


def read_steps(name: str) -> tuple[str, list[Step]]:
    """Return the head of a transcript and its steps."""
    head, _, body = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition("\n\n")
    steps = [Step("", [])]
    for line in body.splitlines():
        if line.startswith("> "):
            steps.append(Step(line[2:], []))
        else:
            steps[-1].answers.append(line)
    return head, steps


def do_job(name: str, desktop: Desktop, environment: dict[str, str], folder: Path) -> bool:
    """Do the job and fail where Orca says something else than its transcript does.

    Return whether it could be told: on a busy machine Orca learns of a key after what the key has done, and says it in
    other words.
    """
    work: _Work | None = None
    try:
        with _at_work(name, desktop, environment, folder) as work:
            for step in read_steps(name)[1]:
                _do(work, step.keys)
                _hear(work, step)
    except AssertionError:
        if work is None or not work.program.was_read_too_late():
            raise
        return False
    return True


def write_anew(name: str, desktop: Desktop, environment: dict[str, str], folder: Path) -> None:
    """Do the job and write down what Orca says."""
    head, steps = read_steps(name)
    lines = [head, ""]
    with _at_work(name, desktop, environment, folder) as work:
        for step in steps:
            lines += [f"> {step.keys}"] if step.keys else []
            _do(work, step.keys)
            said = _heard_until_quiet(work.orca)
            work.orca.forget(len(said))
            maybe, anywhere = _marked(step, _MAYBE), _marked(step, _ANYWHERE)
            lines += [_ANYWHERE + each if each in anywhere else each for each in said if each not in maybe]
            lines += [_MAYBE + each for each in maybe]
    (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


class _Work(NamedTuple):
    program: Program
    orca: Orca
    line: FaultyProxy | None
    """The way to the service, where that can go."""


@contextmanager
def _at_work(name: str, desktop: Desktop, environment: dict[str, str], folder: Path) -> Iterator[_Work]:
    with ExitStack() as stack:
        line, arguments, animals = None, ["--demo"], listed_samples()
        if name in _OVER_A_LINE:
            service = stack.enter_context(running_service(folder / "animals.sqlite3"))
            line = stack.enter_context(FaultyProxy(service.base_url, honours_keys=True))
            with service.client() as client:
                for pet in ("Bella", "Rex"):
                    client.post("pets", json={"name": pet, "categoryId": 3, "status": "sold"}).raise_for_status()
            arguments, animals = ["--base-url", line.url], 2
            environment = {**environment, "PETSTORE_API_KEY": service.key}
        orca = stack.enter_context(running_orca(desktop, folder))
        program = stack.enter_context(running_program(desktop, environment, *arguments))
        program.wait_for_rows(animals)
        program.wait_for_focus(program.table())
        wait_until(lambda: _are_listed(animals, orca.said()), "the first list is said")
        orca.forget(len(orca.said()))
        yield _Work(program, orca, line)
        program.press("ctrl+q")
        assert program.process.wait(PATIENCE_S) == 0  # Orca asks for much that Qt does not know, and says so


def _are_listed(animals: int, said: list[str]) -> bool:
    """Whether all is said that comes before the first key, after one title of the window or two."""
    is_told = any(each.startswith(f"notification {animals} animals") for each in said)
    return is_told and f"table with {animals} rows 4 columns." in said


def _do(work: _Work, what: str) -> None:
    if what.startswith("type "):
        for number, sign in enumerate(what.removeprefix("type ")):
            work.program.desktop.type(sign)
            _wait_until(work, partial(_is_last, sign, work.orca), f"“{sign}” of “{what}” is said")
            said = work.orca.said()
            assert not number or said == [sign], f"{said} is said to the “{sign}” of “{what}”"
            work.orca.forget(len(said))  # where the first one replaces what is selected, this is said before
    elif what.startswith("hold "):
        work.program.press(what.removeprefix("hold "), pace_ms=_HELD_MS)
    elif work.line is not None and what == "service goes":
        work.line.refuse()
    elif work.line is not None and what == "service comes back":
        work.line.heal()
    elif what:
        work.program.press(*what.split())


def _is_last(sentence: str, orca: Orca) -> bool:
    return orca.said()[-1:] == [sentence]


def _said(orca: Orca) -> list[str]:
    return [_TIME.sub("<time>", _ADDRESS.sub("<service>", sentence)) for sentence in orca.said()]


def _wait_until(work: _Work, condition: Callable[[], bool], what: str) -> None:
    """Wait as long as is usual, but not for what is never said, as Orca has learnt of a key too late."""
    began = time.monotonic()

    def holds() -> bool:
        is_late = time.monotonic() > began + _LATE_S and work.program.was_read_too_late()
        assert not is_late, f"Orca has learnt of a key too late: {what}"
        return condition()

    wait_until(holds, what)


def _hear(work: _Work, step: Step) -> None:
    """Wait until everything is said that the step has; what is said besides comes before the next answer."""
    anywhere, maybe = _marked(step, _ANYWHERE), _marked(step, _MAYBE)
    in_turn = [each for each in step.answers if not each.startswith((_ANYWHERE, _MAYBE))]
    heard: list[str] = []

    def is_all_said() -> bool:
        heard[:] = _said(work.orca)
        told = [each for each in heard if each not in maybe]
        told_in_turn = [each for each in told if each not in anywhere]
        told_anywhere = [each for each in told if each in anywhere]
        is_expected = told_in_turn == in_turn[: len(told_in_turn)] and len(set(told_anywhere)) == len(told_anywhere)
        assert is_expected, f"“{step.keys}”: {heard} is said, and not {step.answers}"
        return told_in_turn == in_turn and len(told_anywhere) == len(anywhere)

    try:
        _wait_until(work, is_all_said, "everything is said")
    except AssertionError as error:
        error.add_note(f"“{step.keys}”: {_said(work.orca)} is said, and not {step.answers}")
        raise
    work.orca.forget(len(heard))


def _marked(step: Step, mark: str) -> list[str]:
    return [each.removeprefix(mark) for each in step.answers if each.startswith(mark)]


def _heard_until_quiet(orca: Orca) -> list[str]:
    said, since = _said(orca), time.monotonic()
    while time.monotonic() < since + _QUIET_S:
        time.sleep(_LOOK_AGAIN_S)
        if _said(orca) != said:
            said, since = _said(orca), time.monotonic()
    return said
