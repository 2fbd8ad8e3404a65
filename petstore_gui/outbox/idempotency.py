"""When an add whose answer was lost may be sent again: only where the service certainly knows its key from before."""

from datetime import UTC, datetime, timedelta
from typing import Final

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.values import LIMIT_MIN
from petstore_gui.outbox.add import Add, SentPromise

_SHARE_KEPT_BACK: Final = 8  # an eighth of what was promised, and a minute at least
_LEAST_KEPT_BACK: Final = timedelta(minutes=1)
_BACKWARDS: Final = timedelta(minutes=1)  # as far as a clock that is being set right may step
# The key of the program's own service is made anew for each run, and no other adds come with it.
_EMBEDDED: Final = "embedded"


def hear_promise(client: PetStoreClient) -> None:
    """Ask the service for an animal unless ``client`` has had an answer of it: what it promises of keys is known then.

    No add leaves before: one that is lost without its promise ends as a question to the user. Raises
    :class:`~petstore_gui.api.errors.PetStoreError` where the service does not answer.
    """
    if not client.was_heard:
        client.list_pets(limit=LIMIT_MIN)


def promise_of(client: PetStoreClient, *, is_embedded: bool) -> SentPromise | None:
    """Return what the service has promised by now of an add that is about to be sent."""
    promise = client.key_promise
    if promise is None:
        return None
    mark = _EMBEDDED if is_embedded else client.api_key_mark
    return SentPromise(promise.seconds, promise.service_now, mark)


def can_replay(client: PetStoreClient, entry: Add, *, is_embedded: bool) -> bool:
    """Ask the service for an animal, and so whether it still knows the key of a sent add; ``False`` when in doubt.

    It has to promise that now as it did before, to the same API key, and the time must not be over: neither by this
    computer's clock nor by the service's own, since either may have been set meanwhile.
    Raises :class:`~petstore_gui.api.errors.PetStoreError` where the service does not answer.
    """
    client.list_pets(limit=LIMIT_MIN)
    return is_honoured(entry, promise_of(client, is_embedded=is_embedded), datetime.now(UTC))


def is_honoured(entry: Add, promise: SentPromise | None, now: datetime) -> bool:
    """Return whether the service certainly knows the key of a sent add, by what it promises ``now`` (aware, UTC)."""
    before, sent_at = entry.promise, entry.sent_at
    if promise is None or before is None or sent_at is None or entry.key is None:
        return False
    promised = timedelta(seconds=min(promise.seconds, before.seconds))
    longest = promised - max(promised / _SHARE_KEPT_BACK, _LEAST_KEPT_BACK)
    ages = (now - sent_at, promise.service_time - before.service_time)
    return promise.api_key_mark == before.api_key_mark and all(-_BACKWARDS <= age <= longest for age in ages)
