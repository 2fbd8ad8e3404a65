"""What the service says of the end of an operation, as it says it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lifecycle:
    """The headers ``Sunset`` and ``Deprecation`` as they came, each cut at 200 characters; empty when absent."""

    sunset: str = ""
    deprecation: str = ""
