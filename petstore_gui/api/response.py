"""Decodes a whole answer into an object or an error, and removes the API key from the error's texts."""

import logging
import re
import time
from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Final, TypeVar

from msgspec import MsgspecError
from msgspec.json import Decoder

from petstore_gui.api.errors import AnswerError, AnswerProblem, StatusError
from petstore_gui.api.schema import Error, Pet
from petstore_gui.api.values import KEPT_MAX, Lifecycle

T = TypeVar("T")

PET: Final = Decoder(Pet)
PETS: Final = Decoder(list[Pet])
_ERROR: Final = Decoder(Error)

NO_STATUS: Final = 600
LONGEST_SHOWN: Final = 64 * 1024  # characters of a foreign answer that an error carries
LONGEST_DECODED: Final = 8 * LONGEST_SHOWN  # bytes: more than is shown, however many bytes a character has
LONGEST_NOTE: Final = 200  # characters of a header about the operation's end

SHORTEST_HIDDEN: Final = 8  # characters: a shorter key is no secret, and may occur in ordinary words

_SAME_IN_BASE64: Final = {"+": "+-", "/": "/_"}  # standard and URL-safe
_ANY_IN_BASE64: Final = "[A-Za-z0-9+/_-]?"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Response:
    """An answer. No error made from it contains ``key``: gateways repeat the headers of requests in their pages."""

    status: int
    headers: Mapping[str, str]
    body: bytearray
    key: str = field(repr=False)

    @property
    def lifecycle(self) -> Lifecycle:
        """The announced end of the operation."""
        sunset, deprecation = (
            self._redacted(self.headers.get(name, ""), LONGEST_NOTE) for name in ("Sunset", "Deprecation")
        )
        return Lifecycle(sunset=sunset, deprecation=deprecation)

    def confirms_tag(self, tag: str) -> bool:
        """Whether the answer says that the list with the entity tag ``tag`` has not changed (304)."""
        # A gateway may have weakened the tag; it still means the one in the request.
        return self.status == HTTPStatus.NOT_MODIFIED and self.headers.get("ETag", tag).removeprefix("W/") == tag

    def decoded(self, decoder: Decoder[T], expected: int) -> T:
        """Return the decoded object if the status is ``expected``; else raise AnswerError or StatusError."""
        if self.status != expected and not HTTPStatus.BAD_REQUEST <= self.status < NO_STATUS:
            raise self.strange(AnswerProblem.FOREIGN, f"of status {self.status} instead of {expected}")
        if not self._is_json:
            raise self.strange(AnswerProblem.FOREIGN, f"not JSON (status {self.status})")
        if not self.body:
            raise self.strange(AnswerProblem.FOREIGN, f"empty (status {self.status})")
        try:
            if self.status == expected:
                return decoder.decode(self.body)
            error = _ERROR.decode(self.body)
        except (MsgspecError, UnicodeDecodeError, RecursionError) as cause:
            detail = f"not readable (status {self.status}): {cause}"
            raise self.strange(AnswerProblem.UNREADABLE, detail) from cause
        if error.status != self.status:
            _log.warning("the answer's status is %s, but its error object says otherwise", self.status)
        raise StatusError.of(
            code=self._redacted(error.code),
            message=self._redacted(error.message),
            status=self.status,
            retry_after=_retry_after(self.headers.get("Retry-After", "")),
        )

    def decoded_list(self) -> list[Pet]:
        """Return the animals of a list, at most the first 1,000; raise like :meth:`decoded`."""
        if self.status == HTTPStatus.NOT_MODIFIED:  # to a tag that was not in the request
            detail = "about a list that this program does not have (status 304)"
            raise AnswerError(f"the answer is {detail}", status=self.status, body="", problem=AnswerProblem.UNREADABLE)
        if self.status == HTTPStatus.OK and self._is_json:
            # Decoding 8 MiB of small animals holds the interpreter for 50 ms, in which the window stands still.
            with suppress(MsgspecError, UnicodeDecodeError, RecursionError):
                pets = PETS.decode(_beginning(self.body))
                if len(pets) == KEPT_MAX:
                    return pets
        pets = self.decoded(PETS, HTTPStatus.OK)
        del pets[KEPT_MAX:]
        return pets

    def strange(self, problem: AnswerProblem, detail: str) -> AnswerError:
        """Return the error for an answer that is not the interface's; ``detail`` ends its sentence.

        A redirect is always MOVED and a page that is not JSON always FOREIGN, not ``problem``.
        """
        location = self._redacted(self.headers.get("Location", ""))
        if location and 300 <= self.status < 400 and self.status != HTTPStatus.NOT_MODIFIED:
            problem = AnswerProblem.MOVED
        elif not self._is_json:
            problem = AnswerProblem.FOREIGN
        return AnswerError(
            f"the answer is {detail}",
            status=self.status,
            body=self._redacted(self.body[:LONGEST_DECODED].decode(errors="replace")),
            problem=problem,
            location=location,
            retry_after=_retry_after(self.headers.get("Retry-After", "")),
        )

    @property
    def _is_json(self) -> bool:
        return self.headers.get("Content-Type", "").partition(";")[0].strip().lower() == "application/json"

    def _redacted(self, text: str, longest: int = LONGEST_SHOWN) -> str:
        return redact_key(text, self.key, longest)


def _beginning(body: bytearray) -> bytes:
    """Return a JSON list up to its 1,000th ``}``, closed there; nothing if it has no more than these.

    If that is inside an animal or a text, the result is no JSON, and the decoder raises.
    """
    end = after = -1
    for _ in range(KEPT_MAX + 1):
        end, after = after, body.find(b"}", after + 1)
        if after < 0:
            return b""
    return bytes(body[: end + 1]) + b"]"


def _retry_after(text: str) -> int | None:
    """Return the seconds of a Retry-After, limited to 1 to 60, or None if it is missing or invalid."""
    try:
        is_number = text.isascii() and text.isdecimal()
        seconds = int(text) if is_number else parsedate_to_datetime(text).timestamp() - time.time()
    except (ValueError, TypeError, OverflowError):
        return None
    return int(min(max(seconds, 1), 60))


def redact_key(text: str, key: str, longest: int) -> str:
    """Return at most ``longest`` characters of ``text``, with a mark in place of each ``key``."""
    if len(key) < SHORTEST_HIDDEN:
        return text[:longest]
    # A key that is cut in two is not found, so what may be a part of one is removed, too.
    spare = len(key) * 4 + 16  # longer than its longest form, percent-encoded base64
    shown = re.sub(_forms(key), "[API key]", text[: longest + spare])
    return (shown if len(text) <= longest + spare else shown[:-spare])[:longest]


def _forms(key: str) -> str:
    """Return a pattern for each form of ``key``, an ASCII text."""
    whole = "".join(_percent_encoded(sign) for sign in key)
    return "|".join([whole, *(_in_base64(key, before) for before in range(3))])


def _in_base64(key: str, before: int) -> str:
    """Return a pattern for the base64 of any text with ``key`` behind ``before`` bytes, or three, six, … more."""
    encoded = b64encode(bytes(before) + key.encode()).decode()
    # The first and the last character also have bits of their neighbours.
    first, last = (before * 8 + 5) // 6, (before + len(key)) * 8 // 6
    core = "".join(_percent_encoded(_SAME_IN_BASE64.get(sign, sign)) for sign in encoded[first:last])
    return _ANY_IN_BASE64 + core + _ANY_IN_BASE64


def _percent_encoded(signs: str) -> str:
    """Return a pattern for one of ``signs``, plain or percent-encoded."""
    return f"(?:[{re.escape(signs)}]|%(?i:{'|'.join(f'{ord(sign):02x}' for sign in signs)}))"
