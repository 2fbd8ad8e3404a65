"""The program's files lie where each system wants them, and a disk of another computer is told from an own one."""

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from petstore_gui.connection.connector import network_notices
from petstore_gui.storage import folders
from petstore_gui.storage.folders import config_folder, data_folder, file_system, is_on_network
from tests.support.patience import PATIENCE_S
from tests.support.sentences import marked
from tests.support.service import ROOT

windows = pytest.mark.skipif(sys.platform != "win32", reason="Windows'")


@pytest.mark.skipif(sys.platform != "linux", reason="XDG folders")
def test_the_folders_follow_the_environment(home: Path) -> None:
    assert config_folder() == home / "config" / "petstore-gui"
    assert data_folder() == home / "data" / "petstore-gui"
    assert not config_folder().exists()


@windows
def test_the_folders_follow_windows_own_variable(home: Path) -> None:
    assert config_folder() == data_folder() == home / "AppData" / "Local" / "petstore-gui"
    assert not config_folder().exists()


@windows
@pytest.mark.parametrize("value", ["", " ", "not\\absolute", None])
def test_without_it_the_folders_are_where_windows_puts_them(
    monkeypatch: pytest.MonkeyPatch, home: Path, value: str | None
) -> None:
    if value is None:
        monkeypatch.delenv("LOCALAPPDATA")
    else:
        monkeypatch.setenv("LOCALAPPDATA", value)
    assert config_folder() == data_folder() == home / "AppData" / "Local" / "petstore-gui"


@pytest.mark.posix("XDG folders")
@pytest.mark.parametrize(
    "value", ["/somewhere/else", "/somewhere/else/", "/some//../where", "", " ", "not/absolute", "~/here", None]
)
def test_the_folders_are_where_platformdirs_says(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    monkeypatch.setenv("HOME", "/another/home")
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        if value is None:
            monkeypatch.delenv(variable)
        else:
            monkeypatch.setenv(variable, value)
    assert config_folder() == platformdirs.user_config_path("petstore-gui", appauthor=False)
    assert data_folder() == platformdirs.user_data_path("petstore-gui", appauthor=False)


MOUNTS = """\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:30 / /people rw,relatime shared:2 - nfs4 server:/people rw,vers=4.2
31 30 8:2 / /people/local rw - btrfs /dev/sda2 rw
32 22 0:31 / /srv/the\\040store rw,nosuid - cifs //server/store rw
33 22 0:32 / /mnt rw - nfs server:/old rw
34 22 8:3 / /mnt rw - xfs /dev/sda3 rw
""".splitlines()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/etc/animals.sqlite3", "ext4"),
        ("/people/olga/.local/share/petstore-gui", "nfs4"),
        ("/people", "nfs4"),
        ("/peoples/olga", "ext4"),
        ("/people/local/olga", "btrfs"),
        ("/srv/the store/animals.sqlite3", "cifs"),
        ("/mnt/animals.sqlite3", "xfs"),
    ],
)
def test_a_path_is_of_the_disk_that_lies_nearest_above_it(path: str, kind: str) -> None:
    assert file_system(Path(path), MOUNTS) == kind


def test_a_disk_of_this_computer_is_none_of_the_network(tmp_path: Path) -> None:
    assert not is_on_network(tmp_path)
    assert not is_on_network(tmp_path / "not made yet" / "animals.sqlite3")
    assert network_notices(tmp_path) == []


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's table of mounts")
def test_files_on_a_network_drive_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "mountinfo"
    table.write_text("\n".join([*MOUNTS, f"40 22 0:40 / {tmp_path} rw - nfs4 server:/data rw"]))
    monkeypatch.setattr(folders, "_MOUNTS", table)
    (notice,) = network_notices(tmp_path / "data")
    assert marked(notice) == (
        "[This program's files are on a network drive, where they can get damaged. "
        "[Ask the person who looks after this computer.]]"
    )
    assert str(tmp_path) in notice.detail
    table.unlink()
    assert not is_on_network(tmp_path)


@pytest.mark.end_to_end
@pytest.mark.skipif(sys.platform != "linux", reason="Linux's table of mounts")
def test_a_service_warns_at_its_start_of_a_database_on_a_network_drive(tmp_path: Path) -> None:
    table = tmp_path / "mountinfo"
    table.write_text(f"40 22 0:40 / {tmp_path} rw - nfs4 server:/data rw\n")
    script = f"""
from pathlib import Path
from petstore_gui.storage import folders
folders._MOUNTS = Path({str(table)!r})
from petstore_gui.service.__main__ import main
main(["--database", {str(tmp_path / "animals.sqlite3")!r}, "--until-stdin-closes"])
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        input="a-key\n",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=True,
    )
    assert "the database is on a network drive" in done.stderr
    assert "base_url" in done.stdout


@pytest.mark.skipif(sys.platform != "win32", reason="servers as Windows names them")
def test_a_path_on_a_server_is_on_the_network() -> None:
    assert is_on_network(Path(r"\\server\store\animals.sqlite3"))
    assert not is_on_network(Path.home())
