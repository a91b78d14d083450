"""WEA-REA: four cards into the row, abilities in between, then the check; decisions D2, D3 and D10."""

from __future__ import annotations

from itertools import product

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.state.terms import SUITS
from fatebox.kernel import IllegalAnswer, Option, Record, UndoError
from fatebox.kernel.messages import Message
from tests.games.weaver.table import Table, pack_with, table


def plays(t: Table) -> list[Option]:
    return [option for option in t.options if option[0] == "play"]


@pytest.mark.clause("WEA-REA.1")
def test_four_cards_with_abilities_before_between_and_after() -> None:
    t = table(relics={"veilglass-orb": 1}, shards=15)
    for place in range(4):
        t.use("veilglass-orb")
        t.match.answer(("play", "love", place))
    t.use("veilglass-orb")
    assert t.s.points == 5, "five uses: before the first card, between any two, after the fourth"
    assert t.options == [("finish",)], "four cards lie, no shards are left"


@pytest.mark.clause("WEA-REA.1", "WEA-REL.6")
def test_several_abilities_may_follow_each_other_in_any_order() -> None:
    t = table(relics={"veilglass-orb": 1, "twin-hourglass": 1}, shards=13)
    t.use("twin-hourglass", "moon")
    t.use("veilglass-orb")
    t.use("mimic-chest", "love")
    t.use("veilglass-orb")
    assert (t.s.hour, t.s.points, t.s.shards) == ("moon", 2, 0)


@pytest.mark.clause("WEA-REA.2")
def test_a_play_takes_places_rotates_and_turns_up_in_this_order() -> None:
    """R35: the next card is turned up after the chain."""
    t = table(row="H01 P07", tops="L06", decks="L02 L03")
    t.play("L06", at=0)
    assert [event.kind for event in t.events] == ["played", "turned", "turned", "turned-up"]
    assert t.row == "L06:1 H01:2 P07:1"
    assert (t.top("love"), t.deck("love")) == ("L02", "L03")


@pytest.mark.clause("WEA-REA.2")
def test_also_the_fourth_card_makes_its_deck_show_the_next() -> None:
    """R35."""
    t = table(row="H01 P01 W03", tops="L02", decks="L07")
    t.play("L02", at=3)
    assert t.prompt == "read.finish"
    assert t.top("love") == "L07"


@pytest.mark.clause("WEA-REA.2", "WEA-REA.3")
def test_every_card_enters_with_its_clouded_face_upright() -> None:
    t = table(tops="H01 L01 P10 W03")
    for place, card in enumerate(("H01", "L01", "P10", "W03")):
        t.play(card, at=place)
    assert t.row == "H01:0 L01:0 P10:0 W03:0"
    assert t.runes == "AE DV EC VE"


@pytest.mark.clause("WEA-REA.3")
def test_the_way_up_is_no_choice() -> None:
    t = table(tops="H01")
    assert plays(t).count(("play", "happiness", 0)) == 1
    for turned in (("play", "happiness", 0, 1), ("play", "happiness", 0, "clear")):
        with pytest.raises(IllegalAnswer):
            t.match.answer(turned)


@pytest.mark.clause("WEA-REA.4")
def test_only_face_up_cards_can_be_played() -> None:
    t = table(tops="H01 W01", decks="L01 P01")
    before = t.s.copy()
    assert {option[1] for option in plays(t)} == {"happiness", "wealth"}
    with pytest.raises(IllegalAnswer, match=r"read\.play \(WEA-REA\.2\)"):
        t.match.answer(("play", "love", 0))
    assert t.s == before, "an illegal answer changes nothing"


@pytest.mark.clause("WEA-REA.4")
def test_face_down_cards_may_not_be_looked_at() -> None:
    t = table(tops="H01 L01", decks="H02 H03")
    assert t.match.view(0)["table"]["decks"][0] == [None, None]


@pytest.mark.clause("WEA-REA.5")
def test_any_mix_of_suits_is_legal() -> None:
    for suits in product(SUITS, repeat=4):
        t = table(hour="blood_moon")
        for suit in suits:
            t.match.answer(("play", suit, 0))
        assert tuple(SUITS[t.s.pack.suit[card]] for card in reversed(t.s.row)) == suits
        t.finish()
        assert t.match.result is None


@pytest.mark.clause("WEA-REA.6")
@pytest.mark.parametrize("row", ["", "H01", "H01 L01", "H01 L01 P08"])
def test_the_player_may_not_stop_before_four_cards(row: str) -> None:
    t = table(row=row)
    assert {option[0] for option in t.options} == {"play"}
    for way_out in (("finish",), ("pass",), ("done",)):
        with pytest.raises(IllegalAnswer):
            t.match.answer(way_out)


@pytest.mark.clause("WEA-REA.6", "WEA-GEO.1")
def test_the_player_may_not_play_a_fifth_card() -> None:
    t = table(row="H01 L01 P08 W03")
    assert plays(t) == []
    with pytest.raises(IllegalAnswer):
        t.match.answer(("play", "love", 4))


@pytest.mark.clause("WEA-REA.7")
@pytest.mark.parametrize(("turn", "place"), [(turn, place) for turn in range(4) for place in range(turn + 1)])
def test_the_required_suit_may_come_at_any_time_to_any_place(turn: int, place: int) -> None:
    t = table(visitor="yorri")
    for number in range(4):
        t.match.answer(("play", "happiness", place) if number == turn else ("play", "power", 0))
    t.finish()
    assert t.match.result is None, "Yorri, who demands Happiness, is content"


@pytest.mark.clause("WEA-REA.8")
def test_no_answer_takes_back_moves_or_exchanges_a_placed_card() -> None:
    t = table(row="H01 L01 P08", relics={"veilglass-orb": 1}, shards=9)
    assert {option[0] for option in t.options} == {"play", "use"}
    t.match.answer(("play", "love", 3))
    assert {option[0] for option in t.options} == {"finish", "use"}


@pytest.mark.clause("WEA-REA.8")
def test_a_placed_card_is_not_taken_back_even_if_nothing_was_revealed() -> None:
    """R48: a step back is forced, and the record says so."""
    t = table(row="H01 P01", tops="L01 W01", decks="")
    t.play("L01", at=2)
    assert t.match.why_no_undo(0) == Message("undo-final", clause="WEA-REA.2")
    with pytest.raises(UndoError):
        t.match.undo(0)
    t.match.undo(0, force=True)
    assert Record.of(t.match).undos[0].forced


@pytest.mark.clause("WEA-REA.8")
def test_an_ability_that_revealed_nothing_may_be_taken_back() -> None:
    """R48."""
    t = table(relics={"veilglass-orb": 1}, shards=3)
    t.use("veilglass-orb")
    t.match.undo(0)
    assert t.reserves == (0, 3, 0)


@pytest.mark.clause("WEA-REA.9")
def test_a_death_card_is_played_like_any_other() -> None:
    t = table(row="L02", tops="WD2")
    assert [option for option in plays(t) if option[1] == "wealth"] == [
        ("play", "wealth", 0),
        ("play", "wealth", 1),
    ]
    t.play("WD2", at=1)
    assert t.row == "L02:0 WD2:0"


@pytest.mark.clause("WEA-REA.9", "WEA-DTH.13")
def test_a_death_card_may_be_left_lying() -> None:
    t = table(row="H01 L01 P08", tops="WD2")
    t.match.answer(("play", "love", 3))
    t.finish()
    assert t.match.result is None
    assert t.top("wealth") == "WD2", "it lies there in the next round, too"


@pytest.mark.clause("WEA-REA.10")
def test_with_four_cards_the_player_finishes_or_uses_abilities() -> None:
    t = table(row="H01 L01 P08 W03", relics={"veilglass-orb": 1}, shards=3)
    assert t.options == [("finish",), ("use", "veilglass-orb", 1, None)]
    t.use("veilglass-orb")
    assert t.options == [("finish",)]
    assert t.prompt == "read.finish", "it is asked even if it is the only thing to do (R49)"


@pytest.mark.clause("WEA-REA.10")
def test_finishing_cannot_be_undone() -> None:
    """R48. Nothing is revealed between the end of the reading and the purchases."""
    t = table(row="H01 L01 P08 W03", gold=5)
    t.finish()
    assert t.prompt == "renovate.buy"
    assert t.match.why_no_undo(0) == Message("undo-final", clause="WEA-REA.10")


@pytest.mark.clause("WEA-REA.11", "WEA-END.3", "WEA-ADV.3")
@pytest.mark.parametrize(
    ("row", "ended"),
    [
        ("H01 WD2:0 P08 L01", "loss: death"),
        ("L01 P01 L04 W03", "loss: suit"),
        ("L01 WD2:0 P08 L04", "loss: death+suit"),
    ],
)
def test_a_failed_reading_loses_the_game_at_once(row: str, ended: str) -> None:
    """R34: if both checks fail, both causes are recorded."""
    t = table(row=row, visitor="yorri")
    t.finish()
    assert t.ended == ended
    assert t.options == []


@pytest.mark.clause("WEA-REA.11")
@pytest.mark.parametrize(
    ("row", "hour"),
    [
        ("H01 L01 P08 W03", "sun"),
        ("HD2:1 WD2:1 L01 P08", "sun"),
        ("P01 L01 L04 W03", "moon"),
        ("L01 L04 L07 L10", "blood_moon"),
    ],
)
def test_a_reading_passes_with_all_death_conquered_and_the_suit_present(row: str, hour: str) -> None:
    """Yorri demands Happiness by day, Power by night, nothing under a blood moon."""
    t = table(row=row, hour=hour, visitor="yorri")
    t.finish()
    assert t.match.result is None


@pytest.mark.clause("WEA-REA.11")
def test_death_is_checked_under_a_blood_moon_too() -> None:
    t = table(row="H01 WD2:0 P08 L01", hour="blood_moon")
    t.finish()
    assert t.ended == "loss: death"


@pytest.mark.clause("WEA-REA.12")
def test_a_move_that_leads_to_a_loss_is_legal() -> None:
    """R3: the fourth card may be a Death card at the end of the row, or one without the demanded suit."""
    t = table(row="L01 P01 L04", tops="H01 WD2", decks="", visitor="yorri")
    t.play("WD2", at=3)
    t.finish()
    assert t.ended == "loss: death+suit"


@pytest.mark.clause("WEA-GEO.2")
@pytest.mark.parametrize(
    ("row", "count"), [("", 4), ("H01", 8), ("H01 L01", 12), ("H01 L01 P08", 16)], ids=range(4)
)
def test_d2_offers_every_suit_at_every_place(row: str, count: int) -> None:
    """Decision D2: up to 4 x (n+1) plays."""
    t = table(row=row)
    n = len(t.s.row)
    assert t.options == [("play", suit, place) for suit in SUITS for place in range(n + 1)]
    assert len(t.options) == count


def test_d2_offers_the_suits_that_show_a_card() -> None:
    t = table(row="H01 P01", tops="L01 W01", decks="")
    assert t.options == [("play", suit, place) for suit in ("love", "wealth") for place in range(3)]


def test_d2_offers_abilities_with_every_legal_target() -> None:
    """R43: the target is chosen together with the use (D4 to D8)."""
    relics = {"naga-stone": 1, "twin-hourglass": 3}
    t = table(row="H01 L01:3", tops="H03 P01", decks="H04", relics=relics, shards=6)
    assert [option for option in t.options if option[0] == "use"] == [
        ("use", "mimic-chest", 1, "happiness"),
        ("use", "naga-stone", 1, 0),
        ("use", "twin-hourglass", 1, "moon"),
        ("use", "twin-hourglass", 1, "blood_moon"),
        ("use", "twin-hourglass", 2, None),
    ]


@pytest.mark.clause("WEA-REL.6")
@pytest.mark.parametrize("row", ["H01", "H01 L01 P08 W01"])
def test_shards_that_pay_for_no_ability_change_no_question(row: str) -> None:
    """Swallow costs four."""
    assert table(row=row, shards=3).options == table(row=row).options
    assert len(table(row=row, shards=4).options) > len(table(row=row).options)
    assert table(row=row, shards=3).options == table(row=row).options, "questions are shared, uses are not"


def test_d2_defaults_to_the_demanded_suit_at_the_right_end() -> None:
    """R40: the default is always legal."""
    assert table(row="L01 W01", visitor="yorri").default == ("play", "happiness", 2)
    assert table(row="L01 W01", visitor="yorri", hour="moon").default == ("play", "power", 2)


@pytest.mark.parametrize(
    ("given", "default"),
    [
        ({"row": "L01 P01", "visitor": "mirelda"}, ("play", "happiness", 2)),  # Power is there
        ({"row": "L01", "tops": "L02 W02", "decks": "", "visitor": "yorri"}, ("play", "love", 1)),
        ({"row": "H01", "hour": "blood_moon"}, ("play", "happiness", 1)),  # nothing is demanded
        ({"row": "", "tops": "P01 W01", "decks": "", "visitor": "fenwick"}, ("play", "wealth", 0)),
    ],
)
def test_d2_defaults_to_the_first_suit_otherwise(given: dict[str, str], default: Option) -> None:
    t = table(**given)  # type: ignore[arg-type]
    assert t.default == default
    assert default in t.options


def test_d2_defaults_to_a_play_whatever_abilities_there_are() -> None:
    t = table(row="H01", relics={"veilglass-orb": 1, "naga-stone": 1}, shards=20)
    assert t.default == ("play", "happiness", 1)


def test_d3_defaults_to_finishing() -> None:
    t = table(row="H01 L01 P08 W03", relics={"veilglass-orb": 1}, shards=9)
    assert t.default == ("finish",)


def test_a_play_without_any_choice_is_carried_out() -> None:
    """R49: one suit shows a card, the row is empty, no ability can be paid."""
    t = table(tops="H01", decks="H02 H03 H04 H05")
    assert t.row == "H01:0"


@pytest.mark.clause("WEA-END.5")
@pytest.mark.parametrize(
    "given", [{"row": ""}, {"row": "H01 L01 P08 W03"}, {"segment": "renovate", "gold": 9}]
)
def test_the_player_may_give_up_at_any_decision(given: dict[str, object]) -> None:
    """Decision D10."""
    t = table(**given)  # type: ignore[arg-type]
    assert t.match.decision is not None
    t.match.concede(0)
    assert t.ended == "loss: gave_up"
    assert t.match.decision is None


def test_the_games_verbs_are_those_of_its_options() -> None:
    """The declared verbs and arguments fit all options that are ever offered."""
    t = table(row="H01 WD2 P08", relics=dict.fromkeys(GAME.pack().relic_keys, 3), shards=20, gold=50)
    assert {(option[0], len(option) - 1) for option in t.options} == {("play", 2), ("use", 3)}
    for option in t.options:
        assert len(GAME.verbs[option[0]]) == len(option) - 1
        assert GAME.display.label(t.s, option).key.startswith(f"option-{option[0]}")


def test_runes_may_be_any_symbols() -> None:
    """Content is data: cards of one's own with runes of one's own play by the same rules."""
    t = table(row="X", tops="Y", pack=pack_with(X="love: sun ☽ / rune-7 x", Y="power: ☽ ☽ / x sun"))
    t.play("Y", at=1)
    assert t.row == "X:1 Y:1"
