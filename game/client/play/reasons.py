"""Sentences in which the rules refuse something without raising it: named here so that translators meet them."""

from __future__ import annotations

from game.client.words import _


def known() -> tuple[str, ...]:
    """Every such sentence, in the language spoken."""
    return (
        _("There are enemies in the zone."),
        _("Only rooms can be searched."),
        _("Only one search a turn."),
        _("There are no cards left to find."),
        _("Nobody would hear it: there is a BOOM! on the board."),
        _("That is the train's signal."),
        _("They want to be given something first."),
        _("They will not leave before everything has been found."),
        _("Only companions with strong arms carry coal, one sack each."),
        _("Not while the dead are in the mine."),
        _("There is no room in the inventory."),
        _("They know their way."),
        _("Something else has to be found first."),
        _("Mold holds this doorway open."),
        _("All doors of the box are in use."),
        _("This door is smashed."),
        _("This door is locked."),
        _("One door has been moved in this turn already."),
        _("There is no doorway at this zone."),
    )
