"""The screen and the keyboard: a terminal, or plain text when input or output is a file or a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.text import Text

from fatebox.kernel.messages import Message
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import Speaker


class Terminal:
    """The screen and keyboard of a person."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.speaker = Speaker(language)
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal without our signs shows question marks
        self.console = Console(highlight=False, markup=False, emoji=False)
        self._typed = sys.stdin.isatty()
        if self._typed:
            with suppress(ImportError):
                import readline  # noqa: F401  (makes input() a line editor with a history)

    def show(self, *things: RenderableType) -> None:
        """Print something."""
        for thing in things:
            self.console.print(thing)

    def say(self, words: Message | str, style: str = "") -> None:
        """Print a message, or words that are said already."""
        self.console.print(Text(words if isinstance(words, str) else self.speaker.say(words), style))

    def ask(self, question: str) -> str | None:
        """Read a line; None at the end of the input."""
        self.console.file.flush()
        try:
            line = input(question)
        except EOFError:
            print()
            return None
        if not self._typed:
            print(line)  # so that a transcript shows what was answered
        return line.strip()

    def confirm(self, question: str) -> bool:
        """Whether the answer is yes; anything else is no."""
        answer = self.ask(self.speaker.text("terminal-confirm", question=question))
        yes = self.speaker.text("terminal-yes")
        return bool(answer) and yes.startswith((answer or "").lower())

    def hide(self) -> None:
        """Clear the screen before another person looks at it, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
