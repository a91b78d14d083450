"""Read Fortune (WEA-REA, WEA-GEO): four cards into the row, abilities in between, then the check.

Each decision is a segment of its own: the row at rest is all there is to remember.
"""

from __future__ import annotations

from fatebox.games.weaver.content.designs import Ability
from fatebox.games.weaver.effects.base import Target
from fatebox.games.weaver.events import Played, Used
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import run_chain, would_match
from fatebox.games.weaver.state.terms import READING, SUIT_INDEX, SUITS
from fatebox.kernel import Card, Decision, Option, Prompt, Rules

from .adventurers import demand
from .scoring import lose

FINISH: Option = ("finish",)


def default_play(s: WeaverState, decision: Decision) -> Option:
    """On time-out: the required suit if the row lacks it, else the first suit; at the right end (D2)."""
    plays = [option for option in decision.options if option[0] == "play"]
    required = demand(s)
    wanted = [p for p in plays if p[1] == required and not s.row_has(p[1])]
    first = (wanted or plays)[0][1]
    return next(p for p in reversed(plays) if p[1] == first)


PLAY = Prompt(
    "read.play",
    "WEA-REA.2",
    default=default_play,
    final=("play",),  # WEA-REA.8
)
CLOSE = Prompt(
    "read.finish",
    "WEA-REA.10",
    always=True,
    final=("finish",),
)


def _plays(shown: int, length: int) -> list[Option]:
    suits = [suit for i, suit in enumerate(SUITS) if shown >> i & 1]
    return [("play", suit, place) for suit in suits for place in range(length + 1)]


PLAYS = [
    [Decision(0, PLAY, _plays(shown, length)) for length in range(READING)]
    for shown in range(1 << len(SUITS))
]
"""The questions without shards, by the suits that show a card (as bits) and the length of the row.

All matches share these decisions: nobody may change their options.
"""
ANY_SUIT = PLAYS[-1]
"""The most common ones: every suit shows a card."""
CLOSED = Decision(0, CLOSE, [FINISH])
"""The last question without shards; all matches share it, too."""


def read(s: WeaverState) -> Rules[str | None]:
    """One step of the reading: play a card, use an ability, or finish (WEA-REA.1)."""
    length = len(s.row)
    if length == READING:
        decision = CLOSED  # WEA-REA.10
    elif all(s.tops):
        decision = ANY_SUIT[length]
    else:
        decision = _playing(s)
        if not decision.options:
            lose(s, ("no_cards",))  # WEA-SUP.3
            return None
    if s.shards and (possible := uses(s)):  # WEA-REA.6
        decision = Decision(0, decision.prompt, decision.options + possible)
    option = yield decision
    verb = option[0]
    if verb == "play":
        play(s, SUIT_INDEX[option[1]], option[2])
    elif verb == "use":
        use(s, option[1], option[2], option[3])
    else:
        return finish(s)
    return "read"


def _playing(s: WeaverState) -> Decision:
    happiness, love, power, wealth = s.tops
    shown = (1 if happiness else 0) | (2 if love else 0) | (4 if power else 0) | (8 if wealth else 0)
    return PLAYS[shown][len(s.row)]


def plays(s: WeaverState) -> list[Option]:
    """Every suit with a face-up card at every place (WEA-REA.4, .5, WEA-GEO.2)."""
    return _playing(s).options


def uses(s: WeaverState) -> list[Option]:
    """Every affordable ability with every legal target (WEA-REL.5, .6, .7, .8)."""
    options: list[Option] = []
    if not s.shards:  # no ability is free (R50)
        return options
    for ability in owned_abilities(s):
        if ability.cost <= s.shards:
            options += [("use", ability.relic, ability.line, t) for t in ability.effect.targets(s)]
    return options


def owned_abilities(s: WeaverState) -> tuple[Ability, ...]:
    """The abilities of the top card of each owned relic (WEA-REL.3)."""
    return s.pack.owned[tuple(s.relics)].abilities


def ability_of(s: WeaverState, relic: str, line: int) -> Ability:
    """An ability of an owned relic, by its line on the top card (WEA-REL.3)."""
    owned = s.pack.relic_keys.index(relic)
    return s.pack.abilities[owned][s.relics[owned]][line - 1]


def play(s: WeaverState, suit: int, place: int) -> None:
    """Play the face-up card of a suit; another one is turned up (WEA-REA.2, .3)."""
    lay_card(s, s.tops[suit].pop(), place)
    s.turn_up(suit, "WEA-REA.2")  # after the chain (R35)


def lay_card(s: WeaverState, card: Card, place: int) -> None:
    """Put a card into the row, upright, with every turn that follows (WEA-REA.2, WEA-GEO.3)."""
    matches = would_match(s, card, place)
    s.row.insert(place, card)
    s.rots.insert(place, 0)  # WEA-ROT.11
    if s.knots:
        neighbors = set(zip(s.row, s.row[1:], strict=False))
        s.knots = [knot for knot in s.knots if knot in neighbors]  # WEA-REL.14: nothing between
    if s.listener is not None:
        s.emit(Played, card, place, clause="WEA-REA.2")
    if matches:
        run_chain(s, {place})


def use(s: WeaverState, relic: str, line: int, target: Target) -> None:
    """Pay for an ability, then carry it out (WEA-REL.5)."""
    ability = ability_of(s, relic, line)
    s.shards -= ability.cost
    s.emit(Used, relic, line, target, clause="WEA-REL.5")
    ability.effect.apply(s, target)


def finish(s: WeaverState) -> str | None:
    """Check the reading; a failed one loses the game at once (WEA-REA.11, WEA-END.3)."""
    causes = []
    if s.has_open_death():
        causes.append("death")
    required = demand(s)
    if required is not None and not s.row_has(required):
        causes.append("suit")
    if causes:
        lose(s, tuple(causes))  # both causes are recorded (R34)
        return None
    return "resolve"
