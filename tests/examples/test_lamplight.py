"""The example game: its rules, the test kit, bots, and that it needs nothing but its folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from lamplight import GAME
from lamplight.effects import Gust
from lamplight.state import LamplightState

from fatebox.bots import make_bot
from fatebox.kernel import Card, Event, Match, Perspective
from fatebox.kernel.messages import Message
from fatebox.testkit import Variant, game_tests
from fatebox.testkit.words import StrictSpeaker
from fatebox.text.bundles import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


def invariants(s: LamplightState) -> None:
    """Every lamp is in one place, and nobody has lit too many."""
    piles = [s.box, s.dark, *(pile for player in s.players for pile in (player.hand, player.street))]
    assert sorted(card for pile in piles for card in pile) == sorted(s.pack.cards)
    assert all(player.turns <= s.turns for player in s.players)


test_kit = game_tests(
    GAME,
    variants=[Variant(2), Variant(4, {"turns": 4})],
    golden=Path(__file__).parent / "golden",
    invariants=invariants,
)


def position(hand: str, rival: str) -> Match[LamplightState]:
    """Seat 0 holds a lamp of this name; one of that name burns before seat 1."""
    match = GAME.start(1)
    s = match.state
    mine, theirs = s.pack.box.find(hand)[0], s.pack.box.find(rival)[0]
    for pile in (s.box, *(player.hand for player in s.players)):
        pile[:] = [card for card in pile if card not in (mine, theirs)]
    s.players[0].hand.insert(0, mine)
    s.players[1].street.append(theirs)
    return Match(GAME, match.options, 1, s, "turn")


def light(match: Match[LamplightState]) -> Card:
    """Light the first lamp in hand."""
    card: Card = match.state.players[0].hand[0]
    match.answer(("light", card), 0)
    return card


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(Exception, match="Lamplight is for 2 to 4 players"):
        GAME.start(1, seats=seats)


def test_everybody_is_dealt_three_lamps() -> None:
    s = GAME.start(1, seats=4).state
    assert [len(player.hand) for player in s.players] == [3, 3, 3, 3]


def test_a_lit_lamp_burns_and_another_is_drawn() -> None:
    match = position("Brass Lamp", "Beacon")
    held = len(match.state.players[0].hand)
    card = light(match)
    player = match.state.players[0]
    assert (player.street, player.turns, len(player.hand)) == ([card], 1, held)
    assert match.decision is not None
    assert match.decision.seat == 1


def test_a_beacon_needs_another_lamp() -> None:
    match = position("Beacon", "Brass Lamp")
    beacon = match.state.players[0].hand[0]
    assert ("light", beacon) not in (match.decision.options if match.decision else [])
    refusal = next(r for r in GAME.display.refusals(match.state, 0) if r.option == ("light", beacon))
    assert (refusal.why, refusal.clause) == (Message("refusal-needs", needs=1, burning=0), "LAM-TURN.4")


def test_kindling_draws_one_more() -> None:
    match = position("Tallow Candle", "Beacon")
    held = len(match.state.players[0].hand)
    light(match)
    assert len(match.state.players[0].hand) == held + 1


def test_a_gust_puts_out_a_dim_lamp_of_another_player() -> None:
    match = position("Storm Lantern", "Brass Lamp")
    brass = match.state.players[1].street[0]
    light(match)
    assert match.state.dark == [brass]


def test_a_gust_spares_a_bright_lamp() -> None:
    match = position("Storm Lantern", "Beacon")
    assert Gust(up_to=3).targets(match.state, 0) == []
    light(match)
    assert match.state.dark == []


def test_the_brightest_side_wins() -> None:
    match = GAME.start(4, seats=3)
    while match.decision is not None:
        match.answer(match.decision.options[0])
    assert match.result is not None
    lights = [match.state.light_of(player) for player in match.state.players]
    assert match.result.scores == tuple(lights)
    assert match.result.winners == tuple(seat for seat, n in enumerate(lights) if n == max(lights))


def test_others_hear_of_a_draw_but_not_of_the_card() -> None:
    heard: list[Event] = []
    match = GAME.start(1, listener=heard.append)
    match.answer(match.decision.options[0] if match.decision else (), 0)
    private = [event for event in heard if event.kind == "drew-card"]
    assert private
    assert not any(event.visible(1 - event.args[0]) or event.visible(None) for event in private)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_can_be_said_in_every_language(language: str) -> None:
    heard: list[Event] = []
    for seed in range(5):  # whatever lamps there are, one goes out in some of these games
        match = GAME.start(seed, listener=heard.append)
        while match.decision is not None:
            match.answer(match.decision.options[0])
    speaker = StrictSpeaker.of(GAME, GAME.pack(), language)
    said = {event.kind for event in heard if speaker.say(event.message())}
    assert said == {"drew", "drew-card", "lit", "went-out"}


def test_cards_say_what_their_effects_do() -> None:
    gust = {language: GAME.pack().describe(language)[2].text for language in LANGUAGES}
    assert gust == {
        "en": "A lamp of another player with at most 3 light goes out.",
        "pl": "Gaśnie lampa innego gracza o świetle co najwyżej 3.",
        "sv": "En annan spelares lampa med högst 3 ljus slocknar.",
    }


def test_hard_beats_random() -> None:
    wins = 0.0
    for number in range(20):
        match = GAME.start(f"ladder {number}")
        bots = [make_bot(name, GAME, number) for name in ("hard", "random")]
        while match.decision is not None:
            seat = match.decision.seat
            match.answer(bots[seat].choose(Perspective(match, seat)), seat)
        assert match.result is not None
        wins += match.result.value(0)
    assert wins > 12


def fatebox(
    *arguments: str, home: Path, typed: str = "", games: Path = ROOT / "docs/examples", code: int = 0
) -> str:
    """The output of the program, which finds games by FATEBOX_GAMES."""
    environment: dict[str, Any] = {
        **os.environ,
        "FATEBOX_GAMES": str(games),
        "FATEBOX_HOME": str(home),
        "XDG_DATA_HOME": str(home),
    }
    done = subprocess.run(
        [sys.executable, "-m", "fatebox", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_program_finds_it(tmp_path: Path) -> None:
    assert "Storm Lantern" in fatebox("cards", "lamplight", home=tmp_path)
    assert "Gust: choose a burning lamp" in fatebox("rules", "lamplight", "gust", home=tmp_path)
    assert "20 games" in fatebox("sim", "lamplight", "-n", "20", "--bots", "random", home=tmp_path)


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    output = fatebox("play", "lamplight", "--seed", "3", home=tmp_path, typed="1\n" * 12)
    assert "Which lamp do you light?" in output
    assert "most light" in output.lower()


def test_a_copy_is_a_game_of_its_own_as_soon_as_it_has_its_id(tmp_path: Path) -> None:
    """Given a copy of the folder, as CONTRIBUTING.md says; then its id is all that must be changed."""
    copy = tmp_path / "games/candles"
    shutil.copytree(ROOT / "docs/examples/lamplight", copy)
    refused = fatebox("games", "candles", home=tmp_path, games=copy.parent, code=2)
    assert "candles/__init__.py: id: expected 'candles', the name of the folder, got 'lamplight'" in refused
    first = copy / "__init__.py"
    text = first.read_text(encoding="utf-8")
    first.write_text(text.replace('id="lamplight"', 'id="candles"'), encoding="utf-8")
    played = fatebox("play", "candles", "--seed", "3", home=tmp_path, typed="1\n" * 12, games=copy.parent)
    assert "most light" in played.lower()
