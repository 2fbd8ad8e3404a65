"""What the service says of the end of an operation, as it says it."""

from typing import NamedTuple


class Lifecycle(NamedTuple):
    """The headers ``Sunset`` and ``Deprecation`` as they came, each cut at 200 characters; empty when absent."""

    sunset: str = ""
    deprecation: str = ""
