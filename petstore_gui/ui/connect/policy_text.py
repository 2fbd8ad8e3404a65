"""What the administrator of this computer has set, in words. No widgets in it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from petstore_gui.ui.i18n.text import join_list, translate

if TYPE_CHECKING:
    from petstore_gui.connection.policy import Policy


def _tr(text: str) -> str:
    return QCoreApplication.translate("connect.policy_text", text)


def offered_sentence(policy: "Policy") -> str:
    """Return which profiles may be opened; nothing where all of them may."""
    if not policy.restricts:
        return ""
    profiles = join_list([translate(name.label) for name in policy.profiles])
    return _tr("Only these profiles are offered: {profiles}.").format(profiles=profiles)


def policy_sentences(policy: "Policy") -> list[str]:
    """Return a sentence for each thing that is set."""
    addresses = [
        _tr("The address of {profile}: {address}").format(profile=translate(name.label), address=address)
        for name, address in policy.addresses.items()
    ]
    refresh = {
        None: "",
        0: _tr("The list is never read by itself."),
        30: _tr("The list is read by itself every 30 seconds."),
        60: _tr("The list is read by itself every minute."),
        300: _tr("The list is read by itself every 5 minutes."),
    }[policy.refresh_s]
    hosts = join_list(sorted(policy.insecure_hosts))
    insecure = hosts and _tr("May be used without encryption: {hosts}").format(hosts=hosts)
    return [each for each in (*addresses, offered_sentence(policy), refresh, insecure) if each]
