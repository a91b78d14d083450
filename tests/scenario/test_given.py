"""Given: what is laid over a fresh state, and where the other cards go."""

from __future__ import annotations

import pytest

from fatebox.scenario import Scenario, ScenarioError
from fatebox.scenario.given import lay
from fatebox.scenario.names import CardNames
from fatebox.scenario.sheet import read_sheet
from tests.kernel.toy import GAME as TOY
from tests.scenario.helpers import cards_in_play, keys, market, weaver

READ = """
[given]
segment = "read"
hour = "sun"
visitor = ["yorri"]
"""


def test_plain_values_replace_and_the_rest_stays_fresh() -> None:
    state = weaver(READ + "gold = 7\nicons = ['sun', 'moon']").start().state
    assert (state.gold, state.icons, state.shards) == (7, ["sun", "moon"], 0)


def test_a_table_over_a_list_merges_by_index() -> None:
    match = market("[given.players.1]\ncoins = 9")
    assert [player.coins for player in match.state.players] == [3, 9]


def test_a_table_merges_into_a_table() -> None:
    match = weaver(READ + "[given.seen]\nH01 = 1\n").start()
    card = match.state.pack.box.find("H01")[0]
    assert match.state.seen == {card: 1}


def test_the_segment_starts_fresh_from_the_given_state() -> None:
    match = weaver("[given]\nsegment = 'renovate'\ngold = 5").start()
    assert match.decision is not None
    assert (match.state.segment, match.decision.prompt.id) == ("renovate", "renovate.buy")


def test_without_a_segment_the_game_starts_at_its_beginning() -> None:
    match = weaver("[given]\ngold = 5").start()
    assert (match.state.round, match.state.gold) == (1, 5)


def test_the_word_none_stands_for_nothing() -> None:
    assert weaver(READ + "result = 'none'\ntops.0 = ['H01']").start().result is None


# --- cards -------------------------------------------------------------------------------------------


def test_a_named_card_lies_where_it_is_named_and_nowhere_else() -> None:
    match = weaver(READ + "row = ['Sunless Garden', 'l02']\nrots = [0, 0]").start()
    assert keys(match, match.state.row) == ["H09", "L02"]
    assert set(cards_in_play(match).values()) == {1}


@pytest.mark.parametrize(
    "given",
    [
        "row = ['H01']\nrots = [0]",
        "decks.0 = ['H01', 'HD1']",
        "decks.0 = { 0 = 'HD4', 9 = 'H12' }",
        "decks = [['H01'], ['L01'], ['P01'], ['W01']]",
        "visitors = ['oskin', 'hespa', '...']",
        "cycle = ['crimson-tide']",
        "tops = [['H01'], [], ['P01'], []]\ndiscard = ['W01', 'WD1', 'WD2']",
        "box = []",
    ],
)
def test_no_card_is_lost_or_doubled(given: str) -> None:
    fresh = cards_in_play(weaver("").start())
    assert cards_in_play(weaver(READ + given).start()) == fresh


def test_a_card_that_makes_room_takes_the_place_of_the_one_that_came() -> None:
    """A seat that is not mentioned keeps the number of its cards."""
    for name in ("thief", "ward", "jade"):
        match = market(f"[given]\nsegment = 'market'\nplayers.0.hand = ['{name}', '{name}', '{name}']")
        assert [len(player.hand) for player in match.state.players] == [3, 3]
        assert {key.partition(".")[0] for key in keys(match, match.state.players[0].hand)} == {name}
        assert cards_in_play(match) == cards_in_play(TOY.start(1))


def test_cards_left_over_go_to_the_bottom_of_the_last_hidden_pile_of_their_kind() -> None:
    fresh, _ = TOY.set_up("scenario")
    dealt = [fresh.pack.box.keys[card] for card in fresh.players[0].hand]
    match = market("[given]\nsegment = 'market'\nplayers.0.hand = []")
    assert keys(match, match.state.deck)[-3:] == dealt


def test_a_card_never_goes_into_a_deck_of_another_kind() -> None:
    """At the highest level no Death card is in the box; those of Love still do not go into other decks."""
    text = "[options]\ndifficulty = 'fateweaver'\n" + READ + "decks.1 = []"
    match = weaver(text).start()
    for suit, deck in enumerate(match.state.decks):
        assert all(match.state.pack.suit[card] == suit for card in deck)
    assert len(match.state.box) == 24 + 10


def test_a_moved_card_is_known_to_nobody_unless_given_says_so() -> None:
    text = "[given]\nsegment = 'auction'\ndeck = ['lamp.1', 'lamp.2', '...']\nseen = { 'lamp.2' = 1 }"
    state = market(text).state
    assert {state.pack.box.keys[card]: mask for card, mask in state.seen.items()} == {"lamp.2": 1}


def test_three_dots_take_what_is_left_over() -> None:
    match = market("[given]\ndeck = []\ndiscard = ['jade.1', '...', 'jade.2']")
    assert match.state.deck == []
    assert keys(match, match.state.discard)[0] == "jade.1"
    assert keys(match, match.state.discard)[-1] == "jade.2"
    assert cards_in_play(match) == cards_in_play(TOY.start(1))


def test_three_dots_in_an_empty_pile_take_only_cards_that_the_game_puts_there() -> None:
    """Fate cards go to their discard pile, adventurers to theirs."""
    match = weaver(
        READ + "discard = ['...']\ndecks.0 = []\nvisitors_gone = ['...']\nvisitors_box = []"
    ).start()
    kinds = match.state.pack.box.kinds
    assert {kinds[card] for card in match.state.discard} == {"fate"}
    assert {kinds[card] for card in match.state.visitors_gone} == {"adventurer"}


def test_three_dots_take_only_cards_that_belong_there() -> None:
    match = market("[given]\nomens_gone = ['moth', '...']\nomen = []\nomens_box = []\nplayers.0.hand = []")
    assert sorted(keys(match, match.state.omens_gone)) == ["carp", "moth", "spider"]
    assert cards_in_play(match) == cards_in_play(TOY.start(1))


def test_named_cards_can_lie_above_the_rest_of_a_deck() -> None:
    match = market("[given]\nsegment = 'auction'\ndeck = ['jade', 'ward', '...']")
    assert keys(match, match.state.deck)[:2] == ["jade.1", "ward.1"]
    assert len(match.state.deck) == 18 - 2 * 3


# --- copies ------------------------------------------------------------------------------------------


def test_a_plain_name_takes_the_first_copy_not_used_yet() -> None:
    match = market("[given]\nsegment = 'market'\nplayers.0.hand = ['Lamp', 'lamp.2', 'Lamp']")
    assert keys(match, match.state.players[0].hand) == ["lamp.1", "lamp.2", "lamp.3"]


def test_too_many_copies_are_an_error() -> None:
    with pytest.raises(ScenarioError, match=r"discard\[3\]: all 3 copies of 'jade' are used already"):
        market("[given]\ndiscard = ['jade', 'jade', 'jade', 'jade']")


def test_exact_copies_named_after_plain_ones_do_not_clash() -> None:
    with pytest.raises(ScenarioError, match=r"discard\[1\]: 'lamp.1' already lies at given.discard\[0\]"):
        market("[given]\ndiscard = ['lamp', 'lamp.1']")


def test_references_go_to_cards_that_the_file_has_placed() -> None:
    text = READ + "row = ['L02', 'WD2', 'W03']\nrots = [0, 0, 0]\nknots = [['WD2', 'W03']]"
    state = weaver(text).start().state
    assert state.knots == [(state.row[1], state.row[2])]


# --- errors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            "row = ['H01', 'Muffled Chimes']",
            r"given\.row\[1\]: 'Muffled Chimes' already lies at given\.row\[0",
        ),
        ("row = ['H77']", r"given\.row\[0\]: no card is called 'H77'"),
        ("row = [3]", r"given\.row\[0\]: expected the name of a card, got 3"),
        ("row = 3", r"given\.row: expected a list, got 3"),
        ("rows = ['H01']", r"given\.rows: unknown; expected one of .*row"),
        ("gold = 'much'", r"given\.gold: expected int, got 'much'"),
        ("knots = [['H01', 'H77']]", r"given\.knots\[0\]\[1\]: no card is called 'H77'"),
        ("decks.7 = []", r"given\.decks\.7: the list has only 4 entries"),
        ("decks.love = []", r"given\.decks\.love: expected the number of an entry of the list given\.decks"),
        ("row.left = 'H01'", r"given\.row\.left: expected the number of an entry"),
        ("cycle = []\ncycles_box = []", r"given: .[a-z-]+. is left over; write .\.\.\.. in a pile where"),
        ("segment = 'tea'", r"given\.segment: expected one of refresh, read, resolve, renovate, got 'tea'"),
        ("seats = 2", r"given\.seats: expected `seats` at the top of the file"),
        ("rng = 3", r"given\.rng: expected the data of Rng"),
    ],
)
def test_errors_say_where_and_what_was_expected(given: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        weaver(f"[given]\n{given}").start()


def test_a_given_position_leaves_the_game_untouched() -> None:
    """A scenario that fails changes nothing that the next one would see."""
    before = weaver("").start()
    with pytest.raises(ScenarioError):
        weaver("[given]\nrow = ['H01', 'H01']").start()
    assert weaver("").start().state == before.state


def test_a_card_that_took_no_part_comes_into_play_when_it_is_named() -> None:
    fresh, _ = TOY.set_up("scenario")
    fresh.omen, fresh.omens_box = [], []
    laid = lay(TOY, fresh, {"omens_gone": ["carp"]}, CardNames(fresh.pack), "auction")
    assert [fresh.pack.box.keys[card] for card in laid.omens_gone] == ["carp"]
    assert laid.omen == laid.omens_box == []


def test_references_to_several_copies_go_to_one_after_the_other() -> None:
    text = """
        game = "outposts"
        name = "test"
        [given]
        segment = "fourth_step"
        groups = [["Thicket Wolf"], ["Thicket Wolf"]]
        players.0.offense = ["Thicket Wolf", "Thicket Wolf"]
        players.0.posts = [{}]
        players.1.posts = [{}]
    """
    state = Scenario(read_sheet(text)).start().state
    assert state.groups == [[card] for card in state.players[0].offense]
