"""Places props on the canvas."""

from game.bake.scene import Scene


def divided(scene: Scene):
    return [], []


def place(canvas, scene, props):
    pass
