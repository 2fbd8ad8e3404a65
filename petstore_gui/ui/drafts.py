"""Keeps what stands in the form, not sent yet, for each service, over a crash too."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.ui.add_pet_form import AddPetForm, Typed
from petstore_gui.ui.words import said

if TYPE_CHECKING:
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.ui.session import Session


class Drafts(QObject):
    """Writes at every edit: one write under way, the latest after it. Knows what it wrote in this run.

    Nothing is written over what an earlier run has left before that was read.
    """

    def __init__(self, session: "Session", form: AddPetForm, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._form = form
        self._place: str | None = None
        self._typed: dict[str, Typed] = {}
        self._unwritten: dict[str, Typed] = {}
        self._read: set[str] = set()
        self._writing = False
        form.edited.connect(self._on_form_edited)

    def begin(self, place: str) -> None:
        """Let the form be that of ``place``: with what was typed there in this run, or empty until :meth:`show`."""
        first = self._place is None
        self._place = place
        if not first:
            self._put(self._typed.get(place, Typed()))
        elif self._form.typed != Typed():
            self._on_form_edited()  # typed before any service was open

    def show(self, text: str | None) -> None:
        """Show what was kept from another run, unless something was typed since :meth:`begin`."""
        if self._place is None:
            return
        self._read.add(self._place)
        if self._place not in self._typed:
            self._put(_read(text))
        self._write()

    def forget_name(self, place: str, name: str) -> None:
        """Forget a name that was added at ``place`` while another service was open."""
        typed = self._typed.get(place, Typed())
        if typed.name.strip() == name:
            self._keep(place, typed._replace(name=""))

    def _put(self, typed: Typed) -> None:
        place, self._place = self._place, None  # nobody types this
        self._form.put(typed)
        self._place = place

    def _on_form_edited(self) -> None:
        if self._place is not None and self._form.typed != self._typed.get(self._place):
            self._keep(self._place, self._form.typed)

    def _keep(self, place: str, typed: Typed) -> None:
        self._typed[place] = self._unwritten[place] = typed
        self._write()

    def _write(self) -> None:
        place = next((each for each in self._unwritten if each in self._read), None)
        if self._writing or place is None or self._session.connection is None:
            return
        self._writing = True
        self._session.write(
            partial(_write, place=place, typed=self._unwritten.pop(place)),
            owner=self,
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
        self._form.warn(self.tr("What you type here would not survive a crash: {reason}").format(reason=said(error)))
        self._write()


def _write(journal: "Journal", *, place: str, typed: Typed) -> None:
    import json

    from petstore_gui.ui.add_jobs import DRAFT

    # The status alone is nothing that somebody would have to type again.
    text = json.dumps(typed._asdict()) if typed.name or typed.category else None
    journal.set_note(place, DRAFT, text)


def _read(text: str | None) -> Typed:
    """Return what a draft says; nothing where it is not one."""
    import json

    try:
        found = json.loads(text or "{}")
        name, category, status = found.get("name", ""), found.get("category", ""), found.get("status", 0)
    except (ValueError, AttributeError):
        return Typed()
    return Typed(name, category, status) if (type(name), type(category), type(status)) == (str, str, int) else Typed()
