"""The pictures in the documentation: drawn by the program, and nothing has to be loaded to see them."""

from __future__ import annotations

import re

import pytest

from tools.picture import draw


@pytest.mark.parametrize(
    ("game", "words"), [("weaver", "Heartstop"), ("fantos", "Fate of Fantos"), ("outposts", "Second Step")]
)
def test_a_picture_shows_a_game_and_loads_nothing(game: str, words: str) -> None:
    svg = draw(game)
    assert svg.startswith("<svg")
    assert words in svg.replace("&#160;", " ")
    assert "@font-face" not in svg
    assert set(re.findall(r"https?://[^\"' ]+", svg)) == {"http://www.w3.org/2000/svg"}
