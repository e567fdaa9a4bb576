"""A small set of widgets with one focus system, crisp at every scale; existing pygame toolkits lack both."""

from game.client.widgets.base import Widget
from game.client.widgets.boxes import Anchored, Column, Gap, Grid, Pad, Row
from game.client.widgets.buttons import Button, IconButton, Link, Segment, Segments, Tab, Toggle
from game.client.widgets.field import Field
from game.client.widgets.panel import Kept, Panel
from game.client.widgets.plain import Label, Picture, Progress, Rule
from game.client.widgets.popups import Choice, Dialog, Menu, Modal, Tooltip
from game.client.widgets.screen import Screen
from game.client.widgets.scroll import Scroll
from game.client.widgets.slider import Slider

__all__ = [
    "Anchored",
    "Button",
    "Choice",
    "Column",
    "Dialog",
    "Field",
    "Gap",
    "Grid",
    "IconButton",
    "Kept",
    "Label",
    "Link",
    "Menu",
    "Modal",
    "Pad",
    "Panel",
    "Picture",
    "Progress",
    "Row",
    "Rule",
    "Screen",
    "Scroll",
    "Segment",
    "Segments",
    "Slider",
    "Tab",
    "Toggle",
    "Tooltip",
    "Widget",
]
