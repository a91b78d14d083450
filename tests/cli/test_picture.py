"""The picture in the documentation: drawn by the program, and nothing has to be loaded to see it."""

from __future__ import annotations

import re

from tools.picture import draw, position


def test_the_picture_shows_a_game_and_loads_nothing() -> None:
    svg = draw(position())
    assert svg.startswith("<svg")
    assert "Heartstop" in svg.replace("&#160;", " ")
    assert "@font-face" not in svg
    assert set(re.findall(r"https?://[^\"' ]+", svg)) == {"http://www.w3.org/2000/svg"}
