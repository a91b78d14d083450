# What effects do, without capital and full stop: `effect-<tag>` with the fields of the effect as arguments;
# `$<field>-more` is what an amount grows by with each Mana Crystal.
target-enemy-creature = an enemy creature
target-any-creature = any creature (yours or an enemy's)
target-own-creature = one of your creatures
target-enemy-offense = one creature in an opponent's offense zone
target-attacker = one attacking creature
target-same = that creature
target-upto3-own = up to three of your creatures
target-each-own = each of your creatures
target-each-enemy-offense = each creature in the offense zone of one opponent of your choice
target-each-creature = every creature in play, yours included
target-each-attacker = each attacking creature
target-group = each creature in this attacking group
target-other-group = each other creature in this attacking group
target-each-defender = each creature defending this Outpost
target-cheap = { $target } of cost { $cost } or less
target-own-outpost = one of your Outposts
target-each-own-outpost = each of your Outposts
target-enemy-outpost = an enemy Outpost
target-each-enemy-outpost = each face-up Outpost of one opponent of your choice
target-this-outpost = this Outpost
target-same-outpost = that Outpost
player-you = you
player-opponent = an opponent of your choice
player-each-opponent = each opponent
player-defender = the defending player
player-attacker-player = the attacking player
until-assault = for this assault
until-turn = until end of turn
until-round = until the start of your next turn
bonus-attack =
    { $amount-more ->
        [0] { SIGNED($amount) } Attack
       *[other]
            { $amount ->
                [0] { SIGNED($amount-more) }
               *[other] { SIGNED($amount) } and { SIGNED($amount-more) }
            } Attack per Mana Crystal you have
    }
bonus-defense =
    { $amount-more ->
        [0] { SIGNED($amount) } Defense
       *[other]
            { $amount ->
                [0] { SIGNED($amount-more) }
               *[other] { SIGNED($amount) } and { SIGNED($amount-more) }
            } Defense per Mana Crystal you have
    }
bonus-health = { SIGNED($amount) } Health
gain-pierce = Pierce { $value }
gain-elusive = Elusive
effect-draw =
    { $who ->
        [you] draw
       *[other] { $player } draws
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $cards-more ->
        [0] { "" }
        [1] { " " }plus one more per Mana Crystal you have
       *[other] { " " }plus { $cards-more } more per Mana Crystal you have
    }
effect-discard =
    { $by ->
        [you] look at the hand of { $player } and discard
       *[other]
            { $who ->
                [you] discard
                [that] discards
               *[other] { $player } discards
            }
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } { $by ->
        [you] of your choice from it
        [random] at random
       *[owner]
            { $who ->
                [you] from your hand
               *[other] of their choice
            }
    }
effect-scry =
    { $cards ->
        [1] look at the top card of your deck and put it on the top or the bottom
       *[other] look at the top { $cards } cards of your deck and put each on the top or the bottom, in any order
    }
effect-search =
    take up to one { $kind ->
        [creature] creature
        [spell] spell
       *[upgrade] upgrade
    } card from your deck, show it, put it into your hand, then shuffle your deck
effect-recover =
    return up to { $cards ->
        [1] one
       *[other] { $cards }
    } { $kind ->
        [creature] creature
        [spell] spell
       *[upgrade] upgrade
    } { $cards ->
        [one] card
       *[other] cards
    }{ $max-cost ->
        [none] { "" }
       *[other] { " " }of cost { $max-cost } or less
    } from your discard pile to your hand
effect-revive = put up to one creature card of cost { $max-cost } or less from your discard pile into your reserve zone without triggering its "when you play it" ability
effect-recycle =
    shuffle up to { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of your choice from your discard pile into your deck
effect-return = return this card from the discard pile to your hand
effect-mana =
    { $amount-more ->
        [0] gain { $amount } mana
       *[other] gain { $amount } mana, plus { $amount-more } per Mana Crystal you have
    }
effect-tax =
    { $who ->
        [you] gain { $amount } less mana at the start of your next Second Step
       *[other] { $player } gains { $amount } less mana at the start of their next Second Step
    }{ $amount-more ->
        [0] { "" }
       *[other] , and { $amount-more } less per Mana Crystal you have
    }
effect-skip =
    { $who ->
        [you] skip the Fourth Step of your next turn
       *[other] { $player } skips the Fourth Step of their next turn
    }
effect-shatter =
    { $who ->
        [you] lose one Mana Crystal
       *[other] { $player } loses one Mana Crystal
    }
effect-cut = Mana Crystals cost you { $amount } less this turn (never below { $floor })
effect-hit =
    put { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }{ $counters-more ->
        [0] { "" }
        [1] , plus one per Mana Crystal you have,
       *[other] , plus { $counters-more } per Mana Crystal you have,
    } on { $target }
effect-repair =
    remove up to { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }{ $counters-more ->
        [0] { "" }
        [1] , plus one per Mana Crystal you have,
       *[other] , plus { $counters-more } per Mana Crystal you have,
    } from { $target }
effect-fortify = { $target } has { $bonuses } until the start of your next turn
effect-sanctuary = until the start of your next turn, { $target } cannot be attacked
effect-raze =
    discard { $upgrades ->
        [1] one upgrade
       *[other] { $upgrades } upgrades
    }, face-up or face-down, from { $at ->
        [same_outpost] that Outpost
       *[enemy_upgrade]
            { $upgrades ->
                [1] an enemy Outpost
               *[other] enemy Outposts
            }
    }
effect-raze-self = discard this upgrade
effect-expose = turn all face-down upgrades on one enemy Outpost face-up without triggering their Ambush abilities
effect-strike =
    { $damage-more ->
        [0] deal { $damage } damage to { $target }
        [1] deal damage equal to { $damage } plus the number of your Mana Crystals to { $target }
       *[other] deal damage equal to { $damage } plus { $damage-more } times the number of your Mana Crystals to { $target }
    }
effect-prey = one of your creatures deals damage equal to its Attack to an enemy creature
effect-destroy = destroy { $target }
effect-bounce = return { $target } to its owner's hand
effect-tuck = put { $target } on the bottom of its owner's deck
effect-rout =
    return up to { $creatures ->
        [1] one defending creature
        [2] two defending creatures
       *[other] { $creatures } defending creatures
    } of one opponent to that opponent's reserve zone
effect-rout-all = return all creatures defending one enemy Outpost to their controller's reserve zone
effect-rally =
    { $creatures ->
        [1] up to one creature from your reserve zone immediately joins
        [2] up to two creatures from your reserve zone immediately join
       *[other] up to { $creatures } creatures from your reserve zone immediately join
    } the defense of this Outpost
effect-mod =
    { $target } { $at ->
        [upto3_own] get
       *[other] gets
    } { $bonuses } { $until }
effect-grant =
    { $target } { $at ->
        [upto3_own] gain
       *[other] gains
    } { $keywords } { $until }
effect-mod-grant =
    { $target } { $at ->
        [upto3_own] get { $bonuses } and gain { $keywords }
       *[other] gets { $bonuses } and gains { $keywords }
    } { $until }
effect-sac =
    { $who ->
        [you] destroy
        [that] destroys
       *[other] { $player } destroys
    } { $creatures ->
        [1] one
       *[other] { $creatures }
    } of { $who ->
        [you] your creatures
       *[other] their own creatures
    }
effect-pay-sac =
    as an extra cost, destroy { $creatures ->
        [1] one
       *[other] { $creatures }
    } of your creatures
effect-choose = choose one: { $modes }
effect-choose-or = { $first }; or { $rest }
effect-opp-choose = { $player } either { $modes-or }; that opponent chooses which, but not one that would do nothing
sentence = { CAPITAL($words) }.
