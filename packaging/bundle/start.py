"""What each frozen program begins with."""

import os

# PyInstaller's starter has the libraries of the bundle found by these variables. They are found by now, and what is
# started from here must find its own: a browser others, and the service, which is this program again, those of the
# bundle.
before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
for name in [name for name in os.environ if name == "LD_LIBRARY_PATH" or name.startswith("_PYI_")]:
    del os.environ[name]
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before
