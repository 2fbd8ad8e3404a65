"""As many desks as a chain has, each with its own clock, against a real service and a real PostgreSQL: `make load`."""
