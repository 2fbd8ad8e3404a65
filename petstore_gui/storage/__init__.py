"""How the program's own files are opened, replaced and quarantined. No Qt."""
