"""Things that the user names: the categories of a service, and the views of its list."""
