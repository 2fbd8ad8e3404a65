"""Shows the number of animals of each category and status, as a chart and as a table."""
