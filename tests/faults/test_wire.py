"""Each fault of the wire during each act: it is said, the window goes on, and nothing is lost or doubled."""

import pytest

from tests.faults.cases import CASES, Case
from tests.faults.row import Row
from tests.faults.scene import Act, Scene, first_with

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_it_is_said_and_everything_goes_on(scene: Scene, case: Case) -> None:
    case.arm(scene, case.act)
    scene.do(case.act)
    scene.wait_for_words(*case.says)
    row = Row(case.number, case.fault, case.act, first_with(case.says[0]))
    scene.settle(row, stored=case.stored, posts=int(case.act is Act.ADD))
