# Keywords, and what they mean.
keyword-swift = Swift
    .meaning = may move twice in one Third Step
keyword-slow = Slow
    .meaning = cannot enter the offense zone on the turn it comes into play
keyword-berserk = Berserk
    .meaning = never defends
keyword-immobile = Immobile
    .meaning = never enters the offense zone
keyword-guard = Guard
    .meaning = while it defends, the Outpost and defenders without Guard can be assigned damage only if every defender with Guard is assigned lethal damage
keyword-elusive = Elusive
    .meaning = while it attacks, it can be assigned damage only if every creature of its group without Elusive is assigned lethal damage
keyword-pierce = Pierce { $value }
    .meaning = its assault lowers the total Defense by { $value } (not below 0)
keyword-siege = Siege { $value }
    .meaning = if its assault puts a counter on an Outpost, it puts { $value } more on it
keyword-harvest = Harvest { $value }
    .meaning = gives { $value } more mana when you sacrifice it for mana
keyword-resonance =
    { $value ->
        [none] Resonance
       *[other] Resonance { $value }
    }
    .meaning = gets { $bonuses } for each Mana Crystal you have
