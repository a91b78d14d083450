# Questions to a player.

prompt-legend = Choose your Legend.
prompt-starting-player = Choose who takes the first turn.
prompt-promo = Choose whose deck the promo card goes into.
prompt-recovery = Heal all your Injuries or ready all your cards.
prompt-ready-some = Choose the cards to ready.
prompt-action = Discard, play, activate, fight; or end the phase.
prompt-discount = Choose what you pay for the card.
prompt-pay = Choose a resource to pay with.
prompt-wild-gain = Choose the resource that you gain.
prompt-return = Choose a resource to return to the supply.
prompt-keep-resources = You hold too many resources: choose what to return.
prompt-cleanup = Discard any cards from your hand, without their rewards.
prompt-consent = Your partner asks to use one of your cards.
prompt-combat-window = Use abilities that add Combat value, or be done.
prompt-place-wounds = Place the Wounds on Enemies.
prompt-defeat-order = Several Enemies are defeated: choose which comes next.
prompt-react = An Enemy attacks: react, or take the damage.
prompt-fate-order = Choose which of your cards comes next in the Fate phase.
prompt-lore-branch = Choose how the story goes on.
prompt-loot = Choose the row of the Loot card.
prompt-gain-to = Choose where the gained card goes.
prompt-wild-symbol = Choose the resource that the Wild symbol stands for.
prompt-who-draws = Choose who draws.
prompt-effect-option = Choose one.
prompt-enemy = Choose an Enemy.
prompt-row-card = Choose a card on the row.
prompt-resolved-card = Choose a card in the Resolved pile.
prompt-peek = Leave the card where it is, or move it.
prompt-ready = Choose cards to ready, or be done.
prompt-own-card =
    { $verb ->
        [exhaust] Choose a card of yours to exhaust.
       *[other] Choose a card of yours to discard from play.
    }
prompt-recover = Choose a card of your Discard pile.
prompt-heal = Choose the Injuries to heal.
prompt-restore = Choose the Injuries to put under your Injury deck.
