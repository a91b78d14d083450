"""FAN-HPH: Phase 5, Hiring."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, citadel, table

POOL = "cook knight mummers diver envoy"


@pytest.mark.clause("FAN-HPH.1")
def test_the_active_citadel_may_hire_one() -> None:
    """COOK, Feral, at ROOTMAW: 3, of which the Trove pays 2 (FAN-HIR.4)."""
    t = table(citadel("bishop", mat="rootmaw"), "", "", phase=5, pool=POOL)
    assert (t.prompt, t.asked, t.default) == ("hire.choose", A, "pass")
    assert t.offered == ["pass", *(f"hire {name}" for name in POOL.split())]
    t.hire("cook")
    assert (t.tableau(A), t.shards("cook"), t.reserve(A)) == ("bishop cook", 3, 19)
    assert t.state("cook") == "untasked"


@pytest.mark.clause("FAN-HPH.1")
def test_or_none() -> None:
    t = table(citadel("bishop", hand="raid"), "", "", phase=5, pool=POOL)
    t.passes()
    assert (t.prompt, t.tableau(A), t.reserve(A)) == ("discard.cards", "bishop", 20)
    assert t.names(t.s.pool) == POOL


@pytest.mark.clause("FAN-HPH.1")
def test_a_citadel_that_can_afford_none_is_not_asked() -> None:
    """FAN-HIR.6: with a Reserve of 3 and no Incentive, even COOK for 3 is too dear."""
    t = table(citadel("bishop", reserve=3, mat="axiom", hand="raid"), "", "", phase=5, pool=POOL)
    assert t.prompt == "discard.cards"
    t = table(citadel("bishop", reserve=4, mat="axiom", hand="raid"), "", "", phase=5, pool=POOL)
    assert t.offered == ["pass", "hire cook"]


@pytest.mark.clause("FAN-HPH.2")
def test_no_second_hire() -> None:
    """Given a Reserve of 60, when A has hired, then Phase 6 follows."""
    t = table(citadel("bishop", reserve=60, hand="raid"), "", "", phase=5, pool=POOL)
    t.hire("knight")
    assert (t.s.phase, t.prompt) == (6, "discard.cards")
    assert t.tableau(A) == "bishop knight"


@pytest.mark.clause("FAN-HPH.2")
def test_a_card_can_allow_more() -> None:
    """R52: VIZIER is revived, which does not use up the hire of the phase."""
    t = table(citadel("vizier:0/dormant", mat="axiom"), "", "", phase=5, pool=POOL)
    t.do("revive", "vizier")
    assert (t.shards("vizier"), t.reserve(A)) == (6, 14)
    t.hire("cook")
    assert (t.tableau(A), t.reserve(A)) == ("vizier cook", 11)


@pytest.mark.clause("FAN-HPH.3")
def test_only_the_active_citadel_hires() -> None:
    """It is B's turn: neither A nor C is asked in its Hiring Phase, rich as they are."""
    rich = citadel(reserve=60)
    t = table(rich, rich, rich, active=B, first=A, phase=5)
    hires = []
    while t.s.active == B:
        if t.prompt == "hire.choose":
            hires.append(t.asked)
        t.passes()
    assert hires == [B]


@pytest.mark.clause("FAN-HPH.3")
def test_help_with_a_hire_is_for_the_own_hiring_phase() -> None:
    """BARGAIN CAPTAIN of B cannot be used in A's Hiring Phase; A's own can."""
    t = table("bargain-captain", "mistbroker", "", phase=5, pool=POOL)
    assert (t.window, t.could(A, "use", "bargain-captain")) == ("W.HIRE", True)
    t = table("mistbroker", "bargain-captain", "", phase=5, pool=POOL)
    assert (t.window, t.could(B, "use", "bargain-captain")) == ("W.HIRE", False)
