"""The routes of the service: the interface's three operations and its own description, as one ASGI application."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from time import monotonic
from typing import Final

from petstore_gui.api.values import ErrorCode
from petstore_gui.runtime.assets import resource
from petstore_gui.service.asgi import ASGIApp, Receive, Scope, Send
from petstore_gui.service.auth import Auth, IssuedKeys, KeyDigest
from petstore_gui.service.batching import ReadCoalescer, WriteBatcher
from petstore_gui.service.instrumentation import OTHER
from petstore_gui.service.limits import DEFAULTS, Limits
from petstore_gui.service.requests import ClientGoneError, has_it_already, idempotency_key, integer, list_query, new_pet
from petstore_gui.service.responses import (
    SERVICE_ENDS,
    AsgiResponse,
    RefusalError,
    error_response,
    json_response,
    not_found,
)
from petstore_gui.service.storage import KEPT, KeyReused, NewAdd, PetStorage, StorageError

LIVE_PATH: Final = "/livez"
HEALTH_PATH: Final = "/healthz"
_SECONDS: Final = 1.0  # for which an answer of the database is used again
_PATIENCE_SECONDS: Final = 3.0
_NOT_STORED: Final = {"cache-control": "no-store"}


async def _live(_scope: Scope, _receive: Receive) -> AsgiResponse:
    """Answer 200: this process answers, whether or not its database does."""
    return json_response({"status": "ok"}, headers=_NOT_STORED)


class Health:
    """Answers 200 while the database answers, else 503. Requests at the same time share one query."""

    def __init__(self, storage: PetStorage, clock: Callable[[], float] = monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._asked_at = float("-inf")
        self._is_well: asyncio.Task[bool] | None = None

    async def __call__(self, _scope: Scope, _receive: Receive) -> AsgiResponse:
        """Answer a GET of :data:`HEALTH_PATH`."""
        task = self._is_well
        if task is None or (task.done() and self._clock() - self._asked_at > _SECONDS):
            self._asked_at = self._clock()
            task = self._is_well = asyncio.get_running_loop().create_task(self._ping())
        if await asyncio.shield(task):
            return json_response({"status": "ok"}, headers=_NOT_STORED)
        return json_response({"status": "unavailable"}, 503, headers=_NOT_STORED)

    async def _ping(self) -> bool:
        try:
            await asyncio.wait_for(self._storage.ping(), _PATIENCE_SECONDS)
        except (StorageError, TimeoutError):
            return False
        return True


BASE_PATH: Final = "/v1"
PETS_PATH: Final = f"{BASE_PATH}/pets"
PET_ROUTE: Final = f"{PETS_PATH}/{{petId}}"
DESCRIPTION_PATH: Final = f"{BASE_PATH}/openapi.json"
_PATHS: Final = frozenset({PETS_PATH, DESCRIPTION_PATH, LIVE_PATH, HEALTH_PATH})
GET_PET_REMOVED_ON: Final = datetime(2030, 12, 5, tzinfo=UTC)
# A header of this service: it honours an Idempotency-Key, for so many seconds.
_RETENTION: Final = {"idempotency-retention": str(int(KEPT.total_seconds()))}
_SUNSET: Final = {"sunset": format_datetime(GET_PET_REMOVED_ON, usegmt=True)}

Handler = Callable[[Scope, Receive], Awaitable[AsgiResponse]]
Handlers = Mapping[str, Handler]  # by method
Clock = Callable[[], datetime]


def create_app(
    *,
    storage: PetStorage,
    key: KeyDigest | None,
    hosts: frozenset[str] | None,
    clock: Clock,
    issued: IssuedKeys,
    limits: Limits = DEFAULTS,
    on_commit: Callable[[int], None] | None = None,
) -> ASGIApp:
    """Return the service as an ASGI application.

    ``key`` is the key without a name; the ``issued`` keys are in ``storage``. ``hosts`` are the accepted
    ``Host`` names, ``None`` for any. ``clock`` gives the time, with its zone, by which getPet is removed.
    ``on_commit`` is called with the number of adds in each commit.
    """
    operations = _Operations(storage, WriteBatcher(storage, on_commit), clock, limits.body)
    health = Health(storage)
    return Auth(
        _Service(
            {
                PETS_PATH: {"GET": operations.list_pets, "POST": operations.create_pet},
                DESCRIPTION_PATH: {"GET": _describe},
                LIVE_PATH: {"GET": _live, "HEAD": _live},
                HEALTH_PATH: {"GET": health, "HEAD": health},
                PET_ROUTE: {"GET": operations.get_pet},
            }
        ),
        key=key,
        issued=issued,
        hosts=hosts,
        limits=limits,
        public=frozenset({DESCRIPTION_PATH}),
        unguarded=frozenset({LIVE_PATH, HEALTH_PATH}),
    )


def route(path: str) -> str:
    """Return the route that ``path`` belongs to, :data:`OTHER` for a path at which there is nothing."""
    if path in _PATHS:
        return path
    collection, _, pet_id = path.rpartition("/")
    return PET_ROUTE if collection == PETS_PATH and pet_id else OTHER


class _Service:
    """Calls the handler for the route and method of a request; without one, and on failure, answers with an error."""

    def __init__(self, routes: Mapping[str, Handlers]) -> None:
        self._routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            answer = await self._handler(scope)(scope, receive)
        except ClientGoneError:
            return
        except asyncio.CancelledError:
            await SERVICE_ENDS(scope, receive, send)
            raise
        except Exception as error:  # noqa: BLE001  the interface promises an error object for every error
            answer = error_response(error, scope)
        await answer(scope, receive, send)

    def _handler(self, scope: Scope) -> Handler:
        handlers = self._routes.get(route(scope["path"]))
        if handlers is None:
            raise not_found("There is nothing at this address.")
        handler = handlers.get(scope["method"])
        if handler is None:
            allow = ", ".join(handlers)
            raise RefusalError(405, "method_not_allowed", f"The methods here are: {allow}.", {"allow": allow})
        return handler


class _Operations:
    """The interface's operations, under its own names."""

    def __init__(self, storage: PetStorage, adds: WriteBatcher, clock: Clock, body_max: int) -> None:
        self._storage = storage
        self._lists = ReadCoalescer(storage, _RETENTION)
        self._adds = adds
        self._clock = clock
        self._body_max = body_max

    async def list_pets(self, scope: Scope, _receive: Receive) -> AsgiResponse:
        status, limit = list_query(scope)
        answers = await self._lists.list(status, limit)
        return answers.unchanged if has_it_already(scope, answers.etag) else answers.whole

    async def create_pet(self, scope: Scope, receive: Receive) -> AsgiResponse:
        key = idempotency_key(scope)
        outcome = await self._adds.add(NewAdd(await new_pet(scope, receive, self._body_max), key))
        if isinstance(outcome, KeyReused):
            message = "This Idempotency-Key came before, with another animal. Nothing was stored."
            raise RefusalError(422, ErrorCode.KEY_REUSED, message, _RETENTION)
        repeated = {"idempotency-replayed": "true"} if outcome.repeated else {}
        return json_response(outcome.pet, 201, {**_RETENTION, **repeated})

    async def get_pet(self, scope: Scope, _receive: Receive) -> AsgiResponse:
        if self._clock() >= GET_PET_REMOVED_ON:
            message = "Getting one animal by its ID was removed on 5 December 2030. List the animals instead."
            raise RefusalError(410, "gone", message, _SUNSET)
        pet_id = integer(scope["path"].rpartition("/")[2])
        pet = None if pet_id is None else await self._storage.get(pet_id)
        if pet is None:
            raise not_found("There is no animal with this ID.", _SUNSET)
        return json_response(pet, headers=_SUNSET)


async def _describe(_scope: Scope, _receive: Receive) -> AsgiResponse:
    return json_response(resource("openapi.json").read_bytes())
