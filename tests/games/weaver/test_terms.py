"""WEA-GEN: the words that the other clauses use, tested by what follows from them."""

from __future__ import annotations

from itertools import permutations

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.state.terms import LEVELS, SUITS
from fatebox.kernel import ContentError, OptionsError
from tests.games.weaver.table import pack_with, table, wander


@pytest.mark.clause("WEA-GEN.1")
def test_one_player_decides_everything() -> None:
    with pytest.raises(OptionsError, match="1 player"):
        GAME.start(1, seats=2)
    for match in wander(GAME.start(1), 1):
        assert [decision.seat for decision in match.decisions] in ([0], [])


@pytest.mark.clause("WEA-GEN.2")
def test_the_suits_are_these_four() -> None:
    t = table()
    assert [option[1] for option in t.options] == ["happiness", "love", "power", "wealth"]


@pytest.mark.clause("WEA-GEN.2")
@pytest.mark.parametrize(("first", "second"), list(permutations(SUITS, 2)))
def test_no_suit_is_stronger_than_another(first: str, second: str) -> None:
    """Whatever the suits of two cards that match, both turn."""
    t = table(row="X", tops="Y", pack=pack_with(X=f"{first}: a b / c d", Y=f"{second}: b e / f g"))
    t.play("Y", at=1)
    assert t.row == "X:1 Y:1"


@pytest.mark.clause("WEA-GEN.3", "WEA-GEN.7")
@pytest.mark.parametrize(("rot", "upright"), [(0, "EM"), (1, "MV"), (2, "EM"), (3, "MV")])
def test_exactly_one_face_is_upright(rot: int, upright: str) -> None:
    """The clouded face of H09 (E M) for 0 and 2 half turns, the clear one (M V) for 1 and 3."""
    t = table(row=f"H09:{rot}")
    assert t.runes == upright


@pytest.mark.clause("WEA-GEN.3")
def test_both_faces_belong_to_the_same_suit() -> None:
    for rot in range(4):
        t = table(row=f"H09:{rot}")
        assert [suit for suit in SUITS if t.s.row_has(suit)] == ["happiness"]


@pytest.mark.clause("WEA-GEN.4")
@pytest.mark.parametrize("face", ["clouded", "clear"])
@pytest.mark.parametrize(
    ("value", "message"),
    [
        ('{ runes = ["A", "E"] }', "name: this field is missing"),
        ('{ name = "Bells" }', "runes: this field is missing"),
        ('{ name = "Bells", runes = ["A"] }', "runes: expected array of length 2, got 1"),
        (
            '{ name = "Bells", runes = ["A", "E"], thrice = [0, 0, 0] }',
            "thrice: this field is unknown; did you mean twice?",
        ),
    ],
)
def test_a_face_has_a_name_two_runes_and_two_rewards(face: str, value: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        pack_with(f"fate.H01.{face}={value}")
    assert str(error.value) == f"cards/fate.toml: H01: {face}.{message}"


@pytest.mark.clause("WEA-GEN.4", "WEA-GEN.7")
def test_each_face_pays_once_and_twice() -> None:
    """Four half turns, four rewards: once and twice of either face."""
    pack = pack_with(
        'fate.H01.clouded={ name = "Dark", runes = ["A", "E"], once = [1, 0, 0], twice = [3, 0, 0] }',
        'fate.H01.clear={ name = "Light", runes = ["M", "C"], once = [2, 0, 0], twice = [4, 0, 0] }',
    )
    gains = []
    for rot in range(4):
        t = table(row=f"H01:{rot} L01 P01 L04", pack=pack)
        t.finish()
        gains.append(t.s.gold - 1)  # Yorri's 1 gold for Happiness
    assert gains == [1, 2, 3, 4]


def half_turn(corners: dict[str, str]) -> dict[str, str]:
    """A printed card turned by half a turn: what was at the bottom right comes to the top left."""
    return {"TL": corners["BR"], "TR": corners["BL"], "BL": corners["TR"], "BR": corners["TL"]}


@pytest.mark.clause("WEA-GEN.5", "WEA-GEO.8")
def test_runes_are_recorded_as_seen_when_their_face_is_upright() -> None:
    """R1: T(l,r) is (TL, TR), B(l,r) is (BR, BL), so that a half turn shows the bottom corners swapped."""
    corners = {"TL": "a", "TR": "b", "BL": "c", "BR": "d"}
    recorded = "{TL} {TR} / {BR} {BL}".format(**corners)
    for rot in range(4):
        t = table(row=f"X:{rot}", pack=pack_with(X=f"love: {recorded}"))
        assert t.runes == corners["TL"] + corners["TR"]
        corners = half_turn(corners)


@pytest.mark.clause("WEA-GEN.6")
@pytest.mark.parametrize(("reward", "part"), [("[-1, 0, 0]", 0), ("[0, -1, 0]", 1)])
def test_no_reward_takes_gold_or_shards(reward: str, part: int) -> None:
    with pytest.raises(ContentError, match=rf"H01: clear\.once\[{part}\]: expected int >= 0"):
        pack_with(f"fate.H01.clear.once={reward}")


@pytest.mark.clause("WEA-GEN.6")
def test_clairvoyance_may_be_negative() -> None:
    """H09, L02, P02 and W02 never turned: -2, -1, -1 and -1."""
    t = table(row="H09 P02 L02 W02", visitor="brambel", points=9)
    t.finish()
    assert t.s.points == 4


@pytest.mark.clause("WEA-GEN.7")
def test_half_turns_count_from_the_placement() -> None:
    t = table(row="L02", tops="H09")
    t.play("H09", at=0)
    assert t.row == "H09:1 L02:1", "both have turned once since they were placed"


@pytest.mark.clause("WEA-GEN.8")
def test_a_normal_card_is_live_until_its_third_turn() -> None:
    t = table(row="H01:0 L01:1 P01:2 W01:3", relics={"naga-stone": 1}, shards=4)
    assert [t.s.is_live(place) for place in range(4)] == [True, True, True, False]
    assert [t.s.is_spent(place) for place in range(4)] == [False, False, False, True]
    assert t.targets("naga-stone") == [0, 1, 2], "Slither turns live cards only"


@pytest.mark.clause("WEA-GEN.9")
def test_a_death_card_is_unconquered_or_conquered() -> None:
    t = table(row="HD1:0 WD1:1 P01 W01", relics={"living-blade": 3}, shards=4)
    assert t.targets("living-blade") == [0], "only the one that has not turned can be conquered"
    for seed in range(20):
        for match in wander(GAME.start(seed, options={"difficulty": "fateweaver"}), seed):
            s = match.state
            deaths = [rot for card, rot in zip(s.row, s.rots, strict=True) if s.pack.death[card]]
            assert set(deaths) <= {0, 1}


@pytest.mark.clause("WEA-GEN.10")
def test_all_chance_lies_in_the_setup() -> None:
    for seed, level in enumerate(LEVELS):
        state, _ = GAME.set_up(seed, options={"difficulty": level})
        for match in wander(GAME.start(seed, options={"difficulty": level}), seed):
            assert match.state.rng == state.rng, "no chance is drawn after the setup"


@pytest.mark.clause("WEA-GEN.10")
def test_after_the_setup_equal_decisions_lead_to_equal_games() -> None:
    for seed in range(5):
        first, second = GAME.start(seed), GAME.start(seed)
        for _ in wander(first, "same"):
            pass
        for _, option in first.answers():
            second.answer(option)
        assert second.state == first.state


@pytest.mark.clause("WEA-GEN.11")
@pytest.mark.parametrize("level", LEVELS)
def test_rank_and_difficulty_are_unrelated(level: str) -> None:
    """The difficulty does not change the starting rank, nor the rank the difficulty and its bonus."""
    start = GAME.start(1, options={"difficulty": level}).state
    assert (start.rank(), start.shard_limit()) == ("apprentice", 5)
    bonus = {}
    for points in (0, 15, 30, 45):
        t = table(segment="refresh", icon=10, level=level, points=points)
        assert t.s.level == level
        assert t.match.result is not None
        bonus[t.s.rank()] = t.match.result.scores[0] - points
    assert len(bonus) == 4, "four ranks were reached"
    assert len(set(bonus.values())) == 1, "the same bonus at every rank"
