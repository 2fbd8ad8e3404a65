"""Start and end of the program: arguments, one window for each user, threads, signals, crash reports."""
