"""The limits of a service: sizes, times, connections and requests a second."""

import mmap
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

BURST_SECONDS: Final = 5  # a client that waits as long after a 429 finds a full bucket
_ROUNDING_SECONDS: Final = 1e-6
_SLOTS: Final = 2**20  # two of a hundred keys share one, and so their requests, with a chance of 0.5 %


class Limits(NamedTuple):
    """The limits of one process of the service; ``None`` means no limit. Sizes are in bytes.

    Those of connections are this process's share; those of requests count all processes, in the same :class:`Buckets`.
    """

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
    """Allows ``rate`` requests a second on average, and :data:`BURST_SECONDS` times as many at once.

    All that it knows is the one number in ``full_at``: when it is full again.
    """

    __slots__ = ("_clock", "_full_at", "_rate")

    def __init__(
        self, rate: int, full_at: "memoryview[float] | list[float]", clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate = rate
        self._full_at = full_at
        self._clock = clock

    def take(self) -> float:
        """Take a token and return 0; without one, return the seconds until there is one."""
        now = self._clock()
        full_at = max(self._full_at[0], now) + 1 / self._rate
        missing = full_at - now - BURST_SECONDS
        if missing > _ROUNDING_SECONDS:
            return missing
        self._full_at[0] = full_at
        return 0.0


class Buckets:
    """The token buckets of all keys, in memory that is shared with the workers that are forked later.

    There is no lock, which a worker that hangs would hold: where two workers count at the same moment, one request may
    not be counted.
    """

    def __init__(self) -> None:
        self._full_at = memoryview(mmap.mmap(-1, 8 * _SLOTS)).cast("d")

    def of(self, digest: bytes, rate: int | None, clock: Callable[[], float] = monotonic) -> TokenBucket | None:
        """Return the bucket of the key with this digest; ``None`` where there is no ``rate``."""
        slot = int.from_bytes(digest[:4]) % _SLOTS
        return None if rate is None else TokenBucket(rate, self._full_at[slot : slot + 1], clock)
