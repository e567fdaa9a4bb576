"""Putting cards in order and trading: one or two survivors' boards, drag and drop, and the same by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import skin
from game.client.canvas import Canvas
from game.client.look import LARGE, SMALL, TITLE, Look
from game.client.play.dialogs.arranging import TRAY, Arranging, Place, Refusal
from game.client.play.dialogs.decision import WESTERN_BRASS, Note, Painter, whose
from game.client.play.dialogs.drawing import CARD, draw_portrait
from game.client.play.dialogs.lifting import Lifting, Spot
from game.client.play.dialogs.slots import CardSlot, Chip, Preview, draw_thing
from game.client.play.dialogs.wording import named, why_not
from game.client.play.view import TableView
from game.client.widgets import Button, Label, Row, Widget
from game.client.words import _, counted, localised
from game.engine import Json
from game.rules.zombicide.arrange import Arrange

STILL = 6
"""Units the mouse may move before a press becomes a drag."""
FAVOURITE = "favourite"
UNDER = "under"
SMALLER = 0.48
"""Size of a card under a weapon beside the weapon."""


class InventoryDialog(Lifting):
    """The boards, the tray and the large card; Enter or a click takes a card up and puts it down."""

    def __init__(self, question: Arrange, view: TableView, answer: Callable[[Json], None]) -> None:
        self.view = view
        self.question = question
        self.model = Arranging(question)
        self.held: CardSlot | None = None
        self.flying = False
        """Whether the card in the hand follows the mouse."""
        self.over: CardSlot | None = None
        self.looked_at = question.new
        self._answer = answer
        self._load: Painter | None = None
        self._mouse: Spot = (0, 0)
        self._pressed: Spot = (0, 0)
        self._was_held = False
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._boards: dict[str, pygame.Rect] = {}
        self._tray = pygame.Rect(0, 0, 0, 0)
        kinds = [slot.kind for slot in view.rules.edition.slots]
        self._slots = {
            owner: [CardSlot(self, Place(owner, slot), kinds[slot]) for slot in range(len(row))]
            for owner, row in self.model.slots.items()
        }
        self._preview = Preview(self)
        self.note = Note("", 2)
        self._done = Button(_("Done"), self.confirm, hotkey=_("Ctrl+Enter"), face="bold")
        self._cancel = Button(self._cancel_words(), self.cancel, hotkey=_("Esc"))
        super().__init__(self._title_words(), "inventory")
        self._foot = Row(self.eye, self.note, self._cancel, self._done, gap=12, cross="middle")
        self._title = Label(self._title_words(), size=TITLE, face="title")
        self._gather()
        self.adopt(*self.parts())
        self._speak()

    @property
    def people(self) -> list[str]:
        """Whose boards lie here."""
        return list(self.model.slots)

    def other(self, owner: str) -> str:
        """The partner in a trade; empty when one is alone."""
        return next((name for name in self.people if name != owner), "")

    def thing_name(self, thing: str) -> str:
        """A card, a token or a companion in words."""
        return named(self.view, thing)

    def _title_words(self) -> str:
        names = [self.view.name(name) for name in self.people]
        if self.question.new:
            return _("{name} finds: {card}").format(name=names[0], card=self.thing_name(self.question.new))
        if len(names) > 1:
            return _("{name} and {other} trade").format(name=names[0], other=names[1])
        return _("{name} puts things in order").format(name=names[0])

    def _cancel_words(self) -> str:
        return _("Leave it") if self.question.new and self._may_leave() else _("As it was")

    def _may_leave(self) -> bool:
        return self.question.new not in self.question.kept

    def _gather(self) -> None:
        """All parts as things lie now: the tray has one place more than it has cards."""
        tray = [CardSlot(self, Place(TRAY, number), "tray") for number in range(len(self.model.tray) + 1)]
        self._in_tray = tray
        self._under = {
            owner: [slot for place in range(len(row)) for slot in self._places_under(owner, place)]
            for owner, row in self.model.slots.items()
        }
        self._chips: dict[str, list[Chip]] = {}
        for owner in self.people:
            mine = [Chip(self, owner, "companions", item) for item in self.model.companions[owner]]
            mine += [Chip(self, owner, "carried", item) for item in self.model.carried[owner]]
            self._chips[owner] = mine

    def _places_under(self, owner: str, slot: int) -> list[CardSlot]:
        """Places under the weapon in a slot: one for each card there, and a free one."""
        if not self.model.takes_cards(owner, slot):
            return []
        count = len(self.model.under(owner, slot)) + 1
        return [CardSlot(self, Place(owner, slot, number), UNDER) for number in range(count)]

    def parts(self) -> Sequence[Widget]:
        """Everything on the panel."""
        slots = [slot for row in (*self._slots.values(), *self._under.values()) for slot in row]
        chips = [chip for mine in self._chips.values() for chip in mine]
        return [self._title, *slots, *chips, *self._in_tray, self._preview, self._foot]

    def panel_rect(self) -> pygame.Rect:
        """The ground of everything."""
        return self._panel

    def _speak(self, refusal: Refusal | None = None) -> None:
        """Say what is in the hand, what would be lost, or what to do."""
        if refusal is not None:
            self.note.tell(why_not(self.view, refusal), bad=True)
        elif self.held is not None and self.held.card:
            self.note.tell(
                _("{card} in hand: put it into a lit slot, or into the tray to throw it away.").format(
                    card=self.thing_name(self.held.card)
                )
            )
        elif self.model.lost:
            names = ", ".join(self.thing_name(card) for card in self.model.lost)
            self.note.tell(_("Would be thrown away: {names}.").format(names=names), bad=True)
        else:
            self.note.tell(_("Drag cards, or take one up and put it down with a click or Enter."))
        self._done.enabled = self.held is None and not self._stuck()
        self.changed()
        for widget in self.walk():
            widget.stale = True

    def _stuck(self) -> bool:
        """Whether something lies in the tray that cannot be thrown away."""
        return any(card in self.question.kept for card in self.model.tray)

    def lay(self, look: Look, shift: Spot) -> None:
        """Boards at the left, the large card and the tray at the right, as large as the screen allows."""
        area = self.rect.inflate(-look.px(32), -look.px(32))
        pad, gap = look.px(26), look.px(10)
        count = len(self.people)
        head = look.line(TITLE, "title") + look.line(SMALL) + look.px(14)
        foot = look.px(56)
        strip = look.px(64)
        below_cards = SMALLER + 0.08 if any(self._under.values()) else 0.0
        columns = len(next(iter(self._slots.values())))
        across = area.width - 2 * pad - look.px(36) - gap * (columns + 2)
        down = area.height - 2 * pad - head - foot - count * (strip + look.px(26)) - look.px(16) * (count - 1)
        wide = min(across / (columns + 1.75), down / count / (CARD * (1 + below_cards)), look.px(186))
        width, height = int(wide), int(wide * CARD)
        board_width = columns * width + (columns + 2) * gap + look.px(20)
        board_height = strip + height + int(height * below_cards) + look.px(26)
        side = int(width * 1.65)
        whole_width = board_width + look.px(18) + side + 2 * pad
        boards_height = count * board_height + look.px(16) * (count - 1)
        alone = count == 1
        below = max(int(side * CARD) - boards_height - look.px(14), look.px(150))
        boards_height = boards_height + look.px(14) + below if alone else boards_height
        whole = pygame.Rect(0, 0, whole_width, boards_height + head + foot + 2 * pad)
        whole.center = self.rect.center
        self._panel = whole.clamp(self.rect).move(shift)
        inside = self._panel.inflate(-2 * pad, -2 * pad)
        title_y = inside.y + look.line(SMALL) + look.px(2)
        self._title.place(look, pygame.Rect(inside.x, title_y, inside.width, look.line(TITLE, "title")))
        top = inside.y + head
        for number, owner in enumerate(self.people):
            board = pygame.Rect(inside.x, top + number * (board_height + look.px(16)), board_width, board_height)
            self._boards[owner] = board
            self._lay_board(look, owner, board, (width, height), gap, strip)
        right = inside.right - side
        self._preview.place(look, pygame.Rect(right, top, side, int(side * CARD)))
        beside = self._boards[self.people[0]] if alone else self._preview.rect
        tray_top = beside.bottom + look.px(14)
        self._tray = pygame.Rect(beside.x, tray_top, beside.width, top + boards_height - tray_top)
        self._lay_tray(look)
        self._foot.place(
            look, pygame.Rect(inside.x, inside.bottom - foot + look.px(8), inside.width, foot - look.px(8))
        )

    def _lay_board(
        self, look: Look, owner: str, board: pygame.Rect, size: tuple[int, int], gap: int, strip: int
    ) -> None:
        """Hands, the favourite and the backpack in one row, a little apart from each other."""
        x, y = board.x + look.px(12), board.y + strip + look.px(12)
        before = ""
        for slot in self._slots[owner]:
            if before and slot.kind != before:
                x += gap
            slot.place(look, pygame.Rect((x, y), size))
            x += size[0] + gap
            before = slot.kind
        self._lay_under(look, owner, size)
        end = board.right - look.px(12)
        for chip in reversed(self._chips[owner]):
            side = look.px(48)
            chip.place(look, pygame.Rect(end - side, board.y + look.px(8), side, side))
            end -= side + look.px(8)

    def _lay_under(self, look: Look, owner: str, size: tuple[int, int]) -> None:
        """Small cards below their weapon, closer together when there are many."""
        width, height = int(size[0] * SMALLER), int(size[1] * SMALLER)
        for slot in self._under[owner]:
            weapon = self._slots[owner][slot.spot.slot].rect
            many = len(self.model.under(owner, slot.spot.slot))
            step = (size[0] - width) // max(many, 1)
            x = weapon.x + (slot.spot.under or 0) * step
            slot.place(look, pygame.Rect(x, weapon.bottom + look.px(6), width, height))

    def _lay_tray(self, look: Look) -> None:
        """Small cards side by side, closer together when there are many."""
        label = look.line(SMALL) + look.px(8)
        height = max(self._tray.height - label - look.px(10), 1)
        width = min(int(height / CARD), self._tray.width // 2)
        height = int(width * CARD)
        room = self._tray.width - look.px(20) - width
        step = min(width + look.px(8), room // max(len(self._in_tray) - 1, 1)) if len(self._in_tray) > 1 else 0
        for number, slot in enumerate(self._in_tray):
            x = self._tray.x + look.px(10) + number * step
            slot.place(look, pygame.Rect(x, self._tray.y + label, width, height))

    def paint(self, canvas: Canvas) -> None:
        """The veil, the panel, the boards with their names, and the tray."""
        super().paint(canvas)
        if self.peeking:
            return
        skin.ground(canvas, self._panel, "leather")
        canvas.covered(self._panel)
        pad = canvas.px(26)
        line = pygame.Rect(self._panel.x + pad, self._panel.y + pad, self._panel.width - 2 * pad, 0)
        line.height = canvas.look.line(SMALL)
        canvas.text(whose(self.view, self.question.seat), line, size=SMALL, face="bold", colour=WESTERN_BRASS)
        for owner, board in self._boards.items():
            self._draw_board(canvas, owner, board)
        self._draw_tray(canvas)

    def _draw_board(self, canvas: Canvas, owner: str, board: pygame.Rect) -> None:
        skin.segments(canvas, board)
        colour = self.view.colour(owner)
        if colour is not None:
            mark = pygame.Rect(board.x, board.y, canvas.px(5), board.height)
            pygame.draw.rect(canvas.surface, colour, mark, border_radius=canvas.px(3))
        face = pygame.Rect(board.x + canvas.px(14), board.y + canvas.px(8), canvas.px(52), canvas.px(52))
        draw_portrait(canvas, self.view, owner, face)
        left = face.right + canvas.px(12)
        name = pygame.Rect(left, board.y + canvas.px(6), board.width // 2, canvas.look.line(LARGE, "subtitle"))
        canvas.text(self.view.name(owner), name, size=LARGE, face="subtitle")
        self._draw_groups(canvas, owner, name.bottom, left)

    def _draw_groups(self, canvas: Canvas, owner: str, y: int, least: int) -> None:
        """What each group of slots is, above its first slot."""
        groups: dict[str, list[CardSlot]] = {}
        for slot in self._slots[owner]:
            groups.setdefault(slot.kind, []).append(slot)
        game = self.view.content.game
        for kind, slots in groups.items():
            left, right = slots[0].rect.x, slots[-1].rect.right
            if kind == "hand":
                left = max(left, least)
            text = localised(game.slots[kind].name)
            if kind == FAVOURITE:
                role = game.roles[self.view.survivor(owner).role]
                favourite = game.favourites.get(role.favourite or "")
                text = localised(favourite.name) if favourite is not None else text
            box = pygame.Rect(left, slots[0].rect.y - canvas.look.line(SMALL) - canvas.px(2), right - left, 0)
            box.height = canvas.look.line(SMALL)
            shown = canvas.look.shortened(text, box.width, SMALL)
            canvas.text(shown, box, size=SMALL, colour=canvas.theme.faded)

    def _draw_tray(self, canvas: Canvas) -> None:
        skin.segments(canvas, self._tray)
        line = pygame.Rect(self._tray.x + canvas.px(10), self._tray.y + canvas.px(4), self._tray.width, 0)
        line.width -= canvas.px(20)
        line.height = canvas.look.line(SMALL)
        many = len(self.model.tray)
        text = _("Throw away") if not many else counted("Throw away: {count} card", "Throw away: {count} cards", many)
        canvas.text(text, line, size=SMALL, colour=canvas.theme.faded if not many else canvas.theme.glint)

    def draw(self, canvas: Canvas) -> None:
        """Everything, and the card in the hand on top."""
        super().draw(canvas)
        if self.flying and self.held is not None and self.held.card:
            box = pygame.Rect((0, 0), self.held.rect.size)
            box.center = self._mouse
            draw_thing(canvas, self, self.held.card, box)
            pygame.draw.rect(canvas.surface, canvas.theme.glint, box, canvas.px(3), border_radius=canvas.px(9))

    def look_at(self, thing: str) -> None:
        """Show a card large."""
        if thing and thing != self.looked_at:
            self.looked_at = thing
            self._preview.changed()

    def pressed(self, slot: CardSlot, spot: Spot) -> None:
        """The mouse went down on a slot."""
        self._pressed = spot
        self._was_held = self.held is not None
        if self.held is None and slot.card:
            self._take_up(slot)

    def dragged(self, spot: Spot) -> None:
        """A card that is moved far enough flies with the mouse."""
        if self.held is None or self._look is None:
            return
        far = max(abs(spot[0] - self._pressed[0]), abs(spot[1] - self._pressed[1])) > self._look.px(STILL)
        self.flying = self.flying or (far and not self._was_held)
        if self.flying:
            self._mouse = spot
            self.over = self._slot_at(spot)
            self._speak()

    def released(self, slot: CardSlot, spot: Spot) -> None:
        """A drag ends where the mouse is; a click takes up, or puts down what was taken up before."""
        if self.flying:
            target = self._slot_at(spot)
            self.flying, self.over = False, None
            if target is None or target is self.held:
                self.let_go()
            else:
                self._put(target)
        elif self._was_held:
            target = self._slot_at(spot) or slot
            self._put(target) if target is not self.held else self.let_go()

    def toggled(self, slot: CardSlot) -> None:
        """Enter: take up, or put down."""
        if self.held is None:
            if slot.card:
                self._take_up(slot)
        elif slot is self.held:
            self.let_go()
        else:
            self._put(slot)

    def _take_up(self, slot: CardSlot) -> None:
        self.held = slot
        self.look_at(slot.card)
        self._speak()

    def let_go(self) -> None:
        """Put the card back where it was."""
        self.held, self.flying, self.over = None, False, None
        self._speak()

    def _put(self, target: CardSlot) -> None:
        """Put what is in the hand into a slot; if it cannot lie there it stays in the hand, or flies back."""
        assert self.held is not None
        refusal = self.model.refusal(self.held.spot, target.spot)
        if refusal is None:
            self.model.move(self.held.spot, target.spot)
        self.held = None
        self._renew()
        self._speak(refusal)

    def toss(self, slot: CardSlot) -> bool:
        """Throw a card away, or take it back from the tray into the first slot that takes it."""
        if not slot.card or self.held is not None:
            return False
        if slot.spot.tray:
            free = [other for row in self._slots.values() for other in row if not other.card]
            home = next((other for other in free if self.model.refusal(slot.spot, other.spot) is None), None)
            if home is None:
                return False
            self.model.move(slot.spot, home.spot)
            refusal = None
        else:
            target = Place(TRAY, len(self.model.tray))
            refusal = self.model.refusal(slot.spot, target)
            if refusal is None:
                self.model.move(slot.spot, target)
        self._renew()
        self._speak(refusal)
        return True

    def pass_on(self, chip: Chip) -> None:
        """A token or a companion goes to the other one."""
        self.model.hand_over(chip.part, chip.item, chip.owner, self.other(chip.owner))
        self._renew()
        self._speak()

    def _renew(self) -> None:
        self._gather()
        self.adopt(*self.parts())
        self.settle()

    def _slot_at(self, spot: Spot) -> CardSlot | None:
        """The slot under the mouse; anywhere in the tray means its free place."""
        rows = (*self._slots.values(), *self._under.values(), self._in_tray)
        for slot in (slot for row in rows for slot in reversed(row)):
            if slot.rect.collidepoint(spot):
                return slot
        return self._in_tray[-1] if self._tray.collidepoint(spot) else None

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Ctrl+Enter is done from anywhere."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_CTRL:
            self.confirm()
            return True
        return False

    def cancel(self) -> None:
        """Esc: put down what is in the hand; else leave everything as it was."""
        if self.peeking:
            self.peek()
        elif self.held is not None:
            self.let_go()
        elif self._may_leave():
            self._answer({})
        else:
            self.model.reset()
            self._renew()
            self._speak()

    def confirm(self) -> None:
        """Lay the cards so."""
        if self._done.enabled:
            self._answer(self.model.answer)
