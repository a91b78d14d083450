# Why something cannot be done now.

refusal-not-ready = it is exhausted
refusal-too-dear = you can't afford it
refusal-forbidden = a card in play forbids it
refusal-both-arts = you can't activate a Weapon and a Martial Arts card in the same turn
refusal-too-many-items = a turn allows two Weapons or one two-handed Weapon, and one Costume
refusal-not-lent = your partner refused
refusal-no-cancel = it can't cancel this attack
refusal-injury = Injuries can't be played
refusal-outclassed = a card of that name, at least as good, is in your Play area
refusal-cost = you can't afford it: { $cost }
refusal-no-enemy = there is no Enemy on the row

# What cannot be done.

refused-card = { $card }
refused-ability = { $card } ({ $text })
refused-combat = Combat
