board-post-your = your Outpost { $letter }
board-post-whose = { $who }'s Outpost { $letter }
board-post-numbers = { $counters } of { $limit } damage, Defense { $defense }, strikes back with { $strike }
board-post-ruins = ruins
board-post-safe = Cannot be attacked
board-reserve = Reserve
board-offense = Offense
board-hand = Your hand
board-hand-empty = Your hand is empty.
board-stats = Attack { $attack }, Defense { $defense }, Health { $health }
board-attack = Attack
board-defense = Defense
board-health = Health
board-mana = Mana
board-income = Income
board-cost = costs { $cost } mana
board-tax = { $count } less mana next time
board-crystals = Mana Crystals: { $count } of 3
board-crystal-buy = Buy a Mana Crystal for { $price } mana
board-handsize =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand
board-decksize =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the deck
board-discards =
    Discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-known = You know
board-exile = defeated
board-out = out of the game
board-pacified = may not attack
board-round = Round { $round }
board-yourturn = Your turn
board-theirturn = { $who }'s turn
board-step-first = Draw
board-step-second = Play
board-step-third = Move
board-step-fourth = Attack
board-steps = Steps of the turn
board-upgrade-hidden = A face-down upgrade, { $paid } mana paid
board-upgrade-own = { $name }, face-down
board-upgrade-up = Face-up
board-upgrade-down = Face-down
board-upgrade-place = { $name } on Outpost { $letter }, { $side }, { $price } mana
board-planned = planned
board-moving = { $name } to { $place }
board-move-hint = Click a creature, then where it goes. Several moves are made at once.
board-move-where = Where does { $name } go?
board-group = Group { $number }
board-clash = The assault on { $post }
board-clash-nothing = nothing gets through
board-clash-falls = falls
board-clash-left = { $count } left to share
board-attack-post = Attack { $post }
board-batter-falls = { $points } on the Outpost: it falls
board-batter-some = { $points } on the Outpost: { $reached }/{ $limit }
board-batter-none = Nothing on the Outpost
board-skip = Skip this step
board-skip-third = Skip: no moves, no attack
board-skip-fourth = Don't attack
board-finish = Done playing
board-finish-lost = Done playing ({ $mana } mana is lost)
board-done-moves = Stay as they are
board-done-group = Attack alone
board-hold = Hold this group back
board-play = Play
board-play-for = Play for { $cost } mana
board-discard = Discard for 1 mana
board-sacrifice = Sacrifice for mana
board-withdraw = To the reserve
board-draft = Silver draft, pass { $pass } of 3
board-draft-hint = Keep two; the others go to the player on your left.
board-draft-last = Keep two; the last card goes back to the Silver deck.
board-draft-kept = Kept so far
board-draft-wait = The others are still choosing.
board-setup-faction = Choose your faction
board-setup-take = Play the { $faction }
board-setup-choose = Choose
board-setup-taken = taken by { $who }
board-setup-yours = your faction
board-setup-deck = Choose your deck
board-setup-starter = Starter deck
board-setup-build = Build your own
board-setup-build-text = Choose 30 of the 45 cards of your faction, one by one.
board-setup-shards = How many random Shard cards replace cards of your own?
board-setup-shards-got = Your Shard cards
board-setup-sooner = The decks are being made.
board-deck-cards = { $count } of { $size } cards
board-deck-curve = Cards by cost
board-deck-types =
    { $creatures ->
        [one] { $creatures } creature
       *[other] { $creatures } creatures
    }, { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    }, { $upgrades ->
        [one] { $upgrades } upgrade
       *[other] { $upgrades } upgrades
    }
board-deck-more = One more { $name }
board-deck-fewer = One fewer { $name }
board-deck-of = { $count } of { $most }
board-spread-order = Click them in the order you want
board-opponent = Choose { $who }
board-resolve = Strike now
board-resolve-group = Strike with group { $number }
word-doomed = to be destroyed
word-creature = Creature
word-spell = Spell
word-upgrade = Upgrade
word-silver = Silver
word-shard = Shard
word-cinder = Cinder Legion
word-bastion = Bastion Compact
word-wildroot = Wildroot Kin
word-veil = Veil Syndicate
word-first = First
word-second = Second
word-third = Third
word-fourth = Fourth
word-reserve = the reserve
word-defense = the defense
word-offense = the offense
trigger-arrive = triggers as it comes into play
trigger-cast = takes effect
trigger-ambush = springs its Ambush
trigger-upkeep = triggers
trigger-onslaught = triggers as the assault begins
trigger-hold = triggers against the attackers
trigger-raid = triggers: its assault has hit the Outpost
trigger-fall = triggers as it is destroyed
trigger-ruin = triggers as its Outpost falls
ending-conquest = all other Outposts have fallen
ending-crystal = three Mana Crystals
ending-limit = the round limit decides
ending-concession = the others have given up
board-label-hand = Hand
board-label-deck = Deck
board-label-discard = Discard
board-thinks = is thinking …
board-rivals = Rivals
board-post-none = No Outpost yet
board-post-free = free place
board-chip-reaches = { $through } through, to { $reached }/{ $limit }
board-ribbon-attack = attack
board-ribbon-defense = defense
board-ribbon-through = get through
board-ribbon-back = strike back
board-ribbon-unknown = { $count } face-down
board-ribbon-vain = Nothing gets through
board-ribbon-falls = { $post } falls
board-ribbon-reaches = { $post }: { $reached }/{ $limit }
board-ribbon-first = Step 1: draw two cards.
board-ribbon-second = Step 2: gain mana, play cards, buy a Mana Crystal.
board-ribbon-third = Step 3: move creatures to attack or to defend.
board-ribbon-fourth = Step 4: attack with groups of creatures.
board-crystal = Mana Crystal
board-crystal-left = { $count } more to win
board-crystal-now = Buy for { $price }
board-crystal-cost = Costs { $price }, in step 2
board-short = costs { $cost }, you have { $mana }
board-strap-play = Play
board-strap-choose = Choose
board-strap-step = Step 2 only
board-strap-mana = Discard for mana
board-strap-no = Not now
board-strap-place = Choose an Outpost
board-mana-left = { $mana } mana left; what is not spent is lost.
board-aim-back =
    { $count ->
        [0] Nothing strikes back at { $post }.
       *[other] { $count } damage strikes back at { $post }.
    }
board-starter-card = starter-deck card
outpost =
    { $seat-is ->
        [you] your Outpost { $letter }
       *[other] { $seat }'s Outpost { $letter }
    }
    .letter = { $letter }
board-batter-less = One point less on the Outpost
board-batter-more = One point more on the Outpost
about-cinder = Attacks early, with fragile creatures, Pierce, Siege and direct fire. Pays with its own creatures and Outposts.
about-bastion = Guards, Immobile walls, cheap upgrades, repair and a counting house. Wins slowly, by counter-attack or crystals.
about-wildroot = The best bodies for the price, mana from tended Outposts, creatures that come back. Slow if it stumbles early.
about-veil = Small Elusive raiders, routs and returns, hand and mana attack. Most of its upgrades are Ambush traps.
board-sign-attack = Attack: the damage it deals
board-sign-defense = Defense: takes this much off an attack on its Outpost
board-sign-health = Health: this much damage in one assault destroys it
board-sign-changed = More than printed (▾ less)
board-sign-mana = Cost in mana
board-sign-crystal = A Mana Crystal; three win the game
board-sign-wall = Damage on an Outpost; it falls at ten
board-sign-hidden = A face-down upgrade
board-sign-hand = Cards in hand
board-sign-deck = Cards in the deck
board-sign-discard = Cards in the discard pile
