"""The skeleton: a build and a pose give every joint a place."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from sprites.minis.frames import Frame, Point, Vec, along, reach, unit, vec

SIDES = (("right", -1.0), ("left", 1.0))


@dataclass(frozen=True)
class Build:
    """The proportions of a body; 1 is an ordinary man."""

    size: float = 1.0
    shoulders: float = 1.0
    girth: float = 1.0
    waist: float = 1.0
    hips: float = 1.0
    belly: float = 0.0
    bust: float = 0.0
    limbs: float = 1.0
    arms: float = 1.0
    head: float = 1.0
    hands: float = 1.0


@dataclass(frozen=True)
class Hand:
    """Where a hand is and what it does: fist, claw, open, point or rest.

    `hold` is the direction of what a fist grips, from the little finger's side to the thumb's; `fingers` overrides
    where the fingers point and `elbow` where the elbow goes. All in the figure's own axes.
    """

    at: Point
    shape: str = "rest"
    hold: Point | None = None
    fingers: Point | None = None
    palm: Point | None = None
    elbow: Point | None = None


@dataclass(frozen=True)
class Foot:
    """Where a foot stands (x, z), how it is turned, lifted and tipped (heel up is positive)."""

    x: float
    z: float
    turn: float = 0.0
    lift: float = 0.0
    tip: float = 0.0
    knee: Point | None = None


@dataclass(frozen=True)
class Pose:
    """A pose: turns are (yaw, pitch, roll) in degrees; the head's is measured against the figure, not the chest."""

    right: Hand
    left: Hand
    right_foot: Foot = field(default_factory=lambda: Foot(-0.14, 0.02, -14))
    left_foot: Foot = field(default_factory=lambda: Foot(0.14, -0.02, 14))
    yaw: float = 0.0
    pelvis: Point = (0.0, 0.0, 0.0)
    hips: Point = (0.0, 0.0, 0.0)
    chest: Point = (0.0, 0.0, 0.0)
    head: Point = (0.0, 0.0, 0.0)
    crane: float = 0.0


class Rig:
    """All joints of a posed body, in the world."""

    def __init__(self, build: Build, pose: Pose, ground: float = 0.0) -> None:
        self.build, self.pose = build, pose
        s = build.size
        self.root = Frame(np.array([0.0, ground, 0.0])).turn(yaw=pose.yaw)
        px, py, pz = pose.pelvis
        self.pelvis = self.root.move(px, 0.90 * s + py, pz).turn(*pose.hips).grow(s)
        waist = self.pelvis.move(0, 0.13, 0)
        self.chest = waist.turn(*pose.chest).move(0, 0.24, 0)
        neck = self.chest.move(0, 0.17, -0.005)
        facing = Frame(neck.origin, self.root.axes).turn(*pose.head)
        self.head = Frame(
            neck.point((0, 0.06, 0.01)) + facing.direction((0, 0.145 * s * build.head, (0.035 + pose.crane) * s)),
            facing.axes,
            0.160 * s * build.head,
        )
        self.shoulder: dict[str, Vec] = {}
        self.elbow: dict[str, Vec] = {}
        self.wrist: dict[str, Vec] = {}
        self.hand: dict[str, Frame] = {}
        self.hip: dict[str, Vec] = {}
        self.knee: dict[str, Vec] = {}
        self.ankle: dict[str, Vec] = {}
        self.sole: dict[str, Frame] = {}
        for side, sign in SIDES:
            self._place_arm(side, sign, getattr(pose, side))
            self._place_leg(side, sign, getattr(pose, f"{side}_foot"))

    def _place_arm(self, side: str, sign: float, hand: Hand) -> None:
        s, arms = self.build.size, self.build.arms
        shoulder = self.chest.point((sign * 0.186 * self.build.shoulders, 0.095, 0))
        bend = self.root.direction(hand.elbow if hand.elbow is not None else (sign * 0.75, -0.6, -0.45))
        elbow, wrist = reach(shoulder, self.root.point(hand.at), 0.285 * s * arms, 0.255 * s * arms, bend)
        forearm = unit(wrist - elbow)
        fingers = self.root.direction(unit(hand.fingers)) if hand.fingers is not None else forearm
        scale = 1.22 * s * self.build.hands
        if hand.hold is not None:
            x = unit(self.root.direction(hand.hold)) * -sign
            y = fingers - x * np.dot(fingers, x)
            frame = along(wrist, y, np.cross(x, unit(y)), scale)
        else:
            palm = (
                self.root.direction(hand.palm)
                if hand.palm is not None
                else self.root.direction((-sign * 0.8, -0.2, 0.5))
            )
            frame = along(wrist, fingers, palm, scale)
        self.shoulder[side], self.elbow[side], self.wrist[side], self.hand[side] = shoulder, elbow, wrist, frame

    def _place_leg(self, side: str, sign: float, foot: Foot) -> None:
        s = self.build.size
        hip = self.pelvis.point((sign * 0.092 * self.build.hips, -0.03, 0))
        sole = self.root.move(foot.x, foot.lift, foot.z).turn(yaw=foot.turn, pitch=foot.tip)
        ankle_goal = sole.point((0, 0.10 * s, -0.02 * s))
        bend = self.root.direction(foot.knee if foot.knee is not None else (sign * 0.28, 0.1, 1.0))
        knee, ankle = reach(hip, ankle_goal, 0.435 * s, 0.395 * s, bend)
        sole = Frame(ankle - sole.direction((0, 0.10 * s, -0.02 * s)), sole.axes, s)
        self.hip[side], self.knee[side], self.ankle[side], self.sole[side] = hip, knee, ankle, sole

    def grip(self, side: str, forward: Point | None = None) -> Frame:
        """The frame of what a fist holds: y runs along it, z as near to `forward` as can be."""
        sign = dict(SIDES)[side]
        hand = self.hand[side]
        hint = self.root.direction(forward) if forward is not None else hand.axes[:, 1]
        return along(hand.point((0, 0.068, 0.030)), hand.axes[:, 0] * -sign, hint, self.build.size)

    def between(self, rear: str, front: str, up: Point = (0, 1, 0)) -> Frame:
        """The frame of a long gun held in two fists: y runs from the rear hand to the front one, z upwards."""
        start = self.hand[rear].point((0, 0.068, 0.030))
        return along(start, self.hand[front].point((0, 0.068, 0.030)) - start, self.root.direction(up), self.build.size)


def middle(a: Point, b: Point, t: float = 0.5) -> Vec:
    """A point between two."""
    return vec(a) * (1 - t) + vec(b) * t
