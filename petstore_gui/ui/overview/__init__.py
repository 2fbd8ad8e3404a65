"""How many animals there are of each category and status, as a chart and as a table."""
