"""WEA-GEO: places, neighbors and touching runes."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from fatebox.kernel import Card, IllegalAnswer
from tests.games.weaver.table import pack_with, table, wander


@pytest.mark.clause("WEA-GEO.1")
def test_the_row_never_has_more_than_four_cards() -> None:
    for seed in range(20):
        for match in wander(GAME.start(seed), seed):
            s = match.state
            assert len(s.row) == len(s.rots) <= 4


@pytest.mark.clause("WEA-GEO.1", "WEA-GEO.2")
def test_places_count_from_left_to_right() -> None:
    t = table(row="H01 L01", tops="P08")
    t.play("P08", at=1)
    assert t.row == "H01:0 P08:0 L01:0"


@pytest.mark.clause("WEA-GEO.2")
@pytest.mark.parametrize("row", ["", "H01", "H01 L01", "H01 L01 P08"])
def test_a_row_of_n_cards_has_n_plus_one_places(row: str) -> None:
    t = table(row=row)
    n = len(t.s.row)
    assert {option[2] for option in t.options} == set(range(n + 1))
    for place in (-1, n + 1):
        with pytest.raises(IllegalAnswer):
            t.match.answer(("play", "love", place))


@pytest.mark.clause("WEA-GEO.3")
def test_cards_right_of_the_place_shift_with_their_half_turns() -> None:
    t = table(row="H01:1 L01:2 P08:3", tops="W12")
    t.play("W12", at=1)
    assert t.row == "H01:1 W12:0 L01:2 P08:3"


@pytest.mark.clause("WEA-GEO.3", "WEA-GEO.4")
def test_separated_cards_are_no_neighbors_any_more() -> None:
    """X and Y match; with Z between them a turn of X brings nothing about."""
    cards = {"X": "love: a b / c d", "Y": "power: b q / d q", "Z": "wealth: r s / t u"}
    t = table(row="X Y", tops="Z", pack=pack_with(**cards), relics={"naga-stone": 1}, shards=8)
    t.play("Z", at=1)
    assert t.row == "X:0 Z:0 Y:0", "separation alone causes nothing"
    t.use("naga-stone", 0)
    assert t.row == "X:1 Z:0 Y:0"


@pytest.mark.clause("WEA-GEO.4")
def test_the_row_does_not_wrap_around() -> None:
    """The outer runes of the row are equal; only consecutive places are neighbors."""
    cards = {"X": "love: a b / c d", "Y": "power: e f / g h", "Z": "wealth: i a / j k"}
    t = table(row="X Y", tops="Z", pack=pack_with(**cards))
    t.play("Z", at=2)
    assert t.row == "X:0 Y:0 Z:0"


@pytest.mark.clause("WEA-GEO.4")
def test_cards_two_places_apart_are_no_neighbors() -> None:
    cards = {"X": "love: a b / c d", "Y": "power: e f / g h", "Z": "wealth: b i / j k"}
    t = table(row="X Y", tops="Z", pack=pack_with(**cards))
    t.play("Z", at=2)
    assert t.row == "X:0 Y:0 Z:0"


@pytest.mark.clause("WEA-GEO.5")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("b x / y z", "X:1 Y:1"),  # right rune of X against left rune of Y
        ("x b / y z", "X:0 Y:0"),
        ("a x / y z", "X:0 Y:0"),
        ("x a / y z", "X:0 Y:0"),
    ],
)
def test_the_inner_runes_touch(card: str, row: str) -> None:
    t = table(row="X", tops="Y", pack=pack_with(X="love: a b / c d", Y=f"power: {card}"))
    t.play("Y", at=1)
    assert t.row == row


@pytest.mark.clause("WEA-GEO.5")
def test_the_runes_of_the_upright_face_touch() -> None:
    """X has turned: its clear face shows c d."""
    cards = {"X": "love: a b / c d", "Y": "power: d x / y z"}
    t = table(row="X:1", tops="Y", pack=pack_with(**cards))
    t.play("Y", at=1)
    assert t.row == "X:2 Y:1"


@pytest.mark.clause("WEA-GEO.6")
@pytest.mark.parametrize("hour", ["sun", "moon", "blood_moon"])
@pytest.mark.parametrize("suit", ["love", "power"])
def test_the_hour_and_the_suit_have_no_influence(hour: str, suit: str) -> None:
    pack = pack_with(X="love: a b / c d", Y=f"{suit}: b e / f g", Z=f"{suit}: e b / g f")
    matching = table(row="X", tops="Y", pack=pack, hour=hour)
    matching.play("Y", at=1)
    assert matching.row == "X:1 Y:1"
    different = table(row="X", tops="Z", pack=pack, hour=hour)
    different.play("Z", at=1)
    assert different.row == "X:0 Z:0"


@pytest.mark.clause("WEA-GEO.6")
def test_name_and_reward_have_no_influence() -> None:
    """L03 is made the twin of H08 (M C) in all but suit; still C touches M."""
    twin = '{ name = "Broken Toy", runes = ["M", "C"], once = [0, 0, -2], twice = [2, 0, -1] }'
    t = table(row="H08", tops="L03", pack=pack_with(f"fate.L03.clouded={twin}"))
    t.play("L03", at=1)
    assert t.row == "H08:0 L03:0"


@pytest.mark.clause("WEA-GEO.7")
@pytest.mark.parametrize("below", ["b q", "q b", "b b"])
def test_runes_on_their_head_never_match(below: str) -> None:
    """The clear face of Y stands on its head and holds the rune that X shows."""
    t = table(row="X", tops="Y", pack=pack_with(X="love: a b / c d", Y=f"power: x y / {below}"))
    t.play("Y", at=1)
    assert t.row == "X:0 Y:0"


@pytest.mark.clause("WEA-GEO.8")
def test_a_half_turn_shows_the_other_face_and_keeps_the_place() -> None:
    t = table(row="W04 H09 P09", relics={"naga-stone": 1}, shards=12)
    shown = [t.runes.split()[1]]
    for _ in range(3):
        t.use("naga-stone", 1)
        shown.append(t.runes.split()[1])
        assert t.keys(t.s.row) == ["W04", "H09", "P09"]
    assert shown == ["EM", "MV", "EM", "MV"]
    assert t.s.rots[1] == 3


@pytest.mark.clause("WEA-GEO.9")
def test_the_order_changes_only_by_inserting() -> None:
    for seed in range(20):
        before: list[Card] = []
        for match in wander(GAME.start(seed, options={"difficulty": "master"}), seed):
            row = list(match.state.row)
            if len(row) >= len(before):
                assert [card for card in row if card in before] == before
            before = row
