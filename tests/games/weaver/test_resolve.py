"""WEA-RES: the reading pays, then everything is discarded."""

from __future__ import annotations

import pytest

from tests.games.weaver.table import table


@pytest.mark.clause("WEA-RES.1", "WEA-END.3")
@pytest.mark.parametrize("row", ["H01 WD2 P10:1 L01", "L01 P10:1 L04 W03:1"])
def test_a_failed_reading_pays_nothing(row: str) -> None:
    t = table(row=row, visitor="yorri", gold=3, shards=2, points=7)
    t.finish()
    assert t.match.result is not None
    assert t.reserves == (3, 2, 7)
    assert t.s.discard == []


@pytest.mark.clause("WEA-RES.2", "WEA-RES.3")
def test_cards_and_visitor_pay_together() -> None:
    """The sample round: 3/3/4 from the cards, 3 gold from Yorri."""
    t = table(row="H09:3 W05:1 W06:3 L02:2", visitor="yorri", gold=1, shards=1, points=1)
    t.finish()
    assert t.reserves == (1 + 6, 1 + 3, 1 + 4)


@pytest.mark.clause("WEA-RES.2", "WEA-DTH.12")
def test_shards_may_come_from_the_visitor_too() -> None:
    """Tamsin pays 1/1/0 for each token; WD2 pays 3/3/1, L01 with a token 0/1/0."""
    t = table(row="H01 L01:2 WD2:1 P01", hour="blood_moon", visitor="tamsin")
    t.finish()
    assert t.reserves == (1 + 3, 1 + 3 + 1, 1)


@pytest.mark.clause("WEA-RES.3")
def test_the_tracker_is_moved_once_by_the_sum() -> None:
    """R21: at 0 points H09 (-2) and L02 turned (+2) leave it where it is; card by card it would rise."""
    t = table(row="H09 L02:1 P01 W01", visitor="yorri")
    t.finish()
    assert t.s.points == 0


@pytest.mark.clause("WEA-RES.3")
def test_the_visitors_clairvoyance_is_part_of_the_sum() -> None:
    """Hespa pays 0/0/2 for the token of L01; H09 costs 2."""
    t = table(row="H09 L01:2 P01 W01", hour="blood_moon", visitor="hespa")
    t.finish()
    assert t.s.points == 0


@pytest.mark.clause("WEA-RES.4")
def test_the_tracker_never_goes_below_zero() -> None:
    """R21: -2, -1, -1 and -1 at 3 points."""
    t = table(row="H09 P02 L02 W02", visitor="brambel", points=3)
    t.finish()
    assert t.s.points == 0
    assert t.match.result is None


@pytest.mark.clause("WEA-RES.5")
def test_cards_and_visitor_are_discarded_face_up() -> None:
    t = table(row="H01 L01:2 P01 W01", visitor="yorri")
    t.finish()
    assert t.keys(t.s.discard) == ["H01", "L01", "P01", "W01"]
    assert t.keys(t.s.visitors_gone) == ["yorri"]
    view = t.match.view(0)["table"]
    assert (view["discard"], view["visitors_gone"]) == (t.s.discard, t.s.visitors_gone)
    assert t.tokens == "", "the tokens were taken back"


@pytest.mark.clause("WEA-RES.5")
def test_discards_never_come_back() -> None:
    t = table(icon=0, segment="refresh")
    gone: list[int] = []
    while t.match.result is None:
        played = [t.s.tops[suit][0] for suit in range(4)]
        assert not set(played) & set(gone)
        t.read_one_of_each()
        gone += played
        assert sorted(t.s.discard) == sorted(gone)
        while t.prompt == "renovate.buy":
            t.done()
    assert len(gone) == 40
