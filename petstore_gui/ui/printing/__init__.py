"""Pages on paper: the preview, the printer and the PDF. The pages are those of the features."""
