"""A rest between movements.

Qt's own QPauseAnimation is not used. While one is all that runs, Qt stops its animation clock and waits with a plain
timer; if it starts while the clock is about to be stopped anyway (the last movement was stopped in the same round of
the event loop and another one started and stopped), Qt stops the clock twice and warns
«QUnifiedTimer::stopAnimationDriver: driver is not running» (Qt 6.11, `tests/ui/table/test_rests.py` does these steps).
An animation without values leaves the clock alone.
"""

from __future__ import annotations

from PySide6.QtCore import QVariantAnimation


def rest(duration: int) -> QVariantAnimation:
    """An animation that changes nothing for `duration` milliseconds."""
    animation = QVariantAnimation()
    animation.setDuration(max(0, duration))
    return animation
