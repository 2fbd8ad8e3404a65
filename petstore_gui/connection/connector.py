"""Opens a profile: takes its address from the settings and its key from the keyring, and makes a client.

Everything here may block, and belongs on a worker thread.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import Final

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError
from petstore_gui.connection.api_key import ApiKey, KeyState, StoredKey, key_from_environment
from petstore_gui.connection.connection import AddressNeeded, Connection, KeyNeeded, ServiceFeatures
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.demo import DATABASE_NAME, JOURNAL_NAME, SAMPLE_CATEGORIES, Demo
from petstore_gui.connection.local_service import LocalService
from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import Address, Profile, ProfileName, parse_address
from petstore_gui.connection.settings import Settings, SettingsError, SettingsFile
from petstore_gui.connection.system_settings import default_system_file
from petstore_gui.inventory.offline_cache import OfflineCache, OfflineCacheError
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.storage.atomic_file import make_private_folder
from petstore_gui.storage.error_text import DENIED, advice
from petstore_gui.storage.folders import config_folder, data_folder, is_on_network
from petstore_gui.translatable import TranslatableText

DEMO_TITLE: Final = TranslatableText("Demo")
OFFLINE_CACHE_NAME: Final = "kept_lists.sqlite3"


def connector_of_user() -> "Connector":
    """Return the connector with the user's own settings, keys and folders."""
    settings = SettingsFile(config_folder() / "settings.json", default_system_file(os.environ))
    return Connector(settings, Credentials(key_from_environment(os.environ)), data_folder())


class Connector:
    """Opens and tests connections. ``make_service`` makes the embedded service over a database file."""

    def __init__(
        self,
        settings: SettingsFile,
        credentials: Credentials,
        data_folder: Path,
        make_service: Callable[[Path], LocalService] = LocalService,
    ) -> None:
        self._settings = settings
        self._credentials = credentials
        self._service = make_service(data_folder / DATABASE_NAME)
        self._demo = Demo(make_service)
        self._journal_file = data_folder / JOURNAL_NAME
        self._journal: Journal | None = None
        self._journal_lock = Lock()
        self.offline_cache = OfflineCache(data_folder / OFFLINE_CACHE_NAME)
        """The last list of each address, for use offline."""
        self._notices: list[str] = []
        self._shown_notices: set[str] = set()

    @property
    def waits_for_keyring(self) -> bool:
        """Whether a call to the system keyring has not returned yet; does not block."""
        return self._credentials.waits_for_keyring

    def settings(self, policy: Policy | None = None) -> Settings:
        """Return the settings as they are saved now. Raise ``SettingsError``.

        Here and below, ``policy`` is the administrator's; without the argument it is read.
        """
        settings = self._settings.load(policy)
        if settings.quarantined_path is not None:
            self._notices.append(
                TranslatableText(
                    "The settings could not be read. The file was kept as {file}.", file=settings.quarantined_path
                )
            )
        return settings

    def policy(self) -> Policy:
        """Return the present settings of this computer's administrator. Never raises."""
        return self._settings.policy()

    def parse_address(self, text: str, policy: Policy | None = None) -> Address:
        """Return the base address in ``text``. Raise ``AddressError`` if it may not be used on this computer."""
        return parse_address(text, (policy or self.policy()).insecure_hosts)

    def open(self, name: ProfileName, *, ask_again: bool = False, policy: Policy | None = None) -> Connection:
        """Return a connection to the profile.

        ``ask_again``: ask the keyring to unlock again, even if the user has refused that before. Raise
        :class:`AddressNeeded`, :class:`KeyNeeded`, ``NotOfferedError``, ``SettingsError`` or ``LocalServiceError``.
        """
        settings = self.settings(policy)
        profile = settings.profile(name)
        if name is ProfileName.THIS_COMPUTER:
            return self._open_local(profile, self._service, self._get_journal(), settings.policy, settings.problems)
        if profile.base_url is None:
            raise AddressNeeded(profile)
        stored = self._credentials.read(profile.base_url, ask_again=ask_again)
        if stored.key is None:
            stored = _with_saved_in(stored, profile.base_url, settings)
        return self._connect(profile, profile.base_url, stored, self._get_journal(), settings.policy, settings.problems)

    def open_address(self, base_url: str, policy: Policy | None = None) -> Connection:
        """Return a connection to an address for this run only: it neither reads the keyring nor stores anything.

        Raise ``AddressError``, ``NotOfferedError``, or :class:`KeyNeeded` if there is neither ``PETSTORE_API_KEY`` nor
        a key typed in this run.
        """
        policy = policy or self.policy()
        policy.require(None)
        address = self.parse_address(base_url, policy)
        profile = Profile(None, address.base_url, title=address.host)
        known = self._credentials.in_memory(address.base_url)
        connection = self._connect(profile, address.base_url, known, self._get_journal(), policy, address.warnings)
        return replace(connection, has_production_address=self._is_production(address.base_url, policy))

    def open_demo(self, translate: Callable[[TranslatableText], str] = str) -> Connection:
        """Return a connection to an embedded service over a temporary database with the sample animals.

        ``translate`` puts the names of their categories into the user's language. The demo is offered where "This
        computer" is. Raise ``NotOfferedError``, ``LocalServiceError`` or the client's errors.
        """
        policy = self.policy()
        policy.require(ProfileName.THIS_COMPUTER)
        profile = Profile(None, None, title=DEMO_TITLE)
        category_names = {number: translate(name) for number, name in SAMPLE_CATEGORIES.items()}
        return self._demo.open(
            lambda service, journal: self._open_local(profile, service, journal, policy), category_names
        )

    def opened(self, connection: Connection) -> Connection:
        """Remember that ``connection`` is in use: the next start opens its profile, and its notices were shown.

        The only profile on offer does not count as chosen: the earlier choice returns as soon as it is offered again.
        :meth:`open` does not do this, as an opening that was cancelled may still end. Return the connection, with one
        more notice if that could not be saved: a full disk must not stop the work.
        """
        self._shown_notices.update(connection.notices)
        try:
            if connection.profile.name is not None:
                chosen = len(connection.policy.profiles) > 1
                self._settings.save_last_profile(connection.profile.name, chosen=chosen)
        except SettingsError as error:
            return replace(connection, notices=(*connection.notices, error.reason))
        return connection

    def refuse(self, connection: Connection) -> None:
        """Remember for this run that the service did not accept the connection's key; does not block."""
        if connection.key_state.key is not None:
            self._credentials.refuse(connection.base_url, connection.key_state.key)

    def has_stopped(self, connection: Connection) -> bool:
        """Whether the service of ``connection`` is one of the program's own that has ended; does not block."""
        if not connection.is_embedded:
            return False
        service = self._service if connection.profile.name is ProfileName.THIS_COMPUTER else self._demo
        return not service.serves(connection.base_url)

    def set_address(self, name: ProfileName, text: str, policy: Policy | None = None) -> Address:
        """Save the address of a profile. Raise ``AddressError`` or ``SettingsError``.

        The stored key of the old address is kept for that address.
        """
        return self._settings.save_address(name, text, policy)

    def set_key(self, name: ProfileName | None, base_url: str, key: ApiKey) -> StoredKey:
        """Store the key of an address; for a profile without a name, keep it for this run only."""
        if name is None:
            return self._credentials.use_for_session(base_url, key)
        stored = self._credentials.store(base_url, key)
        if stored.state is KeyState.STORED:
            self._save_keyring_name(base_url, stored.where)
        return stored

    def read_key(self, base_url: str) -> StoredKey:
        """Return the state of an address's key, to show it; this may ask the keyring."""
        stored = self._credentials.read(base_url, to_use=False)
        with suppress(SettingsError):
            return stored if stored.key is not None else _with_saved_in(stored, base_url, self.settings())
        return stored

    def use_for_session(self, base_url: str, key: ApiKey) -> StoredKey:
        """Keep the key of an address in memory for this run, as the user has chosen."""
        return self._credentials.use_for_session(base_url, key)

    def forget_key(self, base_url: str) -> StoredKey:
        """Remove the key of an address from memory and keyring; MISSING means success."""
        remaining = self._credentials.forget(base_url)
        if remaining.state is KeyState.MISSING:
            self._save_keyring_name(base_url, None)
            return remaining
        with suppress(SettingsError):
            return _with_saved_in(remaining, base_url, self.settings())
        return remaining

    def test(self, base_url: str, key: ApiKey | None) -> ServiceFeatures:
        """Request one animal from the service at ``base_url``, and return the features of the service; add nothing.

        Without ``key``, use the present one. Raise ``AddressError``, :class:`KeyNeeded` or the client's errors.
        """
        address = self.parse_address(base_url).base_url
        stored = StoredKey(KeyState.SESSION_ONLY, key) if key is not None else self._credentials.read(address)
        if stored.key is None:
            raise KeyNeeded(Profile(None, address), address, stored)
        try:
            with PetStoreClient(address, stored.key.reveal()) as client:
                client.list_pets(limit=1)
                return ServiceFeatures(idempotent_adds=client.key_promise is not None, tags=client.has_tags)
        except AuthenticationError:
            if key is None:
                self._credentials.refuse(address, stored.key)
            raise

    def close(self) -> None:
        """Close the services, the journals and the demo. The code that opened a client closes it."""
        self._service.stop()
        self._demo.close()
        if self._journal is not None:
            self._journal.shut()

    def _get_journal(self) -> Journal:
        """Return the journal of all services except the demo; a notice tells of a damaged one of an earlier run."""
        with self._journal_lock:
            if self._journal is None:
                self._journal = Journal(self._journal_file)
                self._notices += privacy_notices(self._journal_file.parent)
                self._notices += network_notices(self._journal_file.parent)
                if self._journal_file.exists():
                    self._notices += journal_notices(self._journal)
            return self._journal

    def _open_local(
        self, profile: Profile, service: LocalService, journal: Journal, policy: Policy, notices: tuple[str, ...] = ()
    ) -> Connection:
        base_url, key = service.start()
        if service.quarantined_path is not None:
            sentence = TranslatableText(
                "The animals on this computer could not be read. The file was kept as {file}.",
                file=service.quarantined_path,
            )
            notices = (sentence, *notices)
        made = StoredKey(KeyState.THIS_RUN, key)
        return self._connect(replace(profile, base_url=base_url), base_url, made, journal, policy, notices)

    def _connect(
        self,
        profile: Profile,
        base_url: str,
        stored: StoredKey | None,
        journal: Journal,
        policy: Policy,
        notices: tuple[str, ...],
    ) -> Connection:
        if not policy.offline_copy:
            notices = (*notices, *remove_offline_cache(self.offline_cache))
        if stored is None or stored.key is None:
            raise KeyNeeded(profile, base_url, stored)
        client = PetStoreClient(base_url, stored.key.reveal())
        cached_list = None
        # Nothing is stored for an address of one run.
        if policy.offline_copy and profile.name not in (None, ProfileName.THIS_COMPUTER):
            cached_list = self.offline_cache.of(base_url, stored.key.reveal())
        known = (*notices, *policy.problems, *self._notices)
        new = tuple(notice for notice in known if notice not in self._shown_notices)
        return Connection(profile, client, base_url, stored, journal, new, policy, cached_list=cached_list)

    def _is_production(self, base_url: str, policy: Policy) -> bool:
        with suppress(SettingsError):  # which are not needed for an address of this run
            profiles = self.settings(policy).profiles
            return any(each.name is ProfileName.PRODUCTION and each.base_url == base_url for each in profiles)
        return False

    def _save_keyring_name(self, base_url: str, where: str | None) -> None:
        with suppress(SettingsError):  # only a hint for a later run with another keyring
            self._settings.save_keyring_name(base_url, where)


def _with_saved_in(stored: StoredKey, base_url: str, settings: Settings) -> StoredKey:
    """Return ``stored``, which has no key, with the name of the keyring that had one, if that is missing today."""
    saved_in = settings.key_places.get(base_url, "")
    is_another = stored.state is KeyState.MISSING and saved_in != stored.where
    return replace(stored, saved_in=saved_in) if is_another or stored.state is KeyState.NO_KEYRING else stored


def privacy_notices(folder: Path) -> list[TranslatableText]:
    """Return a notice if other users can open an existing folder, and that cannot be changed."""
    with suppress(OSError):
        if folder.exists() and not make_private_folder(folder):
            sentence = TranslatableText(
                "Others who use this computer can open this program's files. {advice}", advice=advice(DENIED)
            )
            return [sentence.with_detail(str(folder))]
    return []


def network_notices(folder: Path) -> list[TranslatableText]:
    """Return a notice if a folder is on another computer's disk, where a database in use may be damaged."""
    if not is_on_network(folder):
        return []
    sentence = TranslatableText(
        "This program's files are on a network drive, where they can get damaged. {advice}", advice=advice(DENIED)
    )
    return [sentence.with_detail(str(folder))]


def journal_notices(journal: Journal) -> list[TranslatableText]:
    """Return a notice if the journal of an earlier run was damaged, or cannot be used."""
    notices = []
    try:
        journal.open_adds("")
    except JournalError as error:
        notices.append(TranslatableText("Nothing can be added now: {reason}.", reason=error.reason))
    if quarantined := journal.quarantined_path:
        sentence = TranslatableText(
            "The record of unfinished adds could not be read. The file was kept as {file}.", file=quarantined
        )
        notices.append(sentence)
    return notices


def remove_offline_cache(offline_cache: OfflineCache) -> list[TranslatableText]:
    """Remove the cached lists, which the administrator forbids; return a notice if that fails."""
    try:
        offline_cache.remove()
    except OfflineCacheError as error:
        return [TranslatableText("The lists kept on this computer can't be removed: {reason}.", reason=error.reason)]
    return []
