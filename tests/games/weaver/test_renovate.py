"""WEA-REN: buying relics and storing shards; decision D9."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from fatebox.kernel import DONE, IllegalAnswer, Option
from tests.games.weaver.table import table


def purchases(options: list[Option]) -> list[str]:
    return [option[1] for option in options if option[0] == "buy"]


@pytest.mark.clause("WEA-REN.1")
def test_any_number_of_cards_may_be_bought() -> None:
    """R22: Stone 5, Hourglass 5, Orb 5 and Spindle 6, one after another."""
    t = table(segment="renovate", gold=21)
    for relic in ("naga-stone", "twin-hourglass", "veilglass-orb", "first-spindle"):
        t.buy(relic)
    assert (t.s.relics, t.s.gold) == ([1, 1, 0, 1, 1, 1], 0)


@pytest.mark.clause("WEA-REN.1")
def test_buying_none_is_allowed() -> None:
    t = table(segment="renovate", gold=50)
    t.done()
    assert (t.s.relics, t.s.gold, t.s.round) == ([1, 0, 0, 0, 0, 0], 50, 2)


@pytest.mark.clause("WEA-REN.1")
@pytest.mark.parametrize(
    ("gold", "offered"),
    [
        (5, ["naga-stone", "twin-hourglass", "veilglass-orb"]),
        (6, ["naga-stone", "first-spindle", "twin-hourglass", "veilglass-orb"]),
        (7, list(GAME.pack().relic_keys)),
    ],
)
def test_d9_offers_what_can_be_paid_in_full(gold: int, offered: list[str]) -> None:
    """Decision D9: any affordable top card, or stop; stop on time-out."""
    t = table(segment="renovate", gold=gold)
    assert t.options == [DONE, *[("buy", relic) for relic in offered]]
    assert t.default == DONE


@pytest.mark.clause("WEA-REN.1")
def test_with_nothing_to_buy_the_next_round_begins() -> None:
    """R49: stopping is the only option, so it is not asked."""
    t = table(segment="renovate", gold=4)
    assert (t.prompt, t.s.round) == ("read.play", 2)


@pytest.mark.clause("WEA-REN.2")
def test_the_next_rank_is_available_at_once() -> None:
    """R22: two ranks of one relic in the same step."""
    t = table(segment="renovate", gold=14)
    assert purchases(t.options).count("naga-stone") == 1, "only the top card of the stack"
    t.buy("naga-stone")
    t.buy("naga-stone")
    assert (t.s.relics[1], t.s.gold) == (2, 0)


@pytest.mark.clause("WEA-REN.3")
@pytest.mark.parametrize(("gold", "offered"), [(8, False), (9, True)])
def test_an_upgrade_costs_its_full_price(gold: int, offered: bool) -> None:
    """R22: Rank I cost 5, Rank II costs 9 all the same."""
    t = table(segment="renovate", gold=gold, relics={"naga-stone": 1})
    assert ("naga-stone" in purchases(t.options)) is offered


@pytest.mark.clause("WEA-REN.3")
def test_nothing_can_be_sold() -> None:
    t = table(segment="renovate", gold=9, relics={"naga-stone": 1})
    assert {option[0] for option in t.options} == {"done", "buy"}
    with pytest.raises(IllegalAnswer):
        t.match.answer(("sell", "naga-stone"))
    t.buy("naga-stone")
    assert t.s.gold == 0


@pytest.mark.clause("WEA-REN.4")
@pytest.mark.parametrize(
    ("points", "shards", "left"),
    [
        (0, 4, 4),
        (14, 9, 5),
        (15, 11, 10),
        (29, 10, 10),
        (30, 16, 15),
        (44, 99, 15),
        (45, 21, 20),
        (80, 99, 20),
    ],
)
def test_shards_above_the_limit_are_lost(points: int, shards: int, left: int) -> None:
    t = table(segment="renovate", gold=5, points=points, shards=shards)
    assert t.s.shards == shards, "not before the purchases are over"
    t.buy("veilglass-orb")
    assert t.s.shards == left


@pytest.mark.clause("WEA-REN.5")
def test_gold_is_kept_without_limit() -> None:
    """R23."""
    t = table(segment="renovate", gold=500)
    t.done()
    assert (t.s.round, t.s.gold) == (2, 500)


@pytest.mark.clause("WEA-REN.6")
def test_relics_bought_in_the_last_round_score() -> None:
    t = table(row="H01 L01 P01 L04:1", icon=10, visitor="yorri", hour="moon", gold=10)
    t.finish()
    assert t.prompt == "renovate.buy"
    before = t.s.points
    t.buy("veilglass-orb")
    t.buy("naga-stone")
    assert t.ended == "win"
    assert t.match.result is not None
    assert t.match.result.scores == (before + 2 + 1,)
