"""The service's application over the SQLite file that ``PETSTORE_SERVICE_DATABASE`` names, for another ASGI server.

``granian --interface asginl --factory tests.benchmarks.asgi_app:app``: docs/service.md, "Which server".
"""

import asyncio
import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from petstore_gui.service.app import create_app
from petstore_gui.service.asgi import ASGIApp
from petstore_gui.service.auth import IssuedKeys, KeyDigest
from petstore_gui.service.limits import DEFAULTS, Buckets
from petstore_gui.service.storage.opening import DATABASE_VARIABLE, open_storage
from tests.support.service import KEY


def app() -> ASGIApp:
    """Open the storage in the loop that the server has made, and return the application."""
    loop = asyncio.get_event_loop()
    storage, _, _ = loop.run_until_complete(open_storage(Path(os.environ[DATABASE_VARIABLE])))
    issued = IssuedKeys(storage, buckets=Buckets(), rate=DEFAULTS.issued_key_requests)
    return create_app(storage=storage, key=KeyDigest(KEY), hosts=None, clock=partial(datetime.now, UTC), issued=issued)
