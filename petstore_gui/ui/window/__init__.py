"""The window: wires features to actions, shows status and progress, and remembers its state from run to run."""
