"""Short forms: what would be laborious to write out takes one line."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven.state.terms import FREE, MARKERS
from fatebox.kernel import Match
from fatebox.scenario import Report, Scenario, ScenarioError
from fatebox.scenario.sheet import read_sheet


def report(game: str, text: str) -> Report:
    """The report of a scenario of a game."""
    return Scenario(read_sheet(f'game = "{game}"\nname = "test"\n{text}')).run()


def start(game: str, given: str) -> Match[Any]:
    """The given position of a game."""
    return Scenario(read_sheet(f'game = "{game}"\nname = "test"\n[given]\n{given}')).start()


# --- Fate of Fantos ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hired",
    [
        "legacies = ['Knight', { card = 'Cook', shards = 3, state = 'tasked' }]",
        "tableau = ['Knight', 'Cook']\nlegacies = [{ card = 'Cook', shards = 3, state = 'tasked' }]",
    ],
)
def test_a_legacy_is_hired_in_one_line(hired: str) -> None:
    """Given Legacies by name alone, then they have their Hiring Cost, their Citadel and their place."""
    s = start("fantos", f"[given.citadels.1]\n{hired}").state
    knight, cook = s.citadels[1].legacies
    assert [s.pack.name(card) for card in s.citadels[1].tableau] == ["Knight", "Cook"]
    assert (knight.seat, knight.shards, knight.state) == (1, s.pack.hiring_cost[knight.card], "untasked")
    assert (cook.seat, cook.shards, cook.state) == (1, 3, "tasked")


@pytest.mark.clause("FAN-GEN.4")
def test_shards_that_nobody_has_lie_in_the_trove() -> None:
    s = start("fantos", "citadels.0 = { reserve = 7, tableau = ['Knight'] }").state
    assert s.total_shards() == 200


def test_content_that_is_no_card_goes_by_its_name_as_well() -> None:
    names = ("Rootmaw", "brandspire", "Rimehold", "Landfall")
    s = start("fantos", "\n".join(f"citadels.{i}.mat = '{name}'" for i, name in enumerate(names))).state
    assert [citadel.mat for citadel in s.citadels] == [name.lower() for name in names]


# --- Outposts ----------------------------------------------------------------------------------------

WAR = """
segment = "fourth_step"
players.0 = { offense = ["Great Bear", "Thicket Wolf"], posts = [{}] }
players.1.posts = [{}, { defenders = ["Shieldbearer"], hidden = ["Burning Palisade"] }]
"""


def test_a_creature_is_in_play_in_one_line() -> None:
    """Given creatures and Outposts without more, then they have arrived, in groups of their own."""
    match = start("outposts", WAR)
    s = match.state
    assert sorted(s.entered.values()) == [1, 2, 3]
    assert s.groups == [[card] for card in s.players[0].offense]
    assert [post.id for player in s.players for post in player.posts] == [0, 3, 4]
    assert s.players[1].posts[1].bills == [(s.pack.cost[s.players[1].posts[1].hidden[0]], 0, 4)]
    assert (s.step, s.round, [player.turns for player in s.players]) == ("fourth", 1, [1, 0])
    assert match.decision is not None
    assert match.decision.prompt.id == "attack_assign"


# --- 7 -----------------------------------------------------------------------------------------------

QUESTS = """
segment = "step"
turn = 1
order = [0, 1, 2]
rows = [["The Great Hunt", { card = "The Broken Seal", marks = [0, 0, -1] }], ["The Hollow Oak"], []]
"""


def test_a_quest_lies_on_the_board_in_one_line() -> None:
    s = start("seven", QUESTS).state
    assert s.quests == [quest.card for row in s.rows for quest in row]
    assert s.rows[0][0].marks == [FREE] * len(s.pack.spaces[s.quests[0]])
    assert s.players[0].markers == MARKERS - 2


def test_a_hero_brings_what_is_printed_on_it() -> None:
    """Given a hero by name, then gifts, gold, fame and banners are his, and the pools have the rest."""
    s = start("seven", QUESTS + "players.1.hero = 'Aldric Emberblade'").state
    hero = s.players[1]
    assert hero.hero == "hero_aldric_emberblade"
    assert tuple(hero.gifts) == s.pack.start_gifts[hero.hero]
    assert hero.banners[s.pack.hero_banner[hero.hero]] == 1
    gifts = [s.pools, *(player.gifts for player in s.players)]
    assert tuple(map(sum, zip(*gifts, strict=True))) == s.pack.gift_copies
    assert len({player.hero for player in s.players}) == 3


def test_a_quest_that_is_named_elsewhere_gives_its_place_to_another() -> None:
    deck = [f"quest_deck.{i} = '{name}'" for i, name in enumerate(("The Great Hunt", "The Broken Seal"))]
    s = start("seven", "\n".join(["segment = 'step'", "turn = 1", *deck])).state
    assert s.quests == [quest.card for row in s.rows for quest in row]
    for row in s.rows:
        for quest in row:
            assert len(quest.marks) == len(s.pack.spaces[quest.card])


PAYING = """
[given]
segment = "step"
turn = 1
order = [0, 1, 2]
rows = [["Siege of Emberford"], [], []]
players.0 = { gifts = [0, 0, 0, 0, 0, 0], elixirs = ["Cinder Drop", "Ember Tonic", "Phoenix Tear"] }
players.1.sins = []
players.2.sins = []

[[when]]
answer = ["quest", "Siege of Emberford", 0]
then = { asked = "pay" }

[[when]]
answer = ["pay", %s]
"""


@pytest.mark.parametrize(
    ("spent", "left"),
    [
        ("{ red = 2, 'Phoenix Tear' = 'take' }", ["Cinder Drop", "Ember Tonic"]),
        ("{ 'phoenix tear' = ['take', { red = 2 }] }", ["Cinder Drop", "Ember Tonic"]),
        ("{ 'Cinder Drop' = 'take', 'Ember Tonic' = 'take' }", ["Phoenix Tear"]),
    ],
)
def test_a_payment_is_named_by_what_is_spent(spent: str, left: list[str]) -> None:
    """Given two red gifts to pay, then it is clear from what is spent which elixirs go."""
    paid = report("seven", PAYING % spent + f"[then]\n'players[0].elixirs' = {left}")
    assert paid.ok, str(paid)


def test_a_payment_that_could_be_several_is_not_guessed() -> None:
    (failure,) = report("seven", PAYING % "{ red = 2 }").failures
    assert failure.what.startswith('["pay", {"red": 2}] could be any of ["pay", {"red": 2, "elx_')


def test_a_payment_with_a_misspelled_card_is_an_error() -> None:
    with pytest.raises(
        ScenarioError, match=r"when\[1\]\.answer\[1\]: there is no payment 'Dew Dorp'; did you"
    ):
        report("seven", PAYING % "{ 'Dew Dorp' = 'take' }")


def test_a_payment_in_a_report_can_be_read_again() -> None:
    """Given a match after a payment, when it is written down, then the file leads to the same table."""
    paid = report("seven", PAYING % "{ 'Phoenix Tear' = 'take' }").match
    assert paid is not None
    again = Scenario(read_sheet(Scenario.from_match(paid, "A bug").to_toml())).run()
    assert again.ok, str(again)
    assert again.match is not None
    assert again.match.state == paid.state
