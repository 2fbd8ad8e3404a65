"""How the program's own files are opened, replaced and set aside. No Qt."""
