"""The bar below a preview: which page is in sight, and how large."""

from PySide6.QtCore import QLocale, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.printing.preview import ZOOM_STEP, PagePreview
from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import row, stack_if_too_wide


class PageBar(QWidget):
    """Turns the pages of ``preview`` and says where it is, to the eye and to a screen reader."""

    def __init__(self, preview: PagePreview) -> None:
        super().__init__()
        self._preview = preview
        self._position = PlainTextLabel(self.tr("Laying out the pages…"))
        self._position.setWordWrap(False)
        self._previous = _tool("previous", self.tr("Previous page"))
        self._next = _tool("next", self.tr("Next page"))
        self._smaller = _tool("minus", self.tr("Smaller"))
        self._larger = _tool("add", self.tr("Larger"))
        self._fit = QPushButton(self.tr("Whole page"), autoDefault=False)
        self._fit.setAccessibleName(self._fit.text())
        pages, zoom = row(self._previous, self._position, self._next), row(self._smaller, self._fit, self._larger)
        layout = row(pages, None, zoom)
        stack_if_too_wide(layout)
        self.setLayout(layout)
        self._previous.clicked.connect(self._on_previous_clicked)
        self._next.clicked.connect(self._on_next_clicked)
        self._smaller.clicked.connect(self._on_smaller_clicked)
        self._larger.clicked.connect(self._on_larger_clicked)
        self._fit.clicked.connect(preview.fit_page)
        preview.page_changed.connect(self._show_position)
        preview.laid_out.connect(self._on_preview_laid_out)
        preview.zoom_changed.connect(self._show_zoom)
        self._show_position()
        self._show_zoom()

    @Slot()
    def _show_position(self) -> None:
        number, total = self._preview.position
        locale = QLocale()
        if total:
            text = self.tr("Page {number} of {count}")
            self._position.setText(text.format(number=locale.toString(number), count=locale.toString(total)))
            self._preview.setAccessibleDescription(self._position.text())
        self._previous.setEnabled(number > 1)
        self._next.setEnabled(number < total)

    @Slot()
    def _show_zoom(self) -> None:
        self._smaller.setEnabled(self._preview.can_zoom_out)
        self._larger.setEnabled(self._preview.can_zoom_in)
        self._fit.setEnabled(not self._preview.fits)

    @Slot()
    def _on_preview_laid_out(self) -> None:
        self._show_zoom()
        if self.isVisible():
            announce(self, self._position.text())

    def _go(self, step: int) -> None:
        self._preview.go_to(self._preview.position.number + step)
        announce(self, self._position.text())

    @Slot()
    def _on_previous_clicked(self) -> None:
        self._go(-1)

    @Slot()
    def _on_next_clicked(self) -> None:
        self._go(1)

    @Slot()
    def _on_smaller_clicked(self) -> None:
        self._preview.zoom_by(1 / ZOOM_STEP)

    @Slot()
    def _on_larger_clicked(self) -> None:
        self._preview.zoom_by(ZOOM_STEP)


def _tool(icon: str, name: str) -> QPushButton:
    button = QPushButton(autoDefault=False)
    button.setProperty("role", "tool")
    button.setAccessibleName(name)
    button.setToolTip(name)
    icons.set_themed_icon(button, icon)
    return button
