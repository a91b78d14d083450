"""The Night Market: a small game of the tests' own that uses everything the kernel offers."""

from __future__ import annotations

from fatebox.kernel import Choice, Display, Flag, Game, Judgement, Number, Option, Secrets
from fatebox.kernel.messages import CardName, Message, key_of

from .rules import auction, deal, dusk, give_up, market, redraw
from .state import ToyPack, ToyState


def label(s: ToyState, option: Option) -> Message:
    """An option in words: its verb, and what it is about."""
    del s
    kinds = GAME.verbs[option[0]]
    about = {
        kind: CardName(argument) if kind == "card" else argument
        for kind, argument in zip(kinds, option[1:], strict=True)
    }
    return Message(key_of("option", option[0]), **about)


def evaluate(s: ToyState, seat: int) -> float:
    """Coins and wares, roughly."""
    if s.result is not None:
        return s.result.value(seat)
    player = s.players[seat]
    return min(1.0, (player.coins + 2 * len(player.stall)) / 20)


GAME: Game[ToyState] = Game(
    id="toy",
    title="The Night Market",
    version="1",
    seats=range(2, 5),
    settings=(
        Number("rounds", 1, 9, 3, "TOY-END.1", step=2),
        Flag("short", False, "TOY-END.1"),
        Choice("light", ("dim", "bright"), "dim", "TOY-SET.1"),
    ),
    package=__name__,
    state=ToyState,
    make_pack=ToyPack,
    deal=deal,
    first="auction",
    segments={"auction": auction, "market": market, "dusk": dusk},
    verbs={
        "bid": ("amount",),
        "stake": ("card",),
        "give": ("seat", "amount"),
        "next": ("card",),
        "pass": (),
        "set": ("card",),
        "send": ("card", "seat"),
        "ward": ("card",),
        "take": ("card",),
        "done": (),
    },
    display=Display(label),
    judgement=Judgement(evaluate),
    secrets=Secrets(redraw=redraw),
    concede=give_up,
    max_decisions=400,
)
