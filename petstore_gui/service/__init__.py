"""The embedded service: the whole interface over SQLite or PostgreSQL, for "This computer" and for the tests. No Qt."""

import sys
from types import SimpleNamespace

# `import uvicorn` also loads its command line, and click for that: a quarter of the time until the service is imported.
# With this entry it does not. These are the names that it takes from there (uvicorn 0.54, its __init__.py).
_COMMAND_LINE = SimpleNamespace(Server=None, main=None, run=None)
sys.modules.setdefault("uvicorn.main", _COMMAND_LINE)  # type: ignore[arg-type]
