"""The words for columns and statuses in the languages of the program: its own titles, and other common ones."""

import re
import unicodedata
from enum import StrEnum
from functools import cache, lru_cache
from itertools import filterfalse
from typing import Final, TypeAlias

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import ENTERED, PetField, words_of


class ReportField(StrEnum):
    """A column of an import report besides the fields of an animal."""

    OUTCOME = "outcome"


ImportField: TypeAlias = PetField | ReportField
"""The content of a column of a file. Exports and reports have the ID: such an animal was added already."""
PET_FIELDS: Final = (*ENTERED, PetField.ID)
"""The fields of an animal, the required ones first."""
_IMPORT_FIELDS: Final[tuple[ImportField, ...]] = (*PET_FIELDS, ReportField.OUTCOME)
IMPORT_FIELDS: Final = {field.value: field for field in _IMPORT_FIELDS}
"""The fields by their names in journals and remembered columns."""


class RowOutcome(StrEnum):
    """The outcome of a row in an import report."""

    ADDED = "added"
    NOT_ADDED = "not added"
    NOT_CONFIRMED = "not confirmed"


_OUTCOME_TITLES: Final = """
    outcome; result; import result
    Ergebnis; Importergebnis
    résultat; résultat de l'importation
    resultado; resultado de la importación
    結果; インポート結果; 取り込み結果
    النتيجة; نتيجة; نتيجة الاستيراد
"""

# Titles that a column of names may have, and also one of kinds.
_WEAK_NAMES: Final = """
    animal; pet; Tier; Tiere; animaux; mascota; 動物; ペット; الحيوان; حيوان
"""

# Titles that win over the others of their field: a name may be an owner's, and a kind that of something else.
_SPECIAL: Final = """
    animal name; pet name; name of animal; name of the animal
    Tiername; Name des Tieres; Rufname
    nom de l'animal; nom animal
    nombre del animal; nombre de la mascota; nombre mascota
    動物名; ペット名; 動物の名前; ペットの名前
    اسم الحيوان; اسم حيوان
    category; category id; category number; category name; category no; animal category; pet category
    Kategorie; Kategorie-ID; Kategorienummer; Kategoriename; Kategorie-Nr; Nummer der Kategorie
    catégorie; ID de catégorie; numéro de catégorie; nom de catégorie; ID catégorie; catégorie ID
    categoría; ID de categoría; número de categoría; nombre de categoría; ID categoría; categoría ID
    カテゴリ; カテゴリー; カテゴリ番号; カテゴリーID; カテゴリID; カテゴリ名
    الفئة; فئة; رقم الفئة; رقم فئة; اسم الفئة
    status; pet status; animal status; availability
    Verkaufsstatus; Verfügbarkeit; statut; disponibilité; disponibilidad; estatus
    販売状況; 販売状態; ステータス; 在庫状況; الحالة; حالة الحيوان; التوفر
"""

# Titles of columns with numbers or texts that are no field of an animal.
_FOREIGN_TITLES: Final = """
    price; cost; age; weight; size; quantity; count; amount; date; born; birthday; date of birth; notes; note; comment
    comments; owner; owner name; customer; first name; last name; surname
    phone; email; breed; colour; color; sex; gender; chip; chip number; description; cage
    Preis; Alter; Gewicht; Größe; Menge; Anzahl; Datum; geboren; Geburtstag; Geburtsdatum; Notizen; Notiz; Bemerkung
    Kommentar; Besitzer; Halter; Kunde; Vorname; Nachname
    Telefon; E-Mail; Rasse; Farbe; Geschlecht; Chipnummer; Beschreibung; Käfig; EK; VK
    prix; âge; poids; taille; quantité; date; né le; date de naissance; notes; remarque; commentaire; propriétaire
    client; prénom; téléphone; race; couleur; sexe; puce; numéro de puce
    precio; edad; peso; tamaño; cantidad; fecha; nacido; fecha de nacimiento; notas; nota; comentario; dueño
    propietario; cliente; apellido; apellidos; teléfono; correo; raza; color; sexo; chip; descripción
    価格; 値段; 年齢; 体重; サイズ; 数量; 日付; 生年月日; 備考; メモ; 飼い主; 電話; 電話番号; 品種; 色; 性別; 説明
    السعر; العمر; الوزن; الحجم; الكمية; التاريخ; تاريخ الميلاد; ملاحظات; المالك; الهاتف; السلالة; اللون; الجنس; الوصف
"""

_STATUSES: Final[dict[PetStatus | None, str]] = {
    PetStatus.AVAILABLE: """
        available; in stock; for sale
        verfügbar; frei; vorrätig; zu verkaufen; zu haben
        disponible; disponibles; en stock; à vendre; libre
        disponible; disponibles; en venta; libre
        販売中; 在庫あり; 販売可; 購入可
        متاح; متاحة; متوفر; متوفرة; للبيع
    """,
    PetStatus.PENDING: """
        pending; reserved; on hold
        reserviert; vorgemerkt; ausstehend; in Bearbeitung
        réservé; réservée; en attente
        reservado; reservada; pendiente; en espera; apartado; apartada
        商談中; 予約済み; 予約中; 予約済; 保留; 保留中
        محجوز; محجوزة; قيد الانتظار; معلق; معلقة
    """,
    PetStatus.SOLD: """
        sold; sold out
        verkauft
        vendu; vendue; vendus; vendues
        vendido; vendida; vendidos; vendidas
        販売済み; 販売済; 売却済み; 売却済; 売約済み; 完売; 売り切れ
        مباع; مباعة; تم البيع
    """,
    None: """
        not set; no status; none; -; –; —
        ohne Status; nicht gesetzt; kein Status; kein
        sans statut; non défini; aucun
        sin estado; sin definir; ninguno
        未設定; なし
        بلا حالة; غير محدد; بدون حالة; بدون
    """,
}

_OUTCOMES: Final = {
    RowOutcome.ADDED: "added; added before; hinzugefügt; bereits hinzugefügt; ajouté; déjà ajouté; añadido; "
    "ya añadido; 追加済み; 以前に追加済み; 追加しました; تمت الإضافة; أضيف",
    RowOutcome.NOT_ADDED: "not added; nicht hinzugefügt; non ajouté; no añadido; 未追加; لم تتم الإضافة; لم يضف",
    RowOutcome.NOT_CONFIRMED: "not confirmed; nicht bestätigt; non confirmé; sin confirmar; no confirmado; 未確認; "
    "غير مؤكد; غير مؤكدة",
}

# The error values of spreadsheets, in these languages.
_ERROR_VALUES: Final = """
    #REF! #N/A #NAME? #VALUE! #DIV/0! #NUM! #NULL! #SPILL! #CALC! #GETTING_DATA #FIELD! #BLOCKED! #ERROR!
    #BEZUG! #NV #WERT! #ZAHL! #ÜBERLAUF! #NOM? #VALEUR! #NOMBRE! #NUL! #¡REF! #¿NOMBRE? #¡VALOR! #¡DIV/0! #¡NUM!
    #¡NULO! #N/D
"""
UNCALCULATED: Final = "#FORMULA!"
"""Stands for a formula whose result is not in the file."""
ERROR_VALUES: Final = frozenset([*_ERROR_VALUES.split(), UNCALCULATED])

# Words of the row below a table that counts or sums it.
_TOTALS: Final = """
    total; totals; sum; subtotal; sub total; grand total; overall
    Summe; Gesamt; Gesamtsumme; Insgesamt; Zwischensumme; Gesamtzahl; Gesamtanzahl; Anzahl
    total; totaux; somme; sous-total; nombre total; au total
    total; totales; suma; subtotal; número total; cantidad total
    合計; 総計; 小計; 計; 総合計; 合算; 件数; 頭数
    المجموع; مجموع; الإجمالي; إجمالي; العدد الكلي; العدد الإجمالي
"""

_WORD_INSIDE: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_SIGNS: Final = re.compile(r"[\W_]+")


def normalize(text: str) -> str:
    """Return ``text`` without case, accents and signs, with one blank between words; ``categoryId`` has two words."""
    text = _WORD_INSIDE.sub(" ", text.strip())
    letters = text.casefold()
    if not letters.isascii():  # most names are ASCII, and so take half the time
        decomposed = unicodedata.normalize("NFKD", letters)
        letters = "".join(filterfalse(unicodedata.combining, decomposed))
    return _SIGNS.sub(" ", letters).strip() or text


@lru_cache(maxsize=1024)
def title_field(title: str) -> ImportField | None:
    """Return the field of a column with this title; ``None`` for an unknown title."""
    return _titles().get(normalize(title)) if len(title) <= 60 else None


def title_rank(title: str) -> int:
    """Return how certainly a known title means its field: 2, 1, or 0 if it may mean another one."""
    word = normalize(title)
    return 0 if word in _set_of(_WEAK_NAMES) else 1 + (word in _set_of(_SPECIAL))


def is_foreign_title(title: str) -> bool:
    """Whether this title is known for columns that hold no field of an animal."""
    return normalize(title) in _set_of(_FOREIGN_TITLES)


@cache
def _set_of(words: str) -> frozenset[str]:
    return frozenset(_split(words))


@cache
def _titles() -> dict[str, ImportField]:
    found: dict[str, ImportField] = {}
    for field in IMPORT_FIELDS.values():
        for word in _split(_OUTCOME_TITLES if isinstance(field, ReportField) else words_of(field).synonyms):
            found.setdefault(word, field)
    return found


@cache
def _statuses() -> dict[str, PetStatus | None]:
    return {word: status for status, words in _STATUSES.items() for word in _split(words)}


@cache
def _outcomes() -> dict[str, RowOutcome]:
    return {word: outcome for outcome, words in _OUTCOMES.items() for word in _split(words)}


def is_status(text: str) -> bool:
    """Whether ``text`` is a word for a status, or for none."""
    return normalize(text) in _statuses()


def parse_status(text: str) -> PetStatus | None:
    """Return the status that a word means, ``None`` for none; raise ``KeyError`` for any other word."""
    word = normalize(text)
    return _statuses()[word] if word else None


def is_total(text: str) -> bool:
    """Whether ``text`` is a word for a total, or begins with one."""
    words = normalize(text).split(" ", 2)  # such a word is one or two of these
    totals = _set_of(_TOTALS)
    return words[0] in totals or " ".join(words[:2]) in totals


def parse_outcome(text: str) -> RowOutcome | None:
    """Return the outcome in a cell of a report, which may end with a reason; ``None`` for other words."""
    words = f"{normalize(text)} "
    return next((outcome for word, outcome in _outcomes().items() if words.startswith(f"{word} ")), None)


def _split(words: str) -> list[str]:
    return [normalize(word) for word in re.split(r"[;\n]", words) if word.strip()]
