"""Reads TMX maps safely and hands over geometry, tokens and pictures; says what is wrong with a map and what to do.

Files come from strangers: nothing outside a mission's folder and the shipped maps is read, and everything is bounded
before it is decoded. Only `game.tiled.preview` uses pytmx and pygame.
"""
