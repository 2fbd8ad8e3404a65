"""What is known about the animals. No Qt."""
