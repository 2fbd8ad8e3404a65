"""Saves what is typed in the form and not sent yet, for each service, so that it survives a crash."""

import json
from typing import Final

from PySide6.QtCore import QObject

from petstore_gui.inventory.journal import Journal
from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet.form import AddPetForm, FormDraft
from petstore_gui.ui.add_pet.journal_writer import JournalWriter
from petstore_gui.ui.i18n.text import translate

DRAFT: Final = "draft"  # the name of the journal's note


class DraftStore(QObject):
    """Writes at every edit: one write in progress, the latest after it. Knows what it wrote in this run.

    Nothing is written over the draft of an earlier run before that was read.
    """

    def __init__(self, writer: JournalWriter, form: AddPetForm, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._form = form
        self._journals: dict[str, Journal] = {}
        self._service_id: str | None = None
        self._drafts: dict[str, FormDraft] = {}
        self._unwritten: dict[str, FormDraft] = {}
        self._read: set[str] = set()
        self._writing = False
        form.edited.connect(self._on_form_edited)

    def begin(self, service_id: str, journal: Journal) -> None:
        """Let the form be that of ``service_id``: with what was typed there in this run, or empty."""
        first = self._service_id is None
        self._service_id = service_id
        self._journals[service_id] = journal
        if not first:
            self._put(self._drafts.get(service_id, FormDraft()))
        elif self._form.draft != FormDraft():
            self._on_form_edited()  # typed before any service was open

    def show(self, service_id: str, text: str | None) -> None:
        """Show the draft that an earlier run saved, unless something was typed there since :meth:`begin`.

        If another service is open by now, it is shown when its own is.
        """
        self._read.add(service_id)
        if service_id not in self._drafts:
            self._drafts[service_id] = _read(text)
            if service_id == self._service_id:
                self._put(self._drafts[service_id])
        self._write()

    def save_again(self, journal: Journal) -> None:
        """Write the drafts in ``journal`` again: its file was moved or deleted."""
        for service_id, draft in self._drafts.items():
            if self._journals[service_id] is journal:
                self._unwritten.setdefault(service_id, draft)
        self._write()

    def flush(self) -> None:
        """Have the last letters written down: the program ends."""
        while (service_id := next((each for each in self._unwritten if each in self._read), None)) is not None:
            self._hand_over(service_id)

    def notes(self, service_id: str) -> dict[str, str | None]:
        """Return the journal's note for the latest draft of ``service_id``, if that is known."""
        return {DRAFT: text_of(self._drafts[service_id])} if service_id in self._drafts else {}

    def _put(self, draft: FormDraft) -> None:
        service_id, self._service_id = self._service_id, None  # nobody types this
        self._form.set_draft(draft)
        self._service_id = service_id

    def _on_form_edited(self) -> None:
        if self._service_id is not None and self._form.draft != self._drafts.get(self._service_id):
            self._drafts[self._service_id] = self._unwritten[self._service_id] = self._form.draft
            self._write()

    def _write(self) -> None:
        service_id = next((each for each in self._unwritten if each in self._read), None)
        if not self._writing and service_id is not None:
            self._hand_over(service_id)

    def _hand_over(self, service_id: str) -> None:
        self._writing = True
        text = text_of(self._unwritten.pop(service_id))
        self._writer.write(
            self._journals[service_id],
            lambda journal: journal.set_note(service_id, DRAFT, text),
            done=self._on_written,
            failed=self._on_write_failed,
        )

    def _on_written(self, _nothing: None) -> None:
        self._writing = False
        self._form.show_warning("")
        self._write()

    def _on_write_failed(self, error: Exception) -> None:
        self._writing = False
        # Said once and quietly: the next letter tries again.
        self._form.show_warning(
            self.tr("Your draft can't be saved right now"), detail=f"{translate(error)}\n{detail_of(error)}"
        )
        self._write()


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
