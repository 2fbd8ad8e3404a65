"""Opens a profile: its address from the settings, its key from the keyring, and a client made of both.

Everything in here may block: it belongs on a worker thread.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.credentials import Credentials, KeyState, StoredKey
from petstore_gui.connection.local_service import LocalService
from petstore_gui.connection.profile import Address, Profile, ProfileName, parse_address
from petstore_gui.connection.settings import Settings, SettingsError, SettingsFile

if TYPE_CHECKING:  # httpx is not imported before the first paint
    from petstore_gui.api.client import PetStoreClient

DATABASE_NAME: Final = "animals.sqlite3"
DEMO_TITLE: Final = "Demo"
DEMO_PREFIX: Final = "petstore-gui-demo-"


@dataclass(frozen=True, slots=True)
class Connection:
    """An open profile. Whoever opened it closes ``client``. ``notices`` are sentences for people."""

    profile: Profile
    client: "PetStoreClient"
    base_url: str
    key_state: StoredKey
    notices: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """What tells this service from the others in every run: "This computer" has a new port each time."""
        return ProfileName.THIS_COMPUTER.value if self.profile.name is ProfileName.THIS_COMPUTER else self.base_url

    @property
    def own_service(self) -> bool:
        """Whether the program runs the service itself, with a key made for this run."""
        return self.key_state.state is KeyState.THIS_RUN


class ConnectionNeedsError(Exception):
    """The profile cannot be opened before the user has filled something in."""


class AddressNeeded(ConnectionNeedsError):  # noqa: N818 - a wish to the user, not a failure
    """The profile has no address yet."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(f"{profile.label} has no address yet")
        self.profile = profile


class KeyNeeded(ConnectionNeedsError):  # noqa: N818
    """There is no key for the profile's address; ``state`` says why."""

    def __init__(self, profile: Profile, base_url: str, state: StoredKey) -> None:
        super().__init__(f"{profile.label} has no key: {state.state}")
        self.profile = profile
        self.base_url = base_url
        self.state = state


class Connector:
    """The ways to a service. ``make_service`` makes the embedded one over a database file."""

    def __init__(
        self,
        settings: SettingsFile,
        credentials: Credentials,
        data_folder: Path,
        make_service: Callable[[Path], LocalService] = LocalService,
    ) -> None:
        self._settings = settings
        self._credentials = credentials
        self._make_service = make_service
        self._service = make_service(data_folder / DATABASE_NAME)
        self._demo: tuple[Path, LocalService] | None = None

    def settings(self) -> Settings:
        """Return the settings as they are saved now. Raise ``SettingsError``."""
        return self._settings.load()

    def open(self, name: ProfileName, *, ask_again: bool = False) -> Connection:
        """Return a connection to the profile and remember it as the last one.

        ``ask_again``: ask the keyring to unlock although the user has refused that before. Raise
        :class:`AddressNeeded`, :class:`KeyNeeded`, ``SettingsError`` or ``LocalServiceError``.
        """
        settings = self._settings.load()
        profile = settings.profile(name)
        if name is ProfileName.THIS_COMPUTER:
            connection = self._open_local(profile, self._service)
        elif profile.base_url is None:
            raise AddressNeeded(profile)
        else:
            connection = self._open_remote(profile, profile.base_url, settings, ask_again=ask_again)
        notices = [*connection.notices, *settings.problems, *self._remember(settings, name)]
        if settings.set_aside is not None:
            notices.append(f"The settings could not be read. The file was kept as {settings.set_aside}.")
        return replace(connection, notices=tuple(notices))

    def open_address(self, base_url: str) -> Connection:
        """Return a connection to an address given for this run: nothing is read from the keyring, nothing stored.

        Raise ``AddressError``, or :class:`KeyNeeded` without ``PETSTORE_API_KEY`` or a key typed in this run.
        """
        address = parse_address(base_url)
        profile = Profile(None, address.base_url, title=address.host)
        known = self._credentials.in_memory(address.base_url) or StoredKey(KeyState.MISSING, None)
        notices = () if address.warning is None else (address.warning,)
        return self._connect(profile, address.base_url, known, notices)

    def open_demo(self) -> Connection:
        """Return a connection to an embedded service over a throw-away database with the sample animals.

        Raise ``LocalServiceError``, ``OSError``, or the client's errors.
        """
        if self._demo is None:
            folder = _throw_away_folder()
            self._demo = folder, self._make_service(folder / DATABASE_NAME)
        folder, service = self._demo
        connection = self._open_local(Profile(None, None, title=DEMO_TITLE), service)
        try:
            if not connection.client.list_pets(limit=1):
                from petstore_gui.inventory.samples import sample_animals

                for animal in sample_animals():
                    connection.client.create_pet(animal)
        except BaseException:
            connection.client.close()
            self._end_demo()  # half a demo would be shown as a whole one the next time
            raise
        return connection

    def set_address(self, name: ProfileName, text: str) -> Address:
        """Save the address of a profile. Raise ``AddressError`` or ``SettingsError``.

        The key of the old address stays with the old address.
        """
        address = parse_address(text)
        self._settings.save_address(name, address.base_url)
        return address

    def set_key(self, name: ProfileName | None, base_url: str, key: ApiKey) -> StoredKey:
        """Store the key of an address; for a profile without a name, keep it for this run only."""
        if name is None:
            return self._credentials.use_for_session(base_url, key)
        stored = self._credentials.store(base_url, key)
        if stored.state is KeyState.STORED:
            self._remember_place(base_url, stored.where)
        return stored

    def read_key(self, base_url: str) -> StoredKey:
        """Return what is known of the key of an address, to show it; the keyring may be asked for it."""
        return self._credentials.read(base_url, to_use=False)

    def use_for_session(self, base_url: str, key: ApiKey) -> StoredKey:
        """Keep the key of an address for this run, because the user wishes it so."""
        return self._credentials.use_for_session(base_url, key)

    def forget_key(self, base_url: str) -> StoredKey:
        """Remove the key of an address from memory and keyring; MISSING says that it is gone."""
        left = self._credentials.forget(base_url)
        if left.state is KeyState.MISSING:
            self._remember_place(base_url, None)
        return left

    def test(self, base_url: str, key: ApiKey) -> None:
        """Ask the service at ``base_url`` for one animal. Raise ``AddressError`` or the client's errors."""
        from petstore_gui.api.client import PetStoreClient

        with PetStoreClient(parse_address(base_url).base_url, key.reveal()) as client:
            client.list_pets(limit=1)

    def close(self) -> None:
        """End the services and remove the throw-away database. Clients stay with those who opened them."""
        self._service.stop()
        self._end_demo()

    def _end_demo(self) -> None:
        demo, self._demo = self._demo, None
        if demo is not None:
            folder, service = demo
            service.stop()
            shutil.rmtree(folder, ignore_errors=True)

    def _open_local(self, profile: Profile, service: LocalService) -> Connection:
        base_url, key = service.start()
        made = StoredKey(KeyState.THIS_RUN, key)
        connection = self._connect(replace(profile, base_url=base_url), base_url, made)
        if service.set_aside is None:
            return connection
        notice = f"The animals on this computer could not be read. The file was kept as {service.set_aside}."
        return replace(connection, notices=(notice,))

    def _open_remote(self, profile: Profile, base_url: str, settings: Settings, *, ask_again: bool) -> Connection:
        stored = self._credentials.read(base_url, ask_again=ask_again)
        if stored.key is None:
            saved_in = settings.key_places.get(base_url, "")
            if saved_in != stored.where and stored.state in (KeyState.MISSING, KeyState.NO_KEYRING):
                stored = replace(stored, saved_in=saved_in)
        return self._connect(profile, base_url, stored)

    def _connect(self, profile: Profile, base_url: str, stored: StoredKey, notices: tuple[str, ...] = ()) -> Connection:
        if stored.key is None:
            raise KeyNeeded(profile, base_url, stored)
        from petstore_gui.api.client import PetStoreClient

        return Connection(profile, PetStoreClient(base_url, stored.key.reveal()), base_url, stored, notices)

    def _remember(self, settings: Settings, name: ProfileName) -> tuple[str, ...]:
        if settings.last_profile is name:
            return ()
        try:
            self._settings.save_last_profile(name)
        except SettingsError as error:  # a full disk is said, and keeps nobody from working
            return (error.reason,)
        return ()

    def _remember_place(self, base_url: str, where: str | None) -> None:
        with suppress(SettingsError):  # only a hint for the day when the keyring is another one
            self._settings.save_key_place(base_url, where)


def _throw_away_folder() -> Path:
    # The user's run-time folder is in memory (240 animals in half the time) and emptied at log-out, so that even a
    # killed demo leaves nothing behind for long.
    with suppress(OSError):
        if place := os.environ.get("XDG_RUNTIME_DIR"):
            return Path(tempfile.mkdtemp(prefix=DEMO_PREFIX, dir=place))
    return Path(tempfile.mkdtemp(prefix=DEMO_PREFIX))
