"""The words of Outposts: what a creature does is said as a sentence, in hints as well as in menus."""

from __future__ import annotations

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.events import outpost
from fatebox.kernel.messages import Message
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker


@pytest.mark.clause("OUT-WAR.1", "OUT-ATK.1", "OUT-ATK.4", "OUT-ASLT.5")
@pytest.mark.parametrize(
    ("language", "moved", "attacked", "resolved", "hit"),
    [
        (
            "en",
            "Move Wolf to the offense",
            "Attack your Outpost A with Wolf",
            "Resolve the assault of Wolf",
            "Assign 2 damage to your Outpost A",
        ),
        (
            "pl",
            "Przesuń do natarcia: Wolf",
            "Zaatakuj twoją Placówkę A. W ataku: Wolf",
            "Rozstrzygnij szturm: Wolf",
            "Przydziel obrażenia (2): twoja Placówka A",
        ),
        (
            "sv",
            "Flytta Wolf till anfallet",
            "Anfall din utpost A med Wolf",
            "Avgör stormningen med Wolf",
            "Lägg 2 skada på din utpost A",
        ),
    ],
)
def test_what_a_creature_does_is_said_with_a_verb(
    language: str, moved: str, attacked: str, resolved: str, hit: str
) -> None:
    speaker = Speaker(language, GAME.package, PackNames(GAME.pack(), viewer=0))
    assert speaker.say(Message("option-move", card="Wolf", zone="offense")) == moved
    assert speaker.say(Message("option-attack", cards=("Wolf",), post=outpost(0))) == attacked
    assert speaker.say(Message("option-resolve", cards=("Wolf",))) == resolved
    assert speaker.say(Message("option-batter", number=2, post=outpost(0))) == hit
