"""`subastao --self-test`: whether this installation has all it needs, told in words. No display is needed.

English only: it is for those who build packages, and for reports of faults.
"""

from __future__ import annotations

import os
import tempfile
import time
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QRawFont, QTextLayout
from PySide6.QtSvg import QSvgRenderer

from subastao_qt.app import report, resources
from subastao_qt.app.folders import Folders, folders
from subastao_qt.app.fonts import application_font, load_fonts
from subastao_qt.app.language import LANGUAGES, Language
from subastao_qt.app.logs import Scrubber, personal_folders
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Back, Deck
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, NextDeal, Play
from subastao_qt.engine.cards import PACK_40
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.options import ChoiceOption
from subastao_qt.engine.record import (
    Record,
    RecordSeat,
    final_state,
    read_record,
    record_of,
    record_text,
)
from subastao_qt.engine.ruleset import OPTIONS, RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.bots import LEVELS, Style, make_agent
from subastao_qt.players.solver import COMPILED, WHY_NOT_COMPILED, Position, Solver, hand

REQUIRE_CORE: Final = "SUBASTAO_REQUIRE_EXTENSION"
"""The switch of the build is heard here too: with it, a core that is not compiled is a fault."""
SIGNS: Final = ("o", "c", "e", "b")
SEED: Final = 20
NODES: Final = 2_000
"""How far a bot may look before each of its decisions: the deals are played in seconds even without the core."""
FOLDER: Final = "Señor Пётр 王 علي"
"""Saves are tried in a folder of this name."""
MOST_ACTIONS: Final = 200
WORDS_OF_RULES: Final = "Rules"
QTS_WORDS: Final = "QPlatformTheme"
"""Contexts of the catalogues that are looked into."""

Trial = Callable[[], str]
"""Tries something and says what it found; raises Wrong, or anything else, when it is not as it should be."""


class Wrong(Exception):
    """What is wrong with the installation, in words."""


def trials() -> Mapping[str, Trial]:
    """Every trial by its name, in the order in which they are made."""
    return {
        "program": try_program,
        "pictures": try_pictures,
        "fonts": try_fonts,
        "translations": try_translations,
        "core": try_core,
        "saves": try_saves,
        "deals": try_deals,
        "folders": try_folders,
    }


def run(chosen: Mapping[str, Trial], say: Callable[[str], None]) -> int:
    """Make the trials and say how each went; how many found something wrong. None keeps the others from running."""
    wrong = 0
    scrub = Scrubber(personal_folders())
    for name, trial in chosen.items():
        start = time.monotonic()
        try:
            words, word = trial(), "ok   "
        except Wrong as fault:
            words, word = str(fault), "WRONG"
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is wrong here
            words, word = f"{type(error).__name__}: {error}", "WRONG"
        wrong += word == "WRONG"
        say(scrub(f"{word} {name}: {words} ({time.monotonic() - start:.1f} s)"))
    say(
        "everything is as it should be" if wrong == 0 else f"{wrong} of {len(chosen)} trials failed"
    )
    return wrong


def try_program() -> str:
    """Say what this is; nothing can be wrong with it that would still let it say so."""
    return f"{report.program_line()}; {report.system_line()}; {report.qt_line()}"


def picture_files() -> Iterator[Path]:
    """Every picture the table needs."""
    for deck in Deck:
        yield from (resources.resource("cards", deck.value, f"{card.code}.svg") for card in PACK_40)
    yield from (resources.resource("cards", "backs", f"{back.value}.svg") for back in Back)
    yield from (resources.resource("signs", f"{sign}.svg") for sign in SIGNS)
    yield resources.resource("icon.svg")


def try_pictures() -> str:
    """Draw every picture small: each must be there, be readable and leave paint."""
    count = 0
    for path in picture_files():
        renderer = QSvgRenderer(str(path))
        if not renderer.isValid():
            raise Wrong(f"{path.name} is no picture that can be drawn")
        image = QImage(24, 36, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        if not any(image.constBits()):
            raise Wrong(f"{path.name} draws nothing")
        count += 1
    return f"{count} drawn"


def declared_phrases() -> Iterator[str]:
    """The words of the rules, which every catalogue must translate."""
    for option in OPTIONS.values():
        yield option.words.label
        yield option.words.help
        if isinstance(option, ChoiceOption):
            yield from (word for word in option.words.choices.values() if not word.isdigit())


def translator(path: Path | None, what: str) -> QTranslator:
    """Load a catalogue; Wrong when it is missing or cannot be read."""
    if path is None:
        raise Wrong(f"there is no catalogue of {what}")
    loaded = QTranslator()
    if not loaded.load(str(path)):
        raise Wrong(f"{path.name}, the catalogue of {what}, cannot be read")
    return loaded


def translated(language: Language) -> list[str]:
    """The words of the rules in a language; Wrong names the first that is missing."""
    if language.code == "en":
        return list(declared_phrases())
    ours = translator(resources.catalogue(language.code), language.name)
    found = []
    for phrase in declared_phrases():
        words = ours.translate(WORDS_OF_RULES, phrase)
        if not words:
            raise Wrong(f"{language.name} lacks “{phrase}”")
        found.append(words)
    return found


def try_translations() -> str:
    """Look up the words of the rules in the five languages, and a button of Qt's own in all but English."""
    counts = []
    for language in LANGUAGES:
        counts.append(f"{language.code} {len(translated(language))}")
        if language.code != "en":
            own = translator(resources.qt_catalogue(language.code), f"Qt for {language.name}")
            if not own.translate(QTS_WORDS, "Cancel"):
                raise Wrong(f"Qt's own words for {language.name} lack “Cancel”")
    # English is the text of the program itself; its catalogue has the plurals.
    translator(resources.catalogue("en"), "English")
    return f"words of the rules: {', '.join(counts)}; Qt's own as well"


def signs_to_show(texts: Iterable[str]) -> set[str]:
    """The characters of some texts that leave ink."""
    return {
        sign
        for sign in set("".join(texts))
        if unicodedata.category(sign) not in {"Cc", "Cf", "Zs", "Mn"}
    }


def try_fonts() -> str:
    """See that the bundled fonts draw every sign of the five languages, and that Qt takes them for it."""
    files = resources.font_files()
    if not files:
        raise Wrong("there are no fonts")
    texts = [text for language in LANGUAGES for text in (language.name, *translated(language))]
    texts.append("0123456789 ٠١٢٣٤٥٦٧٨٩ A 3 R C S 7 − – × …")
    wanted = signs_to_show(texts)
    for weight in ("Regular", "Bold"):
        raw = [QRawFont(str(path), 16) for path in files if weight in path.stem]
        lacking = sorted(
            sign for sign in wanted if not any(font.supportsCharacter(ord(sign)) for font in raw)
        )
        if lacking:
            raise Wrong(f"no {weight.lower()} font has {' '.join(lacking[:20])}")
    families = load_fonts()
    if not families:
        raise Wrong("Qt cannot read any of the fonts")
    used = families_used("".join(language.name for language in LANGUAGES), families)
    if strange := used - set(families):
        raise Wrong(f"Qt takes letters from {', '.join(sorted(strange))} instead of our fonts")
    return f"{len(files)} files, {len(wanted)} signs"


def families_used(text: str, families: list[str]) -> set[str]:
    """The families from which Qt takes the glyphs of a text."""
    layout = QTextLayout(text, application_font(families, QFont()))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


def try_core() -> str:
    """Say which solver is in use, and have it and the Python source solve the same ending."""
    if not COMPILED:
        if os.environ.get(REQUIRE_CORE) == "1" or "other sources" in WHY_NOT_COMPILED:
            raise Wrong(WHY_NOT_COMPILED)
        return f"plain Python, some 70 times slower ({WHY_NOT_COMPILED})"
    hands = (hand("Ao Ro Co 7e 2b"), hand("3o Ac 7c Re Sb"), hand("So 3c Rc Ae Ab"))
    position = Position(hands, trump=0, leader=0, declarers=1)
    fast, plain = Solver().cards(position), Solver(pure=True).cards(position)
    if fast != plain:
        raise Wrong(f"the compiled core finds {fast}, its source {plain}")
    return "compiled, and it agrees with its source"


def try_saves() -> str:
    """Write a match and the settings into a folder and read them back; a second instance keeps its hands off."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary) / FOLDER
        record = record_of(matches.start_match(RuleSet(), SEED).state, seats(RuleSet()))
        first = MatchStore(home / "data")
        second = MatchStore(home / "data")
        try:
            first.save_current(record_text(record))
            reading = first.load_current()
            if reading is None or reading.record != record:
                raise Wrong("a saved match does not read back as it was")
            if first.shared or not second.shared or second.current == first.current:
                raise Wrong("two instances would write the same file")
        finally:
            first.close()
            second.close()
        store = SettingsStore(home / "config")
        chosen = replace(store.settings, language="ar", name="王 علي")
        store.put(chosen)
        if SettingsStore(home / "config").settings != chosen:
            raise Wrong("settings do not read back as they were")
    return f"a match and settings, in a folder named “{FOLDER}”"


def seats(rules: RuleSet) -> tuple[RecordSeat, ...]:
    """A table of bots, one of each level as far as there are seats."""
    levels = [LEVELS[number % len(LEVELS)] for number in range(rules.seats)]
    return tuple(
        RecordSeat(f"Bot {number}", f"{level.id}-{Style.BALANCED.value}")
        for number, level in enumerate(levels)
    )


def play_deal(rules: RuleSet, seed: int) -> Record:
    """Have bots play until a deal has been played to its end (deals nobody wants are passed over); its record."""
    state = matches.start_match(rules, seed).state
    sitting = seats(rules)
    agents = [make_agent(seat.bot or "") for seat in sitting]
    record = record_of(state, sitting)
    played = False
    for number in range(MOST_ACTIONS):
        if played and state.deal.phase is Phase.OVER:
            return record
        action = _bots_action(state, agents, Dice(seed, number))
        record, state = record.added(action), matches.apply(state, action).state
        played = played or isinstance(action, Play)
    raise Wrong(f"a deal of {rules.variant.value} does not end")


def _bots_action(state: MatchState, agents: Sequence[Agent], dice: Dice) -> Action:
    seat = state.deal.turn
    if state.deal.phase is Phase.OVER or seat is None:
        return NextDeal()
    action = agents[seat].choose(view_of(state, seat, person=False), Budget(None, NODES), dice)
    if action is None:
        raise Wrong(f"a bot has no answer in {state.rules.variant.value}")
    return action


def try_deals() -> str:
    """Have bots of every level play a deal of each variant; its record must play again to the same end."""
    told = []
    for variant in Variant:
        record = play_deal(RuleSet(variant=variant), SEED)
        reading = read_record(record_text(record))
        if reading.record is None or reading.fault is not None:
            raise Wrong(f"the record of {variant.value} cannot be read: {reading.fault}")
        result = final_state(reading.record).deal.result
        if reading.record != record or result is None:
            raise Wrong(f"the record of {variant.value} plays to another end")
        told.append(f"{variant.value} {' '.join(map(str, result.scores))}")
    return f"scores: {', '.join(told)}"


def try_folders() -> str:
    """Say where things lie, and whether they can be written there. A folder that cannot is told, and no fault."""
    return told_folders(folders())


def told_folders(there: Folders) -> str:
    """The folders in words."""
    places = {"settings": there.settings, "saves": there.saves, "logs": there.logs}
    words = [
        f"{name} {path}{'' if can_write(path) else ' (cannot be written: the game goes on unsaved)'}"
        for name, path in {**places, "cache": there.cache}.items()
    ]
    return f"said by {there.origin.value}: {', '.join(words)}"


def can_write(folder: Path) -> bool:
    """Tell whether a folder, or the nearest one above it that exists, may be written to."""
    nearest = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    return nearest.is_dir() and os.access(nearest, os.W_OK)
