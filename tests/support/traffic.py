"""Desks that add and read without a pause, and what they were told: ``with traffic(service, senders=8) as told: …``."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Final, NamedTuple
from uuid import uuid4

import httpx

from tests.support.patience import PATIENCE_S

_PAUSE_S: Final = 0.05
_LONGEST_ANSWER_S: Final = 10.0  # as long as the program itself waits
_LIST_LENGTH: Final = 100


class AnsweredAdd(NamedTuple):
    """An add that had its 201: of which sender, when it was first sent, and when it was answered."""

    sender: int
    began: float
    answered: float


@dataclass
class Told:
    """What the desks were told, and when by ``time.monotonic()``.

    ``acknowledged``: the ID of each name; ``unclear``: names that were sent once and had no 201.
    """

    acknowledged: dict[str, int] = field(default_factory=dict)
    unclear: list[str] = field(default_factory=list)
    adds: list[AnsweredAdd] = field(default_factory=list)
    lists: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    longest_s: float = 0.0

    def check(self, stored: Collection[tuple[int, str]]) -> None:
        """Compare with the IDs and names that are in the database: nothing lost, nothing doubled, no wrong answer."""
        assert self.wrong == []
        names = Counter(name for _, name in stored)
        assert [name for name, times in names.items() if times > 1] == [], "doubled"
        assert self.acknowledged.items() - {(name, pet_id) for pet_id, name in stored} == set(), "lost"
        assert names.keys() - self.acknowledged.keys() - set(self.unclear) == set(), "of no request"
        assert self.longest_s < _LONGEST_ANSWER_S


@contextmanager
def traffic(
    clients: Callable[[], httpx.Client], *, senders: int, without_key: int = 0, readers: int = 1, pause_s: float = 0
) -> Iterator[Told]:
    """Let desks work until the block ends; the last ``without_key`` senders send no Idempotency-Key, nor twice.

    Each waits for ``pause_s`` between what it asks.
    """
    told = Told()
    end = threading.Event()
    with ThreadPoolExecutor(senders + readers) as pool:
        jobs: list[Future[None]] = []
        try:
            for number in range(senders):
                keyed = number < senders - without_key
                jobs.append(pool.submit(_send, clients, told, end, number, keyed=keyed, pause_s=pause_s))
            jobs += [pool.submit(_read, clients, told, end, pause_s) for _ in range(readers)]
            yield told
        finally:
            end.set()
        for job in jobs:
            job.result()


def _send(
    clients: Callable[[], httpx.Client], told: Told, end: threading.Event, number: int, *, keyed: bool, pause_s: float
) -> None:
    with clients() as client:
        for sent in count(1):
            if end.wait(pause_s):
                return
            name = f"{number}-{sent}"
            headers = {"idempotency-key": f'"{uuid4()}"'} if keyed else {}
            send = partial(client.post, "/pets", json={"name": name, "categoryId": sent}, headers=headers)
            began = time.monotonic()
            answer = _asked(send, told)
            while answer is None and keyed and time.monotonic() < began + PATIENCE_S:
                time.sleep(_PAUSE_S)
                answer = _asked(send, told)
            if answer is None:
                if keyed:
                    told.wrong.append(f"{name}: never answered")
                told.unclear.append(name)
                time.sleep(_PAUSE_S)
            elif answer["name"] != name:
                told.wrong.append(f"{name}: {answer}")
            else:
                told.acknowledged[name] = answer["id"]
                told.adds.append(AnsweredAdd(number, began, time.monotonic()))


def _read(clients: Callable[[], httpx.Client], told: Told, end: threading.Event, pause_s: float) -> None:
    """Ask for the newest animals: a list must have every add that was acknowledged before it was asked for."""
    with clients() as client:
        while not end.wait(pause_s):
            known = set(told.acknowledged.copy().values())
            pets = _asked(partial(client.get, "/pets", params={"limit": _LIST_LENGTH}), told)
            if pets is None:
                time.sleep(_PAUSE_S)
                continue
            told.lists.append(time.monotonic())
            listed = {pet["id"] for pet in pets}
            oldest = min(listed, default=0) if len(listed) == _LIST_LENGTH else 0
            if missing := {pet_id for pet_id in known if pet_id >= oldest} - listed:
                told.wrong.append(f"a list without {sorted(missing)[:5]}")


def _asked(ask: Callable[[], httpx.Response], told: Told) -> Any:  # noqa: ANN401  what JSON holds
    """Return what was answered; ``None`` where there was no answer, or one that says to try again."""
    began = time.monotonic()
    try:
        answer = ask()
    except httpx.TransportError as error:
        told.errors[type(error).__name__] += 1
        return None
    told.longest_s = max(told.longest_s, time.monotonic() - began)
    if answer.status_code in {200, 201}:
        return answer.json()
    told.errors[f"{answer.status_code} {answer.json().get('code')}"] += 1
    if not _says_when_to_try_again(answer):
        told.wrong.append(f"{answer.status_code} {answer.headers} {answer.text}")
    return None


def _says_when_to_try_again(answer: httpx.Response) -> bool:
    """Whether ``answer`` is a 503 as the interface and HTTP have it: the error object, and Retry-After in seconds."""
    error: Mapping[str, object] = answer.json()
    return (
        answer.status_code == 503
        and answer.headers["retry-after"].isdigit()
        and error.keys() == {"code", "message", "status"}
        and error["status"] == 503
    )
