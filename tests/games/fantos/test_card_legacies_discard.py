"""Legacies that discard themselves for their effect; SAPPER's own is shown in War."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, table


@pytest.mark.clause("FAN-CARD.1", "FAN-CARD.11")
def test_gong_farmer_removes_a_trial_in_play() -> None:
    """Not Zodraz; his Shards go to the Trove."""
    t = table("gong-farmer", "", "", phase=4, trials="long-night overtime zodraz", zodraz=C)
    trove = t.s.trove
    t.do("use", "gong-farmer")
    assert t.offered == ["choose long-night", "choose overtime"]
    t.do("choose", "overtime")
    t.resolve()
    assert (t.trials, t.state("gong-farmer"), t.s.trove) == ("long-night zodraz", "discarded", trove + 3)


@pytest.mark.clause("FAN-CARD.1", "FAN-CARD.11")
def test_apothecary_feeds_up_to_three_others() -> None:
    """R50: what he holds himself goes to the Trove."""
    t = table("apothecary:4 cook knight diver freeman", "bishop", "", phase=4)
    trove = t.s.trove
    t.do("use", "apothecary")
    for name in ("cook", "knight", "diver"):
        t.do("choose", name)
    assert t.prompt != "target.legacies", "no more than three"
    t.resolve()
    assert [t.shards(name) for name in ("cook", "knight", "diver", "freeman")] == [5, 7, 6, 5]
    assert (t.state("apothecary"), t.s.trove, t.shards("bishop")) == ("discarded", trove + 4 - 6, 6)


@pytest.mark.clause("FAN-CARD.1")
@pytest.mark.parametrize("name", ["apothecary", "gong-farmer", "sapper"])
@pytest.mark.parametrize("how", ["exhausted", "by force"])
def test_no_effect_when_they_are_exhausted_or_discarded_by_force(name: str, how: str) -> None:
    """They pay their last Shard for RAID; or CULL OF KYTU discards them."""
    if how == "exhausted":
        t = table(citadel(f"{name}:1 cook", hand="raid"), "knight", "", phase=4, trials="long-night")
        t.play(A, "raid", B, pay=name)
        t.resolve()
    else:
        t = table(f"{name}:9 cook", "knight", "", phase=3, first=A, trials="long-night",
                  trial_deck="cull-of-kytu")  # fmt: skip
    t.to("hire.choose")
    assert t.state(name) == "discarded"
    assert (t.trials, t.shards("cook"), t.state("knight")) == ("long-night", 3, "untasked")
    assert t.emitted("activated") == []


@pytest.mark.clause("FAN-CARD.12")
@pytest.mark.parametrize(("state", "usable"), [("untasked", True), ("tasked", True), ("disabled", False)])
def test_they_may_discard_themselves_tasked_or_untasked(state: str, usable: bool) -> None:
    """R50; a disabled Legacy can do nothing."""
    t = table(f"gong-farmer/{state} apothecary/{state} cook", "", "astrologers", phase=4, trials="overtime")
    assert t.could(A, "use", "gong-farmer") == t.could(A, "use", "apothecary") == usable


@pytest.mark.clause("FAN-CARD.12")
def test_one_that_was_tasked_to_an_action_leaves_it() -> None:
    """GONG FARMER (2) harvests with COOK (1) and an extra die; in W.ROLL he discards himself."""
    t = table("gong-farmer cook", "", "astrologers", dice=[3, 1, 2], trials="overtime")
    t.harvest("gong-farmer", "cook")
    t.to("W.ROLL")
    assert t.scores == [9]
    t.use(A, "gong-farmer")
    t.to("W.FA9")
    assert (t.final_scores, t.trials) == ([4], "")
