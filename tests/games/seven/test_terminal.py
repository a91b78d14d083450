"""7 in the terminal: all can be read at every width, nothing hidden is printed, every event has its words."""

from __future__ import annotations

import pytest

from fatebox.games.seven import GAME
from fatebox.kernel import Event
from fatebox.terminal.face import Face
from fatebox.text.bundles import LANGUAGES
from tests.games.screens import fits_and_is_complete, screen, text_of

from .screens import FACE, GAMES, positions
from .table import A, hero, quest, table

WHICH = range(len(GAMES))


@pytest.mark.parametrize("which", WHICH)
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_too_long_and_every_option_has_its_number(which: int, width: int) -> None:
    for match in positions(which, every=9):
        if match.decision is not None:
            fits_and_is_complete(match, width)


def test_the_unnamed_reads_the_table_with_an_empty_hand_too() -> None:
    match = GAME.start(1, seats=4, options={"unnamed_player": True})
    view = match.view(3)
    assert "Your cards" in text_of(FACE.table(view, match.state.pack))
    view["table"]["unnamed"]["hand"] = []
    assert "Your cards" not in text_of(FACE.table(view, match.state.pack))


def test_a_fallen_hero_has_the_name_of_the_evil_side() -> None:
    """Given a hero with seven corruption cards, then the table calls him by the side that is up."""
    t = table(hero("red"), hero("purple", corruption=7), hero(), falling=True)
    text = screen(t.match, A)
    assert "Corvin Voidtongue" in text
    assert "Corvin Duskmantle" not in text
    assert "Aldric Emberblade" in text


def test_a_treasure_shows_what_it_gives() -> None:
    """Given a quest with gold and might beside it, then they stand after the names, and an artifact alone."""
    beside = "kings-ransom blood-of-the-first-hero reliquary-of-the-dawn"
    t = table(hero(), hero(), hero(), rows=[[quest("the-hollow-oak", "A...", treasures=beside)]])
    text = " ".join(screen(t.match, A).split())
    assert "King's Ransom 5$, Blood of the First Hero +3, Reliquary of the Dawn" in text
    assert "Give up a marker on The Hollow Oak for King's Ransom 5$" in text


def test_numbers_run_down_the_screen_with_a_way_to_atone() -> None:
    """Given a corruption card, then to atone comes before the instants, and to pass is last."""
    own = hero(corruption=1, gold=1, fame=1, might=1, buildings="tidewatch")
    t = table(own, hero(), hero(), falling=True)
    words = ["Man Tidewatch", "Corruption", "Atone:", "Any time", "Discard Tidewatch", "0  Pass"]
    text = screen(t.match, A)
    menu = text[text.index("Buildings") :]
    assert [menu.index(word) for word in words] == sorted(menu.index(word) for word in words)


@pytest.mark.parametrize("which", WHICH)
def test_nothing_hidden_is_printed(which: int) -> None:
    """Neither artifacts of others anywhere, nor their sins in your hand."""
    for match in positions(which, every=15):
        if match.decision is None:
            continue
        seat = match.decision.seat
        text = screen(match, seat)
        state = match.state
        mine = state.players[seat : seat + 1]  # nobody's, if it is the Unnamed
        others = [player for player in state.players if player.seat != seat]
        hidden = {state.pack.name(card) for player in others for card in player.artifacts}
        shown = {state.pack.name(card) for player in mine for card in player.artifacts}
        shown |= {state.pack.name(card) for card in state.shown}
        for name in hidden - shown:
            assert name not in text
        sins = {state.pack.name(card) for player in mine for card in player.sins}
        hand = "".join(line for line in text.splitlines() if line.startswith("Hand "))
        for name in {state.pack.name(card) for player in others for card in player.sins} - sins:
            assert name not in hand


@pytest.mark.parametrize("which", WHICH)
def test_the_story_has_a_paragraph_for_each_turn(which: int) -> None:
    heard: list[Event] = []
    for last in positions(which, heard=heard):
        match = last
    story = FACE.story(match.view(0), match.state.pack, [event for event in heard if event.visible(0)])
    turns = sum(event.kind == "turn" for event in heard)
    others = sum(event.kind == "hero" and event.args[0] != 0 for event in heard)
    assert len(story) - others in (turns, turns + 1)
    assert all(paragraph.plain.endswith(".") and "  " not in paragraph.plain for paragraph in story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_said_in_every_language(language: str) -> None:
    *_, match = positions(0)
    assert match.result is not None
    face = Face(GAME, language)
    text = text_of(face.ending(match.result, face.speaker(match.view(0), match.state.pack)))
    assert match.state.pack.heroes[match.state.players[0].hero].name in text
    assert "terminal-" not in text
    assert "ending-" not in text
    assert face.headline(match.result, 0)


def test_what_one_looks_at_names_every_card_on_the_table() -> None:
    match = next(positions(1))
    text = text_of(FACE.looks["full"](match.view(0), match.state.pack), 120)
    for card in match.state.tavern.shown():
        assert match.state.pack.name(card) in text
    piles = text_of(FACE.looks["piles"](match.view(0), match.state.pack), 120)
    assert "Cataclysms: nothing." in piles


def test_a_seat_with_the_name_of_its_hero_joins() -> None:
    """Seats have the names of their heroes here: "Soren plays Soren" says nothing."""
    heard: list[Event] = []
    chosen = {"hero_assignment": "choose"}
    match = GAME.start("joins", seats=3, options=chosen, listener=heard.append)
    while not all(player.hero for player in match.state.players):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    pack = match.state.pack
    mine, *others = (pack.heroes[player.hero].name for player in match.state.players)
    heroes = sorted((event for event in heard if event.kind == "hero"), key=lambda event: event.args[0])
    story = [paragraph.plain for paragraph in FACE.story(match.view(0), pack, heroes)]
    assert story == [f"You play {mine}.", *(f"{name} joins the game." for name in others)]
