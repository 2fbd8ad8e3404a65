"""A call that is made in a thread of its own, so that the test can meddle with it meanwhile."""

import threading
from collections.abc import Callable
from typing import Any

from petstore_gui.api.errors import PetStoreError
from tests.support.patience import PATIENCE_S


class InThread:
    """Makes a call in a thread and keeps what it returned or raised."""

    def __init__(self, call: Callable[[], object]) -> None:
        self._returned: Any = None
        self._error: PetStoreError | None = None
        self._call = call
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    @property
    def is_going_on(self) -> bool:
        return self._thread.is_alive()

    def wait(self) -> PetStoreError:
        """Wait for the end of the call and return its error."""
        self._end()
        assert self._error is not None
        return self._error

    def result(self) -> object:
        """Wait for the end of the call and return what it returned."""
        self._end()
        assert self._error is None
        return self._returned

    def _end(self) -> None:
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        try:
            self._returned = self._call()
        except PetStoreError as error:
            self._error = error
