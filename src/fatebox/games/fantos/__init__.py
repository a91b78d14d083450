"""Savage Planet: The Fate of Fantos: Citadels, Legacies, War, Tribute, votes and deals for 2 to 6."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.kernel import Display, Game, Judgement, Opponents, Passing, Rules, Secrets

from . import (
    action,
    deals,
    duel,
    final,
    flow,
    harvest,
    hiring,
    secondary,
    trial_phase,
    tribute,
    turn,
    votes,
    war,
    windows,
)
from .content import FantosPack
from .evaluate import evaluate
from .labels import PROMISE_TEXT, label
from .options import SETTINGS
from .passing import PASSABLE, concerns
from .reckoning import reckon
from .setup import deal
from .state import FantosState
from .terms import FANTOS_ACTIONS
from .view import deed, kind, refusals

Segment = Callable[[FantosState], Rules[str] | Rules[None] | str]


def guarded(run: Segment) -> Segment:
    """A step of a turn: it is not taken any more when the game or the turn has ended meanwhile.

    A Citadel can fall at any instant. What is being carried out is carried out; here, between two
    steps, the game ends (FAN-WIN.2, FAN-FIN.8) or the turn of the fallen does (FAN-ELIM.3).
    """

    def step(s: FantosState) -> Rules[str] | Rules[None] | str:
        if s.ending:
            return "finish"
        if not s.citadels[s.active].alive:
            return "turn.over"
        return run(s)

    return step


STEPS: dict[str, Segment] = {
    "setup.hire": hiring.setup_hire,
    # the mechanisms that all phases share
    "window": windows.window,
    "resolve": windows.resolve,
    "action.end": flow.end_action,
    "parley": deals.parley,
    "offer": deals.answer_offer,
    # Phase 1
    "turn.begin": turn.begin,
    "untask": turn.untask_all,
    "draw": turn.draw,
    "draw.buy": turn.buy,
    # Phase 2
    "fa.begin": action.begin,
    "fa.window": action.first_window,
    "fa.choose": action.choose,
    "fa.close": action.close,
    "harvest.declare": harvest.declare,
    "harvest.roll": harvest.roll_dice,
    "harvest.reroll": harvest.reroll_own,
    "harvest.score": harvest.gain,
    "war.declare": war.declare,
    "war.declared": war.declared,
    "war.defend": war.defend,
    "war.roll": war.roll_dice,
    "war.score": war.compare,
    "war.damage": war.pay_damage,
    "tribute.declare": tribute.declare,
    "tribute.declared": tribute.declared,
    "tribute.join": tribute.join,
    "special.nominate": tribute.nominate,
    "tribute.roll": tribute.roll_dice,
    "tribute.score": tribute.compare,
    "tribute.reward": tribute.allot,
    "tribute.after": tribute.after,
    # Phase 3
    "trials.begin": trial_phase.begin,
    "trials.next": trial_phase.next_draw,
    "trials.space": trial_phase.make_space,
    "trials.remove": trial_phase.choose_removal,
    "trials.draw": trial_phase.draw,
    "trials.window": trial_phase.reveal_window,
    "trials.effect": trial_phase.take_effect,
    "trials.gone": trial_phase.gone,
    "vote": votes.vote,
    # Phase 4
    "sec.begin": secondary.begin,
    "arena": secondary.arena,
    "sec.talk": secondary.talk,
    "sec.window": secondary.window,
    "duel.roll": duel.roll_dice,
    "duel.score": duel.compare,
    # Phase 5
    "hire.begin": hiring.begin,
    "hire.choose": hiring.choose,
    "hire.revealed": hiring.hire_revealed,
    # Phase 6
    "discard": turn.discard,
    "turn.end": turn.end,
    "turn.next": turn.next_turn,
}

VERBS: dict[str, tuple[str, ...]] = {
    "pass": (),
    "done": (),
    # windows and items
    "play": ("card",),
    "use": ("card",),
    "pay": ("card",),
    "choose": ("card",),
    "name": ("seat",),
    "raise": ("action", "side"),
    "lower": ("action", "side"),
    "boost": ("action", "card"),
    "boost-bare": ("action",),
    "die": ("side", "place"),
    "keep": (),
    "charge": ("card",),
    "reroll": ("card",),
    "amount": ("number",),
    "give": ("card", "number"),
    "recover": ("card",),
    "discard": ("card",),
    "next": ("card",),
    # Fantos Actions
    "declare": ("kind",),
    "task": ("card",),
    "attack": ("seat",),
    "charge-reserve": ("seat", "number"),
    "nominate": ("card",),
    # the other phases
    "free": ("card",),
    "buy": ("number",),
    "remove": ("card",),
    "vote": ("word",),
    "fail": (),
    "pass-trial": (),
    "challenge": ("card",),
    "hire": ("card",),
    "hire-blind": ("place",),
    "reveal": (),
    "refuse": ("card",),
    "revive": ("card",),
    "let-go": ("card",),
    # negotiation
    "offer": (),
    "to": ("seat",),
    "drop": (),
    "send": (),
    "add": ("part",),
    "more": ("number",),
    "give-card": ("card",),
    "title": ("title",),
    "promise": ("kind", "word", "number"),
    "decline": (),
    "accept": (),
    "counter": (),
}

WORDS = {
    "kind": (*FANTOS_ACTIONS, *PROMISE_TEXT),
    "word": ("", "yea", "nay"),
    "part": deals.PARTS,
    "title": (),
}

GAME: Game[FantosState] = Game(
    id="fantos",
    title="Savage Planet: The Fate of Fantos",
    version="1",
    seats=range(2, 7),  # FAN-GEN.1
    default_seats=4,
    settings=SETTINGS,
    package=__name__,
    state=FantosState,
    make_pack=FantosPack,
    deal=deal,
    first="setup.hire",
    segments={
        **{name: guarded(run) for name, run in STEPS.items()},
        "turn.over": turn.over,
        "finish": final.finish,
    },
    verbs=VERBS,
    words=WORDS,
    max_decisions=100_000,
    display=Display(label=label, refusals=refusals, derive=reckon, deed=deed),
    judgement=Judgement(evaluate, turn=lambda s: s.turn),
    secrets=Secrets(kind),
    passing=Passing(PASSABLE, concerns),
    opponents=Opponents(
        levels={
            "easy": "greedy:worlds=1:noise=0.2",
            "normal": "greedy:worlds=1:noise=0.08",
            "hard": "ismcts:iterations=16:moves=4:worlds=8",
            "expert": "ismcts:iterations=96:worlds=24",
        },
        coach="hard",
    ),
)
