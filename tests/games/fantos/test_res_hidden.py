"""FAN-RES.14: windows in which nobody can do anything are skipped, and nobody can tell who was asked."""

from __future__ import annotations

import pytest

from fatebox.games.fantos.rules.items import ability_obstacle, labor_obstacle, options
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import Option
from tests.games.fantos.table import A, B, C, citadel, start, table, wander


@pytest.mark.clause("FAN-RES.14")
def test_a_window_in_which_nobody_can_do_anything_is_skipped() -> None:
    """Three Citadels whose Legacies have nothing to do at these times: only A's own choices are asked."""
    t = table("pioneer", "marquis", citadel("freeman", hand="raid"), phase=1, labor_deck="", dice=[1])
    prompts = [t.prompt]
    t.do("declare", "war")
    while t.s.turn == 2:
        prompts.append(t.prompt)
        t.passes()
    assert prompts == ["action.choose", "war.defenders", "window.sec", "hire.choose"]


@pytest.mark.clause("FAN-RES.14")
def test_skipped_windows_are_not_told() -> None:
    """The story of a turn is the same whether windows were open or not, as long as nobody plays."""
    stories = []
    for given in ("freeman", "freeman astrologers"):
        t = table("pioneer", "marquis", given, dice=[1, 1])
        t.war("pioneer")
        t.to("hire.choose")
        stories.append([(event.kind, event.clause) for event in t.events])
    assert stories[0] == stories[1]
    assert all("window" not in kind for kind, _ in stories[0])


@pytest.mark.clause("FAN-RES.14", "FAN-HID.1")
def test_nobody_can_tell_who_is_asked_in_a_window() -> None:
    """B holds FIELD SURGEON, which it may play now, or RAID, which it may not: others cannot tell which.

    C is asked in any case. While B, or C in its place, is asked, A and the spectators see the same, byte for
    byte; and when C is asked, C cannot tell whether B was asked before.
    """
    able = table("pioneer", citadel("freeman", hand="field-surgeon"), "astrologers")
    unable = table("pioneer", citadel("freeman", hand="raid"), "astrologers")
    assert (able.asked, unable.asked) == (B, C)
    assert able.views(A, None) == unable.views(A, None)
    assert able.match.view(A)["waiting"] is None
    able.passes()
    assert (able.asked, unable.asked) == (C, C)
    assert able.views(A, C, None) == unable.views(A, C, None)
    for eye in (A, C, None):
        assert able.heard(eye) == unable.heard(eye)


@pytest.mark.clause("FAN-RES.14", "FAN-HID.1")
def test_nobody_can_tell_who_could_have_reacted() -> None:
    """A's RAID waits. B could cancel it and passes, or could not and is not asked: to all it looks alike."""
    heard, views = [], []
    for hand in ("shell-game", "mill-fee"):
        t = table(citadel("pioneer", hand="raid"), citadel("freeman", hand=hand), "astrologers", phase=4)
        t.play(A, "raid", C)
        assert t.asked == (B if hand == "shell-game" else C)
        t.to("W.SEC", C)
        views.append(t.views(A, C, None))
        t.to("hire.choose")
        views.append(t.views(A, C, None))
        heard.append([t.heard(eye) for eye in (A, C, None)])
    assert views[:2] == views[2:]
    assert heard[0] == heard[1]


@pytest.mark.clause("FAN-RES.14")
@pytest.mark.parametrize(
    ("hand", "steps"),
    [
        ("duel", ["pay marquis", "choose freeman", "charge thacko", "choose pioneer"]),
        ("forced-march", ["pay marquis", "choose pioneer"]),
    ],
)
def test_while_an_item_is_being_chosen_others_see_nothing_of_it(hand: str, steps: list[str]) -> None:
    """Payer, challenger, THACKO's Shard, target: until the item is paid for, all others' views stay alike."""
    t = table(
        "pioneer", citadel("freeman+thacko marquis", hand=hand), "astrologers quarryman", phase=4, dice=[1, 1]
    )
    t.to("W.SEC", B)
    before = t.views(A, C, None)
    t.do("play", hand)
    for step in steps:
        assert t.views(A, C, None) == before, t.prompt
        t.do(*step.split())
    assert t.stack == hand


@pytest.mark.clause("FAN-RES.14")
def test_in_whole_games_nobody_learns_whom_a_window_waits_for() -> None:
    asked = 0
    for i, match in enumerate(wander(start(4, seed=5).match, "windows")):
        decision = match.decision
        if decision is not None and decision.prompt.id.startswith("window."):
            asked += 1
            for eye in (None, *range(4)):
                view = match.view(eye)
                assert view["waiting"] is None
                assert (view["decision"] is None) == (eye != decision.seat)
        if i > 600:
            break
    assert asked > 50


@pytest.mark.clause("FAN-RES.14", "FAN-RES.10", "FAN-LEG.10")
def test_nobody_is_skipped_who_could_play_something() -> None:
    """A window looks only at what its kind allows: the same as all that has no obstacle."""
    offered = 0
    for seed in range(4):
        for match in wander(start(4, seed=seed, negotiation=False).match, f"offered {seed}"):
            if match.state.segment == "window":
                for seat in range(4):
                    possible = without_obstacle(match.state, seat)
                    assert options(match.state, seat) == possible
                    offered += len(possible)
    assert offered > 1000


def without_obstacle(s: FantosState, seat: int) -> list[Option]:
    """All items of a Citadel that may be played now, each looked at by itself."""
    found: list[Option] = []
    for card in s.citadels[seat].hand:
        usage = s.pack.labor[card]
        assert usage is not None
        if labor_obstacle(s, s.citadels[seat], usage) is None:
            found.append(("play", card))
    for legacy in s.citadels[seat].legacies:
        for card in (legacy.card, *legacy.attached):
            usage = s.pack.ability[card]
            attached = None if card == legacy.card else card
            if usage is not None and ability_obstacle(s, legacy, usage, attached) is None:
                found.append(("use", card))
    return found
