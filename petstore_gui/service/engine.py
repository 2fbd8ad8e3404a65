"""What serves the requests: the event loop, and what reads HTTP."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from petstore_gui.service.connections import LimitedHttp


class Engine(NamedTuple):
    """An event loop, ``None`` for asyncio's own, and a reader of HTTP."""

    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None
    http: type[LimitedHttp]


def plain_engine() -> Engine:
    """Return the engine that is everywhere: for the service on this computer."""
    from petstore_gui.service.plain_http import PlainHttp

    return Engine(None, PlainHttp)


def fast_engine() -> Engine:
    """Return the engine for a server; of what is not installed the plain one's part."""
    loop_factory, http = plain_engine()
    try:
        from petstore_gui.service.fast_http import FastHttp

        http = FastHttp
    except ModuleNotFoundError:  # httptools
        pass
    try:
        import uvloop

        loop_factory = uvloop.new_event_loop
    except ModuleNotFoundError:  # there is none for Windows, for example
        pass
    return Engine(loop_factory, http)
