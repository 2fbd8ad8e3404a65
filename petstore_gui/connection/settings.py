"""The last profile and the addresses: a small file of the user, below the administrator's."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import WITH_ADDRESS, Address, AddressError, Profile, ProfileName, parse_address
from petstore_gui.connection.system_settings import read_policy
from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import why
from petstore_gui.translatable import TranslatableError, TranslatableText

VERSION: Final = 1


class SettingsError(TranslatableError):
    """The settings cannot be read or saved; the file is unchanged."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings as they were read. ``profiles`` are always the three, in order; not all of them may be ``offered``.

    ``key_places`` has the name of the keyring of each address's key. ``quarantined_path`` is where a damaged file was
    moved. ``problems`` are sentences for people about ignored settings of the user; those about the administrator's
    are in ``policy``.
    """

    last_profile: ProfileName | None
    profiles: tuple[Profile, ...]
    key_places: Mapping[str, str] = field(default_factory=dict)
    quarantined_path: Path | None = None
    problems: tuple[str, ...] = ()
    policy: Policy = field(default_factory=Policy)

    @property
    def offered(self) -> tuple[Profile, ...]:
        """The profiles that may be opened on this computer."""
        return tuple(profile for profile in self.profiles if profile.name in self.policy.profiles)

    @property
    def first(self) -> ProfileName | None:
        """The profile that a start opens: the last one, or else the only one on offer; None if the user has to choose.

        If there is a choice, the last one counts even if it is no longer offered: the error explains why.
        """
        only = self.offered[0].name if len(self.offered) == 1 else None
        return only or self.last_profile

    def profile(self, name: ProfileName) -> Profile:
        """Return the profile called ``name``. Raise ``NotOfferedError``."""
        self.policy.require(name)
        return next(profile for profile in self.profiles if profile.name is name)


class _Head(msgspec.Struct):
    version: int


class _File(msgspec.Struct):
    """The content of the user's file. Addresses are kept unparsed, so that saving one setting does not lose another."""

    version: int = VERSION
    last_profile: str | None = None
    stand_in: str | None = None
    """The only profile that was offered, and was therefore opened in place of the last chosen one."""
    addresses: dict[str, str] = {}
    key_places: dict[str, str] = {}


class SettingsFile:
    """The user's file and the administrator's, read together; only the user's is ever written."""

    def __init__(self, user_file: Path, system_file: Path | None = None) -> None:
        self._user_file = user_file
        self._system_file = system_file

    def load(self, policy: Policy | None = None) -> Settings:
        """Return the settings; rename a damaged file and return the defaults.

        ``policy`` is the administrator's; without the argument it is read. Raise :class:`SettingsError` if the file
        cannot be read, or was written by a newer version of the program.
        """
        stored, quarantined_path = self._read()
        policy = policy or self.policy()
        problems: list[str] = []
        addresses: dict[ProfileName, str] = {}
        for name in WITH_ADDRESS:
            try:
                if name.value in stored.addresses:
                    addresses[name] = parse_address(stored.addresses[name.value], policy.insecure_hosts).base_url
            except AddressError as error:
                sentence = TranslatableText(
                    "The saved address of {profile} is not used. {reason}", profile=name.label, reason=error.reason
                )
                problems.append(sentence)
        addresses.update(policy.addresses)
        profiles = tuple(Profile(name, addresses.get(name), locked=name in policy.addresses) for name in ProfileName)
        last = ProfileName(stored.last_profile) if stored.last_profile in set(ProfileName) else None
        new = stored.stand_in != policy.profiles[0]  # else the user was told already
        if last is not None and len(policy.profiles) == 1 and new and (refusal := policy.refusal(last)):
            problems.append(refusal)  # as the only other one is opened instead
        return Settings(last, profiles, stored.key_places, quarantined_path, tuple(problems), policy)

    def policy(self) -> Policy:
        """Return the administrator's present settings. Never raises."""
        return read_policy(self._system_file)

    def save_last_profile(self, name: ProfileName, *, chosen: bool = True) -> None:
        """Save the profile that the next start opens. Raise :class:`SettingsError`.

        One that was not ``chosen``, as it is the only one on offer, does not replace an earlier choice.
        """
        stored, _ = self._read()
        new = (name.value, None) if chosen else (stored.last_profile, name.value)
        if (stored.last_profile, stored.stand_in) != new:
            stored.last_profile, stored.stand_in = new
            self._write(stored)

    def save_address(self, name: ProfileName, base_url: str, policy: Policy | None = None) -> Address:
        """Save the address of Production or Staging and return it.

        ``policy`` is the administrator's; without the argument it is read. Raise :class:`SettingsError`, also if the
        administrator has set the address, and ``AddressError``.
        """
        if name not in WITH_ADDRESS:
            raise SettingsError(TranslatableText("{profile} has no address to set.", profile=name.label))
        policy = policy or self.policy()
        if name in policy.addresses:
            raise SettingsError(
                TranslatableText(
                    "The address of {profile} is set by the administrator of this computer.", profile=name.label
                )
            )
        address = parse_address(base_url, policy.insecure_hosts)
        stored, _ = self._read()
        stored.addresses[name.value] = address.base_url
        self._write(stored)
        return address

    def save_keyring_name(self, base_url: str, where: str | None) -> None:
        """Save the name of the keyring that holds the key of ``base_url``. Raise :class:`SettingsError`."""
        stored, _ = self._read()
        if stored.key_places.get(base_url) == where:
            return
        if where is None:
            del stored.key_places[base_url]
        else:
            stored.key_places[base_url] = where
        self._write(stored)

    def _read(self) -> tuple[_File, Path | None]:
        try:
            content = atomic_file.read_small(self._user_file).removeprefix(b"\xef\xbb\xbf")
        except FileNotFoundError:
            return _File(), None
        except (atomic_file.NotAFileError, atomic_file.TooLargeError):
            return _File(), self._quarantine()
        except OSError as error:
            sentence = TranslatableText("Your settings can't be read: {reason}. {advice}", **why(error))
            raise SettingsError(sentence) from error
        try:
            version = msgspec.json.decode(content, type=_Head).version
            if version > VERSION:
                raise SettingsError(
                    TranslatableText(
                        "A newer version of this program wrote the settings in {file}. They were left "
                        "as they are. Their version is {version}, and this program knows {known}.",
                        file=self._user_file,
                        version=version,
                        known=VERSION,
                    )
                )
            if version == VERSION:
                return msgspec.json.decode(content, type=_File), None
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            pass  # damaged
        return _File(), self._quarantine()

    def _quarantine(self) -> Path:
        try:
            return atomic_file.quarantine(self._user_file)
        except OSError as error:
            sentence = TranslatableText(
                "Your settings are damaged and can't be replaced: {reason}. {advice}", **why(error)
            )
            raise SettingsError(sentence) from error

    def _write(self, stored: _File) -> None:
        target = atomic_file.behind_link(self._user_file)
        try:
            atomic_file.make_private_folder(self._user_file.parent)
            target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            atomic_file.write(target, msgspec.json.format(msgspec.json.encode(stored), indent=2) + b"\n")
        except OSError as error:
            sentence = TranslatableText("Your settings can't be saved: {reason}. {advice}", **why(error))
            raise SettingsError(sentence) from error
