"""A start on a computer whose administrator has set something: what is opened, what is not, and what is said."""

from pathlib import Path

import pytest

from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.runtime import cli
from petstore_gui.storage.folders import config_folder
from tests.support.service import KEY, RunningService
from tests.test_app import run, said

pytestmark = pytest.mark.end_to_end

URL = "https://pets.example.com/v1"
STAGING_REFUSED = "Staging cannot be opened here: the administrator of this computer does not offer it."
LOOK = """
yield lambda: sees({part!r})
yield lambda: sees("Connect to a service…")
print(window().windowTitle(), "|", sees("Use the store on this computer"))
"""


def offer(home: Path, *names: str) -> None:
    (home / "system").write_text(f"[policy]\nprofiles = {list(names)}\n", "utf-8")


def remember(name: ProfileName) -> None:
    SettingsFile(config_folder() / "settings.json").save_last_profile(name)


@pytest.mark.parametrize("last", [None, ProfileName.STAGING])
def test_the_only_profile_that_is_offered_is_opened_at_once(home: Path, last: ProfileName | None) -> None:
    offer(home, "this-computer")
    if last is not None:
        remember(last)
    ended = run(
        steps=f"""
        yield lambda: sees("There are no animals here yet.")
        print(window().windowTitle(), sees({STAGING_REFUSED!r}))
        """
    )
    assert said(ended) == [f"Pet Store – This computer {last is not None}"]


def test_where_the_only_profile_wants_a_key_the_start_leads_to_it(home: Path) -> None:
    content = f'[policy]\nprofiles = ["production"]\n[production]\nbase_url = "{URL}"\n'
    (home / "system").write_text(content, "utf-8")
    ended = run(
        steps="""
        yield lambda: dialog("Connection") is not None
        yield lambda: any(each.text() for each in dialog("Connection").findChildren(QLineEdit))
        print([each.text() for each in dialog("Connection").findChildren(QLineEdit)])
        dialog("Connection").reject()
        yield lambda: sees("Connect to a service…")
        print(sees("Use the store on this computer"))
        """
    )
    assert said(ended) == [str([URL, ""]), "False"]


def test_the_last_profile_is_not_opened_where_it_is_not_offered_any_more(home: Path) -> None:
    remember(ProfileName.STAGING)
    offer(home, "production", "this-computer")
    ended = run(steps=LOOK.format(part=STAGING_REFUSED))
    assert said(ended) == ["Pet Store | True"]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--profile", "staging"], STAGING_REFUSED),
        (["--base-url", URL], "Only profiles that the administrator of this computer offers can be opened"),
        (["--demo"], "This computer cannot be opened here: the administrator of this computer does not offer it."),
    ],
)
def test_no_argument_is_a_way_round_what_is_offered(home: Path, arguments: list[str], part: str) -> None:
    offer(home, "production")
    ended = run(*arguments, steps=LOOK.format(part=part), environment={"PETSTORE_API_KEY": "a-key"})
    assert said(ended) == ["Pet Store | False"]


def test_an_address_without_encryption_is_refused_on_the_terminal_unless_it_is_listed(
    home: Path, reachable: RunningService, capsys: pytest.CaptureFixture[str]
) -> None:
    host = reachable.base_url.split("/")[2]
    (home / "system").write_text(f'[policy]\ninsecure_hosts = ["{host}1"]\n', "utf-8")
    with pytest.raises(SystemExit) as ended:
        cli.parse(["--base-url", reachable.base_url])
    assert ended.value.code == 2
    assert "must begin with https://" in capsys.readouterr().err
    (home / "system").write_text(f'[policy]\ninsecure_hosts = ["{host}"]\n', "utf-8")
    steps = """
        yield lambda: sees("This connection is not encrypted: others on the network can read the key.")
        yield lambda: sees("There are no animals here yet.")
        print(window().windowTitle())
        """
    opened = run("--base-url", reachable.base_url, steps=steps, environment={"PETSTORE_API_KEY": KEY})
    assert said(opened) == [f"Pet Store – {host}"]


def test_the_administrators_file_is_not_read_before_the_first_paint(home: Path) -> None:
    offer(home, "this-computer")
    ended = run(
        before="""
        import os, threading
        from petstore_gui.ui.window.main_window import MainWindow
        read = []
        def note(event, arguments):
            if event == "open" and str(arguments[0]) == os.environ["PETSTORE_GUI_SYSTEM_CONFIG"]:
                read.append((painted[0], threading.current_thread() is threading.main_thread()))
        painted = [False]
        paint = MainWindow.paintEvent
        def paintEvent(self, event):
            paint(self, event)
            painted[0] = True
        MainWindow.paintEvent = paintEvent
        sys.addaudithook(note)
        """,
        steps="""
        yield lambda: sees("There are no animals here yet.")
        print(set(read))
        """,
    )
    assert said(ended) == ["{(True, False)}"]
