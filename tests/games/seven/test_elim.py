"""SEV-ELIM: elimination."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, hero, table


@pytest.mark.clause("SEV-ELIM.1")
def test_a_hero_without_anything_goes_on_playing() -> None:
    """R42: B has nothing at all, and may only pass; in the next turn he has an income again."""
    t = table(hero(gold=9, fame=9), hero(), hero(gold=9, fame=9), tavern="ember-squire", sin_deck=0)
    t.passes(A)
    assert (t.asked, t.offered) == (B, ["pass"])
    t.passes(B, C)
    assert (t.s.turn, sorted(t.s.order)) == (2, [A, B, C])
    assert t.gold(B) > 0
