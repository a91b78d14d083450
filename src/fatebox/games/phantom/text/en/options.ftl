# What a player can do, one message for each verb.

option-done = Done
option-pass = Do not react
option-end = End the Adventure phase
option-heal-all = Heal all your Injuries
option-ready-all = Ready all your cards
option-allow = Allow it
option-allow-always = Allow it, now and for the rest of the game
option-refuse = Refuse
option-leave = Leave it where it is
option-discard = Discard { $card } for its reward
option-play = Play { $card }
option-next = { $card } next
option-heal = Heal { $card }
option-restore = Put { $card } under your Injury deck
option-ready = Ready { $card }
option-exhaust = Exhaust { $card }
option-give-up = Discard { $card } from play
option-recover = Return { $card } to your hand
option-drop = Discard { $card }
option-enemy = { $card }
option-resolve = Put { $card } on the Resolved pile
option-choose = { $card }
option-gain = Gain { $resource }
option-pay = Pay with { $resource }
option-return = Return { $resource }
option-symbol = It stands for { $resource }
option-combat =
    Fight for { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }
option-activate = { $card }: { $text }
option-board = { $legend }: { $text }
option-wound =
    { $number ->
        [one] { $number } Wound
       *[other] { $number } Wounds
    } on { $card }
option-cost =
    { $cost-count ->
        [0] Pay nothing.
       *[other] Pay { $cost }.
    }
option-option = { CAPITAL($text) }.
option-move =
    { $place ->
        [bottom] Put { $card } on the bottom
       *[other] Put { $card } on the Resolved pile
    }
option-draws = { $legend }
option-start = { $legend }
option-legend = { $legend }
option-promo =
    { $form ->
        [deck] { $card } into the deck of { $legend }
       *[box] { $card } stays away
    }
option-read =
    { $path ->
        [none] Read Lore { ROMAN($number) }
       *[other] { CAPITAL($path) } (read Lore { ROMAN($number) }).
    }
option-loot =
    { $form ->
        [nothing] Nothing.
        [resource] Gain any 1 resource.
        [skill] Gain ({ $numbers }) { $name } ({ $skill }).
       *[card] Gain ({ $numbers }) { $name }.
    }
option-gain-to =
    { $place ->
        [hand] Into your hand
        [deck] On top of your deck
       *[discard] On your Discard pile
    }

# Resources of a cost.

cost-G =
    { $number ->
        [1] a Good mark
        [2] two Good marks
        [3] three Good marks
        [4] four Good marks
       *[other] { $number } Good marks
    }
cost-S =
    { $number ->
        [1] a Skull mark
        [2] two Skull marks
        [3] three Skull marks
        [4] four Skull marks
       *[other] { $number } Skull marks
    }
cost-M =
    { $number ->
        [1] a Mystery
        [2] two Mysteries
        [3] three Mysteries
        [4] four Mysteries
       *[other] { $number } Mysteries
    }
cost-F =
    { $number ->
        [1] an Inner fire
        [2] two Inner fires
        [3] three Inner fires
        [4] four Inner fires
       *[other] { $number } Inner fires
    }
cost-W =
    { $number ->
        [1] any resource
       *[other] any { $number } resources
    }

# Cards that need more than their name: one of several on the row, an Enemy with its Wounds, a partner's card.

named-row = { $card } { $place }
named-enemy =
    { $place ->
        [0] { $card } ({ $wounds }/{ $health } Wounds)
       *[other] { $card } { $place } ({ $wounds }/{ $health } Wounds)
    }
named-owner = { $card } ({ $legend })

# Levels of Martial Arts.

skill-novice = Novice
skill-advanced = Advanced
skill-expert = Expert
skill-master = Master
