"""The administrator's settings for all users of this computer. Values only; most computers have none."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from petstore_gui.connection.profile import ProfileName
from petstore_gui.translatable import TranslatableError, TranslatableText

if TYPE_CHECKING:
    from petstore_gui.inventory.saved_views import SharedView

REFRESH_S: Final = {"off": 0, "30 s": 30, "1 min": 60, "5 min": 300}
"""The values of the administrator's file for the automatic refresh: in seconds, 0 for off."""
UNDO_S: Final = {"off": 0, "5 s": 5, "10 s": 10}
"""The values of the administrator's file for the undo time: in seconds, 0 for off."""


class NotOfferedError(TranslatableError):
    """The administrator does not allow this profile or address."""


@dataclass(frozen=True, slots=True)
class Policy:
    """The settings for all users of this computer; the defaults apply if nothing is set.

    ``addresses`` cannot be changed by users. ``profiles`` are those that may be opened, in their usual order.
    ``refresh_s`` and ``undo_s`` are None if each user chooses. ``insecure_hosts`` may be used without encryption,
    each a host and, unless it is 80, a port, as :func:`~petstore_gui.connection.profile.parse_host` spells it.
    ``offline_copy``: whether the last list of a service may be kept on this computer. ``views`` are saved views of the
    list for all users. ``problems`` are sentences for people about settings that were ignored.
    """

    addresses: Mapping[ProfileName, str] = field(default_factory=dict)
    profiles: tuple[ProfileName, ...] = tuple(ProfileName)
    refresh_s: int | None = None
    insecure_hosts: frozenset[str] = frozenset()
    views: "tuple[SharedView, ...]" = ()
    problems: tuple[str, ...] = ()
    offline_copy: bool = True
    undo_s: int | None = None

    @property
    def restricts(self) -> bool:
        """Whether some profiles are not offered. Then no address of the user's own is allowed, either."""
        return self.profiles != tuple(ProfileName)

    def refusal(self, name: ProfileName | None) -> TranslatableText | None:
        """Return why this profile may not be opened, or None if it may; ``name`` is None for an address of one run."""
        if name is None and self.restricts:
            return TranslatableText("Only profiles that the administrator of this computer offers can be opened here.")
        if name is not None and name not in self.profiles:
            return TranslatableText(
                "{profile} cannot be opened here: the administrator of this computer does not offer it.",
                profile=name.label,
            )
        return None

    def require(self, name: ProfileName | None) -> None:
        """Raise :class:`NotOfferedError` unless this profile may be opened."""
        if reason := self.refusal(name):
            raise NotOfferedError(reason)
