"""A job done by keys alone and what Orca says to it, as text files in tests/end_to_end/transcripts.

A line that begins with ">" is keys to press, or "type" and a text, of which each sign is said; what follows is what is
said before the next ones.
With PETSTORE_GUI_WRITE_TRANSCRIPTS=1, what is said now is written down in place of what was.
"""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.desktop import Desktop
from tests.support.orca import Orca, running_orca
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.program import Program, running_program

FOLDER: Final = Path(__file__).parents[1] / "end_to_end" / "transcripts"
_QUIET_S: Final = 3.0  # so long nothing more is said: for the writing of a transcript only
_START: Final = {"table with 221 rows 4 columns.", "notification 221 animals listed, there may be more."}
"""What is said before the first key, after one title of the window or two."""
_LOOK_AGAIN_S: Final = 0.05
_TIME: Final = re.compile(r"(\d{1,2} \w{3,4} \d{4}, )?\d{1,2}:\d\d(:\d\d)?")


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
    program: Program | None = None
    try:
        with _at_work(desktop, environment, folder) as (program, orca):
            for step in read_steps(name)[1]:
                _press(program, orca, step.keys)
                _hear(orca, step)
    except AssertionError:
        if program is None or not program.was_read_too_late():
            raise
        return False
    return True


def write_anew(name: str, desktop: Desktop, environment: dict[str, str], folder: Path) -> None:
    """Do the job and write down what Orca says."""
    head, steps = read_steps(name)
    lines = [head, ""]
    with _at_work(desktop, environment, folder) as (program, orca):
        for step in steps:
            lines += [f"> {step.keys}"] if step.keys else []
            _press(program, orca, step.keys)
            said = _heard_until_quiet(orca)
            orca.forget(len(said))
            lines += said
    (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


@contextmanager
def _at_work(desktop: Desktop, environment: dict[str, str], folder: Path) -> Iterator[tuple[Program, Orca]]:
    with running_orca(desktop, folder) as orca, running_program(desktop, environment, "--demo") as program:
        program.wait_for_sample_animals()
        program.wait_for_focus(program.table())
        wait_until(lambda: set(orca.said()) >= _START, "the first list is said")
        orca.forget(len(orca.said()))
        yield program, orca
        program.press("ctrl+q")
        assert program.process.wait(PATIENCE_S) == 0  # Orca asks for much that Qt does not know, and says so


def _press(program: Program, orca: Orca, keys: str) -> None:
    if keys.startswith("type "):
        for sign in keys.removeprefix("type "):
            program.desktop.type(sign)
            wait_until(partial(_is_last, sign, orca), f"“{sign}” of “{keys}” is said")
            orca.forget(len(orca.said()))  # where it replaces what is selected, this is said before
    elif keys:
        program.press(*keys.split())


def _is_last(sentence: str, orca: Orca) -> bool:
    return orca.said()[-1:] == [sentence]


def _said(orca: Orca) -> list[str]:
    return [_TIME.sub("<time>", sentence) for sentence in orca.said()]


def _hear(orca: Orca, step: Step) -> None:
    """Wait until everything is said that the step has; what is said besides comes before the next answer."""

    def is_all_said() -> bool:
        said = _said(orca)
        assert said == step.answers[: len(said)], f"“{step.keys}”: {said} is said, and not {step.answers}"
        return said == step.answers

    try:
        wait_until(is_all_said, "everything is said", PATIENCE_S)
    except AssertionError as error:
        error.add_note(f"“{step.keys}”: {_said(orca)} is said, and not {step.answers}")
        raise
    orca.forget(len(step.answers))


def _heard_until_quiet(orca: Orca) -> list[str]:
    said, since = _said(orca), time.monotonic()
    while time.monotonic() < since + _QUIET_S:
        time.sleep(_LOOK_AGAIN_S)
        if _said(orca) != said:
            said, since = _said(orca), time.monotonic()
    return said
