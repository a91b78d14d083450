"""WEA-ADV: what visitors demand and pay."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from fatebox.kernel import ContentError
from tests.games.weaver.table import Table, pack_with, table


def gold_paid(t: Table) -> int:
    """The pay of the visitor alone: the gold of the reading without that of its cards."""
    cards = sum(t.s.pack.reward[card][rot][0] for card, rot in zip(t.s.row, t.s.rots, strict=True))
    before = t.s.gold
    t.finish()
    return t.s.gold - before - cards


@pytest.mark.clause("WEA-ADV.1")
@pytest.mark.parametrize(
    ("hour", "row", "gold"),
    [
        ("sun", "H01 L01 P01 W01", 1 + 1),  # Happiness; Wealth
        ("moon", "H01 L01 P01 L04", 1 + 2),  # Power; Love twice
        ("blood_moon", "H01 L01:2 P01 W01", 2),  # one token
    ],
)
def test_the_line_of_the_hour_counts(hour: str, row: str, gold: int) -> None:
    assert gold_paid(table(row=row, hour=hour, visitor="yorri")) == gold


@pytest.mark.clause("WEA-ADV.2")
def test_a_line_names_a_required_and_another_optional_suit() -> None:
    for visitor in GAME.pack().adventurers.values():
        for line in (visitor.day, visitor.night):
            assert line.required != line.optional
    with pytest.raises(ContentError) as error:
        pack_with('adventurers.yorri.night.optional="power"')
    assert str(error.value) == (
        "cards/adventurers.toml: yorri: night.optional: "
        "expected another suit than the required one, got 'power'"
    )


@pytest.mark.clause("WEA-ADV.3")
@pytest.mark.parametrize(
    ("hour", "row", "passes"),
    [
        ("sun", "H01 L01 L04 L07", True),
        ("sun", "L01 P01 L04 W01", False),
        ("moon", "H01 L01 P01 W01", True),
        ("moon", "H01 L01 L04 W01", False),
        ("blood_moon", "L01 L04 W01 W02", True),
    ],
)
def test_one_card_of_the_required_suit_must_be_there(hour: str, row: str, passes: bool) -> None:
    t = table(row=row, hour=hour, visitor="yorri")
    t.finish()
    assert (t.match.result is None) is passes


@pytest.mark.clause("WEA-ADV.4")
@pytest.mark.parametrize("row", ["H01 L01 L04 P01", "H01 H02 L01 P01", "H01 H02 H03 P01", "H01 H02 H03 H04"])
def test_a_met_requirement_pays_one_gold_once(row: str) -> None:
    """R19: Yorri demands Happiness."""
    assert gold_paid(table(row=row, visitor="yorri")) == 1


@pytest.mark.clause("WEA-ADV.5")
@pytest.mark.parametrize(
    ("row", "gold"),
    [
        ("H01 L01 L04 W01", 1),
        ("H01 P01 L01 W01", 1 + 2),
        ("H01 P01 P02 W01", 1 + 4),
        ("H01 P01 P02 PD1:1", 1 + 6),
    ],
)
def test_the_optional_suit_pays_for_each_card(row: str, gold: int) -> None:
    """R19: Oskin demands Happiness and pays 2 for each Power card; none is needed."""
    assert gold_paid(table(row=row, visitor="oskin")) == gold


@pytest.mark.clause("WEA-ADV.6")
@pytest.mark.parametrize(
    ("visitor", "paid"),
    [("yorri", (4, 0, 0)), ("brambel", (0, 4, 0)), ("hespa", (0, 0, 4)), ("velkar", (0, 2, 2))],
)
def test_under_a_blood_moon_each_token_pays(visitor: str, paid: tuple[int, int, int]) -> None:
    """Two tokens; neither required nor optional suit counts. The cards L01:2 and W01:3 pay 1/1/1."""
    t = table(row="H01 L01:2 P01 W01:3", hour="blood_moon", visitor=visitor)
    t.finish()
    assert t.reserves == (paid[0] + 1, paid[1] + 1, paid[2] + 1)


@pytest.mark.clause("WEA-ADV.6")
def test_under_a_blood_moon_nothing_is_demanded() -> None:
    t = table(row="L01 L04 L07 L08", hour="blood_moon", visitor="yorri")
    assert gold_paid(t) == 0
    assert t.match.result is None


@pytest.mark.clause("WEA-ADV.7")
def test_every_visitor_comes_once() -> None:
    """R20: nobody can be turned away; ten different ones come and go."""
    t = table(icon=0, segment="refresh")
    came = []
    while t.match.result is None:
        assert {option[0] for option in t.options} <= {"play", "use"}
        came += t.keys(t.s.visitor)
        t.read_one_of_each()
        while t.prompt == "renovate.buy":
            t.done()
    assert len(came) == len(set(came)) == 10
    assert t.keys(t.s.visitors_gone) == came
    assert t.s.visitor == []
