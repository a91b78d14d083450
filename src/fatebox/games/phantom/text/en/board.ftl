word-G = Good mark
word-S = Skull mark
word-M = Mystery
word-F = Inner fire
word-W = any resource
word-easy = Easy
word-normal = Normal
word-heroic = Heroic
word-mythic = Mythic
word-recovery = Recovery
word-destiny = Destiny
word-preparation = Preparation
word-adventure = Adventure
word-fate = Fate
word-cleanup = Cleanup
word-hand = hand
word-deck = top of the deck
word-discard = Discard pile
word-bottom = bottom of its deck
word-resolve = Resolved pile
board-turn = Turn { $turn }
board-mission = Mission
board-objective = Objective
board-boss = Must fall
board-row = Destiny row
board-row-empty = Nothing lies on the row.
board-destiny = Destiny deck
board-destiny-next = next: { $card }
board-resolved = Resolved pile
board-setaside = Set aside
board-pile-look =
    { $pile }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-close = Close
board-enemy = { $wounds } of { $health } Wounds, attacks for { $attack }
board-enemy-held = { $wounds } of { $health } Wounds, does not attack this turn
board-fresh = new
board-wound-less = One Wound fewer on { $card }
board-wound-add =
    +{ $count ->
        [one] { $count } Wound
       *[other] { $count } Wounds
    }
board-wound-falls = falls
board-token = { $count } { $kind }
board-legend-you = you
board-legend-turn = Takes the turn
board-legend-out = Knocked Out
board-resources = Resources, at most { $limit } kept
board-resource = { $name }: { $count }
board-give-take = Take back { $name }
board-give-hint-gain = Choose the resource that you gain.
board-give-hint-symbol = Choose what the Wild symbol stands for.
board-injuries-note = Injuries: { $taken } taken, { $left } left before a Knock-out
board-hand = Hand
board-hand-note = Hand: { $count }, limit { $limit }
board-deck = Deck
board-discards = Discard pile
board-combat-note = Combat value before the card is turned up: { $value }
board-fight = Fight
board-fight-for =
    Fight for { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
board-play-area = In play
board-play-empty = Nothing in play yet
board-ready = ready
board-exhausted = exhausted
board-injury = Injury
board-cost = cost { $cost }
board-reward = discard for { $reward }
board-unique = Unique
board-end = End the Adventure phase
board-done-cleanup = Keep all
board-done-combat = Strike
board-pass = Take the damage
board-stage = What goes on
board-stage-combat = Combat value
board-stage-left =
    { $left ->
        [one] { $left } Wound left to place
       *[other] { $left } Wounds left to place
    }
board-stage-attack = { $enemy } attacks { $who }
board-stage-wished = Your partner wants to use { $card }.
board-stage-seen = Seen on the deck
board-spread = Choose of these
board-lore = Lore { $number }
board-reason-given-up = given up
board-reason-knock-out = Knock-out
board-reason-mission = the Mission
board-lore-read = The story so far
board-lore-open = Story
board-lore-then = What happens
board-lore-mission = The Mission
board-lore-on = Turn the page
board-lore-back = Page before
board-loot-card = Loot
board-achievement-card = Achievements
board-choose-legend = Who are you?
board-choose-start = Who takes the first turn?
board-board-hand = Hand limit
board-board-resources = Resource limit
board-board-combat = Base Combat
board-board-cost = Combat cost
board-over-win = The adventure is won
board-over-loss = The adventure is lost
board-over-turns =
    { $count ->
        [one] after { $count } turn
       *[other] after { $count } turns
    }
board-over-damage = { $count } damage taken
board-over-out = Knocked Out
board-over-nothing = no new card
lore-number = Lore { ROMAN($number) }
type-ally = Ally
type-item = Item
type-place = Place
type-skill = Skill
type-enemy = Enemy
type-boss = Boss Enemy
type-event = Event
type-weather = Weather
type-injury = Injury
type-mission = Mission
type-objective = Objective
type-lore = Lore
type-loot = Loot
type-achievement = Achievements
type-legend = Legend
type-adventure = Adventure
board-hand-caption =
    Hand · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-hand-empty = Your hand is empty.
board-hand-closed =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-can-play = can be played
board-needs = Needs
board-strap-later = Not now
board-strap-next = Next
board-strap-heal = Heal it
board-strap-restore = Put it back
board-strap-ready = Ready it
board-strap-exhaust = Exhaust it
board-strap-give-up = Discard it
board-strap-recover = Take it back
board-strap-drop = Discard it
board-strap-enemy = Choose it
board-strap-resolve = Resolve it
board-strap-choose = Choose it
board-flag = Attacks { $place }.
board-flag-now = Attacks now
board-flag-held = Held back
board-wounds-need =
    { $count ->
        [one] { $count } Wound to defeat
       *[other] { $count } Wounds to defeat
    }
board-damage = { $count } damage
board-outcome-falls =
    { $count ->
        [one] { $names } is defeated.
       *[other] { $names } are defeated.
    }
board-outcome-none = No Enemy is defeated yet.
board-track-goal = { $kind }: { $left } to go
board-track-done = { $done } of { $room }
board-track-then = { $done } of { $room }, then { $then }
board-track-clock = { $kind }: { $now } of { $limit }
board-track-at = at { $limit }: { $then }
board-more = Read all of it
board-fate-next = Fate phase next
board-fate-calm = Nobody will attack.
board-fate-short =
    { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }, { $damage } damage
board-fate-attack =
    { $count ->
        [one] { $names } attacks: { $damage } damage.
       *[other] { $names } attack: { $damage } damage.
    } { $left ->
        [one] { $left } Injury card is left.
       *[other] { $left } Injury cards are left.
    }
board-fate-cancels = cancels one
board-board-now = Combat now
board-change =
    { $card }: { $what ->
        [hand_limit] hand limit
        [resource_limit] resource limit
        [combat_cost] combat cost
       *[other] Combat
    } { $by }
board-injuries = Injuries { $taken } of { $room }
board-resources-kept = Resources { $total } of { $limit }
board-resources-none = none
board-fight-price = for
board-fight-value = { $value } + Cardcheck
board-do-play = Play { $card }
board-do-discard = Discard: gain { $reward }
board-do-pay = Pay { $count } of { $most }
board-do-return = Return { $count } of { $most }
board-do-wounds =
    { $count ->
        [one] Deal { $count } Wound
       *[other] Deal { $count } Wounds
    }
board-ask-play = Play { $card }? It costs { $cost }.
board-ask-discard = Discard { $card } to gain { $reward }? It cannot be played now.
board-mean-discard = Or discard it to gain { $reward }. Nothing is spent yet.
board-mean-nothing = Nothing is spent yet.
board-mean-excess =
    { $count ->
        [one] { $count } resource above your limit is lost at the end of your turn.
       *[other] { $count } resources above your limit are lost at the end of your turn.
    }
board-mean-calm = Nobody will attack in the Fate phase.
board-mean-fate =
    In the Fate phase: { $names }, { $damage } damage. { $left ->
        [one] { $left } Injury card is left.
       *[other] { $left } Injury cards are left.
    }
board-mean-recovery =
    You have { $injuries ->
        [0] no Injuries
        [one] { $injuries } Injury
       *[other] { $injuries } Injuries
    } and { $exhausted ->
        [0] no exhausted cards
        [one] { $exhausted } exhausted card
       *[other] { $exhausted } exhausted cards
    }.
board-mean-react =
    { $left ->
        [one] { $left } Injury card is left before a Knock-out.
       *[other] { $left } Injury cards are left before a Knock-out.
    }
board-combat-base = base
board-combat-check = check
board-combat-used = ability
board-combat-wounds = Wounds
board-stage-attacked = Attack
board-stage-wish = A wish
board-stage-up = Turned up
board-stage-check = Cardcheck: { $card } adds { $count }.
board-pile-empty = No card lies here.
board-lore-prompt = Read the page, then go on.
board-lore-choose = Choose your way
board-lore-chosen = chosen
board-lore-closed = Pages still closed
board-lore-fold = See the board
board-lore-unfold = Back to the page
board-big-cost = Cost.
board-big-reward = Discard reward.
board-big-reward-text = Discard it from your hand to gain: { $reward }.
board-big-unique = Only one of that name may be in your Play area.
board-big-health = health { $health }
board-big-enemy = Attacks in the Fate phase, from left to right, until it is defeated.
board-big-event = Is followed when it is revealed; many stay on the row.
board-big-weather = Holds for all players as long as it lies on the row.
board-big-injury = Holds for you until it is healed in a Recovery phase.
board-word-exhaust = Exhaust.
board-word-exhaust-text = Turn it aside. It is readied in a Recovery phase.
board-word-cardcheck = Cardcheck.
board-word-cardcheck-text = Turn up the top card of your deck and look at the symbols of its cost.
board-word-combat = Combat value.
board-word-combat-text = The number of Wounds that you place in a combat.
board-word-resolved = Resolved pile.
board-word-resolved-text = It becomes the new Destiny deck when that one is empty.
board-word-injury = Injury.
board-word-injury-text = A card of your Injury deck, one for each damage; without any left you are Knocked Out.
board-sign-combat = Combat value: the Wounds you place
board-sign-exhaust = Exhausted: readied in a Recovery phase
board-sign-star = Unique: only one in your Play area
board-sign-feet = A step toward a goal
board-sign-time = A step of a clock that runs against you
board-sign-deck = Cards in your deck
board-sign-discard = Your discard pile
board-sign-page = The story so far
