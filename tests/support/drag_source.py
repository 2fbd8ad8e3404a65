"""A window that offers one file to be dragged, as a file manager does: ``python -m tests.support.drag_source FILE``."""

import sys

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

TITLE = "Files"


class Source(QLabel):
    def mouseMoveEvent(self, _event: QMouseEvent) -> None:  # noqa: N802  Qt's name
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(self.text())])
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec()


if __name__ == "__main__":
    app = QApplication()
    source = Source(sys.argv[1])
    source.setWindowTitle(TITLE)
    source.show()
    sys.exit(app.exec())
