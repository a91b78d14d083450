"""Completing quests: majority, reward pool, draft, armour, cataclysm, new rows (SEV-CMP)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.seven import events
from fatebox.games.seven.effects.resources import Gain
from fatebox.games.seven.effects.treasures import gain_treasure
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import gain
from fatebox.games.seven.state.quests import fill_row, renewed
from fatebox.games.seven.state.terms import ARMOUR, MIGHT, ROWS
from fatebox.kernel import Card, Decision, Option, Prompt, Rules

from .cataclysms import begin_cataclysm
from .checks import check


def _most_valuable(s: SevenState, decision: Decision) -> Option:
    """Might, then an artifact, then the highest value (D18)."""

    def rank(option: Option) -> tuple[int, int]:
        effect = s.pack.box.cards[option[1]].effects[0]
        if not isinstance(effect, Gain):
            return 1, 0
        return (2 if effect.what == MIGHT else 0), effect.amount

    return max(decision.options, key=rank)


NEXT = Prompt("complete.quest", "SEV-CMP.1")
PICK = Prompt("draft", "SEV-CMP.4", default=_most_valuable)


def row_finished(s: SevenState) -> Rules[str] | str:
    """The First Player chooses which quest of the row is completed next (SEV-CMP.1, .9)."""
    row = s.rows[0]
    if not row:
        return "row.armour"
    if len(row) == 1:
        return _complete(s, row[0].card)
    return _choose_quest(s, [quest.card for quest in row])


def _choose_quest(s: SevenState, cards: list[Card]) -> Rules[str]:
    answer = yield Decision(s.first(), NEXT, [("complete", card) for card in cards])
    return _complete(s, answer[1])


def _complete(s: SevenState, card: Card) -> str:
    """The majority gains might; if several are tied for most, each gains half (SEV-CMP.2)."""
    s.completing = card
    s.emit(events.Completing, card, clause="SEV-CMP.1")
    for seat, might in prizes(s, card, s.quest(card).marks).items():
        gain(s, seat, MIGHT, might, "SEV-CMP.2")
    return check(s, "draft.begin")


def prizes(s: SevenState, card: Card, marks: Sequence[int]) -> dict[int, int]:
    """The might that a quest with these markers brings to each hero who has most of them (SEV-CMP.2)."""
    counts = {seat: marks.count(seat) for seat in s.order if seat in marks}
    most = max(counts.values(), default=0)
    best = [seat for seat, count in counts.items() if count == most]
    return dict.fromkeys(best, s.pack.prize[card] // (1 if len(best) == 1 else 2))


def begin_draft(s: SevenState) -> str:
    """Lay out the reward pool; each marker of a hero is worth a pick, one in each round (SEV-CMP.3, .4)."""
    assert s.completing is not None
    quest = renewed(s, s.completing)
    s.rewards = quest.treasures + s.treasure_deck
    s.forget(s.rewards)
    quest.treasures, s.treasure_deck = [], []
    s.emit(events.Rewards, tuple(s.rewards), clause="SEV-CMP.3")
    left = {seat: quest.marks.count(seat) for seat in s.order}
    s.picks = []
    while any(left.values()):
        for seat in s.order:
            if left[seat]:
                left[seat] -= 1
                s.picks.append(seat)
    return "draft"


def draft(s: SevenState) -> Rules[str] | str:
    """The next pick, until all are made or the pool has run out (SEV-CMP.4 to .6)."""
    if s.picks and s.rewards:
        return _pick(s)
    return end_draft(s)


def _pick(s: SevenState) -> Rules[str]:
    seat = s.picks[0]
    answer = yield Decision(seat, PICK, [("pick", card) for card in s.rewards])
    s.picks.pop(0)
    s.rewards.remove(answer[1])
    gain_treasure(s, seat, answer[1], shared=False)
    return check(s, "draft")


def end_draft(s: SevenState) -> str:
    """Make a treasure deck of the rest; return the markers; the quest leaves the game (SEV-CMP.7, .8)."""
    assert s.completing is not None
    s.picks = []
    s.treasure_deck, s.rewards = s.rewards, []
    s.shuffle("treasures", s.treasure_deck)
    quest = s.quest(s.completing)
    for owner in quest.marks:
        if owner >= 0:
            s.players[owner].markers += 1
    s.rows[0].remove(quest)
    s.open_spaces = None
    s.quests.remove(quest.card)
    s.gone.append(quest.card)
    s.emit(events.Completed, quest.card, clause="SEV-CMP.8")
    s.completing = None
    return "row.finished"


def receive_armour(s: SevenState) -> str:
    """The heroes receive an armour piece, which may end the game (SEV-CMP.10, SEV-END.4)."""
    if s.armour < ARMOUR:
        s.armour += 1
        s.emit(events.Armour, s.armour, clause="SEV-CMP.10")
    return check(s, "row.cataclysm")


def row_cataclysm(s: SevenState) -> str:
    """One cataclysm for the row (SEV-CMP.11)."""
    return begin_cataclysm(s, "row.move", for_sins=False)


def move_rows(s: SevenState) -> str:
    """Rows 2 and 3 move down, treasures of the new row 2 are turned up, row 3 is filled (SEV-CMP.12)."""
    s.rows = [*s.rows[1:], []]
    s.open_spaces = None
    for card in [quest.card for quest in s.rows[ROWS - 2]]:
        quest = renewed(s, card)
        quest.treasures += quest.hidden
        quest.hidden = []
    s.emit(events.RowsMoved, clause="SEV-CMP.12")
    fill_row(s, ROWS - 1)
    return "phase.over"  # SEV-CMP.14
