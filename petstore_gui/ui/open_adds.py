"""Looks for the animals of adds whose outcome is not known, and asks what to do about each."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from petstore_gui.ui.failure import Doing, Failure
from petstore_gui.ui.words import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.inventory.adding import Finding
    from petstore_gui.inventory.journal import Closed, Entry
    from petstore_gui.ui.add_pet_form import AddPetForm, Typed
    from petstore_gui.ui.calls import Call
    from petstore_gui.ui.failures import Failures
    from petstore_gui.ui.finding_dialog import FindingDialog
    from petstore_gui.ui.messages import Message
    from petstore_gui.ui.session import Session

PAUSE_S: Final = 3.0  # between the two looks: what was under way has come to rest by then


@dataclass(slots=True, eq=False)
class OpenAdd:
    """An add that nobody knows the outcome of, and how far the program has come with it."""

    entry: "Entry"
    cause: "Message | None"
    """Why it is not known; ``None``: the program had ended before it was."""
    finding: "Finding | None" = None
    trouble: "Message | None" = None
    """Why the list could not be read."""
    asked: bool = False
    """Somebody was asked about it, and may have said: later."""
    under_way: bool = False
    """It is being added again."""
    old: bool = False
    """A list was read while somebody was being asked about it."""

    @property
    def decidable(self) -> bool:
        """Whether there is something to decide now."""
        return not self.under_way and (self.finding is not None or self.trouble is not None)


class OpenAdds(QObject):
    """Holds those of the service that is open, oldest first. ``form`` says what there is to say beside the dialog."""

    added = Signal(object, object)
    """The NewPet and the Pet that somebody has recognised as it."""
    again_wanted = Signal(object)
    """An OpenAdd whose animal is to be sent once more. It stays open until :meth:`end_again`."""

    def __init__(self, window: QWidget, session: "Session", failures: "Failures", form: "AddPetForm") -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._failures = failures
        self._form = form
        self._adds: list[OpenAdd] = []
        self._to_ask: list[OpenAdd] = []
        self._looking: Call | None = None
        self._closing = 0
        self._category_names: Mapping[int, str] = {}
        self._asked: tuple[OpenAdd, FindingDialog] | None = None
        form.decide_wanted.connect(self.decide)

    def begin(self) -> None:
        """Start on another service, where nothing is open yet."""
        self._adds, self._to_ask = [], []
        if self._looking is not None:
            self._looking.drop()
            self._looking = None
        asked, self._asked = self._asked, None
        if asked is not None:
            asked[1].reject()
        self._say()

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let categories have these names, from the next question on."""
        self._category_names = names

    def put(self, adds: "Iterable[OpenAdd]") -> None:
        """Take these in, too; they are looked for with the next :meth:`look`."""
        held = {add.entry.number for add in self._adds}
        self._adds += [add for add in adds if add.entry.number not in held]
        self._say()

    def look(self) -> None:
        """Look for the next one that was not found out about yet; one after the other."""
        connection = self._session.connection
        add = next((each for each in self._adds if not each.decidable and not each.under_way), None)
        if add is None or self._looking is not None or self._closing or connection is None:
            return
        from petstore_gui.ui import add_jobs

        self._looking = self._session.call(
            partial(add_jobs.look, journal=connection.journal, entry=add.entry, pause_s=PAUSE_S),
            owner=self,
            done=partial(self._on_found, add, self._form.typed),
            failed=partial(self._on_look_failed, add),
        )
        self._say()

    def look_again(self) -> None:
        """Look for all once more: a list has been read, and what was found before it may not hold any more."""
        for add in self._adds:
            if self._asked is not None and add is self._asked[0]:
                add.old = True  # the question that somebody reads stays
            else:
                add.finding = add.trouble = None
        self._say()
        self.look()

    def of(self, new_pet: "NewPet") -> OpenAdd | None:
        """Return the open add of the same animal."""
        return next((add for add in self._adds if add.entry.new_pet == new_pet), None)

    def doubt(self, pet: "Pet") -> None:
        """Take back what ``pet``, which is another add's, may have been taken for, and look again."""
        for add in self._adds:
            new = add.entry.new_pet
            if new.category_id == pet.category_id and new.name.split() == pet.name.split():
                add.finding = None
        self.look()

    def end_again(self, number: int | None, *, known: bool) -> None:
        """Hear that the open add ``number`` was sent again; ``known``: it is done with, or read from the journal."""
        add = next((each for each in self._adds if each.entry.number == number), None)
        if add is not None:
            add.under_way = False
            if known:
                self._adds.remove(add)
            self._say()

    def decide(self, first: OpenAdd | None = None) -> None:
        """Ask about each that can be decided, one after the other, beginning with ``first``."""
        self._to_ask = sorted((add for add in self._adds if add.decidable), key=lambda add: add is not first)
        self._ask_next()

    def _on_found(self, add: OpenAdd, typed: "Typed", finding: "Finding") -> None:
        self._looking = None
        add.finding, add.trouble = finding, None
        self._say()
        # A dialog that comes between two letters would swallow the rest of them: then there is the button.
        if self._form.typed == typed and self._is_free() and not add.asked:
            self._to_ask.append(add)
            self._ask_next()
        self.look()

    def _on_look_failed(self, add: OpenAdd, error: Exception) -> None:
        self._looking = None
        add.trouble = self._failures.message(Failure(error, Doing.LISTING, self.look_again))
        self._say()

    def _is_free(self) -> bool:
        """Whether nobody is busy in another window of the program; a message there has its turn first."""
        from petstore_gui.ui.message_dialog import Box

        focus = QApplication.focusWidget()
        return focus is None or focus.window() is self._window or isinstance(focus.window(), Box)

    def _ask_next(self) -> None:
        if self._asked is None and self._to_ask:
            self._failures.boxes.ask(self._make_dialog, self._on_dialog_finished)

    def _make_dialog(self, parent: QWidget) -> "FindingDialog | None":
        from petstore_gui.ui.finding_dialog import FindingDialog, question, window_title

        while self._to_ask and self._session.connection is not None:
            add = self._to_ask.pop(0)
            if add in self._adds and add.decidable:
                names = self._category_names
                asked = question(add.entry, add.finding, add.cause, add.trouble, names)
                dialog = FindingDialog(parent, asked, window_title(add.cause), names)
                add.asked, add.old = True, False
                self._asked = add, dialog
                return dialog
        return None

    def _on_dialog_finished(self, _result: int) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:  # else another service was opened
            self._decided(*asked)
            self._ask_next()

    def _decided(self, add: OpenAdd, dialog: "FindingDialog") -> None:
        from petstore_gui.inventory.journal import Closed
        from petstore_gui.ui.finding_dialog import Decision

        match dialog.decision:
            case Decision.IT_IS if dialog.chosen is not None:
                self._close(add, Closed.ADDED_PROBABLY, dialog.chosen)
                self.doubt(dialog.chosen)
                self.added.emit(add.entry.new_pet, dialog.chosen)
            case Decision.LEAVE:
                self._close(add, Closed.LEFT, None)
            case Decision.LOOK_AGAIN:
                add.finding, add.trouble, add.asked = None, None, False
                self.look()
            case Decision.AGAIN:
                add.under_way = True
                self._say()
                self.again_wanted.emit(add)
            case _ if add.old:  # later; it may be another question by then
                self.look_again()
            case _:
                pass

    def _close(self, add: OpenAdd, how: "Closed", pet: "Pet | None") -> None:
        from petstore_gui.ui import add_jobs

        self._adds.remove(add)
        self._say()
        self._closing += 1  # what the journal is about to know counts for the next look
        self._session.write(
            partial(add_jobs.close, entry=add.entry, how=how, pet=pet),
            owner=self,
            done=self._on_closed,
            failed=partial(self._on_close_failed, add),
        )

    def _on_closed(self, _nothing: object = None) -> None:
        self._closing -= 1
        self.look()

    def _on_close_failed(self, add: OpenAdd, error: Exception) -> None:
        from petstore_gui.ui.open_add_words import short_name

        sentence = self.tr("The program will ask about {name} once more when it is started again. {reason}")
        self._failures.note(
            self.tr("Your decision could not be written down"),
            sentence.format(name=short_name(add), reason=said(error)),
        )
        self._on_closed()

    def _say(self) -> None:
        adds = [add for add in self._adds if not add.under_way]
        sentence = ""
        if adds:
            from petstore_gui.ui.open_add_words import open_sentence

            sentence = open_sentence(adds, looking=self._looking is not None)
        self._form.show_open(sentence, decidable=any(add.decidable for add in adds))
