"""``python -m tests.layout PASS``: looks at every window in one language, as a process of its own."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={Path(__file__).with_name('screen.json')}")

from petstore_gui.runtime.process_end import end_process
from tests.layout.passes import main

main(sys.argv[1:])
end_process(0)  # as the program ends: Python's own end may wait for a thread that was left
