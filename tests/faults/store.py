"""What the real service has, asked directly and not through the faulty proxy."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.support.service import KEY, WITHOUT_TLS, running_service

ANIMALS = [("Milo", "sold"), ("Luna", "pending"), ("Rex", "available")]


class Store:
    """The store behind the proxy. One client for all questions: to make one takes longer than to ask."""

    def __init__(self, url: str) -> None:
        self.url = url
        headers = {"Authorization": f"Bearer {KEY}"}
        self._http = httpx.Client(headers=headers, trust_env=False, verify=WITHOUT_TLS)

    def close(self) -> None:
        self._http.close()

    def animals(self, status: str = "") -> list[dict[str, Any]]:
        """Return what it lists: all, while there are fewer than 100."""
        query = {"limit": "100"} | ({"status": status} if status else {})
        animals: list[dict[str, Any]] = self._http.get(f"{self.url}/pets", params=query).raise_for_status().json()
        return animals

    def count(self, name: str) -> int:
        return sum(animal["name"] == name for animal in self.animals())

    def add(self, name: str, *, status: str = "pending", category: int = 1) -> None:
        """Add an animal as another program would."""
        new_pet = {"name": name, "categoryId": category, "status": status}
        self._http.post(f"{self.url}/pets", json=new_pet).raise_for_status()


@contextmanager
def running_store(folder: Path) -> Iterator[Store]:
    """Run a service with three animals."""
    with running_service(folder / "animals.sqlite3") as service:
        store = Store(service.base_url)
        for name, status in ANIMALS:
            store.add(name, status=status)
        yield store
        store.close()
