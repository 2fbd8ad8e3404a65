"""Saves what is typed in the form and not sent yet, for each service, so that it survives a crash."""

import json
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from petstore_gui.inventory.journal import Journal
from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet.form import AddPetForm, FormDraft
from petstore_gui.ui.add_pet.journal_writer import JournalWriter
from petstore_gui.ui.i18n.text import translate

DRAFT: Final = "draft"  # the name of the journal's note


@dataclass(slots=True, eq=False)
class _Draft:
    journal: Journal
    typed: FormDraft | None = None  # in this run, or what was read
    is_read: bool = False


class DraftStore(QObject):
    """Writes at every edit what is still the latest when its turn comes.

    Nothing is written over the draft of an earlier run before that was read.
    """

    def __init__(self, writer: JournalWriter, form: AddPetForm, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._form = form
        self._drafts: dict[str, _Draft] = {}
        self._service_id: str | None = None
        form.edited.connect(self._on_form_edited)

    def begin(self, service_id: str, journal: Journal) -> None:
        """Let the form be that of ``service_id``: with what was typed there in this run, or empty."""
        first = self._service_id is None
        self._service_id = service_id
        draft = self._drafts.setdefault(service_id, _Draft(journal))
        draft.journal = journal
        if not first:
            self._put(draft.typed or FormDraft())
        elif self._form.draft != FormDraft():
            self._on_form_edited()  # typed before any service was open

    def show(self, service_id: str, text: str | None) -> None:
        """Show the draft that an earlier run saved, unless something was typed there since :meth:`begin`.

        If another service is open by now, it is shown when its own is.
        """
        draft = self._drafts[service_id]
        draft.is_read = True
        if draft.typed is not None:
            self._write(service_id)
            return
        draft.typed = _read(text)
        if service_id == self._service_id:
            self._put(draft.typed)

    def save_again(self, journal: Journal) -> None:
        """Write the drafts in ``journal`` again: its file was moved or deleted."""
        for service_id, draft in self._drafts.items():
            if draft.journal is journal:
                self._write(service_id)

    def notes(self, service_id: str) -> dict[str, str | None]:
        """Return the journal's note for the latest draft of ``service_id``, if that is known."""
        typed = self._drafts[service_id].typed
        return {} if typed is None else {DRAFT: text_of(typed)}

    def _put(self, draft: FormDraft) -> None:
        service_id, self._service_id = self._service_id, None  # nobody types this
        self._form.set_draft(draft)
        self._service_id = service_id

    def _on_form_edited(self) -> None:
        if self._service_id is not None and self._form.draft != self._drafts[self._service_id].typed:
            self._drafts[self._service_id].typed = self._form.draft
            self._write(self._service_id)

    def _write(self, service_id: str) -> None:
        draft = self._drafts[service_id]
        typed = draft.typed

        def write(journal: Journal) -> bool:
            is_latest = draft.typed == typed
            if is_latest and typed is not None:
                journal.set_note(service_id, DRAFT, text_of(typed))
            return is_latest

        if draft.is_read:
            self._writer.write(draft.journal, write, done=self._on_written, failed=self._on_write_failed)

    def _on_written(self, is_latest: bool) -> None:  # noqa: FBT001  what the write returned
        if is_latest:
            self._form.show_warning("")

    def _on_write_failed(self, error: Exception) -> None:
        # Said once and quietly: the next letter tries again.
        self._form.show_warning(
            self.tr("Your draft can't be saved right now"), detail=f"{translate(error)}\n{detail_of(error)}"
        )


def text_of(draft: FormDraft) -> str | None:
    """Return the journal's note for a draft; ``None`` where there is nothing to type again."""
    if not (draft.name or draft.category or draft.earlier):
        return None  # the status alone is not worth it
    return json.dumps(draft._asdict() | {"earlier": [earlier._asdict() for earlier in draft.earlier]})


def _read(text: str | None) -> FormDraft:
    """Return the draft in a note; an empty one where it is none."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return FormDraft()
    draft, earlier = _draft(found), found.get("earlier") if isinstance(found, dict) else None
    # Those of 0.1.0 have none.
    before = map(_draft, earlier) if isinstance(earlier, list) else ()
    return draft._replace(earlier=tuple(each for each in before if each.name))


def _draft(found: object) -> FormDraft:
    if not isinstance(found, dict):
        return FormDraft()
    name, category, status = found.get("name", ""), found.get("category", ""), found.get("status", 0)
    is_draft = (type(name), type(category), type(status)) == (str, str, int)
    return FormDraft(name, category, status) if is_draft else FormDraft()
