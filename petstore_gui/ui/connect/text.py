"""Sentences about keys, about errors while a profile is opened, and about the administrator's settings. No widgets."""

import sys

from PySide6.QtCore import QCoreApplication

from petstore_gui.connection.api_key import KEY_SENTENCES, KeyState, StoredKey
from petstore_gui.connection.connection import AddressNeeded, KeyNeeded, ServiceFeatures
from petstore_gui.connection.connection_form import Forgotten
from petstore_gui.connection.policy import Policy
from petstore_gui.runtime.tasks import TaskTimeoutError
from petstore_gui.ui.i18n.text import join_list, join_sentences, sanitize, translate
from petstore_gui.ui.session.error_messages import message_for
from petstore_gui.ui.session.failure import Operation

_COMPLETE = (KeyState.SESSION_ONLY, KeyState.STORED, KeyState.ENVIRONMENT, KeyState.REFUSED, KeyState.THIS_RUN)


def _tr(text: str) -> str:
    return QCoreApplication.translate("connect.text", text)


def keyring_name(platform: str = sys.platform) -> str:
    """Return the name of the keyring of ``platform`` for the beginning of a sentence."""
    names = {"win32": _tr("Credential Manager"), "darwin": _tr("Keychain")}
    return names.get(platform, _tr("The system keyring"))


def waiting_text(platform: str = sys.platform) -> str:
    """Return the sentence during the wait for the keyring."""
    texts = {"win32": _tr("Waiting for Credential Manager…"), "darwin": _tr("Waiting for Keychain…")}
    return texts.get(platform, _tr("Waiting for the system keyring…"))


def _name_of(where: str) -> str:
    """Return the system's name of a keyring in the language of the window."""
    names = {"Windows Credential Manager": _tr("Windows Credential Manager"), "macOS Keychain": _tr("macOS Keychain")}
    return names.get(where, where)


def key_sentence(stored: StoredKey) -> str:
    """Return a sentence: where the key of an address is, or why it is not in the system keyring."""
    sentence = translate(stored.sentence).format(
        keyring=keyring_name(), place=_name_of(stored.saved_in or stored.where)
    )
    if stored.key is None or stored.state in _COMPLETE:
        return sentence
    return join_sentences(sentence, translate(KEY_SENTENCES[KeyState.SESSION_ONLY]))


def next_step(stored: StoredKey) -> str:
    """Return the advice beside the field for the key."""
    if stored.saved_in:
        return _tr("Start it and press Connect, or type the key again.")
    typed = stored.key is not None
    return {
        KeyState.STORED: _tr("Leave the field empty to use it, or type another one."),
        KeyState.MISSING: _tr("Type or paste the key that you were given."),
        KeyState.LOCKED: _tr("Once it is unlocked, type the key again to keep it.")
        if typed
        else _tr("Press Connect to enter its password, or use a key for this session only."),
        KeyState.NO_KEYRING: _tr("It has to be typed again at the next start.")
        if typed
        else _tr("A key that you type is kept for this session only."),
        KeyState.WAITING: _tr("Once it answers, type the key again to keep it.")
        if typed
        else _tr(
            "If it asks for its password, answer it. Or type the key, tick “Use the key for this "
            "session only” and press Connect."
        ),
        KeyState.NOT_KEPT: _tr("Ask the person who looks after this computer. Until then, type the key at each start."),
        KeyState.FAILED: _tr("Use a key for this session, and ask the person who looks after this computer."),
        KeyState.SESSION_ONLY: _tr("To keep it, type it again without “Use the key for this session only”."),
        KeyState.ENVIRONMENT: _tr("To use another one, type it."),
        KeyState.REFUSED: _tr("Type another one, or ask the person who runs the service for it."),
        KeyState.THIS_RUN: _tr("There is nothing to fill in."),
    }[stored.state]


def key_status_text(stored: StoredKey) -> str:
    """Return both sentences for the dialog, which still waits for a keyring that has not answered."""
    waiting = stored.state is KeyState.WAITING and stored.key is None
    return join_sentences(waiting_text() if waiting else key_sentence(stored), next_step(stored))


def forgotten_sentence(forgotten: Forgotten) -> str:
    """Return the outcome for the key and the list after a service was forgotten."""
    remaining, list_error = forgotten.remaining, forgotten.list_error
    parts = [_tr("The key was forgotten.")]
    had_none = remaining.state is KeyState.NO_KEYRING and not (remaining.where or remaining.saved_in)
    if remaining.state is not KeyState.MISSING and not had_none:
        parts = [
            _tr("The program has forgotten the key."),
            _tr("{keyring} may still have it.").format(keyring=keyring_name()),
        ]
    if remaining.state is not KeyState.MISSING:
        parts.append(key_sentence(remaining))
    if list_error is None:
        parts.append(_tr("No list is kept."))
    else:
        parts.append(
            _tr("The list kept on this computer can't be removed: {reason}.").format(reason=translate(list_error))
        )
    return join_sentences(*parts)


def forgetting_question(address: str) -> tuple[str, str]:
    """Return the title and the text of the question before a service is forgotten."""
    return (
        _tr("Forget this service's key and list?"),
        _tr("The key for {address} and the list kept of it are removed from this computer.").format(address=address),
    )


def failure_sentence(error: Exception, address: str = "") -> str:
    """Return why a profile was not opened, and what to do, for the dialog."""
    if isinstance(error, AddressNeeded):
        return _tr("{profile} has no address yet. Type the one that you were given.").format(
            profile=translate(error.profile.label)
        )
    if isinstance(error, KeyNeeded):
        state = "" if error.state is None else key_sentence(error.state)
        return _tr("{state} Enter the API key for {address}.").format(state=state, address=error.base_url).strip()
    if isinstance(error, TaskTimeoutError):
        return key_sentence(StoredKey(KeyState.WAITING, None))
    return message_for(error, Operation.CONNECTING, address=address).text


def features_sentences(features: ServiceFeatures) -> list[str]:
    """Return a sentence for each feature of a service beyond the interface."""
    sure = _tr("Adds are sure here: a lost answer is settled automatically.")
    unchanged = _tr("A list that has not changed is not sent again.")
    return [*([sure] if features.idempotent_adds else []), *([unchanged] if features.tags else [])]


def offered_sentence(policy: Policy) -> str:
    """Return which profiles may be opened; "" if all of them may."""
    if not policy.restricts:
        return ""
    profiles = join_list([translate(name.label) for name in policy.profiles])
    return _tr("Only these profiles are offered: {profiles}.").format(profiles=profiles)


def policy_sentences(policy: Policy) -> list[str]:
    """Return a sentence for each setting of the administrator."""
    addresses = [
        _tr("The address of {profile}: {address}").format(profile=translate(name.label), address=address)
        for name, address in policy.addresses.items()
    ]
    refresh = {
        None: "",
        0: _tr("Auto-refresh is off."),
        30: _tr("The list refreshes every 30 seconds."),
        60: _tr("The list refreshes every minute."),
        300: _tr("The list refreshes every 5 minutes."),
    }[policy.refresh_s]
    undo = {
        None: "",
        0: _tr("Undo time is off."),
        5: _tr("An animal can be taken back for 5 seconds."),
        10: _tr("An animal can be taken back for 10 seconds."),
    }[policy.undo_s]
    hosts = join_list(sorted(policy.insecure_hosts))
    insecure = hosts and _tr("May be used without encryption: {hosts}").format(hosts=hosts)
    offline = "" if policy.offline_copy else _tr("No list is kept on this computer for a day without the service.")
    names = join_list([sanitize(each.view.name) for each in policy.views])
    views = names and _tr("Saved views for everybody: {names}").format(names=names)
    return [each for each in (*addresses, offered_sentence(policy), refresh, undo, insecure, offline, views) if each]
