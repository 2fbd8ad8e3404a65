"""``python -m petstore_gui``: the program."""

import sys

from petstore_gui.app import main

if __name__ == "__main__":
    sys.exit(main())
