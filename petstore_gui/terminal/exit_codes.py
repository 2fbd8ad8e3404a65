"""The exit codes of commands. Documented in docs/terminal.md, in ``--help`` and in the manual page."""

from enum import IntEnum
from typing import Final


class ExitCode(IntEnum):
    """The outcome of a command; after a signal, the code is 128 plus its number."""

    DONE = 0
    NOT_DONE = 1
    BAD_ARGUMENTS = 2
    NOT_KNOWN = 3
    NO_SERVICE = 4
    NO_KEY = 5
    NO_OUTPUT = 6

    @property
    def meaning(self) -> str:
        """The explanation for people."""
        return _MEANINGS[self]


SIGNAL: Final = 128

_MEANINGS: Final = {
    ExitCode.DONE: "done",
    ExitCode.NOT_DONE: "not done: not found, refused, or a file that cannot be used",
    ExitCode.BAD_ARGUMENTS: "the arguments cannot be used; nothing was sent",
    ExitCode.NOT_KNOWN: "not known: an add whose answer was lost, or a look-up that cannot tell",
    ExitCode.NO_SERVICE: "the service cannot be reached, or does not answer as it should",
    ExitCode.NO_KEY: "there is no API key, or the service does not accept it",
    ExitCode.NO_OUTPUT: "done, but the output could not be written",
}
