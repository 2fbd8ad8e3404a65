"""The adds that are on their way: their states, their journal, and what sends them. No Qt."""
