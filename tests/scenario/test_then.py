"""Then: what is compared, and what a failed expectation says."""

from __future__ import annotations

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Event
from fatebox.scenario import ScenarioError
from fatebox.scenario.happened import event_kinds
from tests.scenario.helpers import failures, market_failures, weaver

TABLE = """
[given]
segment = "read"
round = 3
hour = "moon"
visitor = ["yorri"]
row = ["H09", "L02"]
rots = [1, 1]
tops = [["H01"], [], [], []]
decks.0 = ["H02", "H03"]
decks.1 = []

[then]
"""


@pytest.mark.parametrize(
    "expected",
    [
        "round = 3",
        'hour = "moon"',
        'row = ["H09", "L02"]',
        'row = ["Sunless Garden", "l02"]',
        '"row[0]" = "H09"',
        '"row[-1]" = "L02"',
        '"row.size" = 2',
        '"row.holds" = ["L02"]',
        '"row.lacks" = ["H01"]',
        '"row.set" = ["L02", "H09"]',
        '"decks[1]" = []',
        "[then.rots]\n1 = 1",
        "[then.tops]\n0 = ['H01']\n1 = []",
        'result = "none"',
        'segment = "read"',
        "relics.0 = 1",
        '"seen.H09" = "none"',
        "seen = {}",
        "knots = []",
    ],
)
def test_what_is_so_passes(expected: str) -> None:
    assert failures(TABLE + expected) == []


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        ("round = 4", "then.round: expected 4, found 3"),
        ('row = ["H09"]', 'then.row: expected ["H09"], found ["H09", "L02"]'),
        ('row = ["L02", "H09"]', 'then.row: expected ["L02", "H09"], found ["H09", "L02"]'),
        ('"row[1]" = "H09"', 'then.row[1]: expected "H09", found "L02"'),
        ('"row[2]" = "H09"', 'then.row[2]: the list has only 2 entries: ["H09", "L02"]'),
        ('"row.size" = 3', "then.row.size: expected 3, found 2"),
        ('"row.holds" = ["H01"]', 'then.row.holds: missing ["H01"]; found ["H09", "L02"]'),
        ('"row.lacks" = ["l02"]', 'then.row.lacks: expected none of ["l02"], found ["L02"]'),
        (
            '"row.set" = ["L02", "H01"]',
            'then.row.set: missing ["H01"], not expected ["H09"]; found ["H09", "L02"]',
        ),
        ("[then.rots]\n1 = 2", "then.rots[1]: expected 2, found 1"),
        ('result.outcome = "win"', 'then.result: expected {"outcome": "win"}, found "none"'),
        ("round = true", "then.round: expected true, found 3"),
        ('round = "3"', 'then.round: expected "3", found 3'),
        ('seen = ["H01"]', 'then.seen: expected ["H01"], found {}'),
        ("row = {}", 'then.row: expected {}, found ["H09", "L02"]'),
    ],
)
def test_what_is_not_so_is_reported_with_what_is_there(expected: str, message: str) -> None:
    assert failures(TABLE + expected) == [message]


def test_a_field_that_does_not_exist_is_reported_with_those_that_do() -> None:
    (failure,) = failures(TABLE + "gould = 3")
    assert failure.startswith("then.gould: there is no 'gould'; there is seats, segment")


def test_every_failed_expectation_is_reported() -> None:
    assert failures(TABLE + "round = 4\ngold = 9\nshards = 0") == [
        "then.round: expected 4, found 3",
        "then.gold: expected 9, found 0",
    ]


def test_copies_are_equal_by_name_and_exact_names_count_first() -> None:
    text = "[given]\nsegment = 'auction'\nplayers.0.hand = ['lamp', 'lamp', 'jade']\n[then]\n"
    assert market_failures(text + "'players[0].hand' = ['Lamp', 'lamp.2', 'JADE']") == []
    assert market_failures(text + "'players[0].hand.set' = ['lamp', 'jade', 'lamp.1']") == []
    assert market_failures(text + "'players[0].hand.holds' = ['lamp', 'lamp', 'lamp']") == [
        'then.players[0].hand.holds: missing ["lamp"]; found ["lamp.1", "lamp.2", "jade.1"]'
    ]
    assert market_failures(text + "[then.players.0]\ncoins = 4\nout = false") == [
        "then.players[0].coins: expected 4, found 3"
    ]


def test_keys_of_a_dictionary_that_hold_dots_are_quoted() -> None:
    text = "[given]\nsegment = 'auction'\nseen = { 'lamp.1' = 2 }\n[then]\n"
    assert market_failures(text + """'seen["lamp.1"]' = 2""") == []
    assert market_failures(text + """'seen["lamp.1"]' = 1""") == ["then.seen.lamp.1: expected 1, found 2"]


def test_an_empty_table_is_equal_to_nothing_but_an_empty_one() -> None:
    text = "[given]\nsegment = 'auction'\nseen = { 'lamp.1' = 2 }\n[then]\n"
    assert market_failures(text + "seen = {}") == ['then.seen: expected {}, found {"lamp.1": 2}']


# --- views and events --------------------------------------------------------------------------------

HANDS = "[given]\nsegment = 'auction'\nplayers.0.hand = ['lamp', 'jade']\nseen = { 'jade.1' = 2 }\n"


def test_what_a_seat_sees_can_be_checked() -> None:
    assert market_failures(HANDS + "[then]\n'view[0].players[0].hand' = ['lamp', 'jade']") == []
    assert market_failures(HANDS + "[then]\n'view[1].players[0].hand' = ['none', 'jade']") == []
    assert market_failures(HANDS + "[then]\n'view.spectator.players[0].hand' = ['none', 'none']") == []
    assert market_failures(HANDS + "[then]\n'view[1].players[0].hand.lacks' = ['jade']") == [
        'then.view.1.players[0].hand.lacks: expected none of ["jade"], found ["jade.1"]'
    ]


def test_sealed_fields_are_in_no_view() -> None:
    (failure,) = market_failures(HANDS + "[then]\n'view[0].seen' = 'none'")
    assert failure.startswith("then.view.0.seen: there is no 'seen'; there is seats")


PLAYED = """
[given]
segment = "read"
hour = "sun"
visitor = ["yorri"]
tops = [["H09"], ["L02"], [], []]
decks.0 = ["H01", "H02"]

[[when]]
answer = ["play", "happiness", 0]
then = { %s }
"""


@pytest.mark.parametrize(
    "expected",
    [
        'events = [["played", "H09", 0], ["turned-up", "happiness", "H01"]]',
        'events = [["played"], ["turned-up"]]',
        '"events.holds" = [["turned-up", "happiness"]]',
        '"events.lacks" = [["turned", "H09"], ["played", "H01"]]',
        '"events.set" = [["turned-up"], ["played", "Sunless Garden"]]',
        '"events.size" = 2',
    ],
)
def test_events_that_happened_pass(expected: str) -> None:
    assert failures(PLAYED % expected) == []


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        ('events = [["played"]]', 'events: expected [["played"]], found [["played", '),
        (
            'events = [["turned-up"], ["played"]]',
            'events: expected [["turned-up"], ["played"]], found [["played"',
        ),
        (
            '"events.holds" = [["played", "H01"]]',
            'events.holds: missing [["played", "H01"]]; found [["played", ',
        ),
        ('"events.lacks" = [["played"]]', 'events.lacks: expected none of [["played"]], found [["played", '),
        ('"events.set" = [["played"]]', 'events.set: not expected [["turned-up", '),
        ('"events.size" = 1', "events.size: expected 1, found 2"),
    ],
)
def test_other_events_are_reported(expected: str, message: str) -> None:
    (failure,) = failures(PLAYED % expected)
    assert failure.startswith(f"when[0].then.{message}")


def test_at_the_end_all_events_count_in_a_step_only_its_own() -> None:
    again = "[[when]]\nanswer = ['play', 'happiness', 1]\nthen = { 'events.size' = 2 }\n"
    assert failures(PLAYED % '"events.size" = 2' + again + "[then]\n'events.size' = 4") == []


# --- what is asked -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "expected",
    [
        'asked = "read.play"',
        "asked = 0",
        'asked = { seat = 0, prompt = "read.play", clause = "WEA-REA.2" }',
        'asked = { default = ["play", "happiness", 2] }',
        'legal = [["play", "happiness", 2], ["play"]]',
        'illegal = [["play", "happiness", 3], ["play", "love"], ["finish"]]',
        'options = [["play", "happiness", 0], ["play", "happiness", 1], ["play", "happiness", 2]]',
        'options = [["play", "happiness"]]',
    ],
)
def test_questions_and_options_that_are_as_expected_pass(expected: str) -> None:
    assert failures(TABLE + expected) == []


ASKED = (
    "seat 0 is asked read.play (WEA-REA.2): "
    '["play", "happiness", 0], ["play", "happiness", 1], ["play", "happiness", 2]'
)


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        (
            'asked = "read.finish"',
            'then.asked: expected {"prompt": "read.finish"}, found {"prompt": "read.play"}',
        ),
        ("asked = 1", 'then.asked: expected {"seat": 1}, found {"seat": 0}'),
        ('asked = "nobody"', f"then.asked: expected nobody; {ASKED}"),
        ('legal = [["finish"]]', f'then.legal[0]: expected ["finish"] to be legal; {ASKED}'),
        (
            'illegal = [["play", "happiness"]]',
            'then.illegal[0]: expected ["play", "happiness"] to be illegal; it is legal',
        ),
        (
            'options = [["play", "happiness", 0], ["play", "happiness", 2]]',
            'then.options: ["play", "happiness", 1] is legal, too',
        ),
    ],
)
def test_other_questions_and_options_are_reported(expected: str, message: str) -> None:
    assert failures(TABLE + expected) == [message]


def test_when_the_game_is_over_nobody_is_asked() -> None:
    text = "[[when]]\nconcede = 0\n[then]\n"
    assert failures(text + "asked = 'nobody'\nresult = { outcome = 'loss', winners = [] }") == []
    assert failures(text + "asked = 0") == ['then.asked: expected {"seat": 0}, found nobody']
    assert failures(text + "legal = [['finish']]") == [
        'then.legal[0]: expected ["finish"] to be legal; nobody is asked anything'
    ]


def test_each_seat_of_a_joint_decision_is_asked() -> None:
    assert market_failures("[then]\nasked = { seat = 1, prompt = 'bid' }\nlegal = [['bid', 2]]") == []


def test_long_lists_of_options_are_cut() -> None:
    text = """
        [given]
        segment = "read"
        hour = "sun"
        visitor = ["yorri"]
        row = ["H09", "L02", "W06"]
        rots = [0, 0, 0]
        tops = [["H01"], ["L01"], ["P01"], ["W01"]]
        shards = 20
        relics = [1, 1, 0, 1, 0, 0]

        [then]
        legal = [["finish"]]
    """
    match = weaver(text).start()
    assert match.decision is not None
    (failure,) = failures(text)
    assert failure.endswith(f" and {len(match.decision.options) - 24} more")
    assert failure.count('["play"') + failure.count('["use"') == 24


# --- errors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        ('"row[" = 1', r"then\.row\[: expected a path such as row, rots\[1\]"),
        (
            '"row.length" = 1',
            r"then\.row\.length: then\.row is a list; expected an index, size, holds, lacks or set",
        ),
        ('"row.holds" = "H01"', r"then\.row\.holds: expected a list, got 'H01'"),
        ('"row.lacks" = ["H77"]', r"then\.row\.lacks\[0\]: no card is called 'H77'"),
        ('"rots.lacks" = ["one"]', r"then\.rots\.lacks\[0\]: expected int, got 'one'"),
        ('"row.holds" = ["H77"]', r"then\.row\.holds\[0\]: no card is called 'H77'"),
        ('row = ["H77"]', r"then\.row\[0\]: no card is called 'H77'"),
        ('"seen.H77" = "none"', r"then\.seen\.H77: no card is called 'H77'"),
        ("view = 3", r"then\.view: expected a table for a seat or for 'spectator', got 3"),
        ('"view[1].row" = []', r"then\.view\.1: expected 0 or spectator"),
        ("events = 3", r"then\.events: expected a list of events, got 3"),
        (
            'events = ["played"]',
            r"""then\.events\[0\]: expected an event such as \["kind", ...\], got 'played'""",
        ),
        (
            '"events.lacks" = [["plaid"]]',
            r"then\.events\.lacks\[0\]: .* has no event 'plaid'; did you mean .*played",
        ),
        (
            '"events.some" = []',
            r"then\.events\.some: expected a list of events under size, holds, lacks or set",
        ),
        ("asked = [1]", r"then\.asked: expected a prompt, a seat, a table or 'nobody', got \[1\]"),
        ("asked.who = 1", r"then\.asked\.who: unknown; expected seat, prompt, clause or default"),
        ("legal = 3", r"then\.legal: expected a list of options, got 3"),
        ('legal = ["play"]', r"""then\.legal\[0\]: expected an option such as \["verb", ...\], got 'play'"""),
        ('legal = [["sing"]]', r"then\.legal\[0\]: Fate Weaver has no verb 'sing'; it has play, use"),
        ('legal = [["finish", 3]]', r"then\.legal\[0\]: finish takes nothing; got \[3\]"),
        (
            'illegal = [["play", "love", 1, 2]]',
            r"then\.illegal\[0\]: play takes suit, place; got \['love', 1, 2\]",
        ),
    ],
)
def test_expectations_that_make_no_sense_are_errors(expected: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        weaver(TABLE + expected).run()


def test_the_kinds_of_events_of_every_game_are_known() -> None:
    """Given one answer of each game, then what happened can be named."""
    for game in game_ids():
        events: list[Event] = []
        match = load_game(game).start(1, listener=events.append)
        for _ in range(20):
            if match.decision is not None:
                match.answer(match.decision.options[0])
        assert events
        assert {event.kind for event in events} <= event_kinds(load_game(game).package)
