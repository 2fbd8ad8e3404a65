"""Pages on paper: the preview, the printer and the PDF, whatever is on the pages."""
