"""A thread that is busy in native code for ever, as one may be that is given up."""

import time
from typing import Never

from python_calamine import CalamineWorkbook


class _Endless:
    def read(self, *_: object) -> Never:
        while True:
            time.sleep(0.0005)

    seek = read


def stay_in_native_code(*_: object) -> None:
    """Never return, with Rust on the stack: unwinding that aborts the process."""
    CalamineWorkbook.from_filelike(_Endless())
