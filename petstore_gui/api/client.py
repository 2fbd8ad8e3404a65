"""The three operations of the Pet Store service, synchronous; each has one deadline and can be cancelled."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from copy import copy
from types import MappingProxyType
from typing import Self, cast

import httpx
import msgspec

from petstore_gui import __version__
from petstore_gui.api import override
from petstore_gui.api.errors import (
    AnswerProblem,
    ArgumentError,
    BrokenAnswerError,
    CancelledError,
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    Outcome,
    PetStoreError,
)
from petstore_gui.api.etag_cache import EtagCache, KeyPromise
from petstore_gui.api.http import Call, Calls, Network, Transport, certificate_problem, tls_context, tls_refusal
from petstore_gui.api.matching import confirms
from petstore_gui.api.response import PET, Response
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.validation import (
    checked_idempotency_key,
    checked_key,
    checked_limit,
    checked_new_pet,
    checked_pet_id,
    checked_status,
)
from petstore_gui.api.values import LIMIT_DEFAULT, Lifecycle, PetStatus

ANSWER_MAX = 8 * 1024 * 1024  # bytes on the wire
PORT_MAX = 65535


class PetStoreClient:
    """A client for the service at ``base_url`` (with its version segment). Threads may share it.

    In seconds, ``deadline`` is for a whole call, ``add_deadline`` for one that adds an animal, ``connect_timeout`` for
    connecting. Neither they nor :meth:`cancel` can interrupt the system's look-up of a host's name.
    Every method raises :class:`ArgumentError` before anything is sent; :class:`TransportError` or
    :class:`CancelledError` without a whole answer; :class:`AnswerError` for an answer that is not the interface's;
    :class:`StatusError` for the service's error object. Repeats a broken GET once, and a POST never.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        transport: httpx.BaseTransport | None = None,
        deadline: float = 15.0,
        add_deadline: float = 10.0,
        connect_timeout: float = 5.0,
    ) -> None:
        self._base_url = _checked_base_url(base_url)
        self._key = checked_key(api_key)
        self._deadline = deadline
        self._add_deadline = add_deadline
        self._network = Network()
        self._sees_writes = transport is None
        self._headers = httpx.Headers(
            {
                "Accept": "application/json",
                "Accept-Encoding": "identity",
                "Authorization": f"Bearer {self._key}",
                "User-Agent": f"petstore-gui/{__version__}",
            }
        )
        self._pets_url = httpx.URL(f"{self._base_url}/pets")
        # Every other wait ends when its call is over.
        self._timeouts = {"timeout": httpx.Timeout(None, connect=connect_timeout).as_dict()}
        # Without an httpx.Client above it: it would follow no redirect, keep no cookie and read no environment anyway,
        # and takes a third of the time of an add.
        self._transport = transport or Transport(self._network, tls_context(self._base_url))
        self._calls = Calls(on_closed=self._transport.close)
        self._etag_cache = EtagCache()  # shared with the branches

    @override
    def __repr__(self) -> str:
        return f"PetStoreClient({self._base_url!r})"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def list_pets(self, status: PetStatus | None = None, limit: int = LIMIT_DEFAULT) -> list[Pet]:
        """Return at most ``limit`` (1 to 100) animals, of one ``status`` or of all (interface: "GET /pets").

        The interface defines neither their order, nor which of them come if there are more. Of an answer with more
        animals than requested, return the first 1,000. If the service gives lists a tag, it does not send an unchanged
        one again, and the result has the same objects as before.
        """
        query: dict[str, str | int] = {"limit": checked_limit(limit)}
        if status is not None:
            query["status"] = checked_status(status).value
        kept = self._etag_cache.list_of((status, limit))
        headers = {} if kept is None else {"If-None-Match": kept.tag}
        answer = self._send("GET", self._pets_url, params=query, headers=headers)
        if kept is not None and answer.confirms_tag(kept.tag):
            pets = list(kept.pets)
        else:
            self._etag_cache.forget((status, limit))  # after an unreadable answer, too, or a 304 to another tag
            pets = answer.decoded_list()
            self._etag_cache.keep((status, limit), answer.headers.get("ETag", ""), pets, size=len(answer.body))
        self._etag_cache.hear(answer.headers)
        return pets

    def create_pet(
        self, new_pet: NewPet, *, key: str | None = None, on_written: Callable[[], object] = lambda: None
    ) -> Pet:
        """Add an animal and return it with the ID that the service gave it (interface: "POST /pets").

        After an error whose ``outcome`` is unknown, the animal may have been stored; also if the answer is about
        another animal. ``key`` is the Idempotency-Key (IETF draft) of this add: a service with a :attr:`key_promise`
        answers the same add with the same key with the same animal. Calls ``on_written``, maybe more than once, when
        the whole request is on its way.
        """
        content = msgspec.json.encode(checked_new_pet(new_pet))
        headers = {"Content-Type": "application/json"}
        if key is not None:
            headers["Idempotency-Key"] = f'"{checked_idempotency_key(key)}"'
        answer = self._send("POST", self._pets_url, content=content, headers=headers, on_written=on_written)
        pet = answer.decoded(PET, 201)
        self._etag_cache.hear(answer.headers)
        if not confirms(pet, new_pet):
            raise answer.strange(AnswerProblem.UNREADABLE, "about another animal")
        return pet

    def get_pet(self, pet_id: int) -> Pet:
        """Return the animal whose ID is ``pet_id``, an int64 (interface: "GET /pets/{petId}", deprecated)."""
        answer = self._send("GET", httpx.URL(f"{self._base_url}/pets/{checked_pet_id(pet_id)}"))
        self._etag_cache.lifecycle = answer.lifecycle
        pet = answer.decoded(PET, 200)
        if pet.id != pet_id:
            raise answer.strange(AnswerProblem.UNREADABLE, "about another animal")
        return pet

    @property
    def lifecycle(self) -> Lifecycle:
        """The announced end of :meth:`get_pet`, from its last answer, here or in a branch."""
        return self._etag_cache.lifecycle

    @property
    def key_promise(self) -> KeyPromise | None:
        """The promise about the keys of adds in the last list or add, here or in a branch; ``None`` without one."""
        return self._etag_cache.key_promise

    @property
    def was_heard(self) -> bool:
        """Whether the service has answered a list or an add, here or in a branch."""
        return self._etag_cache.was_heard

    @property
    def has_tags(self) -> bool:
        """Whether the service gives its lists tags."""
        return self._etag_cache.has_tags

    @property
    def api_key_mark(self) -> str:
        """A mark that distinguishes the API key from others of this service without revealing it; takes 10 ms once."""
        return self._etag_cache.api_key_mark(self._key, self._base_url)

    def branch(self) -> "PetStoreClient":
        """Return a client over the same connections, whose calls can be ended alone.

        Ending the calls of this client also ends those of its branches.
        """
        branch = copy(self)
        branch._calls = Calls(root=self._calls)  # noqa: SLF001  # of this very class
        return branch

    def pause(self, seconds: float) -> None:
        """Wait; raise :class:`CancelledError` if the client is cancelled or closed meanwhile."""
        with self._in_flight(seconds, sent=False) as call:
            call.wait_for_cancel()
            if call.cancelled:
                raise CancelledError("the pause was cancelled", outcome=Outcome.NOT_SENT)

    def cancel(self) -> None:
        """End all calls in flight with :class:`CancelledError`, from any thread. Later calls work."""
        self._calls.cancel()

    def close(self) -> None:
        """Cancel calls in flight; later ones raise :class:`CancelledError`. Only a branch keeps the connections."""
        self._calls.close()

    @contextmanager
    def _in_flight(self, seconds: float, *, sent: bool) -> Iterator[Call]:
        try:
            call = self._calls.begin(seconds, sent=sent)
        except OSError as error:  # too many open files
            raise NotConnectedError(f"no connection to {self._base_url}: {error}") from error
        try:
            yield call
        finally:
            self._calls.end(call)

    def _send(
        self,
        method: str,
        url: httpx.URL,
        *,
        params: Mapping[str, str | int] | None = None,
        content: bytes | None = None,
        headers: Mapping[str, str] = MappingProxyType({}),
        on_written: Callable[[], object] = lambda: None,
    ) -> Response:
        all_headers = self._headers.copy()
        all_headers.update(headers)
        request = httpx.Request(
            method, url, params=params, content=content, headers=all_headers, extensions=dict(self._timeouts)
        )
        seconds = self._add_deadline if method == "POST" else self._deadline
        with self._in_flight(seconds, sent=not self._sees_writes) as call:
            call.on_written = on_written
            if call.sent:  # a transport that shows no writes
                on_written()
            try:
                return self._send_once(request, call)
            except BrokenAnswerError:
                if method != "GET":
                    raise
            return self._send_once(request, call)

    def _send_once(self, request: httpx.Request, call: Call) -> Response:
        self._network.current.call = call
        try:
            with closing(self._transport.handle_request(request)) as response:
                return self._read(response)
        except (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, OSError, ValueError) as error:
            raise self._no_answer(error, call) from error

    def _read(self, response: httpx.Response) -> Response:
        answer = Response(response.status_code, response.headers, bytearray(), self._key)
        if response.headers.get("Content-Encoding", "").lower() not in ("", "identity"):
            raise answer.strange(AnswerProblem.TOO_LARGE, "packed, though that was not asked for")
        if int(response.headers.get("Content-Length", 0)) > ANSWER_MAX:
            raise answer.strange(AnswerProblem.TOO_LARGE, "larger than 8 MiB")
        # The bytes on the wire, as from iter_raw(), which refuses the answers of a MockTransport (httpx 0.28.1).
        for chunk in cast("httpx.SyncByteStream", response.stream):
            answer.body.extend(chunk)
            if len(answer.body) > ANSWER_MAX:
                raise answer.strange(AnswerProblem.TOO_LARGE, "larger than 8 MiB")
        return answer

    def _no_answer(self, error: Exception, call: Call) -> PetStoreError:
        """Return the client's error for one of the network; it depends on how much the service may have read."""
        if call.cancelled:
            return CancelledError("the call was cancelled", outcome=None if call.sent else Outcome.NOT_SENT)
        if refusal := tls_refusal(error):
            reason = getattr(refusal, "verify_message", None) or refusal
            detail = f"{self._base_url} could not prove who it is: {reason}"
            return CertificateError(detail, problem=certificate_problem(refusal))
        if not call.sent or isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)):
            return NotConnectedError(f"no connection to {self._base_url}: {error}")
        if isinstance(error, httpx.TimeoutException):
            return NoAnswerError(f"no answer from {self._base_url} within {call.seconds:g} seconds")
        return BrokenAnswerError(f"the connection to {self._base_url} broke: {error}")


def _checked_base_url(base_url: str) -> str:
    try:
        url = httpx.URL(base_url)
    except (httpx.InvalidURL, TypeError, ValueError):
        raise ArgumentError("base_url", "not an address") from None
    if url.scheme not in ("http", "https") or not url.host or (url.port or 0) > PORT_MAX:
        raise ArgumentError("base_url", "not an http or https address with a host")
    if url.userinfo or "?" in base_url or "#" in base_url:
        raise ArgumentError("base_url", "an address with a user, a query or a fragment")
    return str(url).rstrip("/")
