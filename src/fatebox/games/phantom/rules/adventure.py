"""The Adventure phase: discard, play, activate, fight, as often as one likes (PHA-ADV)."""

from __future__ import annotations

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.supply import gain
from fatebox.kernel import Decision, LongDecision, Option, Prompt, Rules

from .activation import activate, usable
from .combat import combat, may_fight
from .means import means_of
from .missions import onward, settled
from .playing import play, playable

END: Option = ("end",)
COMBAT: Option = ("combat",)


def _end(s: PhantomState, decision: Decision) -> Option:
    del s, decision
    return END


ACTION = Prompt("action", "PHA-ADV.1", always=True, default=_end)


def adventure(s: PhantomState) -> Rules[str]:
    """One action, or the end of the phase (PHA-ADV.1)."""
    s.phase = "adventure"
    player = s.players[s.active]
    option = yield LongDecision(player.seat, ACTION, actions, s, player)
    following = "adventure"
    match option[0]:
        case "end":
            s.done = []
            following = "fate"
        case "discard":
            s.discard_from_hand(player, option[1], "PHA-ADV.2")
            yield from gain(s, player, s.face(option[1]).reward)
        case "play":
            yield from play(s, player, option[1])
        case "combat":
            yield from combat(s, player)
        case _:
            yield from activate(s, player, option)
    return following if settled(s) else (yield from onward(s, following))


def actions(s: PhantomState, player: Player) -> list[Option]:
    """All that the active player can do in the Adventure phase."""
    means = means_of(s, player)
    options: list[Option] = []
    if player.hand:
        discards = s.pack.discards  # of all cards but Injuries (R80)
        for card in player.hand:
            if card in discards:
                options.append(discards[card])
        for card in playable(s, player, means):
            options.append(("play", card))
    options += usable(s, player, "adventure", means)
    if may_fight(s, means):
        options.append(COMBAT)
    options.append(END)
    return options
