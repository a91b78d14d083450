"""The turn and its phases (PHA-TURN)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, Table, player, table


def phases(t: Table, turns: int) -> list[str]:
    """The phases that a table goes through, with a default for every question."""
    seen = [t.s.phase]
    last = t.s.turn + turns
    while t.match.result is None and t.s.turn < last:
        t.idles()
        if t.s.phase != seen[-1]:
            seen.append(t.s.phase)
    return seen


@pytest.mark.clause("PHA-TURN.1")
def test_two_players_alternate() -> None:
    t = table(player(), player(), at="next_turn")
    t.to_turn(7)
    assert t.emitted("turn") == [(B, 4), (A, 5), (B, 6), (A, 7)]


@pytest.mark.clause("PHA-TURN.1")
def test_who_is_alone_takes_turn_after_turn_until_the_end() -> None:
    t = table(player(injury_deck=3), row="foe-5", at="next_turn")
    while t.match.result is None:
        t.idles()
    assert t.emitted("turn") == [(A, 4), (A, 5), (A, 6), (A, 7)]
    assert t.result.outcome == "loss", "three Injuries, then a Knock-out"


@pytest.mark.clause("PHA-TURN.2")
def test_a_turn_has_six_phases_in_order() -> None:
    """Each phase leaves its mark on the table, one after the other."""
    card = player("blank", exhausted="blank", hand="campfire", resources="G" * 6)
    t = table(card, destiny="rifle-shot", row="foe-5", at="next_turn")
    assert (t.prompt, t.s.phase) == ("recovery", "recovery")
    t.do("ready_all")
    kinds = [event.kind for event in t.events]
    assert t.prompt == "action"
    order = [kinds.index(kind) for kind in ("readied", "revealed", "drew")]
    assert order == sorted(order), "Recovery, Destiny, Preparation"
    t.end()
    assert t.damage() == 1, "Fate"
    assert t.prompt == "cleanup"
    t.do("done")
    t.to("recovery")
    assert len(t.resources()) == 4, "Cleanup; then the next turn"


@pytest.mark.clause("PHA-TURN.2")
def test_phases_of_two_turns() -> None:
    t = table(player(hand="blank blank blank blank"), at="next_turn", row="foe-5")
    seen = phases(t, 2)
    assert seen == ["recovery", "adventure", "cleanup"] * 2 + ["recovery"]
