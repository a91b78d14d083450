"""WEA-END, WEA-DIF and WEA-SCO: winning, losing and the score. WEA-SCO.4 is tested where bests are kept."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.state.terms import LEVELS
from fatebox.kernel import Result
from tests.games.weaver.table import Table, table

BONUS = dict(zip(LEVELS, (0, 5, 10, 15), strict=True))


def won(**given: object) -> Result:
    """The result of a game whose last round is over."""
    t = table(segment="refresh", icon=10, **given)  # type: ignore[arg-type]
    assert t.match.result is not None
    return t.match.result


@pytest.mark.clause("WEA-END.1")
def test_the_game_is_won_after_ten_complete_rounds() -> None:
    t = table(row="H01 L01 P01 W01", icon=9, visitor="yorri")
    t.finish()
    assert t.match.result is None
    assert t.s.round == 10
    t.read_one_of_each()
    while t.prompt == "renovate.buy":
        t.done()
    assert t.ended == "win"
    assert t.match.result is not None
    assert (t.match.result.winners, t.match.result.details["rounds"]) == ((0,), 10)


@pytest.mark.clause("WEA-END.2")
def test_there_is_no_other_way_to_win() -> None:
    """Neither all relics nor any number of points ends the game before the last round."""
    relics = dict.fromkeys(GAME.pack().relic_keys, 3)
    t = table(row="H01 L01 P01 W01", icon=8, relics=relics, points=500, gold=500, shards=20, visitor="yorri")
    t.use("veilglass-orb")
    t.finish()
    assert t.s.round == 9
    assert t.match.result is None


@pytest.mark.clause("WEA-END.2", "WEA-END.4")
def test_there_is_no_minimum_score() -> None:
    result = won(points=0, relics={"mimic-chest": 0})
    assert (result.outcome, result.scores) == ("win", (0,))


@pytest.mark.clause("WEA-END.3", "WEA-SCO.3")
@pytest.mark.parametrize(
    ("row", "cause"),
    [("H01 WD2 P08 W03:1", "death"), ("L01 P01 L04 W03:1", "suit"), ("L01 WD2 P08 W03:1", "death+suit")],
)
def test_a_loss_ends_the_game_at_once(row: str, cause: str) -> None:
    """R29, R34: nothing of that round is gained, nothing can be bought, there is no score."""
    t = table(row=row, visitor="yorri", icon=4, gold=20, shards=3, points=30, level="fateweaver")
    t.finish()
    assert t.reserves == (20, 3, 30)
    assert t.match.decision is None
    assert t.match.result == Result(
        outcome="loss",
        winners=(),
        places=(1,),
        scores=(0,),
        details={"cause": cause, "round": 4, "points": 30, "relics": 0, "bonus": 15},
    )


@pytest.mark.clause("WEA-END.3")
def test_points_of_gaze_stay_for_the_statistics() -> None:
    """R47."""
    t = table(row="L01 P01 L04 W03", points=5, relics={"veilglass-orb": 1}, shards=3)
    t.use("veilglass-orb")
    t.finish()
    assert t.match.result is not None
    assert t.match.result.details["points"] == 6


@pytest.mark.clause("WEA-END.4")
def test_having_nothing_is_no_reason_to_lose() -> None:
    t = table(row="H01 L02 P02 L04", visitor="yorri", relics={"mimic-chest": 0})
    t.finish()
    assert t.s.points == 0
    assert t.match.result is None
    t.done()
    assert (t.s.round, t.s.relics) == (2, [0] * 6)


@pytest.mark.clause("WEA-END.5")
def test_giving_up_is_a_loss_at_the_present_points() -> None:
    t = Table(GAME.start(1))
    t.match.concede(0)
    assert t.match.result is not None
    assert t.match.result.winners == ()
    assert t.match.result.details == {"cause": "gave_up", "round": 1, "points": 0, "relics": 0, "bonus": 0}


@pytest.mark.clause("WEA-DIF.1")
@pytest.mark.parametrize("level", LEVELS)
def test_levels_and_their_effects(level: str) -> None:
    pack = GAME.pack()
    number = LEVELS.index(level)
    s = GAME.start(2, options={"difficulty": level}).state
    in_play = [card for deck in (*s.decks, *s.tops) for card in deck]
    assert sum(pack.death[card] for card in in_play) == (4, 8, 12, 16)[number]
    assert sum(not pack.death[card] for card in s.box) == 4 * (3, 4, 5, 6)[number]
    assert won(level=level).scores == (BONUS[level],)
    assert pack.difficulties[level].name == ("Apprentice", "Adept", "Master", "Fate Weaver")[number]


@pytest.mark.clause("WEA-DIF.3")
@pytest.mark.parametrize("level", LEVELS)
def test_the_bonus_moves_no_tracker_and_no_rank(level: str) -> None:
    """R27: 14 points stay 14, one short of Adept, whatever the bonus."""
    t = table(segment="refresh", icon=10, points=14, level=level)
    assert t.match.result is not None
    assert t.match.result.scores == (14 + BONUS[level],)
    assert (t.s.points, t.s.rank()) == (14, "apprentice")


@pytest.mark.clause("WEA-DIF.3", "WEA-SCO.3")
@pytest.mark.parametrize("level", LEVELS)
def test_a_lost_game_gets_no_bonus(level: str) -> None:
    """R29."""
    t = table(row="L01 P01 L04 W03", level=level, points=40)
    t.finish()
    assert t.match.result is not None
    assert (t.match.result.winners, t.match.result.scores) == ((), (0,))


@pytest.mark.clause("WEA-SCO.1")
@pytest.mark.parametrize(
    ("relics", "value"),
    [
        ({}, 0),
        ({"mimic-chest": 2}, 2),
        ({"mimic-chest": 3, "veilglass-orb": 1}, 5 + 2),
        ({"naga-stone": 3, "living-blade": 2, "first-spindle": 1}, 6 + 3 + 1),
        (dict.fromkeys(GAME.pack().relic_keys, 3), 5 + 6 + 6 + 6 + 5 + 8),
    ],
)
def test_the_score_is_track_relics_and_bonus(relics: dict[str, int], value: int) -> None:
    result = won(points=33, relics=relics, level="master")
    assert result.scores == (33 + value + 10,)
    assert result.details == {"points": 33, "relics": value, "bonus": 10, "rounds": 10}


@pytest.mark.clause("WEA-SCO.2")
def test_left_over_gold_and_shards_are_worth_nothing() -> None:
    """R28."""
    assert won(points=20, gold=99, shards=20).scores == won(points=20).scores == (20,)
