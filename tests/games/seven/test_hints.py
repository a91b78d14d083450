"""Hints in 7: they say what the label of an option leaves open."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.coach import hint, make_coach
from fatebox.coach.reason import compare, in_words
from fatebox.games.seven import GAME
from fatebox.games.seven.effects.words import said as in_english
from fatebox.kernel import PASS, Option, Perspective, Rng

from .table import A, Table, hero, table


def reasons(t: Table, option: Option) -> list[str]:
    """The reasons for an option of A rather than for passing."""
    said = in_words(compare(Perspective(t.match, A), option, PASS, Rng.from_seed(1)))
    return [message.key for message in said]


@pytest.mark.clause("SEV-ART.3", "SEV-MAN.4", "SEV-SIN.1")
@pytest.mark.parametrize(
    ("own", "verb", "card"),
    [
        ({"artifacts": "hourglass-of-patience"}, "artifact", "hourglass-of-patience"),
        ({"buildings": "emberhold/manned", "fame": 3}, "use", "emberhold"),
    ],
)
def test_a_character_that_a_card_recruits_is_named(own: dict[str, Any], verb: str, card: str) -> None:
    """Given a card that recruits somebody, then the reason says whom, and what might that brings."""
    t = table(hero(**own), hero(), hero(), tavern="bell-ringer")
    assert reasons(t, (verb, t.find(card))) == ["event-gained", "event-recruited"]


@pytest.mark.clause("SEV-REC.2")
def test_a_character_that_the_option_names_is_not_named_again() -> None:
    t = table(hero(fame=3), hero(), hero(), tavern="bell-ringer")
    assert reasons(t, ("recruit", t.find("bell-ringer"))) == ["event-gained"]


@pytest.mark.clause("SEV-SIN.1", "SEV-REC.3")
def test_a_character_that_a_sin_recruits_is_not_named_again() -> None:
    """Given Lust and a choice of two characters, then the reason says only what one of them brings."""
    t = table(hero(sins="lust", fame=3), hero(), hero(), tavern="bell-ringer charcoal-boy")
    t.do("sin", "lust", 0)
    assert [t.words(option)[0] for option in t.options] == ["bell-ringer", "charcoal-boy"]
    best, other = t.options
    said = in_words(compare(Perspective(t.match, A), best, other, Rng.from_seed(1)))
    assert [message.key for message in said] == ["event-gained"]


@pytest.mark.clause("SEV-GFT.2")
def test_a_character_that_is_turned_for_the_last_time_is_not_named_again() -> None:
    """Given a character to be discarded for its gifts, then the reason does not repeat the label."""
    t = table(hero(characters="charcoal-boy/tapped"), hero(), hero())
    (last,) = [option for option in t.options if t.find("charcoal-boy") in option]
    said = in_words(compare(Perspective(t.match, A), last, PASS, Rng.from_seed(1)), better=False)
    assert "event-character-discarded" not in [message.key for message in said]


@pytest.mark.clause("SEV-CAT.7")
def test_a_character_that_a_cataclysm_takes_is_not_named_again() -> None:
    """Given Deserters and two characters, then no option says that the one it names is lost."""
    own: dict[str, Any] = {"sins": "lust", "characters": "ember-squire forge-sister"}
    t = table(
        hero(**own), hero(), cataclysm_deck="deserters", sin_discard=6, tavern="snow-novice closed closed"
    )
    t.plays("lust", 1)
    assert t.prompt == "loss.character"
    first, second = t.options
    said = in_words(compare(Perspective(t.match, A), second, first, Rng.from_seed(1)), better=False)
    assert "event-character-discarded" not in [message.key for message in said]


@pytest.mark.clause("SEV-REG.5")
@pytest.mark.parametrize(("deck", "said"), [("wrath", []), ("pride", ["coach-alike-next"])])
def test_of_copies_of_a_card_none_is_said_to_be_given_away(deck: str, said: list[str]) -> None:
    """Given four sins of which one is discarded, then there is nothing to say if all are alike."""
    t = table(hero(sins="wrath wrath wrath"), hero(), hero(), at="regroup.score", sin_deck=deck)
    assert (t.asked, t.prompt) == (A, "sins.discard")
    best = hint(Perspective(t.match, A), make_coach("greedy", GAME, 1), Rng.from_seed(1)).best
    assert [message.key for message in best.why] == said


@pytest.mark.clause("SEV-REG.8")
@pytest.mark.parametrize(
    ("own", "there", "option", "said"),
    [
        ({"fame": 5}, {"tavern": "oracle-of-noon"}, ("recruit", "oracle-of-noon"), "1 might"),
        ({"fame": 3}, {"tavern": "storm-pilot"}, ("recruit", "storm-pilot"), "1 gold"),
        ({"fame": 3}, {"tavern": "bell-ringer"}, ("recruit", "bell-ringer"), None),
        ({"gold": 5}, {"castles": "tidewatch"}, ("found", "tidewatch"), "2 fame"),
        (
            {"gold": 5, "characters": "pearl-diver"},
            {"castles": "tidewatch"},
            ("found", "tidewatch"),
            "3 fame",
        ),
        ({"gold": 5}, {"estates": "deepwood-farms"}, ("found", "deepwood-farms"), "2 gold"),
        ({"gold": 5}, {}, ("found", "temple-of-noon"), None),
        ({"gifts": "7 red"}, {}, ("portal", 0), "2 might"),
    ],
)
def test_what_an_option_brings_each_turn_is_said(
    own: dict[str, Any], there: dict[str, Any], option: tuple[str, Any], said: str | None
) -> None:
    """Given what produces, then a hint says how much: no event does so before the turn is over."""
    t = table(hero("blue", **own), hero("red"), hero("green"), **there)
    verb, thing = option
    chosen = (verb, t.find(thing) if isinstance(thing, str) else thing)
    assert chosen in t.options
    found = [in_english(merit) for merit in GAME.judgement.merits(t.s, A, chosen)]
    assert found == [f"Brings {said} each turn."] * (said is not None)
