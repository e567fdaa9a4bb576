"""Zombicide: Invader, as an edition of the shared core."""
