"""Draw docs/images/GAME.svg: positions of the games as the terminal shows them.

    python -m tools.picture [GAME...]

The pictures are made from games that are played here by the rules, so they show nothing that the program does
not show.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from rich.color import Color
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from fatebox.cli.terminal.choices import numbered
from fatebox.games import load_game
from fatebox.kernel import DONE, PASS, Decision, Match, Option, Rng, take_first
from fatebox.terminal.face import Face

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
NORMAL = ["#282a36", "#e65a64", "#78c878", "#e1be5a", "#6e96f0", "#c878dc", "#64c8d2", "#c8c8cd"]
BRIGHT = ["#6e7287", "#ff787d", "#96e696", "#fad76e", "#8cb4ff", "#eb96fa", "#82e6f0", "#fafafa"]
BACKGROUND, INK = "#161821", "#d6d8e0"
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def weaver() -> Match[Any]:
    """A reading with three cards."""
    match = load_game("weaver").start(72, options={"difficulty": "master"})
    played: list[Option] = [("play", "power", 0), ("play", "love", 1), ("play", "love", 1)]
    for option in played:
        match.answer(option)
    return match


def fantos() -> Match[Any]:
    """A War whose dice have been rolled, with a card that waits."""
    for seed in count():
        match, rng = load_game("fantos").start(seed, seats=4), Rng.from_seed(seed)
        while match.decision is not None and match.state.turn < 16:
            if _lively(match):
                return match
            match.answer(_lively_choice(match, match.decision, rng), match.decision.seat)
    raise AssertionError("there is always another seed")


def _lively(match: Match[Any]) -> bool:
    s, decision = match.state, match.decision
    assert decision is not None
    if decision.prompt.id != "window.roll.react" or not (
        s.actions and s.stack and s.promises and len(s.trials) > 1
    ):
        return False
    return any(side.seat == decision.seat and len(side.parts) > 1 for side in s.actions[0].sides)


def _lively_choice(match: Match[Any], decision: Decision, rng: Rng) -> Option:
    """Players who make one deal, win a title and then go to War; the rest is chance."""
    s, options = match.state, decision.options
    action = "tribute" if s.reigning is None else "harvest" if s.turn < 6 else "war"
    liked: dict[str, list[Option]] = {
        "deal.offer": [("offer",) if s.turn > 2 and not s.promises else PASS],
        "deal.compose": [("send",), ("add", "promise")],
        "deal.answer": [("accept",)],
        "action.choose": [("declare", action)],
        "discard.cards": [DONE],
    }
    for option in liked.get(decision.prompt.id, []):
        if option in options:
            return option
    if decision.group is not None:  # two Legacies at a time, so that others can pay for cards
        enough = DONE in options and len(decision.group.chosen) > 1
        return DONE if enough else take_first(s, decision)
    passes = PASS in options and rng.below(3)
    return PASS if passes else rng.choose("option", options)


def outposts() -> Match[Any]:
    """A Second Step in the middle of a war, with garrisons and face-down upgrades."""
    for seed in count():
        match, rng = load_game("outposts").start(seed, seats=3), Rng.from_seed(seed)
        while match.decision is not None and match.state.round < 9:
            if _at_war(match):
                return match
            match.answer(_warlike_choice(match.decision, rng), match.decision.seat)
    raise AssertionError("there is always another seed")


def _at_war(match: Match[Any]) -> bool:
    s, decision = match.state, match.decision
    assert decision is not None
    if decision.prompt.id != "play_action" or s.fresh or s.discarded or s.sacrificed:
        return False
    own, *others = s.in_game()
    posts = [post for player in others for post in player.posts]
    return bool(
        len({s.pack.key[card] for card in own.hand}) > 3
        and own.offense
        and any(post.defenders for post in own.posts)
        and any(post.hidden for post in own.posts)
        and any(post.hidden for post in posts)
        and any(post.upgrades for post in posts)
        and sum(bool(post.defenders) for post in posts) > 1
    )


def _warlike_choice(decision: Decision, rng: Rng) -> Option:
    """Players who skip nothing, play what they can and attack; the rest is chance."""
    options = [option for option in decision.options if option != ("skip",)]
    bold = [option for option in options if option[0] in ("buy", "attack", "play")]
    return rng.choose("option", bold or options)


POSITIONS: dict[str, Callable[[], Match[Any]]] = {"weaver": weaver, "fantos": fantos, "outposts": outposts}
WIDTHS = {"weaver": 80, "fantos": 100, "outposts": 100}


def draw(game: str) -> str:
    """Table, question and menu as SVG."""
    match = POSITIONS[game]()
    console = Console(
        width=WIDTHS[game],
        height=24,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    decision = match.decision
    assert decision is not None
    face = Face(match.game)
    console.print(face.table(match.view(decision.seat), match.state.pack))
    asked = face.say(match, decision.seat, match.game.display.question(match.state, decision))
    console.print(Text.assemble((asked, "bold"), (f" ({decision.prompt.clause})", "dim")))
    console.print(face.menu(match, decision.seat, numbered(decision)))
    svg = console.export_svg(title=f"fatebox play {game}", theme=theme(), unique_id=game)
    return self_contained(svg)


def theme() -> TerminalTheme:
    """The colors of the terminal."""

    def rgb(colors: list[str]) -> list[tuple[int, int, int]]:
        return [Color.parse(color).get_truecolor() for color in colors]

    background, ink = rgb([BACKGROUND, INK])
    return TerminalTheme(background, ink, rgb(NORMAL), rgb(BRIGHT))


def self_contained(svg: str) -> str:
    """Use a font of the reader's machine: a picture should not load anything."""
    svg = re.sub(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]+;", f"font-family: {FONT};", svg)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or POSITIONS:
        (FOLDER / f"{name}.svg").write_text(draw(name), encoding="utf-8")
