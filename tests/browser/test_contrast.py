"""Contrast on every board: questions from the beginning, the middle and the end of a game, in both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from fatebox.games import game_ids, load_game
from fatebox.kernel import Record, Rng
from tests.browser.conftest import serious_faults
from tests.browser.pointer import wait_until_asked
from tests.browser.test_ending import look
from tests.server.visitor import ServerProcess, Visitor, all_go_home

Visit = Callable[..., Page]
MOMENTS = (0.1, 0.5, 0.95)
"""The parts of the game that have been played."""
AT_REST = """() => document.getAnimations().every(
    (each) => each.playState !== 'running' || each.effect.getTiming().iterations === Infinity
)"""
"""Whether nothing fades in any more: what is half there is pale for a moment."""


def played_by_chance(game_id: str) -> Record:
    """A whole game in which chance decides."""
    match, rng = load_game(game_id).start(11), Rng.from_seed(11)
    while match.result is None:
        decision = match.decisions[0]
        match.answer(rng.choose("option", decision.options), decision.seat)
    return Record.of(match)


@pytest.mark.parametrize("game", game_ids())
def test_everything_can_be_read_from_beginning_to_end(visit: Visit, server: ServerProcess, game: str) -> None:
    """Given a question early, in the middle and late, then axe finds no text that is too pale."""
    dora, record = Visitor(server.address, "Dora"), played_by_chance(game)
    replay = dora.ask("POST", "/api/replays", {"record": record.to_json()})["id"]
    page = visit(color_scheme="light")
    for moment in MOMENTS:
        scene = int(len(record.answers) * moment)
        from_there = {"scene": scene, "seat": record.answers[scene][0], "bot": "random"}
        table = dora.ask("POST", f"/api/replays/{replay}/play-on", from_there)["id"]
        look(page, dora, table)
        wait_until_asked(page)
        page.wait_for_function(AT_REST)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            assert serious_faults(page, "color-contrast") == [], f"{theme}, scene {scene}"
    all_go_home()
