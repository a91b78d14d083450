"""Things in progress: the action with its sides and Scores, waiting items, the vote, the Offer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.rules.scores import part_bonus, prevented, score, side_bonus
from fatebox.games.fantos.rules.votes import weight
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Item, Part, Side
from fatebox.games.fantos.state.terms import CANCELLED, DECLARED, JOINED, STAT_OF, WAR
from fatebox.games.fantos.view.targets import aim_message
from fatebox.kernel.messages import CardName, Message, SeatName, cards, key_of
from fatebox.text.speaker import Speaker

from .drawing import ATTACHED_STYLE, card_name, rule, who
from .names import Names


def action_lines(s: FantosState, names: Names, speaker: Speaker) -> list[Text]:
    """The actions in progress, the innermost last."""
    lines = []
    for action in s.actions:
        lines.append(_heading(action, speaker))
        lines += [_side_line(s, names, action, i, speaker) for i in range(len(action.sides))]
    return lines


def _heading(action: Action, speaker: Speaker) -> Text:
    word = Message(key_of("word", action.kind))
    text = Text(speaker.text("terminal-action", seat=SeatName(action.seat), action=word), "bold")
    if action.stage == CANCELLED:
        text.append(f", {speaker.text('board-stage-cancelled')}", "red")
    if action.amount:
        text.append(f", {speaker.text(key_of('board-stage', action.kind), amount=action.amount)}")
    if action.linked:
        text.append(f", {speaker.text('terminal-with', cards=cards(action.linked))}", ATTACHED_STYLE)
    return text


def _side_line(s: FantosState, names: Names, action: Action, index: int, speaker: Speaker) -> Text:
    """A side with its Legacies, Stats and dice, and what they come to."""
    side = action.sides[index]
    line = Text("  ")
    line.append_text(Text(who(speaker, side.seat), names.style(side.seat)))
    final = bool(action.scores)
    total = action.scores[index] if final else score(s, action, index)
    line.append(f" {total if final else speaker.text('terminal-so-far', score=total)}", "bold")
    parts = [_part(s, action, side, part, speaker) for part in side.parts]
    if not parts:
        waits = action.kind == WAR and action.stage == DECLARED
        parts = [Text(speaker.text("board-side-waiting" if waits else "board-side-bare"), "dim")]
    line.append(": ").append_text(Text(", ").join([*parts, *_extras(s, action, index, speaker)]))
    return line


def _part(s: FantosState, action: Action, side: Side, part: Part, speaker: Speaker) -> Text:
    """A Legacy with its Stat, its die and its bonuses: `Bishop 3+2`."""
    signs = []
    legacy = None if part.card is None else s.legacy(part.card)
    if legacy is not None:
        signs.append(str(s.stat(legacy, STAT_OF[action.kind])))
    if action.stage not in (DECLARED, JOINED) and part.die:
        signs.append(f"[{part.die}]")
    bonus = 0 if part.card is None else part_bonus(s, action, side, part.card)
    if bonus:
        signs.append(str(bonus))
    alone = Text(speaker.text("terminal-die-alone"), "dim")
    name = alone if part.card is None else card_name(s.pack, part.card)
    return Text.assemble(name, " ", "+".join(signs))


def _extras(s: FantosState, action: Action, index: int, speaker: Speaker) -> list[Text]:
    """Everything else that changes the Score or the damage."""
    extras = []
    more = side_bonus(s, action, index)
    if more:
        extras.append(Text(speaker.text("board-score-by", amount=f"{more:+}")))
    spared = prevented(s, action.sides[index])
    if spared:
        extras.append(Text(speaker.text("board-score-prevented", amount=spared)))
    return extras


def stack_lines(pack: FantosPack, items: Sequence[Item], speaker: Speaker) -> list[Text]:
    """The items that wait; the first resolves first and says what it does (FAN-RES.5)."""
    lines: list[Text] = []
    for item in reversed(items):
        item_words = speaker.text(
            "terminal-item",
            seat=SeatName(item.seat),
            card=CardName(item.source),
            aim=aim_message(pack, item),
        )
        label = speaker.text("terminal-then" if lines else "terminal-waits")
        text = "" if lines else f": {rule(pack.box.cards[item.source], speaker)}"
        lines.append(Text.assemble((f"{label} ", "bold"), (item_words, "yellow"), (text, "dim")))
    return lines


def vote_line(s: FantosState, speaker: Speaker) -> Text | None:
    """The Trial that was just revealed, with the votes that each Citadel has (FAN-DIP.2)."""
    if not s.revealed or not s.pack.diplomacy[s.revealed[0]]:
        return None
    votes = [f"{who(speaker, seat)} {weight(s, seat)}" for seat in s.order(s.active)]
    return Text.assemble((f"{speaker.text('terminal-votes')} ", "bold"), ", ".join(votes))
