"""Options in words, and what the asked player may not do (OUT-INFO)."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.content.designs import AnyCard
from fatebox.games.outposts.effects.choices import Choose, OppChoose
from fatebox.games.outposts.rules.play import DOWN, UP, building_sites, crystal_price, upgrade_price
from fatebox.games.outposts.rules.war import has_room, may_attack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import POSTS, Player
from fatebox.games.outposts.state.terms import DEFENSE, MANA_DISCARDS, MANA_SACRIFICES, OFFENSE, RESERVE
from fatebox.kernel import Card, Event, Option, Refusal
from fatebox.text.words import sentence

PLAIN_LABELS = {
    "go": "Carry out the step",
    "skip": "Skip the step",
    "finish": "Finish the Second Step",
    "done": "Done",
    "build": "Build a deck card by card",
    "decline": "Take nothing",
}
CARD_LABELS = {
    "keep": "Keep {}",
    "play": "Play {}",
    "discard": "Discard {} for mana",
    "sacrifice": "Sacrifice {} for mana",
    "target": "{}",
    "drop": "Discard {}",
    "bottom": "{} to the bottom",
    "next": "{} next",
    "take": "Take {}",
    "doom": "Destroy {}",
    "rally": "{} joins the defense",
    "join": "{} joins the group",
    "withdraw": "{} to the reserve",
}

VERBS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(PLAIN_LABELS, ()),
    **dict.fromkeys(CARD_LABELS, ("card",)),
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


def label(s: OutpostsState, option: Option) -> str:
    """An option in words."""
    verb, *args = option
    if verb in PLAIN_LABELS:
        return PLAIN_LABELS[verb]
    if verb in CARD_LABELS:
        return CARD_LABELS[verb].format(card_name(s, args[0]))
    return _LABELS[verb](s, *args)


def _deck_label(s: OutpostsState, key: str) -> str:
    return "Starter deck" if key == "starter" else s.pack.ready_decks[key].name


def _move_label(s: OutpostsState, card: Card, zone: str) -> str:
    defends = zone == DEFENSE and any(card in post.defenders for post in s.players[s.active].posts)
    return f"{card_name(s, card)} to {'another Outpost' if defends else zone}"


def _on_post(s: OutpostsState, post: int, number: int) -> str:
    del s
    return f"{number} on {post_name(post)}"


def seat_name(s: OutpostsState, seat: int) -> str:
    """A player in words: the faction, and the seat where a faction is played twice."""
    return f"{s.pack.factions[s.players[seat].faction].name} (seat {seat + 1})"


def card_name(s: OutpostsState, card: Card) -> str:
    """A card in words; a creature in play with its place, because others of its name may be there, too."""
    name = s.pack.name(card)
    for player in s.players:
        who = f"seat {player.seat + 1}"
        if card in player.reserve:
            return f"{name} ({who}, {RESERVE})"
        if card in player.offense:
            return f"{name} ({who}, {OFFENSE})"
        for post in player.posts:
            if card in post.defenders:
                return f"{name} ({who}, Outpost {'ABC'[post.id % POSTS]})"
    return name


def post_name(number: int) -> str:
    """An Outpost in words."""
    return f"Outpost {'ABC'[number % POSTS]} of seat {number // POSTS + 1}"


def group_name(s: OutpostsState, number: int) -> str:
    """An attacking group in words."""
    names = [s.pack.name(card) for card in s.groups[number]]
    return ", ".join(names) or f"group {number + 1}"


def raze_label(s: OutpostsState, number: int, place: int) -> str:
    """An upgrade on an Outpost; face-down ones stay nameless."""
    post = s.post(number)
    if place < len(post.upgrades):
        return f"{s.pack.name(post.upgrades[place])} on {post_name(number)}"
    paid, *_ = post.bills[place - len(post.upgrades)]
    return f"Face-down upgrade ({paid} mana) on {post_name(number)}"


def mode_label(s: OutpostsState, number: int) -> str:
    """One part of a choice: the text of the card that is being resolved."""
    card: AnyCard = s.pack.box.cards[s.resolving[-1]]
    for ability in card.abilities:
        for effect in ability.effects:
            if isinstance(effect, OppChoose):
                return sentence(effect.text_for_chooser(number))
            if isinstance(effect, Choose):
                return sentence(effect.modes[number].text())
    raise AssertionError(f"{card.name} offers no choice")


_LABELS: dict[str, Callable[..., str]] = {
    "faction": lambda s, key: s.pack.factions[key].name,
    "shards": lambda s, number: f"{number} Shard card{'' if number == 1 else 's'}",
    "deck": _deck_label,
    "include": lambda s, key, number: f"{number} x {s.pack.designs[key].name}",
    "buy": lambda s: f"Buy a Mana Crystal for {crystal_price(s, s.players[s.active])} mana",
    "place": lambda s, post, side: f"{post_name(post)}, face-{side}",
    "target_post": lambda s, post: post_name(post),
    "opponent": seat_name,
    "spoils_of": seat_name,
    "spoil": lambda s, seat, key: f"Take {s.pack.designs[key].name}",
    "raze": raze_label,
    "mode": mode_label,
    "move": _move_label,
    "defend": lambda s, card, post: f"{card_name(s, card)} defends {post_name(post)}",
    "hold": lambda s, group: f"Hold back {group_name(s, group)}",
    "attack": lambda s, group, post: f"{group_name(s, group)} against {post_name(post)}",
    "resolve": lambda s, group: f"Assault of {group_name(s, group)}",
    "strike": lambda s, card, number: f"{number} on {card_name(s, card)}",
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
                    post_name(post.id),
                    "it cannot be attacked until its owner's next turn",
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
        why = f"costs {price} mana, you have {player.mana}"
        refused.append(Refusal("Mana Crystal", why, "OUT-CRYS.2", ("buy",)))
    if s.discarded >= MANA_DISCARDS:
        why = f"you have discarded {MANA_DISCARDS} cards this turn"
        refused.append(Refusal("Discard for mana", why, "OUT-MANA.3", ("discard",)))
    if s.sacrificed >= MANA_SACRIFICES:
        why = f"you have sacrificed {MANA_SACRIFICES} creatures this turn"
        refused.append(Refusal("Sacrifice for mana", why, "OUT-MANA.4", ("sacrifice",)))
    return refused


def _move_refusals(s: OutpostsState, player: Player, card: Card) -> list[Refusal]:
    """Zones that a creature may not enter by its keywords, or for want of room."""
    pack, name = s.pack, card_name(s, card)
    attacks, defends = ("move", card, OFFENSE), ("move", card, DEFENSE)
    refused = []
    if pack.immobile[card]:
        refused.append(Refusal(name, "is Immobile: it never enters the offense zone", "OUT-EFF.9", attacks))
    elif not may_attack(s, card):
        refused.append(Refusal(name, "is Slow: it came into play this turn", "OUT-EFF.9", attacks))
    if pack.berserk[card]:
        refused.append(Refusal(name, "is Berserk: it never enters the defense zone", "OUT-EFF.9", defends))
    elif not has_room(s, player, card):
        refused.append(Refusal(name, "no Outpost has room for one more defender", "OUT-WAR.4", defends))
    return refused


def card_refusal(s: OutpostsState, player: Player, card: Card) -> list[Refusal]:
    """The reason why a card of the hand cannot be played; empty if it can."""
    pack, name, option = s.pack, s.pack.name(card), ("play", card)
    upgrade = pack.type[card] == "upgrade"
    price = min(upgrade_price(s, player, card, side) for side in (UP, DOWN)) if upgrade else pack.cost[card]
    if price > player.mana:
        return [Refusal(name, f"costs {price} mana, you have {player.mana}", "OUT-MANA.7", option)]
    if upgrade and not building_sites(s, player):
        return [Refusal(name, "no Outpost of yours has room for an upgrade", "OUT-UPG.3", option)]
    if pack.extra_cost[card] > len(player.creatures()):
        return [Refusal(name, "you cannot destroy as many creatures as it costs", "OUT-PLAY.7", option)]
    if any(a.when == "three_posts" for a in pack.on["cast"][card]) and len(player.standing()) < POSTS:
        return [Refusal(name, "you need three face-up Outposts", "OUT-GEN.6", option)]
    return []
