"""``python -m tests.layout PASS``: looks at every window in one language, as a process of its own."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={Path(__file__).with_name('screen.json')}")

from tests.layout.passes import main
from tests.layout.process import run

run(lambda: main(sys.argv[1:]))
