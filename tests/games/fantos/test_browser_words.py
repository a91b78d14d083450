"""The browser has a sentence for all that happens in Fate of Fantos."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.rules.negotiation import OFFER
from fatebox.games.fantos.rules.windows import OCCASIONS
from fatebox.games.fantos.state.terms import FANTOS_ACTIONS, RACES
from fatebox.games.fantos.view.labels import PROMISE_TEXT
from tests.games.screens import kinds_told

WEB = Path(__file__).parents[3] / "web/src"
WORDS: dict[str, str] = json.loads((WEB / "boards/fantos/text/en.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", sorted(kinds_told(GAME)))
def test_every_event_has_a_sentence(kind: str) -> None:
    """One sentence, or one for each way in which it happens."""
    key = f"fantos.event.{kind}"
    assert key in WORDS or any(other.startswith(f"{key}.") for other in WORDS)


def test_every_sentence_tells_an_event() -> None:
    """Nothing in the catalogue is left over from rules that are gone."""
    told = {key.split(".")[2] for key in WORDS if key.startswith("fantos.event.")}
    assert told == kinds_told(GAME)


def test_promises_windows_and_words_are_known() -> None:
    """Every word of the rules has a text."""
    wanted = [
        *(f"fantos.promise.{kind}" for kind in PROMISE_TEXT),
        *(f"fantos.window.{kind}" for kind in OCCASIONS),
        *(f"fantos.word.{word}" for word in (*RACES, *FANTOS_ACTIONS)),
    ]
    assert [key for key in wanted if key not in WORDS] == []


def test_the_texts_that_the_client_asks_for_are_there() -> None:
    """Every fixed key in the board's code stands in the catalogue."""
    asked: set[str] = set()
    for path in (WEB / "boards/fantos").glob("*.*"):
        asked |= set(re.findall(r"t\(\s*'(fantos\.[\w.-]+)'", path.read_text(encoding="utf-8")))
    assert len(asked) > 40
    assert sorted(asked - set(WORDS)) == []


def test_offers_and_windows_can_be_passed_on() -> None:
    """The setting of the browser has something to work on."""
    assert GAME.passing is not None
    assert OFFER.id in GAME.passing.prompts
    assert len(GAME.passing.prompts) == 1 + 2 * len(OCCASIONS)
