"""WEA-REL.11 to WEA-REL.17: what the relics do."""

from __future__ import annotations

import pytest

from fatebox.kernel import IllegalAnswer
from tests.games.weaver.table import Table, pack_with, table

CARDS = {
    "D": "death love: a b / c d",
    "L": "power: p a / q r",  # matches the left side of D
    "R": "wealth: b s / t u",  # matches its right side
    "N": "happiness: v w / x y",  # matches nothing
    "O": "power: i j / k l",  # matches nothing
}
KNOT = "first-spindle"


def ours(row: str, tops: str = "", **relics: int) -> Table:
    """A table with the cards above; relics are named with `_` for `-`."""
    owned = {key.replace("_", "-"): rank for key, rank in relics.items()}
    return table(row=row, tops=tops, pack=pack_with(**CARDS), relics=owned, shards=30)


# --- Swallow -------------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.11")
def test_swallow_puts_the_face_up_card_under_its_deck() -> None:
    t = table(tops="W08 L01", decks="W01 W02 W03 W04 W05 W06", shards=4)
    t.use("mimic-chest", "wealth")
    assert t.top("wealth") == "W01"
    assert t.deck("wealth") == "W02 W03 W04 W05 W06 W08"
    assert t.s.shards == 0


@pytest.mark.clause("WEA-REL.11")
def test_swallow_needs_a_face_up_and_a_face_down_card() -> None:
    t = table(row="P01 P02", tops="H01 W01", decks="H02 L01", shards=4)
    assert t.targets("mimic-chest") == ["happiness"]


@pytest.mark.clause("WEA-REL.11")
def test_swallow_may_go_round_a_deck() -> None:
    t = table(tops="W08 L01", decks="W01", shards=8)
    t.use("mimic-chest", "wealth")
    t.use("mimic-chest", "wealth")
    assert (t.top("wealth"), t.deck("wealth")) == ("W08", "W01")


# --- Slither -------------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.12")
def test_slither_turns_a_live_normal_card() -> None:
    t = table(row="H01 WD2 L01:3 HD1:1", relics={"naga-stone": 1}, shards=4)
    assert t.targets("naga-stone") == [0]
    t.use("naga-stone", 0)
    assert t.row == "H01:1 WD2:0 L01:3 HD1:1"


@pytest.mark.clause("WEA-REL.12")
def test_slither_runs_the_chain() -> None:
    t = table(row="H01 P07", relics={"naga-stone": 1}, shards=4)
    t.use("naga-stone", 0)
    assert t.waves == ["H01", "H01 P07"]
    assert (t.row, t.tokens) == ("H01:2 P07:1", "H01")


# --- Sever ---------------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.13")
def test_sever_conquers_a_death_card_with_a_matched_side_alone() -> None:
    t = table(row="L02 WD2 W03", relics={"living-blade": 1}, shards=5)
    t.use("living-blade", 1)
    assert t.row == "L02:0 WD2:1 W03:0"


@pytest.mark.clause("WEA-REL.13")
@pytest.mark.parametrize(("rank", "targets"), [(1, [2]), (2, [2]), (3, [0, 2])])
def test_the_rank_says_how_many_sides_must_match(rank: int, targets: list[int]) -> None:
    """D lies beside N without a match, E beside R with one."""
    pack = pack_with(**CARDS, E="death power: e b / f g")
    t = table(row="D N E R", pack=pack, relics={"living-blade": rank}, shards=5)
    assert t.targets("living-blade") == targets


@pytest.mark.clause("WEA-REL.13")
def test_sever_runs_the_chain() -> None:
    """D is conquered and now shows d to E, whose right side is held: E turns with R."""
    pack = pack_with(**CARDS, E="death power: d b / f g")
    t = table(row="N D E R", pack=pack, relics={"living-blade": 3}, shards=4)
    t.use("living-blade", 1)
    assert t.row == "N:0 D:1 E:1 R:1"


# --- Knot ----------------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.14")
def test_two_live_normal_cards_turn_at_once() -> None:
    t = ours("N O", first_spindle=1)
    t.use(KNOT, 0)
    assert t.row == "N:1 O:1"
    assert t.s.knots == [], "nothing is left tied"


@pytest.mark.clause("WEA-REL.14")
def test_a_knot_of_normal_cards_runs_the_chain_with_both_as_moved() -> None:
    """X and Y turn; Y then matches the resting Z. X and Y match again, idly."""
    cards = {"X": "love: m n / o p", "Y": "power: q r / p s", "Z": "wealth: s t / u v"}
    t = table(row="X Y Z", pack=pack_with(**cards), relics={KNOT: 1}, shards=5)
    t.use(KNOT, 0)
    assert t.waves == ["X Y", "Y Z"]
    assert t.row == "X:1 Y:2 Z:1"


@pytest.mark.clause("WEA-REL.14")
def test_a_tied_side_of_a_death_card_counts_as_matched() -> None:
    t = ours("L D N", first_spindle=1)
    t.use(KNOT, 1)
    assert t.waves == ["L D N"]
    assert t.row == "L:1 D:1 N:1"
    assert t.s.knots == []


@pytest.mark.clause("WEA-REL.14")
def test_a_knot_waits_for_the_other_side() -> None:
    """N and D are tied and nothing turns; then R comes to the other side."""
    t = ours("N D", "R", first_spindle=1)
    t.use(KNOT, 0)
    assert t.waves == []
    t.play("R", at=2)
    assert t.row == "N:1 D:1 R:1"


@pytest.mark.clause("WEA-REL.14")
def test_both_sides_may_be_tied() -> None:
    t = ours("N D O", first_spindle=1)
    t.use(KNOT, 0)
    t.use(KNOT, 1)
    assert t.row == "N:1 D:1 O:1"


@pytest.mark.clause("WEA-REL.14")
@pytest.mark.parametrize(
    ("row", "targets"),
    [
        ("N O", [0]),  # live and live
        ("N:3 O", []),  # spent and live
        ("N:3 D", []),  # spent and Death
        ("L D", []),  # Death, matching already
        ("N D", [0]),  # Death, not matching
        ("N D:1", []),  # conquered and live
        ("L:2 R:2", [0]),  # live, with tokens
    ],
)
def test_legal_pairs(row: str, targets: list[int]) -> None:
    assert ours(row, first_spindle=1).targets(KNOT) == targets


@pytest.mark.clause("WEA-REL.14")
def test_two_death_cards_can_be_tied_if_one_is_unconquered() -> None:
    pack = pack_with(**CARDS, E="death power: e f / g h")
    for row, targets in (("E D", [0]), ("E:1 D", [0]), ("E D:1", [0]), ("E:1 D:1", [])):
        assert table(row=row, pack=pack, relics={KNOT: 1}, shards=5).targets(KNOT) == targets


@pytest.mark.clause("WEA-REL.14")
def test_a_pair_cannot_be_tied_twice() -> None:
    """Tied cards count as matching."""
    t = ours("N D", first_spindle=1)
    t.use(KNOT, 0)
    assert t.targets(KNOT) == []


@pytest.mark.clause("WEA-REL.14")
def test_a_card_put_between_ends_a_knot() -> None:
    """R41. With O between N and D the Knot is gone for good: R completes nothing."""
    t = ours("N D", "O R", first_spindle=1)
    t.use(KNOT, 0)
    t.play("O", at=1)
    assert t.s.knots == []
    t.play("R", at=3)
    assert t.row == "N:0 O:0 D:0 R:0"


@pytest.mark.clause("WEA-REL.14")
def test_a_turn_by_slither_ends_a_knot() -> None:
    """R41: ends it before the chain of that turn is looked at."""
    t = ours("N D", "R", first_spindle=1, naga_stone=1)
    t.use(KNOT, 0)
    t.use("naga-stone", 0)
    assert t.s.knots == []
    t.play("R", at=2)
    assert t.row == "N:1 D:0 R:0"


@pytest.mark.clause("WEA-REL.14")
def test_a_turn_by_sever_ends_a_knot() -> None:
    """R41; the tied side counts as the matched side that Sever asks for."""
    t = ours("N D", first_spindle=1, living_blade=1)
    assert t.targets("living-blade") == []
    t.use(KNOT, 0)
    t.use("living-blade", 1)
    assert t.row == "N:0 D:1"
    assert t.s.knots == []


@pytest.mark.clause("WEA-REL.14")
def test_a_turn_in_a_wave_ends_a_knot() -> None:
    """R41. N turns with M, the tied D is not reached again."""
    pack = pack_with(**CARDS, M="wealth: e v / f g")
    t = table(row="N D", tops="M L", pack=pack, relics={KNOT: 1}, shards=5)
    t.use(KNOT, 0)
    t.play("M", at=0)
    assert t.row == "M:1 N:1 D:0"
    assert t.s.knots == []


@pytest.mark.clause("WEA-REL.14")
def test_another_knot_on_one_of_the_cards_ends_a_knot() -> None:
    """R41. M and N are turned by a Knot of their own."""
    pack = pack_with(**CARDS, M="wealth: e f / g h")
    t = table(row="M N D", pack=pack, relics={KNOT: 1}, shards=10)
    t.use(KNOT, 1)
    t.use(KNOT, 0)
    assert t.row == "M:1 N:1 D:0"
    assert t.s.knots == []


# --- Turn the Hour -------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.15")
@pytest.mark.parametrize(
    ("rank", "hour", "targets"),
    [
        (1, "sun", ["moon"]),
        (1, "moon", ["sun"]),
        (1, "blood_moon", []),
        (2, "sun", ["moon", "blood_moon"]),
        (2, "moon", ["sun", "blood_moon"]),
        (2, "blood_moon", ["sun", "moon"]),
        (3, "blood_moon", ["sun", "moon"]),
    ],
)
def test_the_hours_offered_depend_on_the_rank(rank: int, hour: str, targets: list[str]) -> None:
    t = table(hour=hour, relics={"twin-hourglass": rank}, shards=3)
    assert t.targets("twin-hourglass") == targets


@pytest.mark.clause("WEA-REL.15")
@pytest.mark.parametrize(("rank", "targets"), [(1, ["sun"]), (2, ["sun", "blood_moon"])])
def test_the_hour_that_counts_now_is_turned_not_the_printed_one(rank: int, targets: list[str]) -> None:
    t = table(relics={"twin-hourglass": rank}, shards=6)
    t.use("twin-hourglass", "moon")
    assert t.targets("twin-hourglass") == targets


@pytest.mark.clause("WEA-REL.15")
def test_the_last_hour_named_counts_for_this_round_only() -> None:
    t = table(row="H01 L01 P01 L04", relics={"twin-hourglass": 2}, shards=4, visitor="yorri")
    t.use("twin-hourglass", "moon")
    t.use("twin-hourglass", "blood_moon")
    assert t.s.hour == "blood_moon"
    assert t.s.icons == ["sun"], "the icon is not changed"
    t.finish()
    assert (t.s.round, t.s.hour) == (2, "sun"), "the second icon of the Long Summer"
    assert t.s.gold == 0, "no token, no demand: Yorri paid nothing"


@pytest.mark.clause("WEA-REL.15", "WEA-ADV.1")
def test_the_hour_at_the_end_of_the_reading_decides_check_and_pay() -> None:
    """R33: cards were placed by day; at night Yorri demands Power and pays 1 for each Love card."""
    t = table(row="L01 L04 P01 W01", relics={"twin-hourglass": 1}, shards=3, visitor="yorri")
    t.use("twin-hourglass", "moon")
    t.finish()
    assert t.match.result is None, "there is no Happiness, but none was asked for"
    assert t.s.gold == 1 + 2


# --- Hasten --------------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.16", "WEA-REF.1")
def test_hasten_moves_the_cover_one_icon_further() -> None:
    """R42: two icons are newly shown, the last one is the hour; the round of the other is not played."""
    t = table(row="H01 L01 P01 L04", relics={"twin-hourglass": 3}, shards=6)
    t.use("twin-hourglass", line=2)
    t.finish()
    assert t.s.icons == ["sun", "sun", "moon"]
    assert (t.s.round, t.s.hour) == (2, "moon")
    assert t.s.hastened == 0, "the Refresh after that moves by one again"


@pytest.mark.clause("WEA-REL.16")
def test_each_use_moves_it_one_further() -> None:
    t = table(row="H01 L01 P01 L04", relics={"twin-hourglass": 3}, shards=12)
    t.use("twin-hourglass", line=2)
    t.use("twin-hourglass", line=2)
    t.finish()
    assert len(t.s.icons) == 4


@pytest.mark.clause("WEA-REL.16", "WEA-REF.2", "WEA-END.1")
@pytest.mark.parametrize(("icon", "uses"), [(9, 1), (9, 2), (8, 2)])
def test_the_game_ends_if_the_cover_cannot_make_every_move(icon: int, uses: int) -> None:
    """R39, R44: a game can be shorter only by Hasten. It may be used more often than icons are covered."""
    t = table(row="H01 L01 P01 W01", icon=icon, relics={"twin-hourglass": 3}, shards=12, visitor="yorri")
    for _ in range(uses):
        t.use("twin-hourglass", line=2)
    t.finish()
    while t.prompt == "renovate.buy":
        t.done()
    assert t.ended == "win"
    assert t.s.round == icon


@pytest.mark.clause("WEA-REL.16")
def test_there_is_no_use_when_the_cover_shows_icon_ten() -> None:
    t = table(icon=10, relics={"twin-hourglass": 3}, shards=6)
    assert t.targets("twin-hourglass", line=2) == []
    with pytest.raises(IllegalAnswer):
        t.use("twin-hourglass", line=2)


@pytest.mark.clause("WEA-REL.16", "WEA-ADV.7")
def test_after_hasten_visitors_are_left_over() -> None:
    """R46: visitors cannot run out, each round uses an icon of its own."""
    t = table(row="H01 L01 P01 W01", icon=9, relics={"twin-hourglass": 3}, shards=6)
    t.use("twin-hourglass", line=2)
    t.finish()
    while t.prompt == "renovate.buy":
        t.done()
    assert len(t.s.visitors) == 1


# --- Gaze ----------------------------------------------------------------------------------------


@pytest.mark.clause("WEA-REL.17")
@pytest.mark.parametrize(("rank", "gain"), [(1, 1), (2, 1), (3, 2)])
def test_gaze_moves_the_tracker_up_at_once(rank: int, gain: int) -> None:
    """R44: it has no target and can be used whenever it can be paid."""
    t = table(relics={"veilglass-orb": rank}, shards=3, points=14)
    t.use("veilglass-orb")
    assert t.s.points == 14 + gain
    assert t.s.rank() == "adept"
