"""Each fault of the wire during each act: it is said, the window goes on, and nothing is lost or doubled.

What is said depends on the error that the client makes of a fault, which tests/api has. So one fault of each kind is in
``make test``; all are in ``make faults`` and ``make rounds``.
"""

import re
from collections.abc import Iterator

import pytest

from tests.faults.cases import CASES, SHORT, Case
from tests.faults.row import Row
from tests.faults.scene import Act, Scene, first_with
from tests.support import faults

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]


MOST_REQUESTS = 2  # of a GET: it is sent once more at most, and only where the connection broke
MOST_MEMORY = 100 * faults.MIB  # more than before, also where more was announced or packed


def peak_memory() -> int:
    """Return the most bytes that this process has ever had in memory."""
    import resource  # not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def cases() -> Iterator[object]:
    """Yield a parameter for each case; after the first one of its kind they have the marker ``matrix``."""
    kinds = set()
    for case in CASES:
        kind = (case.act, case.stored, *(re.sub(r"\d+", "", words) for words in case.says[:2]))
        yield pytest.param(case, id=case.id, marks=[pytest.mark.matrix] * (kind in kinds))
        kinds.add(kind)


@pytest.mark.parametrize("case", list(cases()))
def test_it_is_said_and_everything_goes_on(scene: Scene, case: Case) -> None:
    rows = scene.desk.names()
    requests, memory = len(scene.proxy.requests), peak_memory()
    case.arm(scene, case.act)
    scene.do(case.act)
    # There is a list: the band over it, or the line below it, says in short why there is no newer one.
    says = (SHORT.get(case.says[0], case.says[0]),) if case.act is Act.LIST else case.says
    scene.wait_for_words(*(part.format(address=scene.proxy.url) for part in says))
    names = scene.desk.names()
    # After a lost answer the list is read anew, and may have what others have added.
    assert names == rows if case.act is not Act.ADD else set(rows) <= set(names)
    assert peak_memory() - memory < MOST_MEMORY
    if case.act is not Act.ADD:
        assert len(scene.proxy.requests) - requests <= MOST_REQUESTS
    row = Row(case.number, case.fault, case.act, first_with(says[0]))
    scene.settle(row, stored=case.stored, posts=int(case.act is Act.ADD))
