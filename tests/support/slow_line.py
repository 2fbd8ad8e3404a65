"""A line to a server on this computer that delays what is sent: ``with slow_line(port) as line: …``."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_AT_ONCE: Final = 65_536


class SlowLine:
    """Passes each packet on ``delay_s`` after it came, in both directions."""

    def __init__(self, target: int) -> None:
        self.delay_s = 0.0
        self.port = 0
        self._target = target

    async def serve(self, ready: threading.Event, end: asyncio.Event) -> None:
        """Set ``ready`` once there is a :attr:`port`; return soon after ``end`` is set."""
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await end.wait()
        server.close()
        here = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not here]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(0)  # the sockets are closed one turn after their transports

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        last = 0.0
        try:
            while data := await reader.read(_AT_ONCE):
                last = max(last, loop.time() + self.delay_s)  # none overtakes the one before it
                loop.call_at(last, writer.write, data)
            await asyncio.sleep(max(0.0, last - loop.time()))
            await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()


@contextmanager
def slow_line(port: int) -> Iterator[SlowLine]:
    """Run a line to ``port`` of 127.0.0.1 until the block ends."""
    line = SlowLine(port)
    ready = threading.Event()
    loop = asyncio.new_event_loop()
    end = asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(line.serve(ready, end),), name="slow line")
    thread.start()
    ready.wait()
    try:
        yield line
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
        loop.close()
