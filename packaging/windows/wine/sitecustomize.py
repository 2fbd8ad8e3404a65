"""What Wine 8 lacks is not there for Python either: where it is, `shutil.copy2` uses it and the process ends."""

import _winapi

delattr(_winapi, "CopyFile2")
