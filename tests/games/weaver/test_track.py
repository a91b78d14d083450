"""WEA-CLV: the clairvoyance track, its ranks and what they can store."""

from __future__ import annotations

import pytest

from tests.games.weaver.table import table


@pytest.mark.clause("WEA-CLV.1")
@pytest.mark.parametrize("points", [0, 20, 40, 59, 60, 61, 119])
def test_points_are_counted_on_beyond_the_end_of_the_track(points: int) -> None:
    """R24: the track has 60 points; a second lap counts on, and the rank stays."""
    t = table(points=points, relics={"veilglass-orb": 3}, shards=3)
    t.use("veilglass-orb")
    assert t.s.points == points + 2
    if points >= 45:
        assert t.s.rank() == "fateweaver"


@pytest.mark.clause("WEA-CLV.2")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "apprentice"),
        (14, "apprentice"),
        (15, "adept"),
        (29, "adept"),
        (30, "master"),
        (44, "master"),
        (45, "fateweaver"),
        (60, "fateweaver"),
        (61, "fateweaver"),
    ],
)
def test_ranks(points: int, rank: str) -> None:
    assert table(points=points).s.rank() == rank


@pytest.mark.clause("WEA-CLV.2")
def test_the_rank_follows_the_points_up_and_down() -> None:
    t = table(row="H09 P02 L02 W02", visitor="brambel", points=14, relics={"veilglass-orb": 3}, shards=3)
    t.use("veilglass-orb")
    assert (t.s.points, t.s.rank()) == (16, "adept")
    t.finish()
    assert (t.s.points, t.s.rank()) == (11, "apprentice")


@pytest.mark.clause("WEA-CLV.3")
@pytest.mark.parametrize(("points", "limit"), [(0, 5), (15, 10), (30, 15), (45, 20)])
def test_shard_limits(points: int, limit: int) -> None:
    t = table(segment="renovate", points=points, shards=limit + 1)
    assert t.s.round == 2
    assert t.s.shards == limit


@pytest.mark.clause("WEA-CLV.4")
def test_between_checks_the_reserve_may_exceed_the_limit() -> None:
    """At 13 points 9 shards are 4 too many; until Renovate all of them can be used."""
    t = table(row="H01 L01 P01 W01", points=13, shards=9, gold=5, relics={"naga-stone": 1})
    t.use("naga-stone", 0)
    assert t.s.shards == 5
    t = table(row="H01 L01 P01 W01", points=13, shards=9, gold=5)
    t.finish()
    assert (t.prompt, t.s.shards) == ("renovate.buy", 9)
    t.done()
    assert t.s.shards == 5


@pytest.mark.clause("WEA-CLV.4")
def test_falling_to_a_lower_rank_costs_shards_only_at_the_check() -> None:
    t = table(row="H09 P02 L02 W02", visitor="brambel", points=16, shards=9, gold=5)
    t.finish()
    assert (t.s.rank(), t.s.shards) == ("apprentice", 9)
    t.done()
    assert t.s.shards == 5


@pytest.mark.clause("WEA-CLV.4", "WEA-REN.4")
def test_a_rank_reached_by_gaze_stores_more_in_the_same_round() -> None:
    """R38: the limit is that of the rank in Renovate."""
    t = table(row="H01 L01 P01 W01", points=14, shards=9, relics={"veilglass-orb": 2})
    t.use("veilglass-orb")
    t.finish()
    assert (t.s.round, t.s.rank(), t.s.shards) == (2, "adept", 7)
