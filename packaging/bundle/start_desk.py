"""Where the frozen desktop program goes on."""

import os
import sys

from petstore_gui.__main__ import console, main

# Windows has a second executable, with a console.
sys.exit(console() if os.path.basename(sys.executable).lower() == "petstore.exe" else main())  # noqa: PTH119 - quicker
