"""Things in progress: the action with its sides and Scores, waiting items, the vote, the Offer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fatebox.games.fantos.rules.scores import score
from fatebox.games.fantos.rules.votes import weight
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Item, Part, Side
from fatebox.games.fantos.state.terms import CANCELLED, DECLARED, JOINED, STAT_OF, WAR
from fatebox.games.fantos.view.names import ACTION_NAMES
from fatebox.games.fantos.view.targets import aim_words

from .drawing import ATTACHED_STYLE, card_name, short
from .names import Names


def action_lines(s: FantosState, names: Names) -> list[Text]:
    """The actions in progress, the innermost last."""
    lines = []
    for action in s.actions:
        lines.append(_heading(s, names, action))
        lines += [_side_line(s, names, action, i) for i in range(len(action.sides))]
    return lines


def _heading(s: FantosState, names: Names, action: Action) -> Text:
    whose = names.whose(action.seat)
    text = Text().append(f"{whose[0].upper()}{whose[1:]} {ACTION_NAMES[action.kind]}", "bold")
    if action.stage == CANCELLED:
        text.append(", cancelled", "red")
    if action.amount:
        text.append(f", {_amount_word(action)} {action.amount}")
    if action.linked:
        cards = ", ".join(s.pack.name(card) for card in action.linked)
        text.append_text(Text.assemble(", with ", (cards, ATTACHED_STYLE)))
    return text


def _amount_word(action: Action) -> str:
    return {"harvest": "gained", "war": "damage", "duel": "damage"}.get(action.kind, "reward")


def _side_line(s: FantosState, names: Names, action: Action, index: int) -> Text:
    """A side with its Legacies, Stats and dice, and what they come to."""
    side = action.sides[index]
    line = Text("  ")
    line.append_text(Text(names.who(side.seat), names.style(side.seat)))
    final = bool(action.scores)
    total = action.scores[index] if final else score(s, action, index)
    line.append(f" {total}" if final else f" {total} so far", "bold")
    parts = [_part(s, action, part) for part in side.parts]
    if not parts:
        waits = action.kind == WAR and action.stage == DECLARED
        parts = [Text("defenders not chosen yet" if waits else "no Legacy", "dim")]
    line.append(": ").append_text(Text(", ").join([*parts, *_extras(s, action, side)]))
    return line


def _part(s: FantosState, action: Action, part: Part) -> Text:
    """A Legacy with its Stat, its die and its bonuses: `Bishop 3+2`."""
    signs = []
    legacy = None if part.card is None else s.legacy(part.card)
    if legacy is not None:
        signs.append(str(s.stat(legacy, STAT_OF[action.kind])))
    if action.stage not in (DECLARED, JOINED) and part.die:
        signs.append(f"[{part.die}]")
    signs += [str(bonus.amount) for bonus in action.bonuses if bonus.on == part.card]
    name = Text("a die alone", "dim") if part.card is None else card_name(s.pack, part.card)
    return Text.assemble(name, " ", "+".join(signs))


def _extras(s: FantosState, action: Action, side: Side) -> list[Text]:
    """Everything else that changes the Score or the damage."""
    extras = []
    if side.bonus:
        extras.append(Text(f"{side.bonus:+} by abilities"))
    if side.prevented:
        extras.append(Text(f"damage {side.prevented} less"))
    return extras


def stack_lines(names: Names, items: Sequence[Item]) -> list[Text]:
    """The items that wait; the first resolves first and says what it does (FAN-RES.5)."""
    lines: list[Text] = []
    for item in reversed(items):
        aim = aim_words(names, item.source, item.kind, item.cards, item.numbers)
        text = short(names.pack.box.cards[item.source].text().partition(". ")[2])
        lines.append(
            Text.assemble(
                ("   then " if lines else "Waiting ", "bold"),
                f"{names.whose(item.seat)} ",
                (names.card(item.source), "bold yellow"),
                aim,
                ("" if lines else f": {text}", "dim"),
            )
        )
    return lines


def vote_line(s: FantosState, names: Names) -> Text | None:
    """The Trial that was just revealed, with the votes that each Citadel has (FAN-DIP.2)."""
    if not s.revealed or not s.pack.diplomacy[s.revealed[0]]:
        return None
    votes = [f"{names.who(seat)} {weight(s, seat)}" for seat in s.order(s.active)]
    return Text.assemble(("Votes ", "bold"), ", ".join(votes))
