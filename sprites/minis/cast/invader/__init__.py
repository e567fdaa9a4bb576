"""The cast of Invader."""
