"""Files as shops and their programs write them, each with the animals that it holds and what a person has to say."""

import io
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import xlsxwriter

from petstore_gui.files.header_synonyms import ImportField
from petstore_gui.inventory.fields import PetField
from tests.files.wild_files import text
from tests.files.workbook_files import (
    EMPTY_RESULT,
    BiffCell,
    inline_rows,
    ods,
    ods_number,
    ods_row,
    ods_table,
    ods_text,
    xls,
    xlsx,
)

Animal = tuple[str, int, str | None]
"""Name, category and status."""
MOST = 2**63 - 1


@dataclass(frozen=True)
class ShopFile:
    """A file and the ``animals`` in it.

    ``wrong`` are the numbers of the rows that are not added before a person has looked at them. ``encoding``,
    ``sheet``, ``columns`` (from 1) and ``title_row`` are what a person says; ``confirms`` is whether they only agree to
    the columns that are shown. Nothing is added before, unless another table ``is_meant`` without it. ``refused`` is
    why there is no table.
    """

    what: str
    content: bytes
    animals: tuple[Animal, ...] = ()
    name: str = "animals.csv"
    wrong: tuple[int, ...] = ()
    left_out: bool = False
    """Whether there is something around the table that may be animals."""
    encoding: str = ""
    columns: Mapping[ImportField, int] = field(default_factory=dict)
    title_row: int | None = None
    confirms: bool = False
    is_meant: bool = False
    sheet: str = ""
    refused: str = ""

    @property
    def arguments(self) -> list[str]:
        """What a person has to say, for a terminal."""
        told = [f"--column={each}={number}" for each, number in self.columns.items()]
        told += [f"--title-row={self.title_row}"] if self.title_row is not None else []
        told += [f"--encoding={self.encoding}"] if self.encoding else []
        return [*told, *([f"--sheet={self.sheet}"] if self.sheet else [])]


def csv(lines: str) -> bytes:
    return lines.encode()


def _plain(animals: tuple[Animal, ...]) -> tuple[Animal, ...]:
    """Return them without a status."""
    return tuple((name, category, None) for name, category, _status in animals)


THREE: tuple[Animal, ...] = (("Rex", 3, "available"), ("Luna", 7, "sold"), ("Mia", 3, None))
BODY = "Rex;3;frei\nLuna;7;verkauft\nMia;3;\n"
N, C, S = PetField.NAME, PetField.CATEGORY, PetField.STATUS


def titles() -> Iterator[ShopFile]:
    yield ShopFile(
        "a line above the table: titles in row 3",
        csv(f"Bestandsliste;;;\n;;;\nTiername;Preis;Kategorie;Status\n{'Rex;12;3;frei'}\nLuna;9;7;verkauft\n"),
        THREE[:2],
    )
    owners = "Anna;Rex;3;frei\nBen;Luna;7;verkauft\nCem;Mia;3;\n"
    yield ShopFile(
        "an owner, and an animal that may be a kind",
        csv(f"Name;Tier;Kategorie;Status\n{owners}"),
        THREE,
        columns={N: 2},
    )
    yield ShopFile(
        "two titles that mean a name",
        csv("Tiername;Rufname;Art\nRex;R;3\nLuna;L;7\n"),
        _plain(THREE[:2]),
        columns={N: 1},
    )
    yield ShopFile("no titles", csv("Rex;3;frei\nLuna;7;verkauft\nMia;3;\n"), THREE, confirms=True)
    yield ShopFile(
        "no titles, and the wrong guess", csv("Rexi;Rex;3\nLuni;Luna;7\n"), _plain(THREE[:2]), columns={N: 2, C: 3}
    )
    yield ShopFile(
        "titles that are not known", csv("Wer;Wo;Wie\nRex;3;frei\nLuna;7;verkauft\n"), THREE[:2], confirms=True
    )
    yield ShopFile(
        "titles that are not known, below a line that looks like some",
        csv("Name;Stand 2025\nWer;Wo\n" + "".join(f"Hamster {number};12\n" for number in range(12))),
        tuple((f"Hamster {number}", 12, None) for number in range(12)),
        title_row=2,
        columns={N: 1, C: 2},
    )
    yield ShopFile("titles in Japanese", csv("名前,カテゴリ,販売状況\nRex,3,販売中\nLuna,7,販売済み\n"), THREE[:2])


def numbers() -> Iterator[ShopFile]:
    rows = "Rex;3\nA;1,000\nB;12,000\nC;2.000\nD;²\nE;(3)\nF;1 000\nG;3.5\nH;③\n"
    yield ShopFile(
        "categories that are no whole numbers",
        csv(f"Name;Kategorie\n{rows}"),
        _plain(THREE[:1]),
        wrong=tuple(range(3, 11)),
    )
    whole = (("Rex", 3, None), ("A", 3, None), ("B", 3, None), ("C", 3, None), ("D", -5, None), ("E", MOST, None))
    yield ShopFile("categories that are", csv(f"Name;Kategorie\nRex;3\nA;3.0\nB;3,00\nC;３\nD;-5\nE;{MOST}\n"), whole)
    yield ShopFile(
        "a category that is too large",
        csv(f"Name,Category\nRex,3\nA,{MOST + 1}\nB,9.2E+18\n"),
        _plain(THREE[:1]),
        wrong=(3, 4),
    )
    large = (
        '<sheetData><row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Category</t></is></c></row>'
    )
    for number, name in ((2**53 - 1, "Rex"), (2**53, "A"), (2**53 + 1, "B"), (2**60, "C")):
        large += f'<row><c t="inlineStr"><is><t>{name}</t></is></c><c><v>{number}</v></c></row>'
    yield ShopFile(
        "large numbers in XLSX", xlsx(f"{large}</sheetData>"), (("Rex", 2**53 - 1, None),), "a.xlsx", (3, 4, 5)
    )
    cells = [
        ods_row(ods_text(name), ods_number(str(2**53 + more), "x")) for name, more in (("Rex", -1), ("A", 0), ("B", 1))
    ]
    large = ods_table(ods_row(ods_text("Name"), ods_text("Kategorie")) + "".join(cells))
    yield ShopFile("large numbers in ODS", ods(large), (("Rex", 2**53 - 1, None),), "a.ods", (3, 4))
    old: list[list[BiffCell]] = [["Name", "Category"], ["Rex", 2.0**53 - 1], ["A", 2.0**53]]
    yield ShopFile("large numbers in XLS", xls(old), (("Rex", 2**53 - 1, None),), "a.xls", (3,))
    pets = [{"name": "Rex", "categoryId": MOST, "status": "sold"}, {"name": "Luna", "categoryId": -MOST - 1}]
    yield ShopFile(
        "JSON with all digits", json.dumps(pets).encode(), (("Rex", MOST, "sold"), ("Luna", -MOST - 1, None)), "a.json"
    )


def quotes() -> Iterator[ShopFile]:
    yield ShopFile(
        "quotes within a name", csv('Name,Category\n"Max" the dog,3\nRex,3\n'), _plain(THREE[:1]), wrong=(2,)
    )
    yield ShopFile(
        "a note whose quote is not closed swallows two rows",
        csv('Name,Category,Note\nRex,3,"likes bones\nLuna,4,nice\nMia,5,good"\nBo,7,\n'),
        (("Bo", 7, None),),
        wrong=(2,),
    )
    yield ShopFile(
        "a quote that is never closed", csv('Name,Category\nRex,3\n"Luna,7\n'), refused="A quote that opens in line 3"
    )
    yield ShopFile(
        "a comma within a name without quotes", csv("Name,Category\nKoi, 12,4\nRex,3\n"), _plain(THREE[:1]), wrong=(2,)
    )
    yield ShopFile(
        "a row too wide without titles",
        csv("Rex,3\nKoi, 12,4\nMia,3\n"),
        (*_plain(THREE[:1]), THREE[2]),
        wrong=(2,),
        confirms=True,
    )
    yield ShopFile(
        "numbers before the rows, as R writes them", csv('"name","category"\n"1","Rex",3\n"2","Luna",7\n'), wrong=(2, 3)
    )


def errors() -> Iterator[ShopFile]:
    title = "".join(f'<c t="inlineStr"><is><t>{each}</t></is></c>' for each in ("Name", "Category", "Status"))
    rows = (
        ('<c t="inlineStr"><is><t>Rex</t></is></c><c><v>3</v></c><c t="str"><v>available</v></c>'),
        ('<c t="inlineStr"><is><t>A</t></is></c><c t="e"><v>#REF!</v></c><c t="str"><v>sold</v></c>'),
        ('<c t="inlineStr"><is><t>B</t></is></c><c><v>3</v></c><c t = "e" ><v>#N/A</v></c>'),
        ("<c><f>A1</f></c><c><v>3</v></c>"),
        ('<c t="inlineStr"><is><t>D</t></is></c><c><v>3</v></c><c><f>A1</f><v/></c>'),
    )
    sheet = f"<sheetData><row>{title}</row>{''.join(f'<row>{row}</row>' for row in rows)}</sheetData>"
    yield ShopFile("errors and formulas in XLSX", xlsx(sheet), THREE[:1], "a.xlsx", (3, 4, 5, 6))
    content = io.BytesIO()
    with xlsxwriter.Workbook(content) as workbook:
        written = workbook.add_worksheet("Bestand")
        written.write_row(0, 0, ["Bestandsliste"])
        written.write_row(2, 0, ["Name", "Kategorie", "Status"])
        written.write_row(3, 0, ["Rex", 3, "frei"])
        written.write_row(4, 0, ["A", "", "frei"])
        written.write_formula(4, 1, "=1+2")
    yield ShopFile("formulas of a program that does not calculate", content.getvalue(), THREE[:1], "a.xlsx", (5,))
    old: list[list[BiffCell]] = [
        ["Name", "Category", "Status"],
        ["Rex", 3.0, "available"],
        ["A", None, ""],
        ["B", 7.0, None],
        ["C", 7.0, EMPTY_RESULT],
    ]
    yield ShopFile("errors in a small XLS", xls(old, small=True), THREE[:1], "a.xls", (3, 4, 5))
    yield ShopFile("errors in XLS", xls(old), THREE[:1], "a.xls", (3, 4, 5))
    error = '<table:table-cell calcext:value-type="error"><text:p>#REF!</text:p></table:table-cell>'
    body = ods_row(ods_text("Name"), ods_text("Kategorie"), ods_text("Status"))
    body += ods_row(ods_text("Rex"), ods_number("3", "3"), ods_text("frei")) + ods_row(
        ods_text("A"), ods_number("3", "3"), error
    )
    body += ods_row(ods_text("B"), '<table:table-cell table:formula="of:=[.A1]"/>', ods_text("frei"))
    yield ShopFile("errors in ODS", ods(ods_table(body)), THREE[:1], "a.ods", (3, 4))
    yield ShopFile(
        "errors in CSV",
        csv("Name;Art;Status\nRex;3;frei\nA;#BEZUG!;\nB;3;#NV\n#NAME?;3;\n"),
        THREE[:1],
        wrong=(3, 4, 5),
    )


ENCODED = {
    "gb18030": ("Chinese, simplified", ("小黑", "旺财", "咪咪")),
    "cp1251": ("Cyrillic", ("Шарик", "Мурка")),
    "cp850": ("DOS", ("Zoë", "Chloë")),
}


def encodings() -> Iterator[ShopFile]:
    for encoding, (language, names) in ENCODED.items():
        rows = [("Name", "Category", "Status"), *((name, str(number), "sold") for number, name in enumerate(names, 3))]
        content = text(rows).encode(encoding)
        yield ShopFile(
            language, content, tuple((name, number, "sold") for number, name in enumerate(names, 3)), encoding=encoding
        )
    german = text([("Name", "Kategorie", "Status"), ("Mümmel", "3", "verfügbar"), ("Käthe", "7", "")], ";")
    animals = (("Mümmel", 3, "available"), ("Käthe", 7, None))
    for encoding in ("utf-16", "cp850"):
        yield ShopFile(f"German words in {encoding}", german.encode(encoding), animals)
    chinese = text([("Name", "Category"), ("小黑", "3"), ("咪咪", "7")])
    yield ShopFile(
        "Chinese in UTF-16 without a mark", chinese.encode("utf-16-le"), (("小黑", 3, None), ("咪咪", 7, None))
    )


def areas() -> Iterator[ShopFile]:
    side = "Name;Kategorie;Status;;Lieferant;Telefon\nRex;3;frei;;Müller;0231\nLuna;7;verkauft;;Meier;0232\nMia;3;;;;\n"
    yield ShopFile("a table beside it", csv(side), THREE, left_out=True)
    two = "Name;Kategorie;;Name;Kategorie\nRex;3;;Bo;9\nLuna;7;;Lu;9\n;;;Tom;9\n"
    yield ShopFile(
        "the second one of two tables",
        csv(two),
        (("Bo", 9, None), ("Lu", 9, None), ("Tom", 9, None)),
        columns={N: 4, C: 5},
        is_meant=True,
        left_out=True,
    )
    yield ShopFile("the second one of them", csv(f"Hersteller;Ort;\nMüller;Bonn;\n\nName;Art;Status\n{BODY}"), THREE)
    for word in ("Summe", "合計"):
        yield ShopFile(f"a row for the total: {word}", csv(f"Name;Art;Status\n{BODY}{word};40;\n"), THREE, wrong=(5,))
    yield ShopFile("a total below an empty row", csv(f"Name;Art;Status\n{BODY};;\nSumme;40;\n"), THREE, left_out=True)
    yield ShopFile(
        "an animal with the word and an ID",
        csv("ID;Name;Category\n5;Total;3\n;Rex;3\n"),
        (("Total", 3, None), *_plain(THREE[:1])),
    )
    yield ShopFile(
        "an empty column between name and category",
        csv("Name;;Kategorie\nRex;;3\nLuna;;7\n"),
        _plain(THREE[:2]),
        confirms=True,
    )
    sheets = xlsx(
        inline_rows([("Name", "Category"), ("Rex", "3")]), inline_rows([("Note",), ("x",)]), names=("Tiere", "Notizen")
    )
    yield ShopFile("one of two sheets", sheets, _plain(THREE[:1]), "a.xlsx", sheet="Tiere")


def names() -> Iterator[ShopFile]:
    yield ShopFile(
        "a name of invisible characters",
        csv("Name,Category\n\u200b,3\n\ufeff\u2060 ,3\nRex,3\n"),
        _plain(THREE[:1]),
        wrong=(2, 3),
    )
    kept = ("=1+1", "'tis", "Rex, Jr.", "O'Brien", "<b>Rex</b>", "🐕", "a" * 300)
    rows = text([("Name", "Category"), *((f'"{name}"', "3") for name in kept)])
    yield ShopFile("names that mean something elsewhere", rows.encode(), tuple((name, 3, None) for name in kept))
    yield ShopFile(
        "a name with a letter that was lost",
        "Name,Category\nM\ufffdx,3\nRex,3\n".encode(),
        _plain(THREE[:1]),
        wrong=(2,),
    )
    if os.name == "posix":
        name = os.fsdecode(b"M\xe4use \xff.csv")
        yield ShopFile("a name of the file that is no UTF-8", csv(f"Name;Art;Status\n{BODY}"), THREE, name)
    yield ShopFile("a status that is not known", csv("Name;Art;Status\nRex;3;frei\nA;3;weg\n"), THREE[:1], wrong=(3,))


GROUPS = {
    "titles": tuple(titles()),
    "numbers": tuple(numbers()),
    "quotes": tuple(quotes()),
    "errors": tuple(errors()),
    "encodings": tuple(encodings()),
    "areas": tuple(areas()),
    "names": tuple(names()),
}
