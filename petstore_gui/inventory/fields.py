"""The fields of an animal: how each is named, shown, spoken, sorted by, and found in a file. No Qt.

Every table, the card, the form, imports, exports, paper, saved views and the terminal read it. Facts for one view only,
such as the width of a column, stay with that view, in a match that ends in ``assert_never``: so mypy reports each view
that lacks a new field.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, assert_never

from petstore_gui.translatable import TranslatableText

if TYPE_CHECKING:
    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.api.values import PetStatus

CELL_MAX: Final = 100
"""How many characters of a text a cell shows, searches and sorts by: a name may have megabytes."""
_LAST: Final = "\U0010ffff"


class PetField(StrEnum):
    """The fields, in the order of every table. Their names and values are in files on the disk: never change them."""

    ID = "id"
    NAME = "name"
    CATEGORY = "category"
    STATUS = "status"


ENTERED: Final = tuple(field for field in PetField if field is not PetField.ID)
"""The fields that people enter; the service gives the ID."""
CATEGORY_NAME: Final = TranslatableText("Category name")
"""The title of the column of category names in a file, beside the column of their numbers."""


class FieldWords(NamedTuple):
    """The names of a field: on the screen and in files, in the menu of columns, and in files of other programs."""

    title: TranslatableText
    menu_entry: TranslatableText
    """With its mnemonic."""
    sort_entry: TranslatableText
    synonyms: str
    """Titles of its column, by language: English; German; French; Spanish; Japanese; Arabic.

    Case, accents and signs do not count.
    """


class CellWords(NamedTuple):
    """The functions that write values: for the window in its language, for a terminal unchanged."""

    text: Callable[[str], str]
    """Returns a text of the service in a form that is safe to show."""
    category: Callable[[int], str]
    status: Callable[[str | None], str]


class EntryParsers(NamedTuple):
    """The functions that parse values of a form, a file or a command; each raises the error that its caller handles."""

    name: Callable[[str], str]
    category: Callable[[str], int]
    status: Callable[[str], "PetStatus | None"]
    """Returns ``None`` for no status."""


@cache
def words_of(field: PetField) -> FieldWords:
    """Return the names of a field."""
    match field:
        case PetField.ID:
            return FieldWords(
                TranslatableText("ID"),
                TranslatableText("&ID"),
                TranslatableText("Sort by &ID"),
                """
                ID; animal ID; pet ID; ID of the animal
                ID; Tier-ID; ID des Tieres; Tiernummer
                ID; ID de l'animal; ID animal; identifiant; identifiant de l'animal
                ID; ID del animal; ID animal; identificador
                ID; 動物の ID; 動物ID; 識別番号
                الرقم; رقم; رقم الحيوان; المعرف; معرف
                """,
            )
        case PetField.NAME:
            return FieldWords(
                TranslatableText("Name"),
                TranslatableText("&Name"),
                TranslatableText("Sort by &name"),
                """
                name; animal; animal name; pet; pet name; name of animal; name of the animal; called
                Name; Tier; Tiername; Name des Tieres; Tiere; Rufname; Bezeichnung
                nom; animal; nom de l'animal; nom animal; animaux; appellation
                nombre; animal; nombre del animal; mascota; nombre de la mascota; nombre mascota
                名前; 動物; 動物名; 名称; ペット; ペット名; 動物の名前; ペットの名前; なまえ; 氏名
                الاسم; اسم; الحيوان; حيوان; اسم الحيوان; اسم حيوان
                """,
            )
        case PetField.CATEGORY:
            return FieldWords(
                TranslatableText("Category"),
                TranslatableText("&Category"),
                TranslatableText("Sort by &category"),
                """
                category; category id; category number; category name; category no; kind; species; type; group
                animal type; animal category; pet category; pet type
                Kategorie; Kategorie-ID; Kategorienummer; Kategoriename; Kategorie-Nr; Art; Tierart; Gruppe; Gattung
                Typ; Rubrik; Nummer der Kategorie
                catégorie; ID de catégorie; numéro de catégorie; nom de catégorie; espèce; genre; groupe; type
                ID catégorie; catégorie ID
                categoría; ID de categoría; número de categoría; nombre de categoría; especie; tipo; grupo; clase
                ID categoría; categoría ID
                カテゴリ; カテゴリー; カテゴリ番号; カテゴリーID; カテゴリID; カテゴリ名; 種類; 分類; 種別; 区分
                グループ
                الفئة; فئة; رقم الفئة; رقم فئة; اسم الفئة; النوع; نوع; التصنيف; تصنيف; القسم; المجموعة
                """,
            )
        case PetField.STATUS:
            return FieldWords(
                TranslatableText("Status"),
                TranslatableText("Stat&us"),
                TranslatableText("Sort by &status"),
                """
                status; state; availability; pet status; animal status; condition
                Status; Zustand; Verfügbarkeit; Stand; Verkaufsstatus
                statut; état; disponibilité; situation
                estado; disponibilidad; situación; estatus
                販売状況; 状態; ステータス; 状況; 在庫状況; 販売状態
                الحالة; حالة; التوفر; حالة الحيوان; الوضع
                """,
            )
        case _:
            assert_never(field)


def cell_text(pet: "Pet | NewPet", field: PetField, words: CellWords) -> str:
    """Return the text of a cell; an ID has no digit separators, and is empty before the animal is added."""
    match field:
        case PetField.ID:
            return str(getattr(pet, "id", ""))
        case PetField.NAME:
            return words.text(pet.name)
        case PetField.CATEGORY:
            return words.category(pet.category_id)
        case PetField.STATUS:
            return words.status(pet.status if isinstance(pet.status, str) else None)
        case _:
            assert_never(field)


def parse_new_pet(text_of: Callable[[PetField], str], parse: EntryParsers) -> "NewPet":
    """Return the new animal from the texts of the :data:`ENTERED` fields."""
    from msgspec import UNSET

    from petstore_gui.api.schema import NewPet

    return NewPet(
        name=parse.name(text_of(PetField.NAME)),
        category_id=parse.category(text_of(PetField.CATEGORY)),
        status=parse.status(text_of(PetField.STATUS)) or UNSET,
    )


def spoken_text(pet: "Pet", field: PetField, words: CellWords) -> TranslatableText | None:
    """Return what a screen reader says for a cell, if its text alone is not enough; else ``None``."""
    match field:
        case PetField.CATEGORY:
            return TranslatableText("category {category}", category=words.category(pet.category_id))
        case PetField.ID | PetField.NAME | PetField.STATUS:
            return None
        case _:
            assert_never(field)


def file_value(pet: "Pet", field: PetField) -> int | str | None:
    """Return the value of a field for a file, exactly the service's, so that an import gets it back unchanged."""
    match field:
        case PetField.ID:
            return pet.id
        case PetField.NAME:
            return pet.name
        case PetField.CATEGORY:
            return pet.category_id
        case PetField.STATUS:
            return pet.status
        case _:
            assert_never(field)


def sort_key(field: PetField) -> Callable[["Pet"], Any]:
    """Return the key function to sort by: 10 after 9, "rex" beside "Rex", no status last."""
    match field:
        case PetField.ID:
            return lambda pet: pet.id
        case PetField.NAME:
            return lambda pet: pet.name[:CELL_MAX].casefold()
        case PetField.CATEGORY:
            return lambda pet: pet.category_id
        case PetField.STATUS:
            return lambda pet: _LAST if pet.status is None else pet.status
        case _:
            assert_never(field)
