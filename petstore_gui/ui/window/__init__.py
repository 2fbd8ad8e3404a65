"""The window: wires features to actions, says how things stand, and remembers how it was left."""
