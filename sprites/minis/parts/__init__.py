"""Reusable parts of miniatures: bodies, heads, hands, garments, hats, weapons, bases."""
