"""Playing a game on the board: what is shown, what can be clicked, and how events become motion."""
