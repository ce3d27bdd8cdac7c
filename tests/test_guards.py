"""Each guard bites: a test that offends against it fails, and one that does not passes."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

OFFENDERS = """
import gc, logging, threading
import pytest
from PySide6.QtCore import QObject, QThread, QTimer, QVariantAnimation, qWarning

kept = []

def keep(thing):
    kept.append(thing)
    return thing

def test_bad_timer(qapp):
    keep(QTimer()).start(10_000)

class Own(QObject):
    __module__ = "subastao_qt.of_ours"

def test_bad_own_timer(qapp):
    keep(Own()).startTimer(10_000)

def test_bad_thread(qapp):
    keep(QThread()).start()

def test_bad_animation(qapp):
    animation = keep(QVariantAnimation())
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(10_000)
    animation.setLoopCount(-1)
    animation.start()

def test_bad_python_thread():
    threading.Thread(target=keep(threading.Event()).wait, args=(3,)).start()

def test_bad_qt_warning(qapp):
    qWarning("from Qt")

@pytest.fixture
def warns_late():
    yield
    qWarning("late")

def test_bad_late_qt_warning(qapp, warns_late):
    pass

def test_bad_log():
    logging.getLogger("x").warning("logged")

@pytest.mark.logs_warning
def test_bad_promise():
    pass

def test_bad_thread_exception():
    def fail():
        raise ValueError("in a thread")
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()

def test_bad_unraisable():
    class Bad:
        def __del__(self):
            raise ValueError("in a destructor")
    Bad()
    gc.collect()

def test_bad_slot(qapp):
    def fail():
        raise ValueError("in a slot")
    timer = QTimer()
    timer.timeout.connect(fail)
    timer.start(0)
    qapp.processEvents()
    timer.stop()

@pytest.mark.logs_warning
def test_good_promise():
    logging.getLogger("x").warning("logged")

def test_good_timer(qapp):
    timer = QTimer()
    timer.start(10_000)
    timer.stop()

def test_good_thread(qapp):
    thread = QThread()
    thread.start()
    thread.quit()
    thread.wait()

def test_good_deleted_later(qapp):
    timer = QTimer(qapp)
    timer.start(10_000)
    timer.deleteLater()
"""


def test_every_guard_bites(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    path = pytester.makepyfile(test_offenders=OFFENDERS)
    result = pytester.runpytest_subprocess(
        "-p", "tests.guards", "-p", "no:xdist", "-c", ROOT / "pyproject.toml", path, "-rA"
    )
    lines = result.outlines
    failed = {
        line.split("::")[1].split()[0] for line in lines if line.startswith(("FAILED ", "ERROR "))
    }
    offenders = {
        line[4:].split("(")[0] for line in OFFENDERS.splitlines() if "def test_bad" in line
    }
    assert failed == offenders
    good = [line for line in lines if line.startswith("PASSED ") and "::test_good_" in line]
    assert len(good) == 4
