""" "This computer" needs no network: only the loopback, which every computer has."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.program import running_program
from tests.support.samples import fill_store

pytestmark = pytest.mark.end_to_end

# Brings up the loopback of an empty network (SIOCSIFFLAGS with IFF_UP), then becomes the program that follows.
LOOPBACK_ONLY: Final = """
import fcntl, os, socket, struct, sys
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
    fcntl.ioctl(any_socket, 0x8914, struct.pack("16sh14x", b"lo", 1))
os.execv(sys.argv[1], sys.argv[1:])
"""
# Without and with the rights of the administrator.
WAYS: Final = (["unshare", "--user", "--map-current-user", "--keep-caps", "--net"], ["unshare", "--net"])


def command_without_a_network() -> list[str]:
    """Return what runs a command on a computer that has no network. Not every machine lets its users do so."""
    for way in WAYS:
        command = [*way, sys.executable, "-c", LOOPBACK_ONLY]
        if subprocess.run([*command, "/bin/true"], capture_output=True, check=False).returncode == 0:
            return command
    pytest.skip("this machine does not let a process give up its network (unshare --net)")


def test_this_computer_works_whole_without_a_network(desktop: Desktop, user: Environment) -> None:
    command = command_without_a_network()
    fill_store(Path(user["XDG_DATA_HOME"], "petstore-gui"))
    with running_program(desktop, user, "--profile", "this-computer", before=command) as program:
        program.wait_for_sample_animals()
        interfaces = Path(f"/proc/{program.process.pid}/net/dev").read_text().splitlines()[2:]
        assert [line.partition(":")[0].strip() for line in interfaces] == ["lo"]
        program.button("Pending").act()
        program.wait_for_rows(47)
        program.add("Bella", category=7)
        program.wait_for_sentence("Bella was added. The filter hides it.")
        program.wait_for_rows(47)
        program.press("ctrl+l")
        program.type_into("Animal ID", "241", "Look up an animal")
        program.press("Return")
        program.wait_for(lambda: "Bella" in program.sentences("Look up an animal"), "the card is there")
        program.end()
