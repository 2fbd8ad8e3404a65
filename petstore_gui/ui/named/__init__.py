"""Things with names that the user gives: the categories of a service, and the views of its list."""
