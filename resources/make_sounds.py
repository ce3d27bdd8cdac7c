"""Make the sounds of the table, all by arithmetic: `python resources/make_sounds.py`; `--check` compares only.

Paper is noise through a soft filter, wood a short low tone, and the strings are plucked ones after Karplus and
Strong (Computer Music Journal 7, 1983): a loop of noise, averaged each time round.
"""

from __future__ import annotations

import argparse
import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

RATE: Final = 22_050
"""Samples a second; nothing here is brighter than half of it."""
FOLDER: Final = Path(__file__).resolve().parent / "sounds"
LOUDEST: Final = 0.5
"""The peak of every sound, of 1: soft beside the music that somebody may be listening to."""
A4: Final = 440.0

Samples = list[float]


def silence(seconds: float) -> Samples:
    """So long of nothing."""
    return [0.0] * round(seconds * RATE)


def put(into: Samples, what: Sequence[float], at: float, gain: float = 1.0) -> None:
    """Add a sound to another, `at` seconds from its start; what runs over its end is lost."""
    start = round(at * RATE)
    for place, value in enumerate(what[: max(0, len(into) - start)], start):
        into[place] += gain * value


def paper(seconds: float, dark: float, seed: int, rise: float = 0.15) -> Samples:
    """A card that slides: noise that swells for the first `rise` of its time; `dark` (0 to 1) takes off brightness."""
    dice = random.Random(seed)
    count = round(seconds * RATE)
    low = slow = 0.0
    made: Samples = []
    for number in range(count):
        low += (1 - dark) * (dice.uniform(-1, 1) - low)
        slow += 0.02 * (low - slow)
        when = number / count
        swell = when / rise if when < rise else ((1 - when) / (1 - rise)) ** 2
        made.append((low - slow) * swell)
    return made


def wood(pitch: float, seconds: float) -> Samples:
    """A knock on a table under cloth: a low tone that falls a little and is gone at once."""
    count = round(seconds * RATE)
    made: Samples = []
    turn = 0.0
    for number in range(count):
        when = number / count
        turn += 2 * math.pi * pitch * (1 - 0.25 * when) / RATE
        made.append(math.sin(turn) * math.exp(-6 * when) * min(1.0, number / 40))
    return made


def string(steps: int, seconds: float, seed: int) -> Samples:
    """A plucked string, `steps` half-tones from the A of 440 hertz."""
    dice = random.Random(seed)
    length = round(RATE / (A4 * 2 ** (steps / 12)))
    loop = [dice.uniform(-1, 1) for _place in range(length)]
    for _again in range(3):  # a finger, no plectrum
        loop = [(loop[place - 1] + loop[place]) / 2 for place in range(length)]
    count = round(seconds * RATE)
    made: Samples = []
    for number in range(count):
        place = number % length
        made.append(loop[place])
        loop[place] = 0.498 * (loop[place] + loop[(place + 1) % length])
    return [value * min(1.0, (count - n) / (0.2 * count)) for n, value in enumerate(made)]


def deal() -> Samples:
    """Packets that slide over the cloth, one after another."""
    made = silence(0.85)
    for number in range(6):
        put(made, paper(0.13, 0.55, 10 + number), number * 0.13, 0.8 + 0.04 * (number % 3))
        put(made, wood(150 + 7 * number, 0.06), number * 0.13 + 0.05, 0.10)
    return made


def play() -> Samples:
    """A card laid on the table."""
    made = silence(0.16)
    put(made, paper(0.07, 0.45, 20), 0.0, 0.8)
    put(made, wood(170, 0.11), 0.035, 0.5)
    put(made, paper(0.05, 0.3, 21, 0.02), 0.035, 0.5)
    return made


def trick() -> Samples:
    """Cards swept together and set down."""
    made = silence(0.42)
    put(made, paper(0.30, 0.7, 30, 0.5), 0.0, 1.0)
    put(made, wood(140, 0.12), 0.27, 0.30)
    return made


def strummed(chords: Sequence[tuple[float, Sequence[int]]], seconds: float) -> Samples:
    """Chords, each with when it begins; its strings follow each other quickly from below."""
    made = silence(seconds)
    for start, steps in chords:
        for number, step in enumerate(steps):
            when = start + 0.028 * number
            put(made, string(step, seconds - when, 100 + step), when, 0.7)
    return made


def cante() -> Samples:
    """Two chords of a guitar, the second higher: something was sung."""
    return strummed([(0.0, (-17, -10, -5)), (0.22, (-12, -8, -5, 0))], 1.1)


def win() -> Samples:
    """The Andalusian close, F major to E major, and the E once more above."""
    return strummed(
        [(0.0, (-16, -9, -4, 0)), (0.32, (-17, -10, -5, -1)), (0.64, (-17, -10, -5, -1, 2, 7))], 1.9
    )


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    "deal": deal,
    "play": play,
    "trick": trick,
    "cante": cante,
    "win": win,
}


def whole_numbers(samples: Sequence[float]) -> array.array[int]:
    """The samples as a file holds them, 16 bits each, the loudest at `LOUDEST`; 5 ms fade in and out."""
    peak = max(abs(value) for value in samples)
    fade = round(0.005 * RATE)
    left = len(samples)
    gain = LOUDEST * 32767 / peak
    return array.array(
        "h",
        (
            round(gain * value * min(1.0, n / fade, (left - n - 1) / fade))
            for n, value in enumerate(samples)
        ),
    )


def write(path: Path, numbers: array.array[int]) -> None:
    """Write a file with one channel."""
    data = array.array("h", numbers)
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def read(path: Path) -> array.array[int]:
    """Read such a file back; ValueError for one of another kind."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{path.name} is no sound of ours")
        data = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return data


def differs(name: str, folder: Path = FOLDER) -> bool:
    """Whether a file is not what the script makes. One step of 65,536 is allowed: sines differ by machine."""
    path = folder / f"{name}.wav"
    if not path.is_file():
        return True
    there, made = read(path), whole_numbers(SOUNDS[name]())
    return len(there) != len(made) or any(abs(a - b) > 1 for a, b in zip(there, made, strict=True))


def main(argv: Sequence[str] | None = None) -> int:
    """Write or check all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, tell what differs")
    if parser.parse_args(argv).check:
        wrong = [name for name in SOUNDS if differs(name)]
        for name in wrong:
            print(f"{name}.wav is not what the script makes")
        return 1 if wrong else 0
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        write(FOLDER / f"{name}.wav", whole_numbers(make()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
