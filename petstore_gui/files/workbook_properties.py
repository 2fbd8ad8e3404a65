"""Marks the sheet with the rows in workbooks of this program, so that an import need not ask for it."""

import html
import re
from typing import Final

PROPERTY: Final = "petstore-gui rows"
"""A custom property of the document; its value is the name of the sheet. Spreadsheets keep it when they save."""
PART: Final = "docProps/custom.xml"

_MOST_BYTES: Final = 65_536
_VALUE: Final = re.compile(rf'<property\b[^>]*\bname="{PROPERTY}"[^>]*>\s*<vt:lpwstr>([^<]*)</vt:lpwstr>')


def marked_sheet(custom_properties: bytes) -> str | None:
    """Return the sheet that the custom properties of a workbook (its part ``PART``) name, or ``None``."""
    found = _VALUE.search(custom_properties[:_MOST_BYTES].decode("utf-8", "replace"))
    return None if found is None else html.unescape(found[1])
