"""The smaller things on the table: the contract's plate, the words in mid table, the badge, the won piles."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt

from subastao_qt.ui.table.geometry import Box
from subastao_qt.ui.table.labels import ContractContent, MiddleContent
from subastao_qt.ui.table.painted import Canvas, PaintedItem, Style, elided, line_height, text_width
from subastao_qt.ui.table.pictures import Pictures
from subastao_qt.ui.table.placements import PileSlot
from subastao_qt.ui.table.seating import Spot
from subastao_qt.ui.words.text import number


class ContractItem(PaintedItem):
    """The contract: trump sign and word, points of both sides. Its position is the plate's upper left corner."""

    def __init__(self) -> None:
        super().__init__()
        self.content: ContractContent | None = None

    def show_content(
        self, content: ContractContent, room: Box, centred: bool, style: Style, pictures: Pictures
    ) -> None:
        """Show the contract as wide as it needs, within a room."""
        self.content = content
        self.hint(content.tooltip)
        drawn = replace(content, tooltip="")
        if not self.changed((drawn, room, centred, style)):
            return
        b, colours = style.letters, style.colours
        large, small = style.font(1.15, bold=True), style.font(0.88)
        sign = round(2.1 * b) if content.trump is not None else 0
        pad = 0.8 * b
        lead = pad + (sign + 0.5 * b if sign else 0)
        space = room.w - lead - pad
        first, second = elided(large, content.first, space), elided(small, content.second, space)
        w = round(lead + max(text_width(large, first), text_width(small, second), 2 * b) + pad + 1)
        margin = round(0.6 * b)
        canvas = Canvas(w + 2 * margin, room.h + 2 * margin, style.dpr)
        box = Box(margin, margin, w, room.h)
        canvas.soft_shadow(box, 0.9 * b, 0.3 * b)
        canvas.pill(box, colours.plate, colours.line, 0.9 * b)
        if content.trump is not None:
            canvas.painter.drawPixmap(
                round(box.x + pad), round(box.cy - sign / 2), pictures.sign(content.trump, sign)
            )
        first_h, second_h = line_height(large), line_height(small)
        y = box.cy - (first_h + second_h - 0.1 * b) / 2
        left = box.x + lead
        canvas.text(Box(left, y, space, first_h), first, large, colours.text)
        canvas.text(
            Box(left, y + first_h - 0.1 * b, space, second_h), second, small, colours.second
        )
        self.setPos(round(room.cx - w / 2) if centred else room.x, room.y)
        self.put_picture(canvas.done(), -margin, -margin)


class MiddleItem(PaintedItem):
    """Large and small words on the cloth, about a point."""

    def __init__(self) -> None:
        super().__init__()
        self.content = MiddleContent("", "")

    def show_content(self, content: MiddleContent, spot: Spot, room: float, style: Style) -> None:
        """Show words centred on a spot, within a width."""
        self.content = content
        self.setPos(round(spot.x), round(spot.y))
        if not self.changed((content, round(room), style)):
            return
        large, small = style.font(2.6, bold=True), style.font(1.15)
        first, second = elided(large, content.large, room), elided(small, content.small, room)
        first_h = line_height(large) if first else 0.0
        second_h = line_height(small) if second else 0.0
        w = round(max(text_width(large, first), text_width(small, second), 1) + 8)
        h = round(first_h + second_h + 2)
        canvas = Canvas(w, h, style.dpr)
        centre = Qt.AlignmentFlag.AlignHCenter
        canvas.text(Box(0, 0, w, first_h), first, large, style.colours.cloth_text, centre)
        canvas.text(Box(0, first_h, w, second_h), second, small, style.colours.cloth_second, centre)
        self.put_picture(canvas.done(), -round(w / 2), -round(h / 2))


class BadgeItem(PaintedItem):
    """What table this is: preset and differences, small, in the corner."""

    def show_text(self, text: str, tooltip: str, box: Box, style: Style) -> None:
        """Show a line at the right end of its box."""
        self.hint(tooltip)
        self.setPos(box.x, box.y)
        if not self.changed((text, box, style)):
            return
        font = style.font(0.88)
        canvas = Canvas(box.w, box.h, style.dpr)
        canvas.text(
            Box(0, 0, box.w, box.h), elided(font, text, box.w), font, style.colours.cloth_second,
            Qt.AlignmentFlag.AlignRight,
        )  # fmt: skip
        self.put_picture(canvas.done(), 0, 0)


class PileItem(PaintedItem):
    """A seat's won tricks: a few backs and how many. Its position is the pile's middle."""

    def __init__(self) -> None:
        super().__init__()
        self.slot: PileSlot | None = None

    def show_slot(self, slot: PileSlot, style: Style, pictures: Pictures, tooltip: str) -> None:
        """Show a pile where it belongs."""
        self.slot = slot
        self.hint(tooltip)
        self.setPos(slot.x, slot.y)
        if not self.changed((slot.width, slot.count, style, pictures.back)):
            return
        b = style.letters
        w, h = slot.width, pictures.height(slot.width)
        margin = round(0.9 * b)
        canvas = Canvas(w + 2 * margin, h + 2 * margin, style.dpr)
        back = pictures.card(None, slot.width)
        shadow = pictures.shadow(slot.width, lifted=True)
        reach = pictures.shadow_margin(slot.width, lifted=True)
        canvas.painter.drawPixmap(round(margin - reach), round(margin - reach + 1), shadow)
        for layer in range(min(slot.count, 4)):
            lean = layer * max(1.0, round(0.02 * w))
            canvas.painter.drawPixmap(round(margin - lean), round(margin - lean), back)
        label, font = number(slot.count), style.font(0.92, bold=True)
        disc_h = round(1.5 * b)
        disc_w = max(disc_h, round(text_width(font, label) + 0.8 * b))
        disc = Box(margin + w / 2 - disc_w / 2, margin + h - disc_h * 0.62, disc_w, disc_h)
        colours = style.colours
        canvas.pill(disc, colours.plate, colours.line, disc_h / 2)
        canvas.text(disc, label, font, colours.text, Qt.AlignmentFlag.AlignHCenter)
        self.put_picture(canvas.done(), -w / 2 - margin, -h / 2 - margin)

    def covered(self) -> QRectF:
        """The scene area a click on the pile may fall on."""
        if self.slot is None:
            return QRectF()
        h = self.slot.width * 1.6
        return QRectF(self.slot.x - self.slot.width / 2, self.slot.y - h / 2, self.slot.width, h)
