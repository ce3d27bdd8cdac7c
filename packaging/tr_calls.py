"""Which words a source file asks Qt to translate, read from its syntax tree, and which it asks for wrongly.

Qt's lupdate reads Python loosely: it takes an f-string for a literal, a home-made name for a context, and
passes over calls that it does not understand, all without a word. So what it finds is compared with what is
read here, which is what the program will ask for when it runs.

Measured with the lupdate of Qt 6.11: a plural is recognised in `self.tr("%n card(s)", "", n)` and not in
`QCoreApplication.translate(…, n)`, where the call may even be lost. Plurals are therefore asked for by
`self.tr` alone.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

MARKER = "QT_TRANSLATE_NOOP"
APPLICATION = "QCoreApplication"


@dataclass(frozen=True)
class Phrase:
    """One entry of the catalogues: its context, the English text, a note that tells it from its like."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


@dataclass(frozen=True)
class Fault:
    """A call that would not find its translation: in which line, and why."""

    line: int
    reason: str


class _Reader(ast.NodeVisitor):
    def __init__(self, looks_up_declared: bool) -> None:
        self.found: list[Phrase] = []
        self.faults: list[Fault] = []
        self._classes: list[str] = []
        self._looks_up_declared = looks_up_declared

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=owner, attr="tr"):
                self._tr(node, owner)
            case ast.Attribute(value=ast.Name(id=name), attr="translate") if name == APPLICATION:
                self._translate(node)
            case ast.Attribute(attr="translate") if node.args and _text(node.args[0]) is not None:
                self._fault(node, f"translate is called as {APPLICATION}.translate, by that name")
            case ast.Name(id="translate"):
                self._fault(node, f"translate is called as {APPLICATION}.translate, by that name")
            case ast.Name(id=name) | ast.Attribute(attr=name) if name == MARKER:
                self._marked(node)
            case _:
                pass
        for child in (*node.args, *node.keywords):
            self.visit(child)
        if isinstance(node.func, ast.Attribute):
            self.visit(node.func.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr="translate") if name == APPLICATION:
                self._fault(node, "an alias of translate loses its context in extraction")
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                self._fault(node, "an alias of tr loses its context in extraction")
            case _:
                pass
        self.generic_visit(node)

    def _tr(self, node: ast.Call, owner: ast.expr) -> None:
        if not (isinstance(owner, ast.Name) and owner.id == "self" and self._classes):
            self._fault(node, "tr is called as self.tr inside a class, which is its context")
            return
        arguments = dict(zip(("text", "comment", "n"), node.args, strict=False))
        arguments |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
        self._phrase(node, self._classes[-1], arguments)

    def _translate(self, node: ast.Call) -> None:
        arguments = dict(zip(("context", "text", "comment", "n"), node.args, strict=False))
        context, text = arguments.get("context"), arguments.get("text")
        variables = context and text and _text(context) is None and _text(text) is None
        if self._looks_up_declared and variables:
            return
        if node.keywords or "n" in arguments:
            self._fault(
                node, "lupdate sees no plural in translate: use self.tr(…, '', n) in a QObject"
            )
            return
        name = _text(context) if context else None
        if name is None:
            self._fault(node, "the context is not a literal")
            return
        self._phrase(node, name, arguments)

    def _marked(self, node: ast.Call) -> None:
        if node.keywords or len(node.args) != 2:
            self._fault(node, f"{MARKER} takes a context and a text")
            return
        name = _text(node.args[0])
        if name is None:
            self._fault(node, "the context is not a literal")
            return
        self._phrase(node, name, {"text": node.args[1]})

    def _phrase(self, node: ast.Call, context: str, arguments: dict[str, ast.expr]) -> None:
        text = _text(arguments["text"]) if "text" in arguments else None
        if text is None:
            self._fault(
                node, "the text is not a literal (an f-string or a variable is never found)"
            )
            return
        comment = _text(arguments["comment"]) if "comment" in arguments else ""
        if comment is None:
            self._fault(node, "the comment is not a literal string")
            return
        plural = "n" in arguments
        if plural != ("%n" in text or "%Ln" in text):
            self._fault(node, "a number and %n or %Ln go together")
            return
        self.found.append(Phrase(context, text, comment, plural))

    def _fault(self, node: ast.expr, reason: str) -> None:
        self.faults.append(Fault(node.lineno, reason))


def _text(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case _:
            return None


def read(source: str, looks_up_declared: bool = False) -> tuple[list[Phrase], list[Fault]]:
    """Return the phrases that the Python text `source` asks for, and the calls that would find nothing.

    `looks_up_declared` allows what one module needs: `QCoreApplication.translate(word.context, word.text)`
    for words that others declared by QT_TRANSLATE_NOOP.
    """
    reader = _Reader(looks_up_declared)
    reader.visit(ast.parse(source))
    return reader.found, reader.faults


def distinct(phrases: Iterator[Phrase]) -> tuple[set[Phrase], list[Phrase]]:
    """Return the set of `phrases`, and those asked for both as a plural and not."""
    every = set(phrases)
    clash = [p for p in every if p.plural and Phrase(p.context, p.source, p.comment) in every]
    return every, clash
