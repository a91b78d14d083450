"""Fate Weaver in the terminal: drawn from views alone, with previews that come true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fatebox.games.weaver import GAME, terminal
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.view.previews import after, reading
from fatebox.kernel import Event, Match, Rng
from fatebox.terminal.face import Face
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.speaker import Speaker
from tests.games.screens import screen
from tests.games.translated import said_in


def rich_match(seed: int) -> Match[WeaverState]:
    """A game in which the player can afford everything."""
    match = GAME.start(seed, options={"difficulty": ("apprentice", "fateweaver")[seed % 2]})
    s = match.state
    s.gold, s.shards, s.relics = 99, 99, [1 + (seed + i) % 3 for i in range(len(s.relics))]
    return Match(GAME, match.options, seed, s, s.segment)


def positions(seeds: range) -> Iterator[Match[WeaverState]]:
    """Positions of random games; readings are finished only if they do not lose."""
    for seed in seeds:
        match, rng = rich_match(seed), Rng.from_seed(f"test {seed}")
        while match.decision is not None and match.state.round < 4:
            yield match
            options = match.decision.options
            plays = [option for option in options if option[0] != "use"] if rng.below(4) else options
            match.answer(rng.choose("answer", plays))


@pytest.mark.clause("WEA-HID.5")
def test_the_screen_is_the_same_in_every_world_that_the_player_can_imagine() -> None:
    """Given any position, when hidden cards are exchanged, then not a letter on the screen changes."""
    rng = Rng.from_seed("worlds")
    for match in positions(range(3)):
        assert screen(match.imagine(0, rng), 0) == screen(match, 0)


def test_previews_come_true() -> None:
    """The row that is shown for a play or an ability is the one that the rules then make."""
    seen = set()
    for match in positions(range(6)):
        assert match.decision is not None
        s = WeaverState.from_view(match.view(0), match.state.pack)
        for option in match.decision.options:
            if option[0] in ("play", "use"):
                tried, truth = after(s, option), match.copy()
                truth.answer(option)
                assert (tried.row, tried.rots, tried.knots) == (
                    truth.state.row,
                    truth.state.rots,
                    truth.state.knots,
                )
                assert (tried.shards, tried.points) == (truth.state.shards, truth.state.points)
                seen.add(option[0])
    assert seen == {"play", "use"}


def test_what_a_full_row_would_pay_is_what_it_pays() -> None:
    outcomes = set()
    for match in positions(range(8)):
        assert match.decision is not None
        if ("finish",) not in match.decision.options:
            continue
        expected = reading(WeaverState.from_view(match.view(0), match.state.pack))
        truth, heard = match.copy(), list[Event]()
        truth.state.listener = heard.append
        truth.answer(("finish",))
        warned = terminal.warning(match.view(0), match.state.pack, ("finish",))
        if expected.causes:
            assert truth.result is not None
            assert truth.result.details["cause"] == "+".join(expected.causes)
            assert warned is not None
        else:
            assert [event.args for event in heard if event.kind == "paid"] == [expected.pays]
            assert warned is None
        outcomes.add(bool(expected.causes))
    assert outcomes == {True, False}


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_fits_its_width(width: int) -> None:
    for match in positions(range(2)):
        assert max(len(line) for line in screen(match, 0, width).splitlines()) <= width


def test_the_table_shows_what_a_player_has_to_know() -> None:
    match = GAME.start(5, options={"difficulty": "master"})
    match.answer(("play", "happiness", 0))
    match.answer(("play", "wealth", 1))
    shown = screen(match, 0)
    s = match.state
    visitor = s.pack.box.cards[s.visitor[0]]
    for part in (
        "Fate Weaver, Master",
        "round 1 of 10, day  S · · · · · · · · ·",
        f"{visitor.name}, {visitor.who}: by day needs {visitor.day.required.capitalize()} (",
        "gold 0 · shards 0 of 5 · clairvoyance 0 (Apprentice, Adept at 15) · Chest I",
        "Happiness ─── 8",  # cards left in the deck
        " turn 1 ╮",  # half turns of a card in the row
        "† The Headsman",  # a Death card
        "→ A D",  # what the next turn brings
        "Not now: Swallow: costs 4 shards, you have 0 (WEA-REL.7).",
    ):
        assert part in shown
    assert s.rots == [1, 1]


def test_the_shop_shows_the_next_rank_of_every_relic_and_what_is_missing() -> None:
    match = GAME.start(5)
    s = match.state
    s.segment, s.gold, s.relics = "renovate", 9, [3, 1, 2, 0, 0, 0]
    shown = screen(Match(GAME, match.options, 5, s, "renovate"), 0)
    for part in ("0 Done", "Chest III", "1 Stone I→II", "Blade II→III 13, 4 short", "2 Spindle I"):
        assert part in shown, shown
    assert "Conquer any unconquered" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: str) -> None:
    heard: list[Event] = []
    for match in positions(range(10)):
        match.state.listener = heard.append
    face, pack = Face(GAME, language), GAME.pack()
    assert len({event.kind for event in heard}) > 8
    for event in heard:
        text = face.event(Speaker.of(GAME, pack, language), pack, event)
        assert text.endswith(".")
        assert text[0].isupper() or text[0].isdigit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_said_in_the_language_of_the_reader(language: str) -> None:
    for match in positions(range(2)):
        said_in(language, match, 0)


def test_the_end_is_told_in_every_language() -> None:
    match = GAME.start(5)
    match.concede(0)
    assert match.result is not None
    said = {str(Face(GAME, language).ending(match.result)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert "you gave up" in str(Face(GAME, ENGLISH).ending(match.result))
    assert Face(GAME, "pl").headline(match.result, 0) == "przegrana w rundzie 1"
