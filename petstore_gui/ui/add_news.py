"""Says what became of an add: in the form, in a box where it is a matter for one, and to a screen reader."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.ui import words
from petstore_gui.ui.announce import announce
from petstore_gui.ui.failure import Doing, Failure

if TYPE_CHECKING:
    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.inventory.adding import Outcome
    from petstore_gui.ui.add_jobs import Attempt
    from petstore_gui.ui.add_pet_form import AddPetForm
    from petstore_gui.ui.drafts import Drafts
    from petstore_gui.ui.failures import Failures


class AddNews(QObject):
    """Whatever it says, the form is told first whether the animal may be sent again."""

    def __init__(self, form: "AddPetForm", failures: "Failures", drafts: "Drafts", parent: QObject) -> None:
        super().__init__(parent)
        self._form = form
        self._failures = failures
        self._drafts = drafts

    def begin(self, new_pet: "NewPet", *, again: bool = False) -> None:
        """Say that it is on its way."""
        sentence = self.tr("Adding {name} again…") if again else self.tr("Adding {name}…")
        self._form.say(sentence.format(name=words.shown(new_pet.name)))

    def added(self, new_pet: "NewPet", pet: "Pet") -> None:
        """Say that the service has it, as ``pet``."""
        sentence = self.tr("{name} was added, ID {id}.").format(name=words.shown(pet.name), id=pet.id)
        self._form.added(new_pet, sentence)
        announce(self._form, sentence)

    def not_sent(self, new_pet: "NewPet") -> None:
        """Say that somebody wished it not to be sent, or that there is no service to send it to."""
        self._quietly(new_pet, self.tr("{name} was not sent.").format(name=words.shown(new_pet.name)))

    def sent_before(self, new_pet: "NewPet") -> None:
        """Say that nobody knows yet what became of the same animal."""
        sentence = self.tr("{name} was sent before, and it is not known yet whether it was added.")
        self._quietly(new_pet, sentence.format(name=words.shown(new_pet.name)))

    def failed(self, new_pet: "NewPet", error: Exception) -> None:
        """Say why it was not added."""
        from petstore_gui.api.errors import CancelledError
        from petstore_gui.inventory.journal import JournalError
        from petstore_gui.ui.open_add_words import not_written

        if isinstance(error, CancelledError):  # somebody has wished it
            self.not_sent(new_pet)
            return
        self._form.not_added(new_pet)
        if isinstance(error, JournalError):
            self._failures.note(*not_written(error.reason))
            return
        self._failures.say(Failure(error, Doing.ADDING, self._form.start))

    def failed_again(self, new_pet: "NewPet", error: Exception, *, refused: bool) -> None:
        """Say why it was not added when it was sent once more, which the form need not hold."""
        self._quietly(new_pet, self._failures.say_second_try(new_pet, error, refused=refused))

    def elsewhere(self, attempt: "Attempt", outcome: "Outcome | Exception") -> None:
        """Say what became of an add at a service that is not open any more."""
        from petstore_gui.inventory.adding import Added
        from petstore_gui.ui.open_add_words import elsewhere

        added = isinstance(outcome, Added)
        if added:
            self._drafts.forget_name(attempt.place, attempt.new_pet.name)
        self._failures.note(*elsewhere(attempt, outcome), icon="info" if added else "warning")

    def _quietly(self, new_pet: "NewPet", sentence: str) -> None:
        self._form.not_added(new_pet, sentence)
        announce(self._form, sentence)
