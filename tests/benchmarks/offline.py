"""The start of the window without its service against its start with it: both show a list of the same animals."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from petstore_gui.api.client import PetStoreClient
from petstore_gui.connection.connector import OFFLINE_CACHE_NAME
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.inventory.offline_cache import OfflineCache
from petstore_gui.inventory.snapshot import take_snapshot
from tests.benchmarks.processes import Program, in_turn, start
from tests.benchmarks.report import Figure, Value
from tests.support.service import RunningService

_NAME = "petstore-gui"  # of the program's folders


def offline_figures(
    folder: Path, environment: dict[str, str], service: RunningService, runs: int
) -> list[Figure | Value]:
    """Return the time to the last list where no service listens, and where one listens and does not answer."""
    data = folder / "kept"
    lists = OfflineCache(data / _NAME / OFFLINE_CACHE_NAME)

    def program(name: str, address: str) -> Program:
        """Return the program that opens this address, of which a list is kept."""
        with PetStoreClient(service.base_url, service.key) as client:
            lists.of(address, service.key).save(take_snapshot(client, address))
        config = folder / name
        SettingsFile(config / _NAME / "settings.json").save_address(ProfileName.PRODUCTION, address)
        return Program(
            function="our_window:main",
            until="rows",
            arguments=("--profile", ProfileName.PRODUCTION.value),
            environment={**environment, "XDG_CONFIG_HOME": str(config), "PETSTORE_API_KEY": service.key},
            data=data,
        )

    with _address(listens=False) as closed, _address(listens=True) as silent:
        there, away, hushed = (
            program(*each) for each in (("there", service.base_url), ("away", closed), ("silent", silent))
        )
        ours, bare = in_turn(away, there, start, runs)
        waited = [start(hushed).seconds * 1000 for _ in range(max(3, runs // 3))]
    return [
        Figure(
            name="start without the service, to the last list; bare: with it",
            unit="ms",
            ours=[each.seconds * 1000 for each in ours],
            bare=[each.seconds * 1000 for each in bare],
            bar=1.05,
        ),
        Value(name="the same on a line that says nothing", unit="ms", values=waited),
    ]


@contextmanager
def _address(*, listens: bool) -> Iterator[str]:
    """Yield an address without a listener, or with one that does not answer; no other program gets it."""
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        if listens:
            reserved.listen()
        yield f"http://127.0.0.1:{reserved.getsockname()[1]}/v1"
