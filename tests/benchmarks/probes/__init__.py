"""The measured processes. Nothing of Qt in here: a parent that maps it, too, would bear half of their memory."""

STARTED = "PETSTORE_BENCHMARK_STARTED"  # time.monotonic() of the parent when it started this process
UNTIL = "PETSTORE_BENCHMARK_UNTIL"  # what is waited for: "window" or "rows"
STAY = "PETSTORE_BENCHMARK_STAY"  # set: go on after that
