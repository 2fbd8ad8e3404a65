"""Parses requests: query, path and body become checked values, or a refusal that names the field."""

import re
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qsl

import msgspec
from msgspec import UNSET, UnsetType

from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN, PetStatus
from petstore_gui.service.asgi import Receive, Scope
from petstore_gui.service.responses import RefusalError

CALLER: Final = "petstore.caller"
"""In a scope: the name of the caller's key, "" for the key without a name."""
COUNT_FOR: Final = "petstore.count_for"
"""In a scope: a function that counts the connection for a key, and returns whether the key may have it."""
PERHAPS_LARGE: Final = "petstore.perhaps_large"
"""In a scope: whether its headers may be too large. Only then they are counted, which takes time."""

NAME_MAX: Final = 10_000  # a list of 100 such names, each character escaped to six bytes, is still below 8 MiB
NAME_BLANKS: Final = "".join(c for c in map(chr, range(0x3100)) if c.isspace()) + "\ufeff"

# A String of RFC 8941; draft-ietf-httpapi-idempotency-key-header-07, section 2.1.
_IDEMPOTENCY_KEY: Final = re.compile(rb'"((?:[ !#-\[\]-~]|\\["\\]){1,255})"')
# RFC 9110, section 8.8.3; here a weak tag counts as a strong one.
_ENTITY_TAG: Final = re.compile(rb'"[!#-~\x80-\xff]*"')

_INTEGER: Final = re.compile(r"0|-?[1-9][0-9]{0,18}", re.ASCII)
_STATUSES: Final = ", ".join(PetStatus)
_FIELDS: Final = {
    "name": f"name must be a text of 1 to {NAME_MAX:,} characters that is not blank and has no NUL character in it.",
    "categoryId": f"categoryId must be a whole number between {INT64_MIN} and {INT64_MAX}.",
    "status": f"status must be one of {_STATUSES}, or left out.",
}


class _Body(msgspec.Struct, frozen=True, rename="camel"):
    """A :class:`NewPet` whose number is still text: 12.0 and 12e0 are integers in JSON Schema, but not in msgspec."""

    name: str
    category_id: msgspec.Raw
    status: PetStatus | UnsetType = UNSET


_decode: Final = msgspec.json.Decoder(_Body).decode


class ClientGoneError(Exception):
    """The client disconnected before its request was complete, so no answer is sent."""


def headers(scope: Scope, name: bytes) -> list[bytes]:
    """Return every value of the header ``name`` (lower case), as it came."""
    return [value for key, value in scope["headers"] if key == name]


def integer(text: str) -> int | None:
    """Return the int64 in ``text``, in its plain form only ("-5", not "+5", "007" or " 5"), else ``None``."""
    if _INTEGER.fullmatch(text) is None:
        return None
    number = int(text)
    return number if INT64_MIN <= number <= INT64_MAX else None


def list_query(scope: Scope) -> tuple[PetStatus | None, int]:
    """Return the status filter and the limit (interface: listPets). Raises :class:`RefusalError`."""
    return _list_query(scope["query_string"])


@lru_cache(maxsize=64)  # desks ask for the same few lists again and again
def _list_query(query_string: bytes) -> tuple[PetStatus | None, int]:
    given: dict[str, str] = {}
    for name, value in parse_qsl(query_string.decode("latin-1"), keep_blank_values=True):
        if name in given and name in {"limit", "status"}:
            raise RefusalError(400, "invalid_query", f"{name} was given more than once.")
        given[name] = value
    return _status(given.get("status")), _limit(given.get("limit"))


def _limit(text: str | None) -> int:
    if text is None:
        return LIMIT_DEFAULT
    limit = integer(text)
    if limit is None or not LIMIT_MIN <= limit <= LIMIT_MAX:
        raise RefusalError(400, "invalid_query", f"limit must be a whole number from {LIMIT_MIN} to {LIMIT_MAX}.")
    return limit


def _status(text: str | None) -> PetStatus | None:
    if text is None:
        return None
    try:
        return PetStatus(text)
    except ValueError:
        raise RefusalError(400, "invalid_query", f"status must be one of {_STATUSES}.") from None


def has_it_already(scope: Scope, etag: bytes) -> bool:
    """Whether the client already has the answer with this entity tag (RFC 9110, section 13.1.2: If-None-Match)."""
    known = headers(scope, b"if-none-match")
    if not known:
        return False
    return known in ([etag], [b"*"]) or etag in _ENTITY_TAG.findall(b",".join(known))


def idempotency_key(scope: Scope) -> bytes | None:
    """Return a digest of the client's Idempotency-Key with the name of its API key, or ``None`` without one.

    Raises :class:`RefusalError` (400).
    """
    given = headers(scope, b"idempotency-key")
    if not given:
        return None
    key = _IDEMPOTENCY_KEY.fullmatch(given[0].strip()) if len(given) == 1 else None
    if key is None:
        message = "Idempotency-Key must be one text of 1 to 255 printable ASCII characters in double quotes."
        raise RefusalError(400, "invalid_idempotency_key", message)
    return sha256(scope[CALLER].encode() + b"\0" + key[1]).digest()


async def new_pet(scope: Scope, receive: Receive, body_max: int) -> NewPet:
    """Return the animal to add (interface: createPet).

    Raises :class:`RefusalError`: 415 if the content type is not ``application/json``, 413 if the body is larger than
    ``body_max`` bytes, 400 if it is not a new animal. Ignores members that the interface does not know.
    """
    kinds = headers(scope, b"content-type")
    if len(kinds) != 1 or kinds[0].partition(b";")[0].strip().lower() != b"application/json":
        raise RefusalError(415, "unsupported_media_type", "The body must be sent as application/json.")
    if headers(scope, b"content-encoding") not in ([], [b"identity"]):
        raise RefusalError(415, "unsupported_media_type", "The body must be sent without a content encoding.")
    return checked_pet(await _body(scope, receive, body_max))


async def _body(scope: Scope, receive: Receive, body_max: int) -> bytes:
    too_large = RefusalError(413, "too_large", f"The body must not be larger than {body_max} bytes.")
    if any(int(length) > body_max for length in headers(scope, b"content-length")):
        raise too_large
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGoneError
        parts.append(message["body"])
        size += len(message["body"])
        if size > body_max:
            raise too_large
        more = message["more_body"]
    return b"".join(parts)


def checked_pet(body: bytes) -> NewPet:
    """Return the new animal in ``body``. Raises :class:`RefusalError` (400), which names the wrong field."""
    try:
        pet = _decode(body.decode())
    except msgspec.ValidationError as error:
        raise RefusalError(400, "invalid_body", _field_message(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RefusalError(400, "invalid_json", "The body is not JSON.") from None
    category_id = _whole(bytes(pet.category_id).decode())
    if category_id is None:
        raise RefusalError(400, "invalid_body", _FIELDS["categoryId"])
    if len(pet.name) > NAME_MAX or "\0" in pet.name or not pet.name.strip(NAME_BLANKS):
        raise RefusalError(400, "invalid_body", _FIELDS["name"])
    return NewPet(name=pet.name, category_id=category_id, status=pet.status)


def _whole(text: str) -> int | None:
    """Return the int64 that the JSON number ``text`` equals, else ``None``. A float would round large numbers."""
    if not text.lower().partition("e")[0].strip("-.0"):
        return 0  # with any exponent, however large
    try:
        number = Decimal(text)
        is_whole = INT64_MIN <= number <= INT64_MAX and number == number.to_integral_value()
    except InvalidOperation:  # no number, or an exponent that is too large
        return None
    return int(number) if is_whole else None


def _field_message(detail: str) -> str:
    """Return a sentence about the field in msgspec's "… field `name`" or "… - at `$.name`"."""
    field = detail.rstrip("`").rpartition("`")[2].removeprefix("$.")
    if detail.startswith("Object missing"):
        return f"{field} is missing. {_FIELDS[field]}"
    return _FIELDS.get(field, "The body must be an object with name and categoryId.")
