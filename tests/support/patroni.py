"""Three servers with Patroni, etcd and PostgreSQL, each in a network namespace, with the lines of docs/service.md.

``with running_chain() as chain: …``; each server runs what it would run alone, at the same ports, and can be cut off.
"""

import os
import secrets
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tests.support.patience import PATIENCE_S, wait_until
from tests.support.postgresql import PASSWORD, PASSWORD_QUOTED, USER, binaries, own_folder, psql
from tests.support.service import ROOT

_NAMES: Final = ("db1", "db2", "db3")
_PROGRAMS: Final = ("patroni", "etcd")
_AS_OWNER: Final = ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups")
_NOT_IN_SHM: Final = "dynamic_shared_memory_type: mmap"  # where a killed PostgreSQL would leave it
_ANSWER_S: Final = 1.0


def lines() -> str:
    """Return the lines of the page that set up a server, without those for systemd."""
    page = (ROOT / "docs" / "service.md").read_text("utf-8")
    block = page.partition("### Automatic failover: Patroni\n")[2].partition("```sh\n")[2].partition("```")[0]
    return "".join(line for line in block.splitlines(keepends=True) if not line.startswith("systemctl "))


class Server:
    """One of the servers: a network namespace with an address, and a folder in place of the system's."""

    def __init__(self, name: str, namespace: str, address: str, folder: Path) -> None:
        self.name = name
        self.address = address
        self._namespace = namespace
        self._folder = folder
        self._processes: dict[str, subprocess.Popen[bytes]] = {}

    def set_up(self, script: str) -> None:
        """Make the folders, and run ``script``, which writes the settings into them."""
        for folder in ("default", "patroni", "etcd", "data", "run"):
            (self._folder / folder).mkdir()
            shutil.chown(self._folder / folder, "postgres", "postgres")
        subprocess.run(["sh", "-euc", script], check=True, cwd="/")

    def places(self) -> dict[str, str]:
        """Return where what the page names lies for this server."""
        folder = str(self._folder)
        return {
            "/etc/default": f"{folder}/default",
            "/etc/patroni": f"{folder}/patroni",
            "/var/lib/etcd": f"{folder}/etcd",
            "/var/lib/postgresql/15": f"{folder}/data",
            "/run/postgresql": f"{folder}/run",
            "/usr/lib/postgresql/15/bin": str(binaries()),
        }

    def start(self, program: str) -> None:
        """Start ``patroni``, which starts PostgreSQL, or ``etcd``, again after it was killed."""
        if program in self._processes:
            self.wait(program)
        settings = (self._folder / "default" / "etcd").read_text("utf-8").split()
        command = {
            "etcd": ["env", *settings, "etcd"],
            "patroni": ["patroni", str(self._folder / "patroni" / "config.yml")],
        }[program]
        namespace = f"--net=/run/netns/{self._namespace}"
        with (self._folder / "log").open("ab") as log:
            self._processes[program] = subprocess.Popen(
                ["nsenter", namespace, *_AS_OWNER, *command],
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def send(self, number: signal.Signals, program: str) -> None:
        """Send a signal to each process of ``etcd``, or of ``patroni``, which are all but etcd's."""
        etcd = self._processes["etcd"].pid
        listed = subprocess.run(["ip", "netns", "pids", self._namespace], check=True, capture_output=True, text=True)
        for pid in map(int, listed.stdout.split()):
            if (pid == etcd) == (program == "etcd"):
                with suppress(ProcessLookupError):
                    os.kill(pid, number)

    def terminate(self, program: str) -> None:
        """Tell ``patroni``, which ends PostgreSQL, or ``etcd`` to end."""
        self._processes[program].terminate()

    def wait(self, program: str) -> None:
        """Wait until it has ended."""
        self._processes[program].wait(PATIENCE_S)

    def cut_off(self, others: Sequence["Server"]) -> None:
        """Let nothing come through to the others, until :meth:`reconnect`."""
        for other in others:
            self._ip("route", "add", "blackhole", f"{other.address}/32")

    def reconnect(self) -> None:
        self._ip("route", "flush", "type", "blackhole")

    def ask(self, path: str) -> Any:  # noqa: ANN401  what JSON holds
        """Return what Patroni answers; ``None`` where it is none or says no."""
        try:
            answer = httpx.get(f"http://{self.address}:8008{path}", timeout=_ANSWER_S, trust_env=False)
        except httpx.TransportError:
            return None
        return answer.json() if answer.status_code == 200 else None

    def heard_etcd_at(self) -> float:
        """Return when Patroni last had an answer of etcd, by ``time.time()`` in whole seconds."""
        return float((self.ask("/patroni") or {}).get("dcs_last_seen", 0))

    def leads_etcd(self) -> bool:
        """Whether the other members of etcd follow this one; none is named while they choose."""
        endpoint = f"http://{self.address}:2379/v3/maintenance/status"
        try:
            status = httpx.post(endpoint, json={}, timeout=_ANSWER_S, trust_env=False).json()
        except httpx.TransportError:
            return False
        return bool(status.get("leader") == status["header"]["member_id"])

    def sql(self, statement: str, database: str = "postgres") -> list[str]:
        """Run ``statement`` by psql, as the superuser; return its rows, with a | between values."""
        where = "-h", self._folder / "run", "-U", "postgres", "-d", database
        return psql(statement, *where, run_as=_AS_OWNER)

    def _ip(self, *arguments: str) -> None:
        subprocess.run(["ip", "-n", self._namespace, *arguments], check=True)


class Chain:
    """The three servers."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers

    def dsn(self, database: str) -> str:
        hosts = ",".join(server.address for server in self.servers)
        return f"postgresql://{USER}:{PASSWORD_QUOTED}@{hosts}/{database}?target_session_attrs=read-write"

    def leader(self) -> Server | None:
        """Return the server that is the primary by its own word; ``None`` while there is none, or two say so."""
        leaders = [server for server in self.servers if server.ask("/leader") is not None]
        return leaders[0] if len(leaders) == 1 else None

    def others(self, than: Server) -> list[Server]:
        return [server for server in self.servers if server is not than]

    def is_whole(self) -> bool:
        """Whether all servers run, follow the same primary, and one of them has every commit."""
        leader = self.leader()
        members = (leader.ask("/cluster") or {}).get("members", []) if leader else []
        return (
            sorted(member["role"] for member in members) == ["leader", "replica", "sync_standby"]
            and {member["state"] for member in members} <= {"running", "streaming"}
            and len({member.get("timeline") for member in members}) == 1
        )

    def end(self, program: str) -> None:
        """End ``patroni``, which ends PostgreSQL, or ``etcd`` on all servers."""
        for server in self.servers:
            server.send(signal.SIGCONT, program)
            server.terminate(program)
        for server in self.servers:
            server.wait(program)

    def new_database(self, name: str) -> None:
        """Make the user, and an empty database, on the primary."""
        leader = self.leader()
        assert leader is not None
        leader.sql(f"CREATE USER {USER} PASSWORD '{PASSWORD.replace(chr(39), 2 * chr(39))}'")
        leader.sql(f"CREATE DATABASE {name} OWNER {USER} ENCODING UTF8 TEMPLATE template0")


@contextmanager
def running_chain() -> Iterator[Chain]:
    """Run three servers until the block ends; skip the test where that cannot be."""
    binaries()
    missing = [program for program in _PROGRAMS if shutil.which(program) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    if os.getuid() != 0:
        pytest.skip("only root makes network namespaces")
    with ExitStack() as stack:
        folder = own_folder()
        stack.callback(shutil.rmtree, folder)
        chain = Chain(list(_servers(stack, folder)))
        addresses = {server.name: server.address for server in chain.servers}
        for server in chain.servers:
            script = lines().replace("NODE=db1", f"NODE={server.name}")
            for written, here in {**server.places(), **addresses}.items():
                script = script.replace(written, here)
            script = script.replace("  parameters:\n", f"  parameters:\n    {_NOT_IN_SHM}\n")
            server.set_up(script)
        for program in ("etcd", "patroni"):
            stack.callback(chain.end, program)
            for server in chain.servers:
                server.start(program)
        wait_until(chain.is_whole, "the three servers are one chain")
        yield chain


def _servers(stack: ExitStack, folder: Path) -> Iterator[Server]:
    """Make a network with three namespaces, in which this computer has an address, too."""

    def ip(command: str) -> None:
        subprocess.run(["ip", *command.split()], check=True)

    own = secrets.token_hex(3)
    network = ".".join(["10", *(str(1 + secrets.randbelow(254)) for _ in range(2))])
    bridge = f"pg{own}"
    ip(f"link add {bridge} type bridge")
    stack.callback(ip, f"link del {bridge}")
    ip(f"addr add {network}.254/24 dev {bridge}")
    ip(f"link set {bridge} up")
    for number, name in enumerate(_NAMES, 1):
        namespace = f"{bridge}-{number}"
        ip(f"netns add {namespace}")
        stack.callback(ip, f"netns del {namespace}")
        ip(f"link add {namespace} type veth peer name eth0 netns {namespace}")
        stack.callback(ip, f"link del {namespace}")  # connections that end keep the namespace for a while
        ip(f"link set {namespace} master {bridge} up")
        ip(f"-n {namespace} addr add {network}.{number}/24 dev eth0")
        ip(f"-n {namespace} link set eth0 up")
        ip(f"-n {namespace} link set lo up")
        place = folder / str(number)
        place.mkdir()
        shutil.chown(place, "postgres", "postgres")
        yield Server(name, namespace, f"{network}.{number}", place)
