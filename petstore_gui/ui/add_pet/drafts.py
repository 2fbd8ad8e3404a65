"""Saves what is typed in the form and not sent yet, for each service, so that it survives a crash."""

import json
from typing import Final

from PySide6.QtCore import QObject

from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.outbox import Outbox
from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet.form import AddPetForm, FormDraft
from petstore_gui.ui.add_pet.journal_writer import JournalWriter
from petstore_gui.ui.i18n.text import translate

DRAFT: Final = "draft"  # the name of the journal's note


class DraftStore(QObject):
    """Writes at every edit what is still the latest when its turn comes.

    Nothing is written over the draft of an earlier run before that was read: an outbox is loaded with it.
    """

    def __init__(self, writer: JournalWriter, form: AddPetForm, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._form = form
        self._drafts: dict[Outbox, FormDraft] = {}
        """What was typed in this run, or was read."""
        self._box: Outbox | None = None
        form.edited.connect(self._on_form_edited)

    def begin(self, box: Outbox) -> None:
        """Let the form be that of ``box``: with what was typed there in this run, or empty."""
        first = self._box is None
        self._box = box
        if not first:
            self._put(self._drafts.get(box, FormDraft()))
        elif self._form.draft != FormDraft():
            self._on_form_edited()  # typed before any service was open

    def show(self, box: Outbox, text: str | None) -> None:
        """Show the draft that an earlier run saved, unless something was typed there since :meth:`begin`.

        If another service is open by now, it is shown when its own is.
        """
        if box in self._drafts:
            self._write(box)
            return
        self._drafts[box] = _read(text)
        if box is self._box:
            self._put(self._drafts[box])

    def save_again(self, journal: Journal) -> None:
        """Write the drafts in ``journal`` again: its file was moved or deleted."""
        for box in self._drafts:
            if box.journal is journal:
                self._write(box)

    def take_submitted(self) -> None:
        """Let the draft be what stands in the form without the animal that is just taken out of it."""
        if self._box is not None:
            self._drafts[self._box] = self._form.next_draft

    def notes(self, box: Outbox) -> dict[str, str | None]:
        """Return the journal's note for the latest draft, if that is known."""
        return {DRAFT: text_of(self._drafts[box])} if box in self._drafts else {}

    def _put(self, draft: FormDraft) -> None:
        box, self._box = self._box, None  # nobody types this
        self._form.set_draft(draft)
        self._box = box

    def _on_form_edited(self) -> None:
        if self._box is not None and self._form.draft != self._drafts.get(self._box):
            self._drafts[self._box] = self._form.draft
            self._write(self._box)

    def _write(self, box: Outbox) -> None:
        draft = self._drafts[box]

        def write(journal: Journal) -> bool:
            is_latest = self._drafts[box] == draft
            if is_latest:
                journal.set_note(box.service_id, DRAFT, text_of(draft))
            return is_latest

        if box.loaded:
            self._writer.write(box.journal, write, done=self._on_written, failed=self._on_write_failed)

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
