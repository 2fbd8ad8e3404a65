"""What may truthfully be said about the animals. No Qt."""
