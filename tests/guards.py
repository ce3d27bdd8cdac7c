"""Guards that are on in every test, as a pytest plugin.

A test fails when, besides what it asserts itself,

* Qt prints a warning (pytest-qt sees to it while the test runs, this plugin while it is taken down);
* a warning is logged, unless it is marked `@pytest.mark.logs_warning`, when one must be;
* an exception is lost in a thread, a destructor or a virtual method of Qt (pytest, pytest-qt);
* a QThread runs, a timer is active or an animation moves that did not before the test.
"""

import logging
import threading
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    QThread,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)

OURS = "subastao_qt"
WAIT_FOR_THREAD_MS = 5_000
OFFSCREEN_PLUGIN = "This plugin does not support"
"""What Qt says of windows nobody sees, when their least size changes; as in pyproject.toml."""


@dataclass(frozen=True)
class Living:
    """Something that lives in the background: which object, and what to call it in a failure."""

    address: int
    name: str
    thing: QObject | threading.Thread


def _alive(thing: QObject) -> bool:
    match thing:
        case QThread():
            return thing.isRunning() and thing is not QThread.currentThread()
        case QTimer():
            return thing.isActive()
        case QAbstractAnimation():
            return thing.state() == QAbstractAnimation.State.Running
        case _ if type(thing).__module__.split(".")[0] == OURS:
            if QCoreApplication.instance() is None or thing.thread() is not QThread.currentThread():
                return False
            dispatcher = QAbstractEventDispatcher.instance()
            return len(dispatcher.registeredTimers(thing)) > 0
        case _:
            return False


def living() -> dict[int, Living]:
    """List the threads, timers and animations at work now, by address."""
    found: dict[int, Living] = {}
    for thing in shiboken6.getAllValidWrappers():
        if isinstance(thing, QObject) and _alive(thing):
            (address,) = shiboken6.getCppPointer(thing)[:1]
            name = f"{type(thing).__name__} {thing.objectName()!r}"
            found[address] = Living(address, name, thing)
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and not isinstance(thread, threading._DummyThread):
            found[id(thread)] = Living(id(thread), f"thread {thread.name!r}", thread)
    return found


def stop(life: Living) -> None:
    """Stop what a failed test left running, so that the next test does not pay for it."""
    match life.thing:
        case QThread() as thread:
            thread.requestInterruption()
            thread.quit()
            thread.wait(WAIT_FOR_THREAD_MS)
        case QTimer() | QAbstractAnimation() as running:
            running.stop()
        case _:
            pass


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.name}: {record.getMessage()}")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker."""
    config.addinivalue_line("markers", "logs_warning: the test provokes a logged warning")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Fail a test on what Qt warns of while it is taken down, when pytest-qt no longer listens."""
    warnings: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        quiet = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not quiet and not message.startswith(OFFSCREEN_PLUGIN):
            warnings.append(message)

    previous = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
    if warnings:
        pytest.fail(f"Qt warned: {'; '.join(warnings)}", pytrace=False)


@pytest.fixture(autouse=True)
def _guards(request: pytest.FixtureRequest) -> Iterator[None]:
    """Watch over one test."""
    before = living()
    handler = _Warnings()
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [life for address, life in living().items() if address not in before]
    for life in left:
        stop(life)
    faults = [f"{life.name} outlives the test" for life in left]
    expected = request.node.get_closest_marker("logs_warning") is not None
    if expected and not handler.texts:
        faults.append("no warning was logged, and one was to be")
    elif not expected:
        faults += [f"a warning was logged: {text}" for text in handler.texts]
    if faults:
        pytest.fail("; ".join(faults), pytrace=False)
