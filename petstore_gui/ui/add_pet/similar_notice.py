"""Says quietly below the form that the list has an animal of the name and category that are typed."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from petstore_gui.inventory.name_keys import animal_key
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.i18n.text import join_list, sanitize
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.widgets.accessibility import announce

_ANNOUNCE_AFTER_MS: Final = 600
_LONGEST_NAME: Final = 30
_MOST_IDS: Final = 3


class SimilarNotice(QObject):
    """Follows ``form`` and the list. It never asks, and says nothing where none is listed: there may be one."""

    def __init__(self, form: AddPetForm, pet_list: PetListController) -> None:
        super().__init__(form)
        self._form = form
        self._list = pet_list
        self._snapshot: Snapshot | None = None
        self._ids: dict[tuple[str, int], list[int]] = {}
        """Those of the animals in the snapshot with one name and category, in its order."""
        self._sentence = self._announced = ""
        # Once the user stops typing: a name that is typed on is another one.
        self._announcing = QTimer(self, singleShot=True, interval=_ANNOUNCE_AFTER_MS)
        self._announcing.timeout.connect(self._on_announcing_timeout)
        form.edited.connect(self._show)
        pet_list.snapshot_changed.connect(self._show)
        self._show()

    @Slot(object, object)
    @Slot()
    def _show(self, *_what: object) -> None:
        entry, snapshot = self._form.entry(), self._list.snapshot
        sentence = ""
        if entry is not None and snapshot is not None and not snapshot.is_cached:  # one of another day proves nothing
            if snapshot is not self._snapshot:
                self._snapshot, self._ids = snapshot, {}
                for pet in snapshot.pets:
                    self._ids.setdefault(animal_key(pet.name, pet.category_id), []).append(pet.id)
            if ids := self._ids.get(animal_key(*entry)):
                sentence = similar_sentence(entry[0], ids)
        if sentence != self._sentence:
            self._sentence = sentence
            self._form.similar.show_text(sentence)
            self._announcing.start()

    @Slot()
    def _on_announcing_timeout(self) -> None:
        if self._sentence != self._announced:
            self._announced = self._sentence
            announce(self._form, self._sentence)


def similar_sentence(name: str, ids: Sequence[int]) -> str:
    """Return that animals of one name and category are listed, with up to three of their IDs."""
    name = sanitize(name, _LONGEST_NAME)
    numbers = join_list([str(pet_id) for pet_id in ids[:_MOST_IDS]])
    if len(ids) == 1:
        text = _tr("The list has an animal called {name} in this category: ID {ids}.")
    elif len(ids) <= _MOST_IDS:
        text = _tr("The list has %Ln animals called {name} in this category: IDs {ids}.", len(ids))
    else:
        text = _tr("The list has %Ln animals called {name} in this category: IDs {ids} and more.", len(ids))
    return text.format(name=name, ids=numbers)


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("add_pet.similar_notice", text, None, count)
