"""What is known about the animals, and the adds that are on their way. No Qt."""
