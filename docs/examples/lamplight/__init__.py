"""Lamplight: the smallest complete game, for 2 to 4 players. docs/examples/README.md walks through it."""

from __future__ import annotations

from fatebox.kernel import Display, Game, Judgement, Number

from .content import LamplightPack
from .judgement import evaluate
from .rules import deal, finish, turn
from .state import LamplightState
from .view import label, refusals

GAME: Game[LamplightState] = Game(
    id="lamplight",
    title="Lamplight",
    version="1",
    seats=range(2, 5),  # LAM-SET.1
    settings=(Number("turns", 2, 5, 3, "LAM-END.1"),),
    package=__name__,
    state=LamplightState,
    make_pack=LamplightPack,
    deal=deal,
    first="turn",
    segments={"turn": turn, "finish": finish},
    verbs={"light": ("card",), "aim": ("card",), "pass": ()},
    display=Display(label, refusals),
    judgement=Judgement(evaluate, turn=lambda s: s.turn),
)
