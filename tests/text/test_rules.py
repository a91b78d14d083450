"""The rulebooks in short: two pages to begin with and a summary of each section, in every language."""

from __future__ import annotations

import re

import pytest

from fatebox.games import game_ids, load_game, load_rulebook
from fatebox.text.bundles import LANGUAGES, bundle
from fatebox.text.speaker import Speaker

LINK = re.compile(r"\[[^\]]+\]\(([^)]+)\)")
POINTS = 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_section_has_its_title_and_summary(game: str, language: str) -> None:
    words = bundle(load_game(game).package, language)
    for section in load_rulebook(game).sections.values():
        message = words.get_message(f"rules-{section.id.split('-')[-1].lower()}")
        assert message.value is not None
        assert "summary" in message.attributes
        if language == "en":
            assert words.format_pattern(message.value)[0] == section.title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_the_first_two_pages_refer_to_clauses_that_exist(game: str, language: str) -> None:
    speaker = Speaker(language, load_game(game).package)
    clauses = load_rulebook(game).clauses
    keys = ["booklet-intro", *(f"booklet-{number}.text" for number in range(1, POINTS + 1))]
    cited = [clause for key in keys for clause in LINK.findall(speaker.text(key))]
    assert len(cited) >= POINTS
    assert [clause for clause in cited if clause not in clauses] == []
