# The text of cards, made from what they do.

# Abilities: their moment, what is paid for them, what happens. `ended`: the effects end with a full stop of their own.

ability-activated =
    { $timing ->
        [combat] { CAPITAL($price) } in combat: { $effects }
        [recovery] In your Recovery phase, { $price }: { $effects }
        [response] { CAPITAL($price) } when { $attacker-a } attacks you: { $effects }
        [response_any] { CAPITAL($price) } when { $attacker-a } attacks any player: { $effects }
       *[adventure] { CAPITAL($price) }: { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-check = When { $tests }, { $effects }.
ability-hurt = Each time you take 1 damage, { $effects }.
ability-kill = Whenever you defeat { $victim-acc }, { $effects }.
ability-kills = Whenever { $victim-acc } is defeated, { $effects }.
ability-destiny =
    { $form ->
        [destiny] { CAPITAL($effects) }
       *[other] In the Destiny phase, { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-reveal = In step 1 of the Destiny phase, { $effects }.
ability-fate =
    { $form ->
        [own] In your Fate phase, { $effects }
       *[other] In the Fate phase, { $effects }
    }{ $ended ->
        [yes] { "" }
       *[no] .
    }
ability-hit = After { $card-whose } attack deals damage, { $effects }.
ability-down = When { $card } is defeated, { $effects }.
ability-setup = Start: { $effects }.
ability-empty = When a card is needed from the empty Destiny deck, { $effects }.
price-exhaust = exhaust
price-discard = discard from play
price-exhaust-named = exhaust { $name }
price-spend = spend { $resources }
static-line = { CAPITAL($text) }.
level-line = [{ $icon }] { $line }
icon-easy = Easy
icon-normal = Normal
icon-heroic = Heroic
icon-mythic = Mythic
icon-easy-normal = Easy/Normal
icon-heroic-mythic = Heroic/Mythic
no-effect = No effect while face up.
deckbuilding = Deckbuilding: { $keywords }.

# Effects.

effects-then = { $first }, then { $rest }
effects-or = { $first }, or { $rest }
effect-demanding = { $effect } ({ $demand })
demand-some = you must have { $number }
demand-cards =
    { $number ->
        [1] you must have one
       *[other] you must have { $number }
    }
effect-gain = gain { $resources }
effect-choose-gain = gain { $resources-or }
effect-lose-resources = return { $number } of your resources to the supply
effect-draw =
    { $who ->
        [any] a player of your choice draws
        [attacked] the attacked player draws
       *[you] draw
    } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
effect-combat = +{ $number } Combat value
effect-wound =
    place { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } on { $target-on }
effect-resolve =
    { $form ->
        [all] put { $target-all } on the Resolved pile
        [one] put { $target-acc } on the Resolved pile
       *[some] put { $number } { $target-many } on the Resolved pile
    }
effect-leave = return { $card-acc } to the game box
effect-cancel-attack = cancel that attack
effect-hold =
    { $form ->
        [every] no { $target } attacks you this turn
       *[one] { $target-a } of your choice does not attack this turn
    }
effect-peek =
    peek at the top of { $deck ->
        [player] your Player deck
       *[destiny] the Destiny deck
    }; you may put that card on { $place ->
        [bottom] the bottom
       *[resolve] the Resolved pile
    }
effect-reveal =
    { $form ->
        [one] reveal a Destiny card
       *[some]
            reveal { $number ->
                [one] { $number } Destiny card
               *[other] { $number } Destiny cards
            }
    }
effect-place-set-aside =
    { $form ->
        [one] place a Set aside { $target } on the row
       *[some]
            { $number ->
                [0]
                    { $more ->
                        [0] place no Set aside { $target } on the row
                        [one] place { $more } Set aside { $target } with two players on the row
                       *[other] place { $more } Set aside { $target-many } with two players on the row
                    }
                [one]
                    place { $number } Set aside { $target }{ $more ->
                        [0] { "" }
                       *[other] { " " }(+{ $more } with two players)
                    } on the row
               *[other]
                    place { $number } Set aside { $target-many }{ $more ->
                        [0] { "" }
                       *[other] { " " }(+{ $more } with two players)
                    } on the row
            }
    }
effect-place-objective = place { $name } on the row
effect-from-resolved =
    { $form ->
        [row]
            place { $number ->
                [1] a card
               *[other] { $number } cards
            } of your choice from the Resolved pile on the row
       *[removed]
            remove from the game { $number ->
                [1] a card
               *[other] { $number } cards
            } of your choice in the Resolved pile
    }
effect-reshuffle = shuffle the Resolved pile into a new Destiny deck
effect-ready =
    { $form ->
        [any] ready { $target-any } in any Play area
       *[own] ready { $target-ready }
    }
effect-exhaust-own = exhaust { $number } of your Ready { $target-many }
effect-discard-own =
    { $form ->
        [self] discard { $target-acc } from play
       *[some] discard { $number } of your { $target-many } from play
    }
effect-recover = return { $target-a } of your choice from your Discard pile to your hand
effect-heal =
    { $number ->
        [1] heal 1 Injury
       *[other] heal up to { $number } Injuries
    }
effect-restore = put up to { $number } of your face up Injuries on the bottom of your Injury deck
effect-both-options = carry out both Recovery options
effect-damage = take { $number } damage
effect-put-tokens =
    place { $number ->
        [one] { $number } { $token }
       *[other] { $number } { $token-many }
    }{ $more ->
        [0] { "" }
       *[other] { " " }(+{ $more } with two players)
    } on { $place-on }{ $only ->
        [used] { " " }if it uses them
        [in-play] { " " }if it is in play
       *[always] { "" }
    }{ $each ->
        [none] { "" }
       *[other] { " " }for each { $each-each } on the row
    }
effect-remove-tokens =
    remove { $number ->
        [one] { $number } { $token }
       *[other] { $number } { $token-many }
    } from { $place-from }
effect-move-tokens =
    move { $number ->
        [one] { $number } { $token }
       *[other] { $number } { $token-many }
    } from { $source-from } to { $target-to }
effect-read-lore = read Lore { ROMAN($number) }
effect-lose = you lose
effect-cardcheck = Cardcheck. { $outcomes }
effect-outcome = { $resource }: { $effects }.
outcomes = { $first } { $rest }
effect-when =
    { $otherwise ->
        [none] if { $tests }, { $then }
       *[other] if { $tests }, { $then }; otherwise, { $otherwise }
    }

# Continuous text. `all`: it holds for all players.

static-change =
    { $what ->
        [combat_cost]
            { $way ->
                [up]
                    initiating combat costs you { $number } more { $number ->
                        [one] resource
                       *[other] resources
                    }
               *[down]
                    initiating combat costs you { $number } less { $number ->
                        [one] resource
                       *[other] resources
                    }
            }
       *[other]
            { $all ->
                [yes] each player's
               *[no] your
            } { $what ->
                [hand_limit] hand limit
                [resource_limit] resource limit
                [base_combat] base Combat value
               *[combat] total Combat value
            } is { $number } { $way ->
                [up] higher
               *[down] lower
            }{ $what ->
                [combat] { " " }in every combat
               *[other] { "" }
            }
    }
static-ready-limit =
    { $all ->
        [yes] in the Recovery phase, each player readies
       *[no] in your Recovery phase, you ready
    } at most { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
static-enemy-health =
    { $target-have } { $way ->
        [down] { $number } less health (to a minimum of 0)
       *[up]
            { $number ->
                [0] { $more } more health with two players
               *[other]
                    { $number } more health{ $more ->
                        [0] { "" }
                       *[other] { " " }(+{ $more } with two players)
                    }{ $each ->
                        [none] { "" }
                       *[other] { " " }for each { $each-each } on the row
                    }
            }
    }
static-attack-damage = { $card-whose } attack deals { $number } damage
static-forbid-activate =
    { $all ->
        [yes] no player may activate { $target-many }
       *[no] you may not activate { $target-many }
    }
static-forbid-spend = you may not spend { $resource }
static-play-discount =
    { $target-many } cost you { $number ->
        [one] { $number } resource
       *[other] { $number } resources
    } less to play
static-steady-combat-cost = effects cannot raise your combat cost

# Tests, after `if` or `when`.

tests-and = { $first } and { $rest }
test-tokens =
    { $bound ->
        [none] there is no { $token }
        [one] there is a { $token }
        [least] there is at least 1 { $token }
        [most] there is at most 1 { $token }
        [fewer] there are { $number } or fewer { $token-many }
       *[more] there are { $number } or more { $token-many }
    }{ $more ->
        [0] { "" }
       *[other] { " " }(+{ $more } with two players)
    } on { $place-on }
test-enemies =
    { $bound ->
        [none] no { $of } is on the row
        [one] { $of-a } is on the row
        [fewer] { $number } or fewer { $of-many } is on the row
       *[more] { $number } or more { $of-many } are on the row
    }
test-own =
    { $bound ->
        [none] you have no { $of } in play
        [one] you have { $of-acc } in play
        [fewer] you have { $number } or fewer { $of-many } in play
       *[more] you have { $number } or more { $of-many } in play
    }
test-set-aside =
    { $bound ->
        [none] no { $of } is Set aside
        [one] { $of-a } is Set aside
        [fewer] { $number } or fewer { $of-many } are Set aside
       *[more] { $number } or more { $of-many } are Set aside
    }
test-defeated =
    { $number ->
        [1] { $name } is defeated
       *[other] { $name } is defeated { $number } times
    }
test-victim = it is { $of-a }
test-felled = you defeat { $whom } in one turn
test-felled-together = you defeat { $whom } in the same turn
felled =
    { $bound ->
        [one] { $of }
       *[more] { $number } or more { $of-many }
    }
test-injuries =
    { $bound ->
        [none] you have no face up Injury
        [one] you have a face up Injury
        [fewer] you have { $number } or fewer face up Injuries
       *[more] you have { $number } or more face up Injuries
    }
test-injury-deck =
    { $bound ->
        [none] your Injury deck has no card
        [least] your Injury deck has at least 1 card
        [most] your Injury deck has at most 1 card
        [fewer] your Injury deck has { $number } or fewer cards
       *[more] your Injury deck has { $number } or more cards
    }
test-knocked-out =
    { $bound ->
        [none] no player is Knocked Out
        [one] a player is Knocked Out
       *[more] { $number } or more players are Knocked Out
    }
test-mission = { $name } is the active Mission
test-level = the level is { $levels-or }

# Resources to gain.

gain-G = { cost-G }
gain-S = { cost-S }
gain-M = { cost-M }
gain-F = { cost-F }
gain-W =
    { $number ->
        [1] any 1 resource
       *[other] any { $number } resources
    }

# Tokens; .name as a track of them is called.

token-Destruction = Destruction token
    .name = Destruction
    .many = Destruction tokens
token-Distance = Distance token
    .name = Distance
    .many = Distance tokens
token-Fear = Fear token
    .name = Fear
    .many = Fear tokens
token-Harm = Harm token
    .name = Harm
    .many = Harm tokens
token-Time = Time token
    .name = Time
    .many = Time tokens
token-Training = Training token
    .name = Training
    .many = Training tokens
token-Trust = Trust token
    .name = Trust
    .many = Trust tokens
token-Villager = Villager token
    .name = Villagers
    .many = Villager tokens

# Cards that texts mean, in the parts that they play in a sentence:
# .a one of them, .on where a Wound lies, .acc what is put or returned, .from and .to where tokens go, .all every one,
# .many several, .each counted one by one, .have whose health changes, .ready and .any readied.

kind-self =
    { $name ->
        [none] this card
       *[other] { $name }
    }
    .on =
        { $name ->
            [none] this card
           *[other] { $name }
        }
    .acc =
        { $name ->
            [none] this card
           *[other] { $name }
        }
    .from =
        { $name ->
            [none] this card
           *[other] { $name }
        }
    .to =
        { $name ->
            [none] this card
           *[other] { $name }
        }
    .whose =
        { $name ->
            [none] this card's
           *[other] { $name }'s
        }
    .have =
        { $name ->
            [none] this card has
           *[other] { $name } has
        }
    .many = of these cards
kind-mission =
    { $here ->
        [yes] this Mission
       *[no] the active Mission
    }
    .on =
        { $here ->
            [yes] this Mission
           *[no] the active Mission
        }
    .from =
        { $here ->
            [yes] this Mission
           *[no] the active Mission
        }
    .to =
        { $here ->
            [yes] this Mission
           *[no] the active Mission
        }
kind-place = { $name }
    .on = { $name }
    .from = { $name }
    .to = { $name }
kind-named = { $name }
    .a = { $name }
    .acc = { $name }
    .on = { $name }
    .have = { $name } has
kind-Enraged-Wolf = Enraged Wolf
    .each = Enraged Wolf
    .a = an Enraged Wolf
    .many = Enraged Wolves
kind-any = card
    .a =
        { $number ->
            [1] a card
           *[other] { $number } cards
        }
    .many = cards
kind-attacker = the attacker
    .on = the attacker
kind-enemy = Enemy
    .a = an Enemy
    .acc = an Enemy
    .on = an Enemy
    .many = Enemies
kind-common = Common Enemy
    .a = a Common Enemy
    .on = a Common Enemy
    .acc = a Common Enemy
    .all = all Common Enemies
    .many = Common Enemies
kind-common-human = Common Human Enemy
    .a = a Common Human Enemy
    .on = a Common Human Enemy
    .acc = a Common Human Enemy
    .have = Common Human Enemies have
    .many = Common Human Enemies
kind-common-animal = Common Animal Enemy
    .a = a Common Animal Enemy
    .acc = a Common Animal Enemy
    .have = Common Animal Enemies have
    .many = Common Animal Enemies
kind-common-hunter = Common Hunter
    .have = Common Hunters have
kind-common-pirate = Common Pirate
    .on = a Common Pirate
    .acc = a Common Pirate
    .many = Common Pirates
kind-common-smuggler = Common Smuggler
    .each = Common Smuggler
    .a = a Common Smuggler
    .many = Common Smugglers
kind-pirate = Pirate
    .each = Pirate
    .a = a Pirate
    .many = Pirates
kind-smuggler = Smuggler
    .a = a Smuggler
    .many = Smugglers
kind-ally = Ally
    .many = Allies
    .ready =
        { $number ->
            [1] one of your Allies
           *[other] up to { $number } of your Allies
        }
kind-ally-ready = Ready Ally
    .a = a Ready Ally
    .acc = a Ready Ally
    .many = Ready Allies
kind-ally-animal = Animal Ally
    .ready =
        { $number ->
            [1] one of your Animal Allies
           *[other] up to { $number } of your Animal Allies
        }
kind-bandar = Bandar card
    .a =
        { $number ->
            [1] a Bandar card
           *[other] { $number } Bandar cards
        }
kind-bandar-other = other Bandar card
    .any =
        { $number ->
            [1] one other Bandar card
           *[other] up to { $number } other Bandar cards
        }
kind-jungle-patrol-other = other Jungle Patrol card
    .ready =
        { $number ->
            [1] one other Jungle Patrol card of yours
           *[other] up to { $number } other Jungle Patrol cards of yours
        }
kind-weapon = Weapon
    .many = Weapons
    .ready =
        { $number ->
            [1] one of your Weapons
           *[other] up to { $number } of your Weapons
        }
kind-martial-arts = Martial Arts card
    .many = Martial Arts cards
kind-event-weather = Event or Weather card
    .acc = an Event card or a Weather card from the row
    .many = Event or Weather cards from the row
kind-weather-older = older Weather card
    .all = every older Weather card

    .many = older Weather cards