"""The turn: Recovery, Destiny, Preparation, Cleanup (PHA-TURN, PHA-REC, PHA-DES, PHA-PRE, PHA-CLN).

A turn goes Recovery, Destiny, Preparation, Adventure, Fate, Cleanup (PHA-TURN.2): each phase names the next.
"""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.drawing import draw
from fatebox.games.phantom.state.injuries import heal
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.supply import give_back
from fatebox.kernel import Card, Decision, Match, Option, Prompt, Rules, pick

from .activation import activate, usable
from .destiny import resolve, reveal
from .instructions import follow_text
from .missions import onward, settled
from .values import hand_limit, ready_limit, resource_limit

HEAL: Option = ("heal_all",)
READY: Option = ("ready_all",)


def ready_if_any(s: PhantomState, decision: Decision) -> Option:
    """Ready cards if any is exhausted, else heal."""
    return READY if s.players[decision.seat].exhausted else HEAL


def most_varied(s: PhantomState, decision: Decision) -> Option:
    """Give back of the kinds that there is most of, so that what is kept is as varied as can be.

    Kinds are asked for in order: a player who has begun otherwise may have left those behind.
    """
    player = s.players[decision.seat]
    kept = dict(player.resources)
    for _ in range(player.total - resource_limit(s, player)):
        kept[max(kept, key=kept.__getitem__)] -= 1
    plenty = (option for option in decision.options if kept[option[1]] < player.resources[option[1]])
    return next(plenty, decision.options[0])


RECOVERY = Prompt("recovery", "PHA-REC.1", default=ready_if_any)
READY_SOME = Prompt("ready_some", "PHA-REC.1")
CLEANUP = Prompt("cleanup", "PHA-CLN.1")
EXCESS = Prompt("keep_resources", "PHA-CLN.3", default=most_varied)


def next_turn(s: PhantomState) -> Rules[str]:
    """End what lasted for a turn (R51); the other player's turn begins, if there is one (PHA-TURN.1).

    Only players have turns (PHA-GEN.7). Before one begins is when a game may be saved (PHA-SAVE.1).
    """
    s.fresh, s.done, s.held, s.held_all = [], [], [], []
    s.activated, s.refused, s.felled, s.following = [], [], [], []
    s.both_options, s.settling, s.attacker, s.combat = False, False, None, 0
    if s.seats > 1:
        s.struck = True  # Player cards change the health of Enemies in turns of their owners
        if s.turn:
            s.active = s.playing()[-1].seat  # the other one, unless only one is left (PHA-DAM.6)
    s.turn += 1
    if s.listener is not None:
        s.emit(events.Turn, s.active, s.turn, clause="PHA-TURN.1")
    following = "recovery" if s.turn > 1 else "destiny"  # PHA-REC.3, R87
    return following if settled(s) else (yield from onward(s, following))


def between_turns(match: Match[PhantomState]) -> bool:
    """Whether a Cleanup phase has just ended and nothing has happened since: the moment to save (PHA-SAVE.1).

    The next turn begins by asking for the Recovery option, for only the first turn has no Recovery phase.
    """
    s, decision = match.state, match.decision
    return decision is not None and decision.prompt is RECOVERY and not s.activated and not s.felled


# --- Recovery ---------------------------------------------------------------------------------------


def recovery(s: PhantomState) -> Rules[str]:
    """Heal all Injuries or ready all cards; first, abilities of this phase may be used (PHA-REC.1)."""
    s.phase = "recovery"
    player = s.players[s.active]
    while True:
        option = yield Decision(player.seat, RECOVERY, [READY, HEAL, *usable(s, player, "recovery")])
        if option in (READY, HEAL):
            break
        yield from activate(s, player, option)
        if s.both_options:
            break
    if s.both_options or option == HEAL:
        for card in player.injuries[:]:
            heal(s, player, card)
    if s.both_options or option == READY:
        yield from _ready_all(s, player)
    return "destiny" if settled(s) else (yield from onward(s, "destiny"))


def _ready_all(s: PhantomState, player: Player) -> Rules[None]:
    cards = player.exhausted[:]
    limit = ready_limit(s, player)
    if limit is not None and len(cards) > limit:
        cards = yield from pick(player.seat, READY_SOME, cards, least=limit, most=limit, verb="ready")
    for card in cards:
        s.make_ready(card)


# --- Destiny ----------------------------------------------------------------------------------------


def destiny(s: PhantomState) -> Rules[str]:
    """Step 1: a card is revealed, unless the Mission says otherwise (PHA-DES.1, PHA-VAR.SC)."""
    s.phase = "destiny"
    s.done = []
    mission = s.mission
    if mission in s.pack.moments[s.level].texts["reveal"]:
        yield from follow_text(s, "reveal", Cause(s.active, mission))
    else:
        yield from reveal(s, 2 if s.second_card and s.turn % s.second_card == 0 else 1)
    return "row" if settled(s) else (yield from onward(s, "row"))


def row(s: PhantomState) -> Rules[str | None] | str:
    """Step 2: the next row card from the left that was not resolved yet in this phase (PHA-DES.3, R31).

    What stays on the row has its part in every Destiny phase (PHA-DES.8).
    """
    quiet, done = s.pack.moments[s.level].quiet, s.done
    passed: list[Card] = []
    for card in s.row:
        if card not in done:
            passed.append(card)
            if card not in quiet:
                return _resolve_last(s, passed)
    s.done += passed
    return "preparation"


def _resolve_last(s: PhantomState, passed: list[Card]) -> Rules[str]:
    """Pass over row cards that have nothing to say, up to one that is resolved (PHA-DES.3)."""
    s.done += passed
    yield from resolve(s, passed[-1])
    return "row" if settled(s) else (yield from onward(s, "row"))


# --- Preparation ------------------------------------------------------------------------------------


def preparation(s: PhantomState) -> str:
    """Draw up to the hand limit (PHA-PRE.1)."""
    s.phase = "preparation"
    player = s.players[s.active]
    draw(s, player, hand_limit(s, player) - len(player.hand))
    return "adventure"


# --- Cleanup ----------------------------------------------------------------------------------------


def cleanup(s: PhantomState) -> Rules[str]:
    """Discard any number of cards, keep the others; resources above the limit go back (PHA-CLN.1 to .3)."""
    s.phase = "cleanup"
    player = s.players[s.active]
    if player.hand:
        for card in (yield from pick(player.seat, CLEANUP, player.hand[:], verb="drop")):
            s.discard_from_hand(player, card, "PHA-CLN.1")
    excess = player.total - resource_limit(s, player)
    if excess > 0:
        yield from give_back(s, player, excess, EXCESS)
    return "next_turn" if settled(s) else (yield from onward(s, "next_turn"))
