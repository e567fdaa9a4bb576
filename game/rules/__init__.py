"""The rules of the games: the shared Zombicide core, and each game's own."""
