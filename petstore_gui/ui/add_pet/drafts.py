"""Keeps what stands in the form, not sent yet, for each service, over a crash too."""

import json
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet.form import AddPetForm, FormDraft
from petstore_gui.ui.i18n.text import translate

if TYPE_CHECKING:
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.ui.add_pet.journal_writer import JournalWriter


class DraftStore(QObject):
    """Writes at every edit: one write under way, the latest after it. Knows what it wrote in this run.

    Nothing is written over what an earlier run has left before that was read.
    """

    def __init__(self, writer: "JournalWriter", form: AddPetForm, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._form = form
        self._journals: dict[str, Journal] = {}
        self._place: str | None = None
        self._typed: dict[str, FormDraft] = {}
        self._unwritten: dict[str, FormDraft] = {}
        self._read: set[str] = set()
        self._writing = False
        form.edited.connect(self._on_form_edited)

    def begin(self, place: str, journal: "Journal") -> None:
        """Let the form be that of ``place``: with what was typed there in this run, or empty until :meth:`show`."""
        first = self._place is None
        self._place = place
        self._journals[place] = journal
        if not first:
            self._put(self._typed.get(place, FormDraft()))
        elif self._form.typed != FormDraft():
            self._on_form_edited()  # typed before any service was open

    def show(self, place: str, text: str | None) -> None:
        """Show what was kept from another run at ``place``, unless something was typed there since :meth:`begin`.

        If another service is open by now, it is shown when its own is.
        """
        self._read.add(place)
        if place not in self._typed:
            self._typed[place] = _read(text)
            if place == self._place:
                self._put(self._typed[place])
        self._write()

    def save_again(self, journal: "Journal") -> None:
        """Write down anew what is typed for the services of ``journal``: its file was moved or deleted."""
        for place, typed in self._typed.items():
            if self._journals[place] is journal:
                self._unwritten.setdefault(place, typed)
        self._write()

    def flush(self) -> None:
        """Have the last letters written down: the program ends."""
        while (place := next((each for each in self._unwritten if each in self._read), None)) is not None:
            self._hand_over(place)

    def notes(self, place: str) -> dict[str, str | None]:
        """Return the journal's note for what stands, or stood last, in the form of ``place``, if that is known."""
        from petstore_gui.ui.add_pet.jobs import DRAFT

        return {DRAFT: text_of(self._typed[place])} if place in self._typed else {}

    def _put(self, typed: FormDraft) -> None:
        place, self._place = self._place, None  # nobody types this
        self._form.put(typed)
        self._place = place

    def _on_form_edited(self) -> None:
        if self._place is not None and self._form.typed != self._typed.get(self._place):
            self._typed[self._place] = self._unwritten[self._place] = self._form.typed
            self._write()

    def _write(self) -> None:
        place = next((each for each in self._unwritten if each in self._read), None)
        if not self._writing and place is not None:
            self._hand_over(place)

    def _hand_over(self, place: str) -> None:
        self._writing = True
        self._writer.write(
            self._journals[place],
            partial(_write, place=place, text=text_of(self._unwritten.pop(place))),
            done=self._on_written,
            failed=self._on_write_failed,
        )

    def _on_written(self, _nothing: None) -> None:
        self._writing = False
        self._form.warn("")
        self._write()

    def _on_write_failed(self, error: Exception) -> None:
        self._writing = False
        # Said once and quietly: the next letter tries again.
        self._form.warn(
            self.tr("Your draft can't be saved right now"), detail=f"{translate(error)}\n{detail_of(error)}"
        )
        self._write()


def text_of(typed: FormDraft) -> str | None:
    """Return the journal's note for what stands in the form; ``None`` where that is nothing to type again."""
    if not (typed.name or typed.category or typed.earlier):
        return None  # the status alone is not worth it
    return json.dumps(typed._asdict() | {"earlier": [earlier._asdict() for earlier in typed.earlier]})


def _write(journal: "Journal", *, place: str, text: str | None) -> None:
    from petstore_gui.ui.add_pet.jobs import DRAFT

    journal.set_note(place, DRAFT, text)


def _read(text: str | None) -> FormDraft:
    """Return what a draft says; nothing where it is not one."""
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return FormDraft()
    typed, earlier = _typed(found), found.get("earlier") if isinstance(found, dict) else None
    # Those of 0.1.0 have none.
    before = map(_typed, earlier) if isinstance(earlier, list) else ()
    return typed._replace(earlier=tuple(each for each in before if each.name))


def _typed(found: object) -> FormDraft:
    if not isinstance(found, dict):
        return FormDraft()
    name, category, status = found.get("name", ""), found.get("category", ""), found.get("status", 0)
    return (
        FormDraft(name, category, status)
        if (type(name), type(category), type(status)) == (str, str, int)
        else FormDraft()
    )
