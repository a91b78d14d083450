"""Questions and options as messages, and what the asked player may not do (OUT-INFO)."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.content.designs import AnyCard
from fatebox.games.outposts.effects.choices import Choose, OppChoose
from fatebox.games.outposts.events import outpost
from fatebox.games.outposts.rules.play import (
    DOWN,
    UP,
    building_sites,
    crystal_price,
    income,
    upgrade_price,
)
from fatebox.games.outposts.rules.turn import due_a_post
from fatebox.games.outposts.rules.war import has_room, may_attack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import POSTS, Player
from fatebox.games.outposts.state.terms import DEFENSE, MANA_DISCARDS, MANA_SACRIFICES, OFFENSE, RESERVE
from fatebox.kernel import Card, Decision, Event, Option, Refusal
from fatebox.kernel.messages import CardName, DesignName, Message, SeatName, Value, cards, key_of

OF_A_CARD = (
    "effect_mode", "opp_choice", "effect_target", "discard_forced", "hand_pick", "scry", "search_pick",
    "rally_pick",
)  # fmt: skip
"""Questions that the card asks that is being resolved."""
PLAIN = ("skip", "finish", "build", "decline")
"""Verbs without arguments whose label is their name alone."""
ON_CARDS = (
    "keep", "play", "discard", "sacrifice", "target", "drop", "bottom", "next", "take", "doom", "rally",
    "join", "withdraw",
)  # fmt: skip
"""Verbs with a card."""

VERBS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((*PLAIN, "done"), ()),
    **dict.fromkeys(ON_CARDS, ("card",)),
    "go": (),
    "faction": ("faction",),
    "shards": ("number",),
    "deck": ("deck",),
    "include": ("design", "number"),
    "buy": (),
    "place": ("post", "side"),
    "target_post": ("post",),
    "opponent": ("seat",),
    "raze": ("post", "place"),
    "mode": ("number",),
    "move": ("card", "zone"),
    "defend": ("card", "post"),
    "hold": ("group",),
    "attack": ("group", "post"),
    "resolve": ("group",),
    "strike": ("card", "number"),
    "batter": ("post", "number"),
    "burn": ("post", "number"),
    "spoils_of": ("seat",),
    "spoil": ("seat", "design"),
}


def deed(pack: OutpostsPack, event: Event) -> tuple[int, str] | None:
    """Cards played, Ambushes sprung and Mana Crystals bought. A face-down upgrade shows when it turns up."""
    match event.kind, event.args:
        case "played", (seat, card):
            return seat, f"plays {pack.name(card)}"
        case "built", (seat, _, card):
            return seat, f"plays {pack.name(card)}"
        case "turned-up", (post, card):
            return post // POSTS, f"plays {pack.name(card)}"
        case "crystal", (seat, number):
            return seat, f"buys Mana Crystal {number}"
    return None


def question(s: OutpostsState, decision: Decision) -> Message:
    """The question, with the card, the group, the mana or the damage that it is about."""
    prompt = decision.prompt
    match prompt.id:
        case "defend_assign" | "reassign":
            return Message(prompt.key, card=CardName(decision.options[0][1]))
        case "group_up":
            return Message(prompt.key, card=CardName(s.groups[-1][0]))
        case "attack_assign":
            group = next(option[1] for option in decision.options if option[0] == "hold")
            return Message(prompt.key, cards=cards(s.groups[group]))
        case "deck_list" if prompt.variant:
            return Message(prompt.key, card=DesignName(decision.options[0][1]))
        case "play_action":
            return Message(prompt.key, mana=s.players[decision.seat].mana)
        case "attacker_damage" | "defender_damage":
            assert s.assault is not None
            return Message(prompt.key, points=s.assault.remaining, post=outpost(s.assault.post))
        case "upgrade_place":
            return Message(prompt.key, card=CardName(s.players[decision.seat].placing[0]))
        case "effect_target" if decision.about is not None:
            card = CardName(s.resolving[-1])
            return Message(prompt.key, card=card, effect=decision.about.message())
        case name if name in OF_A_CARD:
            return Message(prompt.key, card=CardName(s.resolving[-1]))
    return Message(prompt.key)


def label(s: OutpostsState, option: Option) -> Message:
    """The label of an option."""
    verb, *args = option
    if verb in PLAIN:
        return Message(f"option-{verb}")
    if verb in ON_CARDS:
        return Message(f"option-{verb}", card=creature(s, args[0]))
    return _LABELS[verb](s, *args)


def _done_label(s: OutpostsState) -> Message:
    """The end of a choice; where a group is formed, that no one else joins it (OUT-WAR.5)."""
    if s.segment == "group_up":
        return Message("option-done-group", card=CardName(s.groups[-1][0]))
    return Message("table-done")


def _go_label(s: OutpostsState) -> Message:
    """The gains of a step that is not skipped (OUT-DRAW.1, .11, OUT-MANA.1)."""
    player = s.players[s.active]
    step = "post" if s.step == "first" and due_a_post(s, player) else s.step
    return Message("option-go", step=step, mana=max(0, income(s, player) - player.tax))


def _deck_label(s: OutpostsState, key: str) -> Message:
    del s
    return (
        Message("option-deck-starter") if key == "starter" else Message("option-deck", deck=DesignName(key))
    )


def _move_label(s: OutpostsState, card: Card, zone: str) -> Message:
    defends = zone == DEFENSE and any(card in post.defenders for post in s.players[s.active].posts)
    return Message("option-move", card=creature(s, card), zone="other" if defends else zone)


def creature(s: OutpostsState, card: Card) -> Value:
    """A card; a creature in play with its place, because others of its name may be there, too."""
    if card not in s.entered:
        return CardName(card)
    for player in s.players:
        if card in player.reserve:
            return Message("creature", card=CardName(card), seat=SeatName(player.seat), zone=RESERVE)
        if card in player.offense:
            return Message("creature", card=CardName(card), seat=SeatName(player.seat), zone=OFFENSE)
        for post in player.posts:
            if card in post.defenders:
                return Message("defender", card=CardName(card), post=outpost(post.id))
    return CardName(card)


def group(s: OutpostsState, number: int) -> Value:
    """The creatures of an attacking group; its number where none is left."""
    return cards(s.groups[number]) or Message("group", number=number + 1)


def _raze_label(s: OutpostsState, number: int, place: int) -> Message:
    """An upgrade on an Outpost; face-down ones stay nameless."""
    post = s.post(number)
    if place < len(post.upgrades):
        return Message("option-raze", card=CardName(post.upgrades[place]), post=outpost(number))
    paid, *_ = post.bills[place - len(post.upgrades)]
    return Message("option-raze-hidden", paid=paid, post=outpost(number))


def _mode_label(s: OutpostsState, number: int) -> Message:
    """One part of a choice: the text of the card that is being resolved."""
    card: AnyCard = s.pack.box.cards[s.resolving[-1]]
    for ability in card.abilities:
        for effect in ability.effects:
            if isinstance(effect, OppChoose):
                return Message("sentence", words=effect.for_chooser(number))
            if isinstance(effect, Choose):
                return Message("sentence", words=effect.modes[number].message())
    raise AssertionError(f"{card.name} offers no choice")


def _on_post(s: OutpostsState, post: int, number: int) -> Message:
    del s
    return Message("option-batter", number=number, post=outpost(post))


def _attack_label(s: OutpostsState, number: int, post: int) -> Message:
    return Message("option-attack", cards=group(s, number), post=outpost(post))


_LABELS: dict[str, Callable[..., Message]] = {
    "go": _go_label,
    "faction": lambda s, key: Message(key_of("word", key)),
    "shards": lambda s, number: Message("option-shards", number=number),
    "deck": _deck_label,
    "done": _done_label,
    "include": lambda s, key, number: Message("option-include", card=DesignName(key), number=number),
    "buy": lambda s: Message("option-buy", price=crystal_price(s, s.players[s.active])),
    "place": lambda s, post, side: Message("option-place", post=outpost(post), side=side),
    "target_post": lambda s, post: Message("option-target-post", post=outpost(post)),
    "opponent": lambda s, seat: Message("option-opponent", seat=SeatName(seat)),
    "spoils_of": lambda s, seat: Message("option-spoils-of", seat=SeatName(seat)),
    "spoil": lambda s, seat, key: Message("option-spoil", card=DesignName(key)),
    "raze": _raze_label,
    "mode": _mode_label,
    "move": _move_label,
    "defend": lambda s, card, post: Message("option-defend", card=CardName(card), post=outpost(post)),
    "hold": lambda s, number: Message("option-hold", cards=group(s, number)),
    "attack": _attack_label,
    "resolve": lambda s, number: Message("option-resolve", cards=group(s, number)),
    "strike": lambda s, card, number: Message("option-strike", card=creature(s, card), number=number),
    "batter": _on_post,
    "burn": _on_post,
}


# --- refusals ---------------------------------------------------------------------------------------


def refusals(s: OutpostsState, seat: int) -> list[Refusal]:
    """Moves that the active player may not make now, and why."""
    if seat != s.active:
        return []
    player = s.players[seat]
    match s.segment:
        case "action":
            return _play_refusals(s, player)
        case "third_step":
            return [refusal for card in player.creatures() for refusal in _move_refusals(s, player, card)]
        case "fourth_step":
            return [
                Refusal(
                    Message("option-target-post", post=outpost(post.id)),
                    Message("refusal-sanctuary"),
                    "OUT-EFF.8",
                    ("attack", len(s.targets), post.id),
                )
                for other in s.opponents(seat)
                for post in other.posts
                if post.sanctuary
            ]
    return []


def _play_refusals(s: OutpostsState, player: Player) -> list[Refusal]:
    refused = [refusal for card in player.hand for refusal in card_refusal(s, player, card)]
    price = crystal_price(s, player)
    if player.mana < price:
        why = Message("refusal-too-dear", cost=price, mana=player.mana)
        refused.append(Refusal(Message("refused-crystal"), why, "OUT-CRYS.2", ("buy",)))
    if s.discarded >= MANA_DISCARDS:
        why = Message("refusal-discarded", number=MANA_DISCARDS)
        refused.append(Refusal(Message("refused-discard"), why, "OUT-MANA.3", ("discard",)))
    if s.sacrificed >= MANA_SACRIFICES:
        why = Message("refusal-sacrificed", number=MANA_SACRIFICES)
        refused.append(Refusal(Message("refused-sacrifice"), why, "OUT-MANA.4", ("sacrifice",)))
    return refused


def _move_refusals(s: OutpostsState, player: Player, card: Card) -> list[Refusal]:
    """Zones that a creature may not enter by its keywords, or for want of room."""
    pack, name = s.pack, Message("refused-creature", card=creature(s, card))
    attacks, defends = ("move", card, OFFENSE), ("move", card, DEFENSE)
    refused = []
    if pack.immobile[card]:
        refused.append(Refusal(name, Message("refusal-immobile"), "OUT-EFF.9", attacks))
    elif not may_attack(s, card):
        refused.append(Refusal(name, Message("refusal-slow"), "OUT-EFF.9", attacks))
    if pack.berserk[card]:
        refused.append(Refusal(name, Message("refusal-berserk"), "OUT-EFF.9", defends))
    elif not has_room(s, player, card):
        refused.append(Refusal(name, Message("refusal-no-room"), "OUT-WAR.4", defends))
    return refused


def card_refusal(s: OutpostsState, player: Player, card: Card) -> list[Refusal]:
    """The reason why a card of the hand cannot be played; empty if it can."""
    pack, option = s.pack, ("play", card)
    name = Message("refused-card", card=CardName(card))
    upgrade = pack.type[card] == "upgrade"
    price = min(upgrade_price(s, player, card, side) for side in (UP, DOWN)) if upgrade else pack.cost[card]
    if price > player.mana:
        return [
            Refusal(name, Message("refusal-too-dear", cost=price, mana=player.mana), "OUT-MANA.7", option)
        ]
    if upgrade and not any(building_sites(s, player)):
        return [Refusal(name, Message("refusal-no-site"), "OUT-UPG.3", option)]
    if pack.extra_cost[card] > len(player.creatures()):
        return [Refusal(name, Message("refusal-no-sacrifice"), "OUT-PLAY.7", option)]
    if any(a.when == "three_posts" for a in pack.on["cast"][card]) and len(player.standing()) < POSTS:
        return [Refusal(name, Message("refusal-three-posts"), "OUT-GEN.6", option)]
    return []
