"""The program's files are where the operating system wants them."""

import sys
from pathlib import Path

import platformdirs
import pytest

from petstore_gui.storage.folders import config_folder, data_folder

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
