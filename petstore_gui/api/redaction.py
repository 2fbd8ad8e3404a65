"""Hides an API key that a gateway repeats: as it is, percent-encoded, or within base64."""

import re
from base64 import b64encode
from typing import Final

SHORTEST_HIDDEN: Final = 8  # characters: a shorter key is no secret, and would be cut out of ordinary words

_SAME_IN_BASE64: Final = {"+": "+-", "/": "/_"}  # standard and URL-safe
_ANY_IN_BASE64: Final = "[A-Za-z0-9+/_-]?"


def without_key(text: str, key: str, longest: int) -> str:
    """Return at most ``longest`` characters of ``text``, with a mark in every place where it repeats ``key``."""
    if len(key) < SHORTEST_HIDDEN:
        return text[:longest]
    # A key that the cut goes through is not found: what may be a part of it goes, too.
    spare = len(key) * 4 + 16  # more than its longest form has: percent-encoded base64
    shown = re.sub(_forms(key), "[API key]", text[: longest + spare])
    return (shown if len(text) <= longest + spare else shown[:-spare])[:longest]


def _forms(key: str) -> str:
    """Return what matches each form of ``key``, an ASCII text."""
    whole = "".join(_percent_encoded(sign) for sign in key)
    return "|".join([whole, *(_in_base64(key, before) for before in range(3))])


def _in_base64(key: str, before: int) -> str:
    """Return what matches the base64 of any text with ``key`` behind ``before`` bytes, and behind threes of them."""
    encoded = b64encode(bytes(before) + key.encode()).decode()
    # Of the first and of the last sign some bits are a neighbour's.
    first, last = (before * 8 + 5) // 6, (before + len(key)) * 8 // 6
    core = "".join(_percent_encoded(_SAME_IN_BASE64.get(sign, sign)) for sign in encoded[first:last])
    return _ANY_IN_BASE64 + core + _ANY_IN_BASE64


def _percent_encoded(signs: str) -> str:
    """Return what matches one of ``signs``, also percent-encoded."""
    return f"(?:[{re.escape(signs)}]|%(?i:{'|'.join(f'{ord(sign):02x}' for sign in signs)}))"
