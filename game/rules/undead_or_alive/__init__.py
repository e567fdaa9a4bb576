"""Zombicide: Undead or Alive: what this edition adds to the shared core."""
