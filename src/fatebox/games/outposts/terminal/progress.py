"""Progress of a turn: the attacking groups with their targets, the assault, the card being carried out."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Assault
from fatebox.games.outposts.view.clash import clash
from fatebox.terminal.layout import hanging, labelled

from .drawing import card_name, card_text, creature_cells, post_head
from .names import Names


def progress_lines(s: OutpostsState, names: Names, width: int) -> Iterator[Text]:
    """Groups, assault, card; each only if there is one."""
    if s.assault is not None and not s.outcome:
        yield from _assault_lines(s, names, s.assault, width)
    elif s.groups and not s.outcome:
        yield from _group_lines(s, names, width)
    if s.resolving and not s.outcome:
        card = s.resolving[-1]
        head = Text.assemble("Now ", card_name(s.pack, card), ": ")
        yield from hanging(head, card_text(s.pack, card), width, 2)


def _group_lines(s: OutpostsState, names: Names, width: int) -> Iterator[Text]:
    """Each group with the Outpost it is sent against; those that are done or held back stay out."""
    done = s.step == "fourth" and len(s.targets) == len(s.groups)
    groups = s.groups[:-1] if s.segment == "group_up" else s.groups  # the menu shows the one being formed
    for number, group in enumerate(groups):
        target = s.targets[number] if number < len(s.targets) else None
        if not group or (done and target is None):
            continue
        cells = creature_cells(s, group)
        if target is not None:
            cells.append(Text.assemble("→ ", Text(names.place(target), names.style(s.post(target).owner))))
        yield from labelled(f"Group {number + 1}", cells, width)


def _assault_lines(s: OutpostsState, names: Names, a: Assault, width: int) -> Iterator[Text]:
    """Both sides of the assault and its totals, which are fixed once they are made (OUT-ASLT.3)."""
    post = s.post(a.post)
    attackers = creature_cells(s, s.attackers()) or [Text("nobody is left", "dim")]
    style = names.style(s.active)
    yield from labelled(f"{_capital(names.whose(s.active))} assault", attackers, width, f"bold {style}")
    head = post_head(s, post, names.place(a.post))
    defenders = creature_cells(s, post.defenders)
    if post.standing:
        defenders = defenders or [Text("undefended", "dim")]
    yield from labelled("on", [head, *defenders], width)
    fixed = a.strength or a.defense or a.strike
    if fixed:
        yield Text(
            f"Attack {a.strength} against Defense {a.defense}: {max(0, a.strength - a.defense)} through"
            f"{f', Siege {a.siege}' if a.siege else ''}; strike back {a.strike}"
        )
    elif post.standing and s.attackers():
        yield Text(f"As it stands: {clash(s, a.group, post).words()}", "dim")


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
