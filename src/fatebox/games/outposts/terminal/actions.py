"""The menu of the Second Step: each card of the hand with the numbers that play it or discard it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from fatebox.cli.terminal.layout import flow, labelled, number, padded
from fatebox.cli.terminal.words import counted, listed, totalled
from fatebox.games.outposts.play import BUY, FINISH, crystal_price, upgrade_total
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.terms import MANA_DISCARDS, MANA_SACRIFICES
from fatebox.kernel import Card, Option, Refusal

from .drawing import CRYSTAL, card_line, creature_cell
from .refusals import refusal_lines

COLUMN = 8
"""The width of the columns with numbers."""
TOO_DEAR = "OUT-MANA.7"


def action_lines(
    s: OutpostsState, seat: int, numbers: Mapping[Option, int], refusals: Sequence[Refusal], width: int
) -> Iterator[Text]:
    """Finish and buy; the hand; creatures to sacrifice; what is not possible now."""
    own = s.players[seat]
    lost = f" ({own.mana} mana is lost)" if own.mana else ""
    cells = [Text.assemble(number(numbers[FINISH]), f" Finish the step{lost}")]
    if BUY in numbers:
        price = crystal_price(s, own)
        cells.append(Text.assemble(number(numbers[BUY]), f" Buy a Mana Crystal {CRYSTAL} for {price}"))
    yield from flow(cells, width, 0)
    yield from _hand_lines(s, own.hand, numbers, width)
    yield from _sacrifices(s, numbers, width)
    yield from _refused(s, seat, refusals)


def _hand_lines(
    s: OutpostsState, hand: Sequence[Card], numbers: Mapping[Option, int], width: int
) -> Iterator[Text]:
    """Each card once, with two numbers: to play it, and to discard it for mana (OUT-MANA.3)."""
    if not hand:
        return
    left = MANA_DISCARDS - s.discarded
    yield Text.assemble(
        (f"{'play':<{COLUMN}}{'discard':<{COLUMN + 1}}", "italic"),
        (f"a discard gives 1 mana, {left} more this turn" if left else "no more discards this turn", "dim"),
    )
    keys = [s.pack.key[card] for card in hand]
    for key, card in {s.pack.key[card]: card for card in reversed(hand)}.items():
        head = _column(numbers.get(("play", card))) + _column(numbers.get(("discard", card)))
        yield from card_line(s.pack, card, head + Text(" "), width, keys.count(key))


def _column(n: int | None) -> Text:
    return padded(Text("  –", "dim") if n is None else number(n), COLUMN)


def _sacrifices(s: OutpostsState, numbers: Mapping[Option, int], width: int) -> list[Text]:
    """Creatures with the mana that each gives (OUT-MANA.4, OUT-EFF.12)."""
    cells: dict[str, Text] = {}
    for option, n in numbers.items():
        if option[0] == "sacrifice":
            card = option[1]
            player = s.controller(card)
            more = upgrade_total(s.pack.sac_bonus, player) if s.sacrificed == 0 else 0
            cell = creature_cell(s, card).append(f" for {1 + s.pack.harvest[card] + more}", "cyan")
            cells.setdefault(cell.plain, Text.assemble(number(n), " ", cell))
    left = counted(MANA_SACRIFICES - s.sacrificed, "more creature")
    return labelled("Sacrifice", [*cells.values(), Text(f"({left})", "dim")], width) if cells else []


def _refused(s: OutpostsState, seat: int, refusals: Sequence[Refusal]) -> Iterator[Text]:
    """All that is too dear has one reason."""
    dear = [refusal.what for refusal in refusals if refusal.clause == TOO_DEAR]
    others = [refusal for refusal in refusals if refusal.clause != TOO_DEAR]
    if dear:
        why = f"more than your {s.players[seat].mana} mana"
        others.insert(0, Refusal(listed(totalled(dear)), why, TOO_DEAR))
    yield from refusal_lines(others)
