"""Pages as a PDF: its text can be selected and searched, its fonts are in it. No widgets; runs on any thread."""

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPageLayout, QPdfWriter

from petstore_gui.ui.printing.pages import UNITS_PER_INCH, Printable, paint_pages


def pdf_bytes(printable: Printable, layout: QPageLayout) -> bytes:
    """Return the content of a PDF, with ``printable`` on sheets as ``layout`` has them."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setResolution(UNITS_PER_INCH)
    writer.setPageLayout(layout)
    writer.setTitle(printable.title)
    writer.setCreator("Pet Store")
    for _number in paint_pages(writer, list(printable.lay_out(layout))):
        pass
    return bytes(content.data().data())
