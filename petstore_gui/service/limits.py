"""The limits of a service: sizes, times, connections and requests a second."""

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

BURST_SECONDS: Final = 5  # a client that waits as long after a 429 finds a full bucket


class Limits(NamedTuple):
    """The limits of one process of the service; ``None`` means no limit. Sizes are in bytes."""

    body: int = 1024 * 1024
    head: int = 64 * 1024  # the request line and all headers
    header_count: int = 100
    head_seconds: float = 5.0  # from its first byte, or from the start of the connection
    body_seconds: float = 20.0
    connections: int = 200
    connections_per_address: int | None = None
    connections_per_key: int | None = None
    requests: int | None = None  # per second, with the key without a name: many clients may share it
    issued_key_requests: int | None = 200  # per second, with each issued key


DEFAULTS: Final = Limits()


class TokenBucket:
    """Allows ``rate`` requests a second on average, and :data:`BURST_SECONDS` times as many at once."""

    __slots__ = ("_clock", "_filled_at", "_rate", "_tokens")

    def __init__(self, rate: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate * BURST_SECONDS)
        self._filled_at = clock()

    def take(self) -> float:
        """Take a token and return 0; without one, return the seconds until there is one."""
        now = self._clock()
        self._tokens = min(self._rate * BURST_SECONDS, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now
        if self._tokens < 1:
            return (1 - self._tokens) / self._rate
        self._tokens -= 1
        return 0.0
