"""The menu of the Second Step: each card of the hand with the numbers that play it or discard it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from fatebox.games.outposts.rules.play import BUY, FINISH, crystal_price, upgrade_total
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES
from fatebox.kernel import Card, Option, Refusal
from fatebox.kernel.messages import Message
from fatebox.terminal.layout import cut, flow, labelled, number, padded
from fatebox.terminal.menus import refusals_by_reason
from fatebox.text.speaker import Speaker

from .drawing import CRYSTAL, card_line, creature_cell, zone_word

ENDLESS = 1000
COLUMN = 8
"""The width of the columns with numbers."""
NOT = "–"
"""Stands where the number of a card would be that cannot be played."""
TOO_DEAR = "OUT-MANA.7"


def action_lines(
    s: OutpostsState,
    seat: int,
    numbers: Mapping[Option, int],
    refusals: Sequence[Refusal],
    width: int,
    speaker: Speaker,
    *,
    roomy: bool,
) -> Iterator[Text]:
    """Finish and buy; the hand; creatures to sacrifice; what is not possible now."""
    own, say = s.players[seat], speaker.text
    cells = [Text.assemble(number(numbers[FINISH]), f" {say('terminal-finish', mana=own.mana)}")]
    if BUY in numbers:
        price = crystal_price(s, own)
        cells.append(Text.assemble(number(numbers[BUY]), f" {say('option-buy', price=price)} {CRYSTAL}"))
    yield from flow(cells, width, 0)
    yield from _hand_lines(s, own.hand, numbers, width, speaker, roomy)
    yield from _sacrifices(s, numbers, width, speaker)
    yield from _refused(s, seat, refusals, speaker)


def _hand_lines(
    s: OutpostsState,
    hand: Sequence[Card],
    numbers: Mapping[Option, int],
    width: int,
    speaker: Speaker,
    roomy: bool,
) -> Iterator[Text]:
    """Each card once, with two numbers: to play it, and to discard it for mana (OUT-MANA.3)."""
    if not hand:
        return
    left, say = MANA_DISCARDS - s.discarded, speaker.text
    heads = (say("terminal-play"), say("terminal-discard"))
    yield Text.assemble(
        ("".join(f"{head:<{COLUMN}}" for head in heads), "italic"),
        (say("terminal-discards", left=left), "dim"),
    )
    keys = [s.pack.key[card] for card in hand]
    for key in dict.fromkeys(keys):
        card = hand[keys.index(key)]
        head = _column(numbers.get(("play", card))) + _column(numbers.get(("discard", card)))
        lines = card_line(s.pack, card, head, width if roomy else ENDLESS, speaker, keys.count(key))
        yield from (cut(line, width) for line in lines)


def _column(n: int | None) -> Text:
    return padded(Text(f" {NOT}", "dim") if n is None else number(n), COLUMN)


def _sacrifices(s: OutpostsState, numbers: Mapping[Option, int], width: int, speaker: Speaker) -> list[Text]:
    """Creatures with the mana that each gives (OUT-MANA.4, OUT-EFF.12)."""
    cells: dict[str, Text] = {}
    for option, n in numbers.items():
        if option[0] == "sacrifice":
            card = option[1]
            player = s.controller(card)
            more = upgrade_total(s.pack.sac_bonus, player) if s.sacrificed == 0 else 0
            cell = creature_cell(s, card, speaker).append(f" ({zone_word(s, card, speaker)})", "dim")
            mana = 1 + s.pack.harvest[card] + more
            cell.append(f" {speaker.text('terminal-for', mana=mana)}", "cyan")
            cells.setdefault(cell.plain, Text.assemble(number(n), " ", cell))
    label = speaker.text("terminal-sacrifice", most=MANA_SACRIFICES - s.sacrificed)
    return labelled(label, cells.values(), width, "italic") if cells else []


def _refused(s: OutpostsState, seat: int, refusals: Sequence[Refusal], speaker: Speaker) -> Iterator[Text]:
    """All that is too dear has one reason."""
    others = [refusal for refusal in refusals if refusal.clause != TOO_DEAR]
    if len(others) < len(refusals):
        what = Message("terminal-marked", sign=NOT)
        why = Message("terminal-too-dear", mana=s.players[seat].mana)
        others.insert(0, Refusal(what, why, TOO_DEAR))
    yield from refusals_by_reason(others, speaker)
