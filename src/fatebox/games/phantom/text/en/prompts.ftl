# Questions to a player.

prompt-legend = Choose your Legend.
prompt-starting-player = Choose who goes first.
prompt-promo = Choose whose deck the promo card goes into.
prompt-recovery = Heal all your Injuries or ready all your cards.
prompt-ready-some = Choose the cards to ready.
prompt-action =
    { $cards ->
        [0] No cards
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $enemies ->
        [0] no Enemy
        [one] { $enemies } Enemy
       *[other] { $enemies } Enemies
    } on the row: { $form ->
        [cards-fight] discard, play or use cards, or fight.
        [cards] discard, play or use cards.
        [play-fight] use cards in play, or fight.
       *[play] use cards in play, or end the phase.
    }
prompt-discount = Choose how you pay for the card.
prompt-pay = Choose a resource to pay with.
prompt-wild-gain = Choose the resource you gain.
prompt-return = Choose a resource to return to the supply.
prompt-keep-resources = You have { $count } resources and may keep { $limit }. Which do you return?
prompt-cleanup =
    { $cards ->
        [one] { $cards } card stays in your hand. Discard it instead, without its reward?
       *[other] { $cards } cards stay in your hand. Discard some of them, without their rewards?
    }
prompt-consent = { $legend } asks to use your { $card }.
prompt-combat-window = Combat value { $combat }: use abilities that add to it, or finish.
prompt-place-wounds =
    { $combat ->
        [one] Place { $combat } Wound on an Enemy.
       *[other] Place { $combat } Wounds on Enemies.
    }
prompt-defeat-order = Several Enemies are defeated: choose which comes next.
prompt-react = { $enemy } attacks for { $damage } damage. React, or let it happen?
prompt-fate-order = Choose which of your cards comes next in the Fate phase.
prompt-lore-branch = Choose how the story continues.
prompt-loot = Choose a row of the Loot card.
prompt-gain-to = Choose where the gained card goes.
prompt-wild-symbol = Choose the resource the Wild symbol stands for.
prompt-who-draws = Choose who draws.
prompt-effect-option = Choose one.
prompt-enemy = Choose an Enemy.
prompt-row-card = Choose a card on the row.
prompt-resolved-card = Choose a card from the Resolved pile.
prompt-peek = Leave the card where it is or move it.
prompt-ready = Choose cards to ready, or finish.
prompt-own-card =
    { $verb ->
        [exhaust] Choose one of your cards to exhaust.
       *[other] Choose one of your cards to discard from play.
    }
prompt-recover = Choose a card from your Discard pile.
prompt-heal = Choose the Injuries to heal.
prompt-restore = Choose the Injuries to put under your Injury deck.

# A question that the text of a card puts.
asked-by-card = { $card }: { $question }
