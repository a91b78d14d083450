"""WEA-ROT and WEA-X2: matches, waves, combos, the three-turn limit and the tokens.

The whole procedure is compared with a second one in test_oracle.py.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from fatebox.games.weaver import GAME
from fatebox.kernel import IllegalAnswer
from tests.games.weaver.table import Table, pack_with, table, wander

SLITHER = {"naga-stone": 1}


@pytest.mark.clause("WEA-ROT.1")
def test_a_placed_card_and_the_neighbor_it_matches_turn() -> None:
    t = table(row="H09", tops="L02")
    t.play("L02", at=1)
    assert t.row == "H09:1 L02:1", "M and M match"


@pytest.mark.clause("WEA-ROT.1")
def test_nothing_turns_without_a_match() -> None:
    t = table(row="H01", tops="P07")
    t.play("P07", at=1)
    assert t.row == "H01:0 P07:0", "E and C differ"


@pytest.mark.clause("WEA-ROT.2", "WEA-ROT.3", "WEA-ROT.8")
def test_a_card_between_two_matches_turns_once_with_both() -> None:
    """R4. One after the other, Z would turn away from Y before Y could answer."""
    cards = {"X": "love: q a / r s", "Z": "wealth: a b / t u", "Y": "power: b v / w x"}
    t = table(row="X Y", tops="Z", pack=pack_with(**cards))
    t.play("Z", at=1)
    assert t.row == "X:1 Z:1 Y:1"
    assert t.waves == ["X Z Y"], "all in one wave"


@pytest.mark.clause("WEA-ROT.4")
def test_a_combo_turns_the_moving_and_the_resting_card() -> None:
    """R5: in the combo example H01 turns a second time, together with P07."""
    t = table(row="H01 P07", tops="L06")
    t.play("L06", at=0)
    assert t.waves == ["L06 H01", "H01 P07"]
    assert t.row == "L06:1 H01:2 P07:1"


@pytest.mark.clause("WEA-ROT.4")
def test_a_resting_card_may_have_turned_earlier_in_the_chain() -> None:
    """R30: A turned in the first wave and rested in the second; then it is set off again."""
    cards = {"A": "love: x a / y a", "B": "power: a e / f c", "C": "wealth: c g / h i"}
    t = table(row="B C", tops="A", pack=pack_with(**cards))
    t.play("A", at=0)
    assert t.waves == ["A B", "B C", "A B"]
    assert t.row == "A:2 B:3 C:1"


@pytest.mark.clause("WEA-ROT.5")
def test_cards_that_turned_together_do_not_set_each_other_off() -> None:
    """R6: V and V touch after the turn of H09 and L02; they stay."""
    t = table(row="H09", tops="L02")
    t.play("L02", at=1)
    assert t.runes == "MV VM"
    assert t.row == "H09:1 L02:1"


@pytest.mark.clause("WEA-ROT.5")
def test_cards_that_both_rest_do_not_set_each_other_off() -> None:
    """R6: the idle match of H09 and L02 stays idle when another card is placed."""
    t = table(row="H09:1 L02:1", tops="P01")
    t.play("P01", at=2)
    assert t.row == "H09:1 L02:1 P01:0"


@pytest.mark.clause("WEA-ROT.6")
def test_an_idle_match_acts_when_one_of_its_cards_turns_alone() -> None:
    """X and Y match idly; Z turns X, which shows Y its other rune: that one counts, and it matches."""
    cards = {"Z": "wealth: q z / r s", "X": "love: z a / w b", "Y": "power: b t / u v"}
    t = table(row="X:1 Y", tops="Z", pack=pack_with(**cards), relics=SLITHER, shards=4)
    assert t.runes.endswith("wb bt"), "an idle match"
    t.use("naga-stone", 0)
    assert t.row == "X:2 Y:0", "after the turn a touches b: nothing more happens"

    cards["X"] = "love: z b / w b"
    t = table(row="X Y", tops="Z", pack=pack_with(**cards))
    t.play("Z", at=0)
    assert t.waves == ["Z X", "X Y"]


@pytest.mark.clause("WEA-ROT.6")
def test_the_same_symbol_on_the_other_face_is_a_new_match() -> None:
    """R7: X shows b before and after its turn, printed elsewhere; Y rested."""
    cards = {"X": "love: x b / y b", "Y": "power: b t / u v"}
    t = table(row="X Y", pack=pack_with(**cards), relics=SLITHER, shards=4)
    t.use("naga-stone", 0)
    assert t.row == "X:2 Y:1"


@pytest.mark.clause("WEA-ROT.8")
def test_no_card_turns_twice_in_one_wave() -> None:
    for seed in range(30):
        t = Table(GAME.start(seed, options={"difficulty": "adept"}))
        for _ in wander(t.match, seed):
            pass
        turned = [[card for card, _ in event.args[0]] for event in t.events if event.kind == "turned"]
        assert all(len(wave) == len(set(wave)) for wave in turned)


@pytest.mark.clause("WEA-ROT.8", "WEA-ROT.9")
def test_turning_is_compulsory() -> None:
    """R8: the player neither chooses an order nor declines: the next decision comes after all turns."""
    t = table(row="H01 P07", tops="L06", decks="L02")
    with pytest.raises(IllegalAnswer):
        t.match.answer(("play", "love", 0, "still"))
    t.play("L06", at=0)
    assert t.prompt == "read.play"
    assert t.row == "L06:1 H01:2 P07:1"


@pytest.mark.clause("WEA-ROT.10")
@pytest.mark.parametrize("place", [0, 1])
def test_a_match_with_a_spent_card_has_no_effect(place: int) -> None:
    """R9: neither the spent card nor its live partner turns."""
    pack = pack_with(X="love: a a / a a", Y="power: a a / a a")
    t = table(row="X:3", tops="Y", pack=pack)
    t.play("Y", at=place)
    assert sorted(t.row.split()) == ["X:3", "Y:0"]


@pytest.mark.clause("WEA-ROT.10", "WEA-GEN.8")
def test_a_normal_card_turns_at_most_three_times() -> None:
    """X matches everything. Three cards come to it; it turns with each of them, then no more."""
    cards = {
        "X": "love: a a / a a",
        "P": "power: q a / r s",
        "Q": "wealth: a t / u v",
        "R": "happiness: w a / x y",
    }
    t = table(row="X", tops="P Q R", pack=pack_with(**cards), relics=SLITHER, shards=4)
    t.play("P", at=0)
    t.play("Q", at=2)
    t.play("R", at=1)
    assert t.row == "P:1 R:1 X:3 Q:1"
    assert 2 not in t.targets("naga-stone")


@pytest.mark.clause("WEA-ROT.10", "WEA-DTH.3")
def test_a_spent_card_is_no_matched_side_of_a_death_card() -> None:
    """R9, R45: equal runes on both sides, but the left neighbor is spent; Sever does not count it either."""
    pack = pack_with(X="love: a a / a a", D="death power: a b / c d", Y="wealth: b q / r s")
    t = table(row="X:3 D", tops="Y", pack=pack, relics={"living-blade": 1}, shards=5)
    assert t.targets("living-blade") == []
    t.play("Y", at=2)
    assert t.row == "X:3 D:0 Y:0"
    assert t.targets("living-blade") == [1], "the right side is matched"


@pytest.mark.clause("WEA-ROT.11")
def test_half_turns_belong_to_one_stay_in_the_row() -> None:
    t = table(row="H09:3 W05:1 W06:3 L02:2")
    t.finish()
    assert (t.s.row, t.s.rots) == ([], [])
    t.done()
    t.match.answer(("play", "love", 0))
    assert t.s.rots == [0]


@pytest.mark.clause("WEA-ROT.13", "WEA-REL.4")
def test_nothing_else_happens_inside_a_chain() -> None:
    """R10: a turn follows only a play, the use of an ability or another turn; nothing comes in between."""
    starts = ("played", "used", "tied", "turned")
    turns = 0
    for seed in range(40):
        t = Table(GAME.start(seed))
        for _ in wander(t.match, seed):
            pass
        for before, after in pairwise(event.kind for event in t.events):
            if after == "turned":
                turns += 1
                assert before in starts
    assert turns > 20


@pytest.mark.clause("WEA-X2.1")
def test_the_token_comes_with_the_second_half_turn_and_stays() -> None:
    t = table(row="W04 H09 P09", relics=SLITHER, shards=12)
    tokens = [t.tokens]
    for _ in range(3):
        t.use("naga-stone", 1)
        tokens.append(t.tokens)
    assert tokens == ["", "", "H09", "H09"]


@pytest.mark.clause("WEA-X2.1")
def test_the_token_counts_in_resolve_and_is_gone_after_it() -> None:
    """Under a blood moon Yorri pays 2 gold for each token."""
    t = table(row="H01 L01:2 L04:3 P01", hour="blood_moon", visitor="yorri")
    t.finish()
    assert t.s.gold == 4
    assert t.tokens == ""
    t.match.answer(("play", "love", 0))
    assert t.tokens == ""


@pytest.mark.clause("WEA-X2.2")
def test_four_tokens_are_enough_and_death_cards_have_none() -> None:
    """At most one for each of the four cards: Yorri pays 2 for each card, not for each half turn."""
    t = table(row="L01:3 L04:3 H01:3 P01:2", hour="blood_moon", visitor="yorri")
    assert len(t.tokens.split()) == 4
    gold = sum(t.s.pack.reward[card][rot][0] for card, rot in zip(t.s.row, t.s.rots, strict=True))
    t.finish()
    assert t.s.gold == gold + 8
    assert table(row="WD1:1 HD1:1 PD1:1 LD1:1").tokens == ""


@pytest.mark.clause("WEA-X2.3")
@pytest.mark.parametrize(("rot", "paid"), [(0, (0, 0, -2)), (1, (0, 1, 2)), (2, (0, 2, -1)), (3, (0, 2, 2))])
def test_the_token_decides_between_once_and_twice(rot: int, paid: tuple[int, int, int]) -> None:
    """R11: a card that never turned pays the "once" reward of its clouded face."""
    t = table(row=f"H09:{rot} L01 P01 L04:2", points=10)  # L04 pays 0/1/-1 with its token
    t.finish()
    assert t.reserves == (paid[0] + 1, paid[1] + 1, 10 + paid[2] - 1)
