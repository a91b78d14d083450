"""The `when` part: steps of a scenario, and scripted chance."""

from __future__ import annotations

import pytest

from fatebox.scenario import Scenario, ScenarioError
from fatebox.scenario.sheet import read_sheet
from tests.scenario.helpers import failures, market_failures, market_report, weaver

READ = """
[given]
segment = "read"
hour = "sun"
visitor = ["yorri"]
tops.0 = ["H09"]
tops.1 = ["L02"]
decks.0 = ["H01"]
"""
THEFT = """
seats = 3

[given]
segment = "market"
starter = 0
players.0.hand = ["thief", "lamp"]
players.1.hand = ["ward", "jade"]
players.2.hand = ["ward", "ward"]

[chance]
die = [1]
theft = ["jade"]

[[when]]
answer = ["give", 0, 1]

[[when]]
default = true

[[when]]
default = true
then = { asked = "act" }

[[when]]
answer = ["send", "thief", 1]
"""


def test_answers_are_given_in_order() -> None:
    steps = "[[when]]\nanswer = ['play', 'happiness', 0]\n[[when]]\nanswer = ['play', 'happiness', 1]\n"
    assert failures(READ + steps + "[then]\nrow = ['H09', 'H01']") == []


def test_an_illegal_answer_ends_the_scenario_with_what_was_legal() -> None:
    steps = "[[when]]\nanswer = ['play', 'happiness', 1]\n[then]\ngold = 99"
    assert failures(READ + steps) == [
        'when[0].answer: ["play", "happiness", 1] is not legal; '
        'seat 0 is asked read.play (WEA-REA.2): ["play", "happiness", 0], ["play", "love", 0]'
    ]


def test_an_answer_that_could_mean_several_options_is_not_guessed() -> None:
    assert failures(READ + "[[when]]\nanswer = ['play']") == [
        'when[0].answer: ["play"] could be any of ["play", "happiness", 0], ["play", "love", 0]'
    ]


def test_copies_of_a_card_are_one_and_the_same_to_an_answer() -> None:
    text = THEFT.replace('theft = ["jade"]', "") + "[[when]]\nseat = 1\nanswer = ['pass']\n"
    text += "[[when]]\nseat = 2\nanswer = ['ward']\n[then]\n'players[2].hand' = ['ward.3']"
    assert market_failures(text) == []


def test_arguments_that_are_left_out_may_be_nothing() -> None:
    text = READ + "shards = 3\nrelics = [1, 0, 0, 0, 0, 1]\n[[when]]\nanswer = ['use', 'veilglass-orb', {}]\n"
    assert failures(text.format("1") + "[then]\npoints = 1") == []
    assert failures(text.format("1, 'none'") + "[then]\npoints = 1") == []


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    assert market_failures(
        "[given]\nsegment = 'market'\n[chance]\ndie = [1]\n[[when]]\nseat = 1\ndefault = true"
    ) == [
        "when[0]: seat 1 is asked nothing here; seat 0 is asked give (TOY-MKT.1): "
        '["give", 0, 1], ["give", 0, 0]'
    ]


def test_when_the_game_is_over_nothing_can_be_answered() -> None:
    for step in ("default = true", "seat = 0\nanswer = ['finish']"):
        assert failures(f"[[when]]\nconcede = 0\n[[when]]\n{step}") == ["when[1]: the game is over"]


def test_the_default_can_be_taken() -> None:
    assert failures(READ + "[[when]]\ndefault = true\n[then]\nrow = ['H09']") == []


def test_a_seat_can_give_up() -> None:
    assert failures("[[when]]\nconcede = 0\n[then]\nresult.details.cause = 'gave_up'") == []


def test_giving_up_out_of_turn_is_reported() -> None:
    (failure,) = market_failures("[given]\nsegment = 'market'\n[[when]]\nconcede = 1")
    assert failure == "when[0].concede: seat 1 is not asked now"


def test_expectations_can_stand_between_the_steps() -> None:
    text = (
        READ + "[[when]]\nanswer = ['play', 'happiness', 0]\nthen = { row = ['H01'] }\n[then]\nrow = ['H09']"
    )
    assert failures(text) == ['when[0].then.row: expected ["H01"], found ["H09"]']


# --- refusals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "refusal",
    [
        "refuse = ['play', 'happiness', 1]",
        "refuse = ['use', 'mimic-chest']\nclause = 'WEA-REL.7'",
        "refuse = ['use', 'mimic-chest', 1]\nclause = 'WEA-REL.7'",
        "refuse = ['finish']\nseat = 0",
    ],
)
def test_what_is_refused_as_expected_passes(refusal: str) -> None:
    assert failures(READ + "[[when]]\n" + refusal) == []


def test_a_legal_option_is_not_refused() -> None:
    assert failures(READ + "[[when]]\nrefuse = ['play', 'happiness']\n[then]\nrow = []") == [
        'when[0].refuse: expected ["play", "happiness"] to be illegal; it is legal'
    ]


def test_a_refusal_for_another_reason_is_reported() -> None:
    refusal = "[[when]]\nrefuse = ['use', 'mimic-chest']\nclause = 'WEA-REL.8'"
    assert failures(READ + refusal) == ["when[0].refuse: expected a refusal by WEA-REL.8, found WEA-REL.7"]


def test_the_clause_of_another_refusal_or_of_the_question_does_not_count() -> None:
    """WEA-REL.7 refuses the Mimic Chest here, and WEA-REA.2 asks; neither refuses to finish."""
    for clause in ("WEA-REL.7", "WEA-REA.2"):
        assert failures(READ + f"[[when]]\nrefuse = ['finish']\nclause = '{clause}'") == [
            f"when[0].refuse: expected a refusal by {clause}, found no refusal of this option"
        ]


def test_illegal_options_can_name_their_clause_as_well() -> None:
    text = READ + "[then]\nillegal = [{ option = ['use', 'mimic-chest'], seat = 0, clause = '%s' }]"
    assert failures(text % "WEA-REL.7") == []
    assert failures(text % "WEA-REL.8") == [
        "then.illegal[0]: expected a refusal by WEA-REL.8, found WEA-REL.7"
    ]


def test_a_copy_that_is_refused_does_not_speak_for_another_card() -> None:
    """Given a hand with a card too dear, then the clause counts for that card alone."""
    text = """
        game = "phantom"
        name = "test"
        [given]
        segment = "adventure"
        turn = 1
        [given.players.0]
        hand = ["Bandar Explorer", "Talking Drums"]
        [[when]]
        refuse = ["activate", "Talking Drums", 0]
        clause = "PHA-ADV.4"
    """
    report = Scenario(read_sheet(text)).run()
    assert [str(failure) for failure in report.failures] == [
        "when[0].refuse: expected a refusal by PHA-ADV.4, found no refusal of this option"
    ]


def test_refusing_something_to_a_seat_that_is_not_asked_is_an_error() -> None:
    market_start = "[given]\nsegment = 'market'\n[chance]\ndie = [1]\n"
    with pytest.raises(
        ScenarioError, match=r"when\[0\]\.refuse: seat 1 is asked nothing here; seat 0 is asked"
    ):
        market_failures(market_start + "[[when]]\nseat = 1\nrefuse = ['pass']")
    with pytest.raises(ScenarioError, match=r"then\.illegal\[0\]: seat 1 is asked nothing here"):
        market_failures(market_start + "[then]\nillegal = [{ option = ['pass'], seat = 1 }]")


def test_refusing_something_when_the_game_is_over_is_an_error() -> None:
    with pytest.raises(ScenarioError, match=r"when\[1\]\.refuse: the game is over"):
        failures("[[when]]\nconcede = 0\n[[when]]\nrefuse = ['finish']")


# --- others pass -------------------------------------------------------------------------------------


def test_others_pass_until_the_seat_is_asked_again() -> None:
    text = THEFT + "rest = 'pass'\n[then]\nasked = { seat = 0, prompt = 'drop' }\n"
    assert market_failures(text + "'players[0].hand' = ['lamp', 'jade']") == []


def test_others_pass_only_where_a_pass_is_enough() -> None:
    text = "[given]\nsegment = 'auction'\n[[when]]\nseat = 0\nanswer = ['bid', 0]\nrest = 'pass'\n"
    assert market_failures(text + "[then]\nasked = { seat = 1, prompt = 'bid' }") == []


def test_the_seat_that_others_wait_for_is_the_one_that_answered_last() -> None:
    assert market_failures(THEFT + "[[when]]\nrest = 'pass'\n[then]\nasked = 0") == []


# --- chance ------------------------------------------------------------------------------------------


def test_chance_is_scripted_by_name_in_order() -> None:
    text = """
        [chance]
        removed = [["H10", "H11", "H12"], ["L10", "L11", "L12"]]
        deck = [["H09", "H01"], ["Thorned Rose"]]
        visitors = [["hespa"]]
        cycle = ["crimson-tide"]

        [then]
        tops.0 = ["H09"]
        decks.0.0 = "H01"
        tops.1 = ["L06"]
        visitor = ["Hespa"]
        hour = "moon"
    """
    assert failures(text) == []


def test_in_mid_game_chance_begins_at_the_given_position() -> None:
    text = "[given]\nsegment = 'market'\n[chance]\ndie = [3]\n[then]\ndie = 3"
    assert market_failures(text) == []


def test_a_scripted_name_means_whichever_copy_is_at_hand() -> None:
    text = THEFT.replace('"ward", "jade"]', '"ward", "jade.3"]') + "rest = 'pass'\n"
    assert market_failures(text + "[then]\n'players[0].hand.holds' = ['jade.3']") == []


def test_a_scripted_name_can_come_up_as_often_as_there_are_copies() -> None:
    text = "[chance]\ndeck = [['jade', 'lamp', 'jade']]\n[then]\n'players[0].hand' = ['jade', 'lamp', 'jade']"
    assert market_failures(text) == []


def test_outcomes_that_never_come_up_are_reported() -> None:
    text = "[given]\nsegment = 'market'\n[chance]\ndice = [3, 2]\n"
    assert market_failures(text) == ["chance.dice: 2 of 2 outcomes were never drawn"]


@pytest.mark.parametrize(
    ("chance", "message"),
    [
        ("cycle = ['yorri']", r"chance: scripted cycle: .* is not one of"),
        ("cycle = ['long-winter']", r"chance: scripted cycle: 'long-winter' is not one of"),
        ("removed = [['H01']]", r"chance: scripted removed: expected 3 of"),
        ("removed = ['H01']", r"chance: scripted removed: expected a list, got 'H01'"),
        ("visitors = [['H01']]", r"chance: scripted visitors: .* is not among the shuffled"),
    ],
)
def test_outcomes_that_cannot_happen_are_errors(chance: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        weaver(f"[chance]\n{chance}").start()


def test_outcomes_that_cannot_happen_later_on_are_errors_too() -> None:
    with pytest.raises(ScenarioError, match=r"chance: scripted theft: 'silk' is not one of"):
        market_failures(THEFT.replace('theft = ["jade"]', 'theft = ["silk"]') + "rest = 'pass'")


# --- faults ------------------------------------------------------------------------------------------


def test_a_fault_of_the_rules_is_reported_with_its_place() -> None:
    """The tests' own game does not check its positions: without an omen its rules stop at dusk."""
    given = "[given]\nsegment = 'market'\nrounds = 1\nomen = []\nomens_box = ['...']\n[chance]\ndie = [1]\n"
    report = market_report(given + 6 * "[[when]]\ndefault = true\n")
    assert isinstance(report.crash, IndexError)
    (failure,) = report.failures
    assert failure.where == "the rules"
    assert failure.what.startswith("stopped with IndexError: list index out of range (rules.py:")


def test_a_fault_at_the_given_position_is_an_error_that_says_so() -> None:
    with pytest.raises(
        ScenarioError, match=r"given: the rules cannot go on from here: stopped with IndexError"
    ):
        market_failures("[given]\nsegment = 'market'\nstarter = 9")


def test_the_report_says_all_in_words_and_as_data() -> None:
    report = weaver('clauses = ["WEA-ROT.1"]\n[then]\nround = 2').run()
    assert str(report) == "test: test: FAILED\n    then.round: expected 2, found 1"
    assert report.to_data() == {
        "path": "test",
        "game": "weaver",
        "name": "test",
        "clauses": ["WEA-ROT.1"],
        "ok": False,
        "failures": [{"where": "then.round", "what": "expected 2, found 1"}],
    }


def test_a_report_holds_the_match_as_it_was_left() -> None:
    report = weaver(READ + "[[when]]\ndefault = true").run()
    assert report.ok
    assert report.match is not None
    assert len(report.match.state.row) == 1


def test_options_seats_seed_and_changes_are_those_of_the_game() -> None:
    scenario: Scenario = weaver(
        "seats = 1\nseed = 12\nchanges = ['relics.naga-stone.price=1']\n[options]\ndifficulty = 'master'"
    )
    match = scenario.start()
    assert match.seed == 12
    assert match.options == {"difficulty": "master"}
    assert match.state.pack.relics["naga-stone"].price == 1
