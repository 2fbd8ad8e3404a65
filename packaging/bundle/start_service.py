"""Where the frozen service goes on."""

import sys

from petstore_gui.service.__main__ import main

sys.exit(main())
