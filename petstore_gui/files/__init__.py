"""Tables in files, in and out: what a spreadsheet holds becomes animals to add, and a list becomes a file. No Qt."""
