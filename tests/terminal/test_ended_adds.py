"""An add that is ended in the moment before it leaves is not sent, and the exit code says what has ended it."""

import signal
from argparse import Namespace
from collections.abc import Callable
from io import StringIO

import pytest

from petstore_gui.api import override
from petstore_gui.terminal.add_command import run
from petstore_gui.terminal.console import Console
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError, exit_code
from petstore_gui.terminal.workers import Interruption
from tests.support.fake_store import FakeStore

REX = Namespace(name="Rex", category="3", status=None, again=False, yes=False, json=False)


class EndedAfterItsCheck(Interruption):
    """Something ends the command just after it has made sure that nothing has."""

    def __init__(self, end: Callable[[Interruption], object]) -> None:
        super().__init__()
        self._end = end

    @override
    def check(self) -> None:
        super().check()
        self._end(self)


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (None, 1)], ids=["Ctrl+C", "SIGTERM", "no signal"]
)
def test_an_add_that_is_ended_before_it_leaves_says_so_by_its_code(number: signal.Signals | None, code: int) -> None:
    service = FakeStore()
    connection = service.connection()
    interruption = EndedAfterItsCheck(lambda own: connection.client.close() if number is None else own.set(number))
    interruption.register(connection.client.close)
    with pytest.raises(CommandError) as ended:
        run(REX, Store(connection, Console("petstore", None, None, StringIO()), interruption))
    assert str(ended.value) == "not added: ended before it was sent."
    assert exit_code(ended.value) == code
    assert service.posts == 0
    assert connection.journal.open_adds(connection.service_id) == ()
    connection.client.close()
