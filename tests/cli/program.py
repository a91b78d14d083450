"""The program as people run it: a process with lines for input and a data folder of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from fatebox.cli import main
from fatebox.cli.terminal.choices import Numbers
from fatebox.games import load_game
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import SUIT_INDEX
from fatebox.kernel import Match, Option, Record

WEAVER = load_game("weaver")
NO_DEATH = ("difficulties.apprentice.deaths=0", "difficulties.apprentice.removed=2")
"""Changes after which a simple player survives: no Death cards."""
PROMPT = "\n> "


@dataclass(frozen=True, slots=True)
class Program:
    """`fatebox` with a data folder."""

    folder: Path

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-c", "from fatebox.cli import main; main()"]

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "FATEBOX_DATA": str(self.folder), "COLUMNS": "80", "PYTHONUTF8": "1"}

    def run(self, *arguments: str, lines: Iterable[str | int] = ()) -> subprocess.CompletedProcess[str]:
        """Run it to its end with these lines typed."""
        return subprocess.run(
            [*self.command, *arguments],
            input="".join(f"{line}\n" for line in lines),
            env=self.environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
        )

    def here(self, *arguments: str, lines: Iterable[str | int] = ()) -> subprocess.CompletedProcess[str]:
        """Run it in this very process, which takes a tenth of the time."""
        output, errors = io.StringIO(), io.StringIO()
        typed = io.StringIO("".join(f"{line}\n" for line in lines))
        with (
            patch("sys.argv", ["fatebox", *arguments]),
            patch.dict(os.environ, self.environment),
            patch("sys.stdin", typed),
            redirect_stdout(output),
            redirect_stderr(errors),
        ):
            try:
                main()
            except SystemExit as stop:
                code = stop.code if isinstance(stop.code, int) else 0
        return subprocess.CompletedProcess(arguments, code, output.getvalue(), errors.getvalue())

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start it and leave it running."""
        return subprocess.Popen(
            [*self.command, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.environment,
            text=True,
            encoding="utf-8",
        )

    def save(self, name: str) -> Record:
        """A running game."""
        return Record.from_json((self.folder / "saves" / f"{name}.json").read_text(encoding="utf-8"))

    def record(self, name: str) -> Record:
        """A finished game."""
        return Record.from_json((self.folder / "records" / f"{name}.json").read_text(encoding="utf-8"))


def type_in(process: subprocess.Popen[str], line: str | int) -> None:
    """Type a line."""
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def read_to_prompt(process: subprocess.Popen[str]) -> str:
    """All that is printed until it asks again."""
    assert process.stdout is not None
    text = ""
    while not text.endswith(PROMPT):
        letter = process.stdout.read(1)
        assert letter, f"the program ended: {text}"
        text += letter
    return text


def easy_option(match: Match[WeaverState]) -> Option:
    """A simple player: the suit that is needed first, then the fullest deck; no relics."""
    s = match.state
    assert match.decision is not None
    plays = [option for option in match.decision.options if option[0] == "play"]
    if not plays:
        return match.decision.options[0]
    required = demand(s)
    if required is not None and not s.row_has(required) and s.tops[SUIT_INDEX[required]]:
        return ("play", required, len(s.row))
    fullest = max(plays, key=lambda play: len(s.decks[SUIT_INDEX[play[1]]]))
    return ("play", fullest[1], len(s.row))


def easy_game(seed: int, changes: tuple[str, ...] = NO_DEATH) -> tuple[Match[WeaverState], list[str]]:
    """A whole game of the simple player, and what one types to play it."""
    match: Match[WeaverState] = WEAVER.start(seed, changes=changes)
    lines, numbers = [], Numbers(match)
    while match.decision is not None:
        option = easy_option(match)
        lines.append(str(numbers.of(match.decision)[option]))
        match.answer(option)
    return match, lines


def with_changes(*arguments: str) -> list[str]:
    """Arguments for a game without Death cards."""
    return [*arguments, *(word for change in NO_DEATH for word in ("--set", change))]


def last_reading(
    points: int, *, gold: int = 0, difficulty: str = "apprentice", death: bool = False
) -> Match[WeaverState]:
    """A game in round 10 with a full row that only has to be finished; with `death` that loses the game."""
    dealt = WEAVER.start("last", options={"difficulty": difficulty})
    s = dealt.state
    deck = s.decks[0]
    wanted = [card for card in deck if s.pack.death[card]][: int(death)]
    wanted += [card for card in deck if not s.pack.death[card]][: 4 - len(wanted)]
    for card in wanted:
        deck.remove(card)
    s.row, s.rots, s.points, s.gold = wanted, [0] * 4, points, gold
    s.icons, s.hour, s.round = ["blood_moon"] * 10, "blood_moon", 10
    return Match(WEAVER, dealt.options, "last", s, "read")


def saved(program: Program, name: str, match: Match[WeaverState]) -> None:
    """Put a match among the saved games: it goes on from its snapshot, as after a change of rules."""
    record = Record.of(match, snapshot=True)
    record.version, record.players = "0", ("person",)
    (program.folder / "saves").mkdir(parents=True, exist_ok=True)
    (program.folder / "saves" / f"{name}.json").write_text(record.to_json(), encoding="utf-8")
