"""The desks of a chain, for Locust, which runs this file in .venv-load: tests/load/__main__.py says how.

A desk does what the window does: every minute it asks for the list of all animals and, as that is cut off at 100, for
those of each status, with the entity tags that it has; it lets go of its connection after four seconds. It does so when
its time has come, however long the answers take.
"""

import itertools
import json
import os
import random
import time
import uuid
from collections import Counter
from typing import Any, Final

import gevent
from locust import FastHttpUser, events, task
from locust.contrib.fasthttp import FastResponse
from locust.env import Environment

LISTS: Final = ("limit=100", *(f"limit=100&status={status}" for status in ("available", "pending", "sold")))
ADDED_STATUSES: Final = ("available", "available", "available", "pending", "sold")
KEEP_ALIVE_SECONDS: Final = 4.0  # petstore_gui/api/http.py
SETTINGS: Final = json.loads(os.environ["PETSTORE_LOAD"])
INTERVAL: Final = float(SETTINGS["interval"])

_numbers: Final = itertools.count()


class Figures:
    """What was measured, in milliseconds, between two moments; failures count from the first one on."""

    def __init__(self) -> None:
        self.is_measuring = False
        self.milliseconds: dict[str, list[float]] = {"list": [], "add": [], "late": []}
        self.answers: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()

    def note(self, what: str, milliseconds: float) -> None:
        if self.is_measuring:
            self.milliseconds[what].append(round(milliseconds, 2))


FIGURES: Final = Figures()


class Desk(FastHttpUser):  # type: ignore[misc]  # Locust is in .venv-load
    """One desk with a key of its own; every hundredth one adds an animal in the middle of its minute."""

    connection_timeout = 5.0
    network_timeout = 15.0

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment)
        self._number = next(_numbers)
        self._due = time.monotonic() + random.uniform(0, INTERVAL)  # noqa: S311
        self._tags: dict[str, str] = {}
        self._leaving: Any = None
        self._headers = {
            "Accept": "application/json",
            "Accept-Encoding": "identity",
            "Authorization": f"Bearer {SETTINGS['keys'].format(self._number)}",
            "User-Agent": "petstore-gui/load",
        }

    def on_start(self) -> None:
        """Wait for the first time."""
        gevent.sleep(self.wait_time())

    def wait_time(self) -> float:
        """Return the seconds until the next time: none if it has passed already."""
        return max(0.0, self._due - time.monotonic())

    @task  # type: ignore[untyped-decorator]
    def minute(self) -> None:
        """Refresh the list, and half a minute later add an animal, if this desk adds some."""
        begun, self._due = self._due, self._due + INTERVAL
        FIGURES.note("late", (time.monotonic() - begun) * 1000)
        self._stay()
        for query in LISTS:
            self._list(query)
        self._leave_soon()
        if self._number % SETTINGS["adds_one_in"] == 0:
            gevent.sleep(max(0.0, begun + INTERVAL / 2 - time.monotonic()))
            self._stay()
            self._add()
            self._leave_soon()

    def _list(self, query: str) -> None:
        headers = dict(self._headers)
        if query in self._tags:
            headers["If-None-Match"] = self._tags[query]
        path = f"/v1/pets?{query}"
        with self.client.get(path, headers=headers, name="list", catch_response=True) as answer:
            if answer.status_code == 200 and answer.content.count(b'"id"') == 100:
                self._tags[query] = answer.headers["etag"]
            elif answer.status_code != 304 or query not in self._tags:
                answer.failure(failure(answer))

    def _add(self) -> None:
        animal = {"name": f"Animal of desk {self._number}", "categoryId": self._number % 50 + 1}
        body = json.dumps({**animal, "status": random.choice(ADDED_STATUSES)})  # noqa: S311
        headers = {**self._headers, "Content-Type": "application/json", "Idempotency-Key": f'"{uuid.uuid4()}"'}
        with self.client.post("/v1/pets", body, headers=headers, name="add", catch_response=True) as answer:
            if answer.status_code != 201:
                answer.failure(failure(answer))

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.kill()

    def _leave_soon(self) -> None:
        if not SETTINGS["stays_connected"]:
            self._leaving = gevent.spawn_later(KEEP_ALIVE_SECONDS, self.client.client.close)


def failure(answer: FastResponse) -> str:
    """Return what is wrong with an answer, or why there is none."""
    return f"{answer.status_code} {answer.error or (answer.content or b'')[:200]!r}"


@events.request.add_listener  # type: ignore[untyped-decorator]
def on_request(*, name: str, response_time: float, response: FastResponse, exception: object, **_: object) -> None:
    """Keep the time of an answer."""
    if exception is not None:
        FIGURES.failures[f"{name}: {exception}"] += 1
    elif FIGURES.is_measuring:
        FIGURES.answers[f"{name} {response.status_code}"] += 1
    FIGURES.note(name, response_time)


@events.test_start.add_listener  # type: ignore[untyped-decorator]
def on_test_start(environment: Environment, **_: object) -> None:
    """Measure in the background."""
    gevent.spawn(measure, environment)


def measure(environment: Environment) -> None:
    """Measure when all desks have come, print what is known at the beginning and at the end, and end."""
    gevent.sleep(SETTINGS["warm_up"])
    FIGURES.is_measuring = True
    print(json.dumps({"desks": environment.runner.user_count}), flush=True)
    gevent.sleep(SETTINGS["seconds"])
    FIGURES.is_measuring = False
    figures = {"milliseconds": FIGURES.milliseconds, "answers": FIGURES.answers, "failures": FIGURES.failures}
    print(json.dumps(figures), flush=True)
    environment.runner.quit()
