"""Selectors: which creatures, Outposts and players an effect means, and how they are chosen (OUT-EFF.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.kernel import Card, Decision, Prompt, Rules, pick

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState

TARGET = Prompt("effect_target", "OUT-PLAY.6", follow_up=True)
OPPONENT = Prompt("effect_target", "OUT-EFF.7", variant="opponent", follow_up=True)
UP_TO = Prompt("effect_target", "OUT-PLAY.6", variant="several", follow_up=True)

ONE = ("enemy_creature", "any_creature", "own_creature", "enemy_offense", "attacker")
Creatures = Literal[
    "enemy_creature", "any_creature", "own_creature", "enemy_offense", "attacker",
    "same", "upto3_own", "each_own", "each_enemy_offense", "each_creature", "each_attacker",
    "group", "other_group", "each_defender",
]  # fmt: skip
Posts = Literal[
    "own_outpost", "each_own_outpost", "enemy_outpost", "each_enemy_outpost", "this_outpost", "same_outpost"
]
Players = Literal["you", "opponent", "each_opponent", "defender", "attacker_player"]

UP_TO_OWN = 3

ENEMIES = ("enemy_creature", "enemy_offense", "each_enemy_offense", "attacker", "each_attacker")
REACH = {
    "upto3_own": 2.0, "each_own": 2.5, "each_enemy_offense": 1.6, "each_creature": 0.5, "each_attacker": 2.0,
    "group": 2.0, "other_group": 1.5, "each_defender": 1.5,
}  # fmt: skip
"""The number of creatures that a selector means on average, if it is not one."""
POSTS_REACH = {"each_own_outpost": 2.5, "each_enemy_outpost": 2.2}


def help_reach(at: str) -> float:
    """The number of creatures that an effect helps; those of enemies count against it."""
    return REACH.get(at, 1.0) * (-1 if at in ENEMIES else 1)


def harm_reach(at: str) -> float:
    """The number of creatures that an effect harms; those of its controller count against it."""
    own = at not in (*ENEMIES, "any_creature", "each_creature", "same")
    return REACH.get(at, 1.0) * (-1 if own else 1)


def posts_reach(at: str) -> float:
    """The number of Outposts that a selector means on average."""
    return POSTS_REACH.get(at, 1.0)


# --- creatures --------------------------------------------------------------------------------------


def candidates(s: OutpostsState, cause: Cause, at: str, max_cost: int | None = None) -> list[Card]:
    """The creatures that a selector could mean now, before anything is chosen."""
    cards = _CANDIDATES[at](s, cause)
    return cards if max_cost is None else [card for card in cards if s.pack.cost[card] <= max_cost]


def _of_enemies(s: OutpostsState, cause: Cause) -> list[Card]:
    return [card for player in s.opponents(cause.seat) for card in player.creatures()]


def _of_all(s: OutpostsState, cause: Cause) -> list[Card]:
    del cause
    return [card for player in s.in_game() for card in player.creatures()]


def _own(s: OutpostsState, cause: Cause) -> list[Card]:
    return s.players[cause.seat].creatures()


def _enemy_offense(s: OutpostsState, cause: Cause) -> list[Card]:
    return [card for player in s.opponents(cause.seat) for card in player.offense]


def _attacking(s: OutpostsState, cause: Cause) -> list[Card]:
    del cause
    return s.attackers()[:]


def _other_group(s: OutpostsState, cause: Cause) -> list[Card]:
    return [card for card in s.attackers() if card != cause.card]


def _defending_here(s: OutpostsState, cause: Cause) -> list[Card]:
    del s
    return [] if cause.post is None else cause.post.defenders[:]


def _chosen_before(s: OutpostsState, cause: Cause) -> list[Card]:
    card = cause.creature
    return [card] if card in s.entered else []


_CANDIDATES: dict[str, Callable[[OutpostsState, Cause], list[Card]]] = {
    "enemy_creature": _of_enemies,
    "any_creature": _of_all,
    "each_creature": _of_all,
    "own_creature": _own,
    "upto3_own": _own,
    "each_own": _own,
    "enemy_offense": _enemy_offense,
    "each_enemy_offense": _enemy_offense,
    "attacker": _attacking,
    "each_attacker": _attacking,
    "group": _attacking,
    "other_group": _other_group,
    "each_defender": _defending_here,
    "same": _chosen_before,
}


def creatures(s: OutpostsState, cause: Cause, at: str, max_cost: int | None = None) -> Rules[list[Card]]:
    """The creatures that an effect works on, chosen by its controller where there is a choice."""
    cards = candidates(s, cause, at, max_cost)
    if not cards:
        return []
    if at in ONE:
        option = yield Decision(cause.seat, TARGET, [("target", card) for card in cards], about=cause.effect)
        cause.creature = option[1]
        return [option[1]]
    if at == "upto3_own":
        return (yield from pick(cause.seat, UP_TO, cards, most=UP_TO_OWN, verb="target", about=cause.effect))
    if at == "each_enemy_offense":
        player = yield from opponent(s, cause)
        return [] if player is None else player.offense[:]
    return cards


# --- Outposts ---------------------------------------------------------------------------------------


def post_candidates(s: OutpostsState, cause: Cause, at: str) -> list[Post]:
    """The Outposts that a selector could mean now; they are always face-up."""
    posts: list[Post | None]
    match at:
        case "own_outpost" | "each_own_outpost":
            posts = [*s.players[cause.seat].posts]
        case "enemy_outpost" | "each_enemy_outpost":
            posts = [post for player in s.opponents(cause.seat) for post in player.posts]
        case "this_outpost":
            posts = [cause.post]
        case _:  # same_outpost
            posts = [cause.target]
    return [post for post in posts if post is not None and post.standing]


def posts(s: OutpostsState, cause: Cause, at: str) -> Rules[list[Post]]:
    """The Outposts that an effect works on, chosen by its controller where there is a choice."""
    found = post_candidates(s, cause, at)
    if not found:
        return []
    if at in ("own_outpost", "enemy_outpost"):
        option = yield Decision(
            cause.seat, TARGET, [("target_post", post.id) for post in found], about=cause.effect
        )
        cause.target = s.post(option[1])
        return [cause.target]
    if at == "each_enemy_outpost":
        player = yield from opponent(s, cause)
        return [] if player is None else player.standing()
    return found


# --- players ----------------------------------------------------------------------------------------


def opponent(s: OutpostsState, cause: Cause) -> Rules[Player | None]:
    """An opponent of the controller's choice, or the one that was chosen before."""
    if cause.opponent is not None:
        chosen = s.players[cause.opponent]
        return None if chosen.out else chosen
    others = s.opponents(cause.seat)
    if not others:
        return None
    option = yield Decision(
        cause.seat, OPPONENT, [("opponent", player.seat) for player in others], about=cause.effect
    )
    seat: int = option[1]
    return s.players[seat]


def players(s: OutpostsState, cause: Cause, who: str) -> Rules[list[Player]]:
    """The players that an effect works on."""
    match who:
        case "you":
            found: list[Player | None] = [s.players[cause.seat]]
        case "opponent":
            found = [(yield from opponent(s, cause))]
        case "each_opponent":
            found = [*s.opponents(cause.seat)]
        case "defender":
            found = [] if s.assault is None else [s.players[s.post(s.assault.post).owner]]
        case _:  # attacker_player
            found = [] if s.assault is None else [s.players[s.active]]
    return [player for player in found if player is not None and not player.out]
