"""Rules: the procedure of the rulebook, as generators that `yield` a decision wherever a player decides."""

from __future__ import annotations

from fatebox.kernel import PASS, Deal, Decision, Prompt, Result, Rules

from .events import Lit
from .state import HAND, LamplightState, Player

LIGHT = Prompt("light", "LAM-TURN.1", always=True)


def deal(d: Deal) -> LamplightState:
    """LAM-SET.2: shuffle the lamps and deal three to each player."""
    players = [Player(seat=seat) for seat in range(d.seats)]
    s = LamplightState(
        pack=d.pack,
        seats=d.seats,
        rng=d.rng,
        players=players,
        box=list(d.pack.cards),
        turns=d.options["turns"],
    )
    s.shuffle("box", s.box)
    for player in players:
        s.draw(player, HAND, "LAM-SET.2")
    return s


def turn(s: LamplightState) -> Rules[str]:
    """LAM-TURN: light a lamp, do what it says, draw one."""
    player = s.players[s.active]
    lamps = [("light", card) for card in s.lightable(player)]  # LAM-TURN.4
    answer = yield Decision(player.seat, LIGHT, [*lamps, PASS])
    if answer != PASS:
        card = answer[1]
        player.hand.remove(card)
        player.street.append(card)
        s.emit(Lit, player.seat, card, clause="LAM-TURN.1")
        for effect in s.pack.lamp(card).effects:  # LAM-TURN.2
            asking = effect.apply(s, player.seat)
            if asking is not None:
                yield from asking
    s.draw(player, 1, "LAM-TURN.3")
    player.turns += 1
    s.turn += 1
    s.active = s.turn % s.seats
    return "turn" if s.turn < s.turns * s.seats else "finish"


def finish(s: LamplightState) -> None:
    """LAM-END.2: most light wins; equal light shares the win."""
    light = [s.light_of(player) for player in s.players]
    s.result = Result(
        outcome="most light",
        winners=tuple(seat for seat, amount in enumerate(light) if amount == max(light)),
        places=tuple(1 + sum(other > amount for other in light) for amount in light),
        scores=tuple(light),
    )
