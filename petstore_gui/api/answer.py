"""A whole answer, judged by the interface: the object that it holds, or the error that it is."""

import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Final, TypeVar

from msgspec import MsgspecError
from msgspec.json import Decoder

from petstore_gui.api.errors import AnswerError, StatusError
from petstore_gui.api.schema import Error, Pet

T = TypeVar("T")

PET: Final = Decoder(Pet)
PETS: Final = Decoder(list[Pet])
_ERROR: Final = Decoder(Error)

NO_STATUS: Final = 600
LONGEST_SHOWN: Final = 64 * 1024  # characters of a foreign answer that an error carries
SHORTEST_HIDDEN: Final = 8  # characters: a shorter key is no secret, and would be cut out of ordinary words

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as it came. No error made from it repeats ``key``: gateways echo a request's headers in their pages."""

    status: int
    headers: Mapping[str, str]
    body: bytearray
    key: str = field(repr=False)

    def decoded(self, decoder: Decoder[T], expected: int) -> T:
        """Return the object, if the status is the ``expected`` one; else raise the AnswerError or StatusError it is."""
        if self.status != expected and not HTTPStatus.BAD_REQUEST <= self.status < NO_STATUS:
            raise self.strange(f"of status {self.status} instead of {expected}")
        if self.headers.get("Content-Type", "").partition(";")[0].strip().lower() != "application/json":
            raise self.strange(f"not JSON (status {self.status})")
        try:
            if self.status == expected:
                return decoder.decode(self.body)
            error = _ERROR.decode(self.body)
        except (MsgspecError, UnicodeDecodeError, RecursionError) as cause:
            raise self.strange(f"not readable (status {self.status}): {cause}") from cause
        if error.status != self.status:
            _log.warning("the answer's status is %s, but its error object says otherwise", self.status)
        raise StatusError.of(
            code=self._without_key(error.code),
            message=self._without_key(error.message),
            status=self.status,
            retry_after=_retry_after(self.headers.get("Retry-After", "")),
        )

    def strange(self, detail: str) -> AnswerError:
        """Return the error for an answer that is not one of the interface's: it is ``detail``."""
        return AnswerError(
            f"the answer is {detail}",
            status=self.status,
            body=self._without_key(self.body.decode(errors="replace"))[:LONGEST_SHOWN],
            location=self._without_key(self.headers.get("Location", ""))[:LONGEST_SHOWN],
            retry_after=_retry_after(self.headers.get("Retry-After", "")),
        )

    def _without_key(self, text: str) -> str:
        return text.replace(self.key, "[API key]") if len(self.key) >= SHORTEST_HIDDEN else text


def _retry_after(text: str) -> int | None:
    """Return the seconds that a Retry-After asks to wait, kept within 1 to 60, or None without a usable one."""
    try:
        is_number = text.isascii() and text.isdecimal()
        seconds = int(text) if is_number else parsedate_to_datetime(text).timestamp() - time.time()
    except (ValueError, TypeError, OverflowError):
        return None
    return int(min(max(seconds, 1), 60))
