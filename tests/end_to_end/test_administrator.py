"""What the administrator has set is there, locked and said, for one who sees the program and for one who hears it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment, SetPolicy
from tests.support.at_spi import CHECKED, ENABLED, Node
from tests.support.desktop import Desktop
from tests.support.program import running_program
from tests.support.secret_service import Mode
from tests.support.service import KEY, RunningService, running_service

pytestmark = pytest.mark.end_to_end

PROFILE = "Connection"
LIST = "Set by the administrator of this computer"
LOCKED = "Auto-refresh (set by the administrator)"
INTERVALS = ["Off", "Every 30 seconds", "Every minute", "Every 5 minutes"]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "service" / "animals.sqlite3") as service:
        with service.client() as client:
            client.post("/pets", json={"name": "Bella", "categoryId": 3, "status": "sold"}).raise_for_status()
        yield service


def entries(window: Node, title: str) -> dict[str, Node]:
    """Return what stands in the submenu of that title, though no menu is open."""
    found: dict[str, Node] = {}
    for bar in (each for each in window.children() if each.role == "menu bar"):
        for menu in (menu for name in bar.children() for menu in name.children()):
            for item in (each for each in menu.children() if each.name == title):
                found |= {entry.name: entry for submenu in item.children() for entry in submenu.children()}
    return found


def test_a_managed_computer_from_the_first_start_on(
    desktop: Desktop, log_in: Callable[[Mode], Environment], service: RunningService, set_policy: SetPolicy
) -> None:
    user = log_in("unlocked")
    set_policy(
        f"""
        [production]
        base_url = "{service.base_url}"
        [policy]
        profiles = ["production"]
        automatic_refresh = "5 min"
        offline_copy = false
        insecure_hosts = ["pets.store.lan:8080"]
        """
    )
    with running_program(desktop, user) as program:
        program.window(PROFILE)  # there was nothing to choose
        address = program.field("Service address", PROFILE)
        program.wait_for(lambda: address.text == service.base_url, "the address is there")
        assert address.description == "Set by the administrator of this computer."
        address.put("https://elsewhere.example.com/v1")
        assert address.text == service.base_url
        assert program.field("Profile", PROFILE).description == "Only these profiles are offered: Production."
        program.wait_for_focus(program.field("API key", PROFILE))
        program.button("Set by the administrator…", PROFILE).act()
        list_ = program.window(LIST)
        lines = [
            f"The address of Production: {service.base_url}",
            "Only these profiles are offered: Production.",
            "The list refreshes every 5 minutes.",
            "May be used without encryption: pets.store.lan:8080",
            "No list is kept on this computer for a day without the service.",
        ]
        assert program.sentences(LIST).count("\n".join(lines)) == 1
        assert list_.description == ""  # it would be spoken twice
        program.press("Return")
        program.wait_until_closed(LIST)
        program.window(PROFILE)
        program.field("API key", PROFILE).focus()
        program.type_into("API key", KEY, PROFILE)
        program.press("Return")
        program.wait_for_rows(1)
        window = program.window("Pet Store – Production")
        program.wait_for(lambda: list(entries(window, LOCKED)) == INTERVALS, "the menu says that it is locked")
        found = entries(window, LOCKED)
        assert [name for name, node in found.items() if node.is_in(ENABLED)] == []
        assert [name for name, node in found.items() if node.is_in(CHECKED)] == ["Every 5 minutes"]
        program.end()
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sentence(
            "This computer cannot be opened here: the administrator of this computer does not offer"
        )
        assert "Pet Store – This computer" not in program.titles()
        assert program.service_processes() == []
        program.press("Escape")
        program.end()
