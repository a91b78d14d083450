"""Progress of a turn: the attacking groups with their targets, the assault, the card being carried out."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Assault
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel.messages import SeatName
from fatebox.terminal.layout import hanging, labelled, wrapped
from fatebox.text.speaker import Speaker

from .drawing import card_name, card_text, creature_cells, post_head
from .names import Names


def progress_lines(s: OutpostsState, names: Names, width: int, speaker: Speaker) -> Iterator[Text]:
    """Groups, assault, card; each only if there is one."""
    if s.assault is not None and not s.outcome:
        yield from _assault_lines(s, names, s.assault, width, speaker)
    elif s.groups and not s.outcome:
        yield from _group_lines(s, names, width, speaker)
    if s.resolving and not s.outcome:
        card = s.resolving[-1]
        head = Text.assemble(f"{speaker.text('terminal-now')} ", card_name(s.pack, card), ": ")
        yield from hanging(head, card_text(s.pack, card, speaker), width, 2)


def _group_lines(s: OutpostsState, names: Names, width: int, speaker: Speaker) -> Iterator[Text]:
    """Each group with the Outpost it is sent against; those that are done or held back stay out."""
    done = s.step == "fourth" and len(s.targets) == len(s.groups)
    groups = s.groups[:-1] if s.segment == "group_up" else s.groups  # the menu shows the one being formed
    for number, group in enumerate(groups):
        target = s.targets[number] if number < len(s.targets) else None
        if not group or (done and target is None):
            continue
        cells = creature_cells(s, group, speaker)
        if target is not None:
            place = Text(names.place(target, speaker), names.style(s.post(target).owner))
            cells.append(Text.assemble("→ ", place))
        yield from labelled(speaker.text("board-group", number=number + 1), cells, width)


def _assault_lines(
    s: OutpostsState, names: Names, a: Assault, width: int, speaker: Speaker
) -> Iterator[Text]:
    """Both sides of the assault and its totals, which are fixed once they are made (OUT-ASLT.3)."""
    post, say = s.post(a.post), speaker.text
    attackers = creature_cells(s, s.attackers(), speaker) or [Text(say("terminal-nobody"), "dim")]
    style = names.style(s.active)
    yield from labelled(say("terminal-assault", seat=SeatName(s.active)), attackers, width, f"bold {style}")
    head = post_head(s, post, speaker, names.place(a.post, speaker))
    defenders = creature_cells(s, post.defenders, speaker)
    if post.standing:
        defenders = defenders or [Text(say("terminal-undefended"), "dim")]
    yield from labelled(say("terminal-on"), [head, *defenders], width)
    fixed = a.strength or a.defense or a.strike
    if fixed:
        through = max(0, a.strength - a.defense)
        totals = {"strength": a.strength, "defense": a.defense, "strike": a.strike}
        yield Text(say("terminal-totals", through=through, siege=a.siege, **totals))
    elif post.standing and s.attackers():
        forecast = say("terminal-as-it-stands", clash=clash(s, a.group, post).message())
        yield from wrapped(Text(forecast, "dim"), width)
