"""There is no telemetry and no look for updates: on the network the program speaks to the chosen service only."""

import sys
from pathlib import Path

import pytest

from tests.support.service import KEY, running_service
from tests.test_app import run, said

pytestmark = pytest.mark.end_to_end

# What Python code asks of the network, and what sockets of the process, native code's too, are there in the end.
WATCH = """
asked = set()
def note(event, arguments):
    if event in {"socket.connect", "socket.sendto", "socket.sendmsg"} and isinstance(arguments[1], tuple):
        asked.add(arguments[1][:2])
    elif event in {"socket.getaddrinfo", "socket.gethostbyname"}:
        asked.add(arguments[:2])
    elif event in {"subprocess.Popen", "os.posix_spawn", "os.exec", "os.system"}:
        asked.add(event)
sys.addaudithook(note)

def left():
    import os, re
    from contextlib import suppress
    from pathlib import Path
    own = set()
    for each in os.listdir("/proc/self/fd"):
        with suppress(OSError):  # closed meanwhile
            own.update(re.findall(r"^socket:\\[(\\d+)\\]$", os.readlink(f"/proc/self/fd/{each}")))
    lines = [line.split() for kind in ("tcp", "tcp6", "udp", "udp6")
             for line in Path(f"/proc/self/net/{kind}").read_text().splitlines()[1:]]
    return {int(line[2].rpartition(":")[2], 16) for line in lines if line[9] in own}
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_days_work_speaks_to_the_chosen_service_only(tmp_path: Path) -> None:
    with running_service(tmp_path / "remote" / "animals.sqlite3") as service:
        ended = run(
            "--base-url",
            service.base_url,
            environment={"PETSTORE_API_KEY": KEY},
            before=WATCH,
            steps="""
            yield lambda: sees("There are no animals here yet.")
            from petstore_gui.api.schema import NewPet
            from petstore_gui.ui.help.dialogs import AboutDialog
            began = time.monotonic()
            window().form.submitted.emit(NewPet(name="Rex", category_id=1))
            yield lambda: sees("Rex was added")
            window().look_up(1)
            yield lambda: dialog("Look up an animal") is not None and sees("Rex")
            window()._build_features()._help.show_about()
            window()._connecting.choose_profile()
            yield lambda: dialog("Connection") is not None
            ports = set()
            yield lambda: ports.update(left()) or time.monotonic() - began > 4  # what is begun later has begun
            print(sorted(asked), sorted(ports))
            dialog("Connection").reject()
            """,
        )
        port = service.port
    assert said(ended) == [f"[('127.0.0.1', {port})] [{port}]"]
