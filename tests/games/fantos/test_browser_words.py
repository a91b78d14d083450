"""The browser has words for promises, windows, races and actions of Fate of Fantos."""

from __future__ import annotations

from fatebox.games.fantos import GAME
from fatebox.games.fantos.rules.negotiation import OFFER
from fatebox.games.fantos.rules.windows import OCCASIONS
from fatebox.games.fantos.state.terms import FANTOS_ACTIONS, RACES
from fatebox.games.fantos.view.labels import PROMISE_TEXT
from fatebox.kernel.messages import key_of
from fatebox.text.speaker import Speaker


def test_promises_windows_and_words_are_known() -> None:
    """Every word of the rules has a text."""
    wanted = [
        *(key_of("board", "promise", kind) for kind in PROMISE_TEXT),
        *(key_of("board", "window", kind) for kind in OCCASIONS),
        *(key_of("word", word) for word in (*RACES, *FANTOS_ACTIONS)),
    ]
    speaker = Speaker("en", GAME.package)
    assert [key for key in wanted if not speaker.knows(key)] == []


def test_offers_and_windows_can_be_passed_on() -> None:
    """The setting of the browser has something to work on."""
    assert GAME.passing is not None
    assert OFFER.id in GAME.passing.prompts
    assert len(GAME.passing.prompts) == 1 + 2 * len(OCCASIONS)
