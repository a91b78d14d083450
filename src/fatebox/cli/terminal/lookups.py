"""Things to look up during a game: a hint, a rule, a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from fatebox.cli.cards import find
from fatebox.coach import coach_name, hint, make_coach
from fatebox.games import load_rulebook
from fatebox.kernel import Decision, Match, Option, Perspective, Rng, unspoiled
from fatebox.kernel.messages import Message
from fatebox.terminal.face import Face
from fatebox.text.functions import sentence

from .screen import Terminal

FEW = 5
"""The most cards or clauses shown in full; more are only named."""
CHANCE = len("100%")
"""The width of the column of chances."""


def show_hint(
    terminal: Terminal, face: Face, match: Match[Any], decision: Decision, numbers: Mapping[Option, int]
) -> None:
    """Show the best options with what to type for them, their chances and the reasons."""
    game = match.game
    seed = f"hint {match.seed} {len(match.answers())}"
    coach = make_coach(coach_name(game), game, seed)
    found = hint(Perspective(match, decision.seat), coach, Rng.from_seed(seed))
    terminal.say(Message("terminal-hint"), "green")
    speaker = face.speaker(match.view(decision.seat), match.state.pack)
    if found.threat is not None:
        terminal.say(speaker.say(found.threat), "yellow")
    typed = [
        " ".join(str(numbers[each]) for each in (advice.option, *advice.later) if each in numbers)
        for advice in found.advice
    ]
    width = max(3, *map(len, typed))
    for advice, what in zip(found.advice, typed, strict=True):
        chance = speaker.say(Message("terminal-chance", percent=round(advice.chance * 100)))
        said = [sentence(speaker.say(match.label(advice.option))), *map(speaker.say, advice.why)]
        line = f"{what:>{width}}  {chance:>{CHANCE}}  {' '.join(said)}"
        terminal.say(line, "bold green" if advice is found.best else "green")


def show_rule(terminal: Terminal, match: Match[Any], words: str) -> None:
    """Show clauses by number or by words, without what the game has not revealed."""
    book = load_rulebook(match.game.id).unspoiled(match.game.revealed(match.state))
    entry = book.find(words)
    found = [entry] if entry is not None else book.search(words.split())
    if not found:
        terminal.say(Message("terminal-rule-none", words=words), "yellow")
    for entry in found[:FEW]:
        terminal.show(Text.assemble((f"{entry.id} ", "bold"), f"{entry.title} {entry.text}".strip()))
    if len(found) > FEW:
        terminal.say(Message("terminal-also", clauses=", ".join(entry.id for entry in found[FEW:])), "dim")


def show_card(terminal: Terminal, match: Match[Any], name: str) -> None:
    """Show cards by name, without what the game has not revealed."""
    infos = match.state.pack.describe(terminal.speaker.language)
    found = find(unspoiled(infos, match.game.revealed(match.state)), name)
    if len(found) > FEW:
        terminal.say(Message("terminal-cards", count=len(found), cards=", ".join(i.name for i in found)))
        return
    for info in found:
        clauses = f" ({', '.join(info.clauses)})" if info.clauses else ""
        terminal.show(Text.assemble((info.name, "bold"), (clauses, "dim"), f"\n{info.text}"))
