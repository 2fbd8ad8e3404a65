"""The routes of the service: the interface's three operations and its own description, as one ASGI application."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Final

from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.assets import resource
from petstore_gui.service.answers import RefusalError, failure, json_answer, not_found
from petstore_gui.service.guard import Guard, KeyDigest
from petstore_gui.service.health import HEALTH_PATH, Health
from petstore_gui.service.issued_keys import IssuedKeys
from petstore_gui.service.limits import DEFAULTS, Limits
from petstore_gui.service.requests import (
    ClientGoneError,
    idempotency_key,
    integer,
    list_query,
    new_pet,
    wants_only_news,
)
from petstore_gui.service.shared_adds import SharedAdds
from petstore_gui.service.shared_lists import SharedLists
from petstore_gui.service.storage import KEPT, KeyReused, NewAdd, PetStorage

BASE_PATH: Final = "/v1"
DESCRIPTION_PATH: Final = f"{BASE_PATH}/openapi.json"
GET_PET_REMOVED_ON: Final = datetime(2030, 12, 5, tzinfo=UTC)
# Ours: says that an Idempotency-Key is honoured, and for how many seconds.
_RETENTION: Final = {"idempotency-retention": str(int(KEPT.total_seconds()))}
_SUNSET: Final = {"sunset": format_datetime(GET_PET_REMOVED_ON, usegmt=True)}

Handler = Callable[[Scope, Receive], Awaitable[Response]]
Clock = Callable[[], datetime]


def create_app(
    *,
    storage: PetStorage,
    key: KeyDigest | None,
    hosts: frozenset[str] | None,
    clock: Clock,
    limits: Limits = DEFAULTS,
    issued: IssuedKeys | None = None,
) -> ASGIApp:
    """Return the service as an ASGI application.

    ``key`` is the one that has no name; the ``issued`` ones are those in ``storage``. ``hosts`` are the accepted
    ``Host`` names, ``None`` for any. ``clock`` gives the time, with its zone, by which getPet is removed.
    """
    operations = _Operations(storage, clock, limits.body)
    health = Health(storage)
    routes = [
        Route(f"{BASE_PATH}/pets", _Resource(GET=operations.list_pets, POST=operations.create_pet)),
        Route(f"{BASE_PATH}/pets/{{pet_id}}", _Resource(GET=operations.get_pet)),
        Route(DESCRIPTION_PATH, _Resource(GET=_describe)),
        Route(HEALTH_PATH, _Resource(GET=health, HEAD=health)),
    ]
    router = Router(routes, redirect_slashes=False, default=not_found("There is nothing at this address.").answer())
    return Guard(
        router,
        key=key,
        issued=issued or IssuedKeys(storage, rate=limits.issued_key_requests),
        hosts=hosts,
        rate=limits.requests,
        public=frozenset({DESCRIPTION_PATH}),
        unguarded=frozenset({HEALTH_PATH}),
    )


class _Resource:
    """One path: a handler for each of its methods, 405 for any other, and the error object when a handler fails."""

    def __init__(self, **handlers: Handler) -> None:
        self._handlers = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = await self._answer(scope, receive)
        except ClientGoneError:
            return
        except Exception as error:  # noqa: BLE001  the interface promises an error object for every error
            response = failure(error, scope)
        await response(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive) -> Response:
        handler = self._handlers.get(scope["method"])
        if handler is None:
            allow = ", ".join(self._handlers)
            raise RefusalError(405, "method_not_allowed", f"The methods here are: {allow}.", {"allow": allow})
        return await handler(scope, receive)


class _Operations:
    """The interface's operations, under its own names."""

    def __init__(self, storage: PetStorage, clock: Clock, body_max: int) -> None:
        self._storage = storage
        self._lists = SharedLists(storage)
        self._adds = SharedAdds(storage)
        self._clock = clock
        self._body_max = body_max

    async def list_pets(self, scope: Scope, _receive: Receive) -> Response:
        status, limit = list_query(scope)
        body = await self._lists.list(status, limit)
        headers = {"etag": body.etag, **_RETENTION}
        if wants_only_news(scope, body.etag):
            return Response(status_code=304, headers=headers)
        return json_answer(body.content, headers=headers)

    async def create_pet(self, scope: Scope, receive: Receive) -> Response:
        key = idempotency_key(scope)
        outcome = await self._adds.add(NewAdd(await new_pet(scope, receive, self._body_max), key))
        if isinstance(outcome, KeyReused):
            message = "This Idempotency-Key came before, with another animal. Nothing was stored."
            raise RefusalError(422, "idempotency_key_reused", message, _RETENTION)
        repeated = {"idempotency-replayed": "true"} if outcome.repeated else {}
        return json_answer(outcome.pet, 201, {**_RETENTION, **repeated})

    async def get_pet(self, scope: Scope, _receive: Receive) -> Response:
        if self._clock() >= GET_PET_REMOVED_ON:
            message = "Getting one animal by its ID was removed on 5 December 2030. List the animals instead."
            raise RefusalError(410, "gone", message, _SUNSET)
        pet_id = integer(scope["path_params"]["pet_id"])
        pet = None if pet_id is None else await self._storage.get(pet_id)
        if pet is None:
            raise not_found("There is no animal with this ID.", _SUNSET)
        return json_answer(pet, headers=_SUNSET)


async def _describe(_scope: Scope, _receive: Receive) -> Response:
    return json_answer(resource("openapi.json").read_bytes())
