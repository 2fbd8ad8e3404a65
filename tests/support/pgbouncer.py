"""A PgBouncer in front of a throw-away cluster: ``with pgbouncer(cluster, "session") as port: …``."""

import shutil
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.support.patience import PATIENCE_S, wait_until
from tests.support.ports import HOST, free_port
from tests.support.postgresql import PASSWORD, USER, Cluster, own_folder, start_as_owner

_PROGRAM: Final = Path("/usr/sbin/pgbouncer")


@contextmanager
def pgbouncer(cluster: Cluster, mode: str) -> Iterator[int]:
    """Run PgBouncer until the block ends, and yield its port."""
    if not _PROGRAM.exists():
        pytest.skip("pgbouncer is not installed")
    folder, port = own_folder(), free_port()
    log, users, settings = folder / "log", folder / "users.txt", folder / "pgbouncer.ini"
    users.write_text(f'"{USER}" "{PASSWORD}"\n')
    settings.write_text(f"""
[databases]
* = host={HOST} port={cluster.port}

[pgbouncer]
listen_addr = {HOST}
listen_port = {port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = {users}
pool_mode = {mode}
""")
    process = start_as_owner([_PROGRAM, settings], log)

    def listens() -> bool:
        assert process.poll() is None, log.read_text("utf-8", "replace")
        with socket.socket() as sock:
            return sock.connect_ex((HOST, port)) == 0

    try:
        wait_until(listens, "PgBouncer listens")
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)
        shutil.rmtree(folder)
