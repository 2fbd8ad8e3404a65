"""How long the import of a command waits: no longer than it says, whatever it waits for."""

from io import StringIO

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import NotConnectedError
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.journal import begin_import, take_over_import
from petstore_gui.terminal.console import Console
from petstore_gui.terminal.import_command import run_job
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.workers import Interruption
from tests.support.fake_store import ADDRESS, failing, losing
from tests.support.imports import Clock, plan_of
from tests.support.keyed_store import KeyedStore


def test_a_service_that_stays_away_after_a_lost_answer_is_not_waited_for_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where the lost row would be sent again and others were added before."""
    service, clock = KeyedStore(), Clock()

    def pause(_client: PetStoreClient, seconds: float) -> None:
        clock.now += seconds

    monkeypatch.setattr(PetStoreClient, "pause", pause)
    connection = service.connection()
    record = begin_import(connection.journal, ADDRESS, plan_of("Rex", "Mia"))
    job = ImportJob(
        connection.journal, record, take_over_import(connection.journal, record), is_embedded=False, clock=clock
    )
    away = failing(httpx.ConnectError("refused"))
    service.next(service.answer, service.answer, losing(service), *[away] * 1000)
    began = clock.now
    stderr = StringIO()
    store = Store(connection, Console("petstore", None, None, stderr), Interruption())
    record, error = run_job(job, store, patience_s=600)
    assert isinstance(error, NotConnectedError)
    assert (record.added, record.not_confirmed, record.waiting) == (1, 1, 0)
    assert 500 < clock.now - began <= 600
    connection.client.close()
