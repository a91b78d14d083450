refused-card = { $card }
refused-creature = { $card }
refused-crystal = Mana Crystal
refused-discard = Discard for mana
refused-sacrifice = Sacrifice for mana
refusal-too-dear = costs { $cost } mana, you have { $mana }
refusal-discarded =
    you have discarded { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } this turn
refusal-sacrificed =
    you have sacrificed { $number ->
        [one] { $number } creature
       *[other] { $number } creatures
    } this turn
refusal-sanctuary = it cannot be attacked until its owner's next turn
refusal-immobile = Immobile: it never joins the offense
refusal-slow = Slow: it came into play this turn
refusal-berserk = Berserk: it never joins the defense
refusal-no-room = none of your Outposts has room for another defender
refusal-no-site = none of your Outposts has room for an upgrade
refusal-no-sacrifice = you don't have enough creatures to destroy
refusal-three-posts = you need three face-up Outposts
