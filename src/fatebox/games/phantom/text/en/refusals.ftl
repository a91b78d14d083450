# Why something cannot be done now.

refusal-not-ready = it is exhausted
refusal-too-dear = you cannot pay its cost
refusal-forbidden = a card in play forbids it
refusal-both-arts = a Weapon and a Martial Arts card may not be activated in the same turn
refusal-too-many-items = two Weapons or one two-handed Weapon, and one Costume a turn
refusal-not-lent = your partner has refused
refusal-no-cancel = it cannot cancel this attack
refusal-injury = an Injury cannot be played
refusal-outclassed = one of that name, at least as good, is in your Play area
refusal-cost = you cannot pay { $cost }
refusal-no-enemy = there is no Enemy on the row

# What cannot be done.

refused-card = { $card }
refused-ability = { $card } ({ $text })
refused-combat = Combat
