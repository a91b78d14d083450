"""The words of 7: every question, option and refusal has its message, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fatebox.games.seven import GAME, events
from fatebox.games.seven.state.quests import deal_treasures
from fatebox.kernel import Card, Match
from fatebox.kernel.messages import Message, Value
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker
from tests.games.seven.table import A, B, C, Table, hero, quest, table


@pytest.mark.parametrize(
    ("language", "gained", "taken"),
    [
        ("en", "You gain 2 fame.", "Player 2 takes 1 red gift."),
        ("pl", "Zyskujesz 2 punkty sławy.", "Gracz 2 bierze 1 czerwony dar."),
        ("sv", "Du får 2 ära.", "Spelare 2 tar 1 röd gåva."),
    ],
)
def test_events_agree_in_number_and_color(language: str, gained: str, taken: str) -> None:
    pack = GAME.pack()
    speaker = Speaker(language, GAME.package, PackNames(pack, viewer=0))
    assert speaker.say(events.Gained(0, "fame", 2, clause="SEV-BLD.7").message()) == gained
    assert speaker.say(events.GiftsTaken(1, "red", 1, clause="SEV-GFT.1").message()) == taken


@pytest.mark.clause("SEV-QST.1", "SEV-TRS.1")
@pytest.mark.parametrize(
    ("language", "joined", "traded"),
    [
        (
            "en",
            "Take part in The Hollow Oak for 2 green",
            "Give up a marker on The Hollow Oak for the top card of the treasure deck",
        ),
        (
            "pl",
            "Weź udział w wyprawie The Hollow Oak za 2 zielone",
            "Oddaj znacznik z wyprawy The Hollow Oak za wierzchnią kartę talii skarbów",
        ),
        (
            "sv",
            "Delta i The Hollow Oak för 2 gröna",
            "Ge upp en markör på The Hollow Oak för det översta kortet i skattleken",
        ),
    ],
)
def test_what_a_hero_does_with_a_quest_reads_as_in_the_log(language: str, joined: str, traded: str) -> None:
    """Given a hint, then its first words are those of the log, not the name of a card with a price."""
    t = table(hero(gifts="2 green"), hero(), hero(), rows=[[quest("the-hollow-oak", ".A..")]])
    speaker = Speaker(language, GAME.package, PackNames(t.match.state.pack, viewer=A))
    labels = {speaker.say(t.match.label(option)) for option in t.options}
    assert {joined, traded} <= labels, labels


@pytest.mark.parametrize(
    ("language", "paid", "seen"),
    [
        ("en", "Player 2 pays 2 fame.", "Your new sin: Pride."),
        ("pl", "Gracz 2 płaci 2 punkty sławy.", "Twój nowy grzech: Pride."),
        ("sv", "Spelare 2 betalar 2 ära.", "Din nya synd: Pride."),
    ],
)
def test_a_cost_is_paid_and_one_sin_is_one(language: str, paid: str, seen: str) -> None:
    pack = GAME.pack()
    speaker = Speaker(language, GAME.package, PackNames(pack, viewer=0))
    pride = Card(pack.box.keys.index("sin_pride.1"))
    assert speaker.say(events.Lost(1, "fame", 2, clause="SEV-REC.1").message()) == paid
    assert speaker.say(events.SinsSeen(0, (pride,), clause="SEV-REG.4").message()) == seen


@pytest.mark.clause("SEV-ACT.5")
@pytest.mark.parametrize(
    ("language", "paid", "returned"),
    [
        ("en", "Player 2 pays 2 blue gifts.", "You give back 1 red gift."),
        ("pl", "Gracz 2 płaci 2 niebieskie dary.", "Oddajesz 1 czerwony dar."),
        ("sv", "Spelare 2 betalar 2 blå gåvor.", "Du lämnar tillbaka 1 röd gåva."),
    ],
)
def test_gifts_of_a_price_are_paid(language: str, paid: str, returned: str) -> None:
    """Given gifts that go to their pool, then the log tells a price from an exchange or a loss."""
    speaker = Speaker(language, GAME.package, PackNames(GAME.pack(), viewer=0))
    for clause in ("SEV-QST.1", "SEV-PRT.2", "SEV-COR.14"):
        assert speaker.say(events.GiftsDropped(1, "blue", 2, clause=clause).message()) == paid
    for clause in ("SEV-HERO.4", "SEV-CAT.7"):
        assert speaker.say(events.GiftsDropped(0, "red", 1, clause=clause).message()) == returned


@pytest.mark.clause("SEV-ELX.7", "SEV-MAN.4")
def test_the_log_says_what_a_card_counts_as_in_a_payment() -> None:
    """Given a price that an elixir or a manned castle pays, then the log says how much of it."""
    t = table(
        hero("red", characters="ember-squire", elixirs="ember-tonic"),
        hero(gifts="7 red"),
        rows=[[quest("siege-of-emberford")]],
    )
    t.do("quest", "siege-of-emberford", 0)
    assert log(t)[-2:] == ["Ember Tonic counts as 2 red gifts.", "Player 1 takes part in Siege of Emberford."]
    storm = [[quest("caravan-in-the-storm")]]
    t = table(hero(buildings="thornwall/manned"), hero(), rows=storm)
    t.do("quest", "caravan-in-the-storm", 0)
    assert log(t)[-4:] == [
        "A marker returns from Thornwall to Player 1.",
        "Thornwall counts as 1 red gift.",
        "Thornwall counts as 1 yellow gift.",
        "Player 1 takes part in Caravan in the Storm.",
    ]


@pytest.mark.clause("SEV-ACT.3")
@pytest.mark.parametrize(
    ("sin", "function", "given", "chosen"),
    [
        ("lust", 0, {"fame": 4}, "Chosen: Sun Duelist."),
        ("lust", 1, {"characters": "horn-ranger/tapped"}, "Chosen: Horn Ranger."),
        ("wrath", 1, {}, "Chosen: Bell Ringer."),
        ("envy", 1, {}, "Chosen: Caravan in the Storm."),
        ("gluttony", 1, {}, "Chosen: Ember Tonic."),
    ],
)
def test_the_log_says_what_a_sin_is_played_for_before_it_can_be_canceled(
    sin: str, function: int, given: dict[str, Any], chosen: str
) -> None:
    """Given a hero who could cancel a sin, then he reads which card it is for when he is asked."""
    t = table(
        hero(sins=sin, **given),
        hero(characters="bell-ringer", elixirs="ember-tonic"),
        hero(sins="pride"),
        rows=[[quest("caravan-in-the-storm", "B")]],
        tavern="sun-duelist",
    )
    t.do("sin", sin, function)
    if t.prompt == "name":
        t.do("name", B)
    assert (t.asked, t.prompt) == (C, "react.sin")
    assert log(t)[-1] == chosen


@pytest.mark.clause("SEV-DECK.11")
@pytest.mark.parametrize(
    ("left", "turned", "drunk"),
    [
        (2, "Turn Forge Sister for 2 red", "Discard Cinder Drop for 1 red"),
        (1, "Turn Forge Sister for 1 red", "Discard Cinder Drop for 1 red"),
        (0, "Turn Forge Sister for nothing", "Discard Cinder Drop for nothing"),
    ],
)
def test_options_name_the_gifts_that_the_pools_have(left: int, turned: str, drunk: str) -> None:
    """Given a pool that is nearly empty, then nobody is promised more gifts than it has."""
    own = hero("blue", characters="forge-sister", elixirs="cinder-drop")
    t = table(own, hero(gifts=f"{7 - left} red"), hero())
    speaker = Speaker.of(GAME, t.s.pack, ENGLISH)
    labels = [speaker.say(t.match.label(option)) for option in t.options]
    assert turned in labels
    assert drunk in labels


def log(t: Table) -> list[str]:
    """The events so far, as somebody who looks on reads them."""
    speaker = Speaker.of(GAME, t.s.pack, ENGLISH)
    return [speaker.say(event.message()) for event in t.events]


def nested(value: Value) -> Iterator[Message]:
    """A message and those within it."""
    if isinstance(value, Message):
        yield value
        for argument in value.arguments.values():
            yield from nested(argument)
    elif isinstance(value, tuple):
        for each in value:
            yield from nested(each)


def said(match: Match[Any]) -> Iterator[Message]:
    """All that a seat reads at the open decision."""
    decision = match.decision
    assert decision is not None
    yield GAME.display.question(match.state, decision)
    yield from (match.label(option) for option in decision.options)
    for no in GAME.display.refusals(match.state, decision.seat):
        yield from (no.what, no.why)


@pytest.mark.parametrize("options", [{}, {"fall_of_a_hero": True, "unnamed_player": True}])
def test_all_that_a_game_says_is_in_every_catalog(options: dict[str, Any]) -> None:
    match, random = GAME.start("words", seats=4, options=options), Random("words")
    speakers = [Speaker.of(GAME, match.state.pack, language) for language in LANGUAGES]
    for _ in range(500):
        if match.decision is None:
            break
        for message in said(match):
            for speaker in speakers:
                unknown = [each.key for each in nested(message) if not speaker.knows(each.key)]
                assert unknown == [], f"{speaker.language}: {message}"
                assert "{" not in speaker.say(message)
        match.answer(random.choice(match.decision.options))


def asked(t: Table) -> str:
    """The question as the table puts it."""
    assert t.match.decision is not None
    return Speaker.of(GAME, t.s.pack, ENGLISH).say(GAME.display.question(t.s, t.match.decision))


@pytest.mark.clause("SEV-ACT.3", "SEV-CAT.7")
def test_a_question_names_the_card_that_asks() -> None:
    """A cataclysm asks for itself, though a sin called it."""
    t = table(hero(sins="wrath"), hero(), hero())
    t.do("sin", "wrath", 0)
    assert asked(t) == "Wrath: which hero?"
    tavern = "snow-novice bell-ringer pass-warden"
    t = table(hero(sins="lust"), hero(), cataclysm_deck="deserters", sin_discard=6, tavern=tavern)
    t.plays("lust", 1)
    assert asked(t) == "Deserters: which space closes?"


@pytest.mark.clause("SEV-CMP.13")
@pytest.mark.parametrize(("left", "told"), [(0, []), (1, [1]), (5, [2])])
def test_treasures_that_are_missing_are_not_told(left: int, told: list[int]) -> None:
    """Given a new quest, then the log tells of the treasures beside it, and is silent if there are none."""
    t = table(hero(), hero(), hero(), rows=[[quest("the-hollow-oak")]], treasure_deck=left)
    deal_treasures(t.s, t.s.rows[0][0], 0)
    assert [event.args[1] for event in t.events if event.kind == "treasures-laid"] == told


def test_a_treasure_is_told_by_what_it_brings() -> None:
    """Given a treasure that an option names, then a hint gives its gold as the reason, not its name again."""
    t = table(hero(), hero(), hero())
    treasure = events.Treasure(A, t.find("copper-hoard"), clause="SEV-TRS.3")
    gold = events.Gained(A, "gold", 2, clause="SEV-TRS.3")
    tells = GAME.judgement.tells

    assert (tells(t.s, A, treasure), tells(t.s, A, gold)) == (0, 1)


@pytest.mark.parametrize(
    ("language", "played", "target"),
    [
        ("en", "Player 2 plays Pride (Vainglory).", "The target is you."),
        ("pl", "Gracz 2 zagrywa kartę Pride (Próżność).", "Cel: ty."),
        ("sv", "Spelare 2 spelar Pride (Fåfänga).", "Målet är du."),
    ],
)
def test_the_log_says_what_a_sin_is_played_for_and_on_whom(language: str, played: str, target: str) -> None:
    pack = GAME.pack()
    speaker = Speaker(language, GAME.package, PackNames(pack, viewer=0))
    pride = Card(pack.box.keys.index("sin_pride.1"))
    assert speaker.say(events.SinPlayed(1, pride, "Vainglory", clause="SEV-SIN.1").message()) == played
    assert speaker.say(events.Targeted(0, clause="SEV-SIN.1").message()) == target


@pytest.mark.parametrize(
    ("language", "sold", "ruined"),
    [
        ("en", "Player 2 discards Thornwall.", "You lose Thornwall."),
        ("pl", "Gracz 2 odrzuca budowlę Thornwall.", "Tracisz budowlę Thornwall."),
        ("sv", "Spelare 2 kastar Thornwall.", "Du förlorar Thornwall."),
    ],
)
def test_a_building_that_pays_is_not_called_lost(language: str, sold: str, ruined: str) -> None:
    pack = GAME.pack()
    speaker = Speaker(language, GAME.package, PackNames(pack, viewer=0))
    names = [pack.name(Card(card)) for card in range(len(pack.box.cards))]
    thornwall = Card(names.index("Thornwall"))
    assert speaker.say(events.BuildingLost(1, thornwall, clause="SEV-BLD.8").message()) == sold
    assert speaker.say(events.BuildingLost(0, thornwall, clause="SEV-CAT.4").message()) == ruined


@pytest.mark.parametrize(
    ("language", "taken", "given", "elixir"),
    [
        (
            "en",
            "Player 2 takes 1 red gift from you.",
            "Player 2 gives you 2 blue gifts.",
            "You take Ember Tonic from Player 2.",
        ),
        (
            "pl",
            "Gracz 2 zabiera ci 1 czerwony dar.",
            "Gracz 2 daje ci 2 niebieskie dary.",
            "Zabierasz graczowi Gracz 2 eliksir Ember Tonic.",
        ),
        (
            "sv",
            "Spelare 2 tar 1 röd gåva från dig.",
            "Spelare 2 ger dig 2 blå gåvor.",
            "Du tar Ember Tonic från Spelare 2.",
        ),
    ],
)
def test_the_log_says_who_takes_and_who_gives(language: str, taken: str, given: str, elixir: str) -> None:
    pack = GAME.pack()
    speaker = Speaker(language, GAME.package, PackNames(pack, viewer=0))
    names = [pack.name(Card(card)) for card in range(len(pack.box.cards))]
    tonic = Card(names.index("Ember Tonic"))
    assert speaker.say(events.GiftsHanded(0, 1, "red", 1, clause="SEV-HERO.1").message()) == taken
    assert speaker.say(events.GiftsHanded(1, 0, "blue", 2, clause="SEV-HERO.4").message()) == given
    assert speaker.say(events.ElixirHanded(1, 0, tonic, clause="SEV-SIN.1").message()) == elixir


@pytest.mark.clause("SEV-BLD.8")
@pytest.mark.parametrize(
    ("fame", "gold", "said"),
    [
        (2, 1, {"Recruit Toll Keeper for 2 fame", "Buy Dew Drop for 1 gold"}),
        (
            1,
            0,
            {
                "Recruit Toll Keeper for 2 fame, giving up a castle",
                "Buy Dew Drop for 1 gold, giving up an estate",
            },
        ),
    ],
)
def test_a_price_says_which_building_goes_for_it(fame: int, gold: int, said: set[str]) -> None:
    """Given too little money, then the option says that a castle or an estate pays the rest and is lost."""
    own = hero(buildings="tidewatch cinder-vineyards", fame=fame, gold=gold)
    t = table(own, hero(), hero(), tavern="toll-keeper", store="dew-drop")
    speaker = Speaker.of(GAME, t.s.pack, ENGLISH)
    labels = {speaker.say(t.match.label(option)) for option in t.options if option[0] in ("recruit", "buy")}
    assert labels == said
