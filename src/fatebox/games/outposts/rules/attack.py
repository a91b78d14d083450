"""The Fourth Step: which group attacks which Outpost (OUT-ATK)."""

from __future__ import annotations

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Post
from fatebox.kernel import Decision, Option, Prompt, Rules

from .turn import SKIP, pass_turn


def hold_back(s: OutpostsState, decision: Decision) -> Option:
    """On time-out the step is skipped; once it has begun, the other groups are held back."""
    del s
    return SKIP if SKIP in decision.options else next(o for o in decision.options if o[0] == "hold")


ATTACK = Prompt("attack_assign", "OUT-ATK.1", default=hold_back)


def fourth_step(s: OutpostsState) -> Rules[str | None] | str:
    """Assign every group before the first assault (OUT-ATK.2)."""
    s.step = "fourth"
    posts = open_posts(s, s.active)
    return attack_assign(s, posts) if posts else pass_turn(s)


def open_posts(s: OutpostsState, seat: int) -> list[Post]:
    """The Outposts that a seat may attack (OUT-ATK.1, .7)."""
    return [
        post for player in s.opponents(seat) for post in player.posts if post.standing and not post.sanctuary
    ]


def attack_assign(s: OutpostsState, posts: list[Post]) -> Rules[str | None]:
    """For each group a target or none; several may attack the same Outpost (OUT-ATK.3)."""
    for number in range(len(s.groups)):
        options: list[Option] = [SKIP] if number == 0 and len(s.groups) > 1 else []
        options.append(("hold", number))
        options += [("attack", number, post.id) for post in posts]
        option = yield Decision(s.active, ATTACK, options)
        if option == SKIP:
            s.emit(events.Skipped, s.active, "fourth", clause="OUT-TURN.2")
            return pass_turn(s)
        target = option[2] if option[0] == "attack" else None
        s.targets.append(target)
        s.emit(events.AssignedAttack, s.active, number, target, clause="OUT-ATK.1")
    return "assault"
