# Questions to a player.

prompt-legend = Choose your Legend.
prompt-starting-player = Choose who goes first.
prompt-promo = Whose deck does { $card } go into?
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
prompt-discount = { $card }: which symbols do you pay?
prompt-pay = { $card }: which resource do you pay with?
prompt-wild-gain = { $card }: choose the resource you gain.
prompt-return = { $card }: choose a resource to return to the supply.
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
prompt-loot = { $card } is defeated: which row of the Loot card do you take?
prompt-gain-to = You gain { $card }. Where does it go?
prompt-wild-symbol = { $card } is turned up. Which resource does its Wild symbol stand for?
prompt-who-draws = { $card }: choose who draws.
prompt-effect-option = { $card }: choose one.
prompt-enemy = { $card }: choose an Enemy.
prompt-row-card = { $card }: choose a card on the row.
prompt-resolved-card = { $card }: choose a card from the Resolved pile.
prompt-peek = { $card }: leave the card where it is or move it.
prompt-ready = { $card }: choose cards to ready, or finish.
prompt-own-card =
    { $card }: { $verb ->
        [exhaust] choose one of your cards to exhaust.
       *[other] choose one of your cards to discard from play.
    }
prompt-recover = { $card }: choose a card from your Discard pile.
prompt-heal = { $card }: choose the Injuries to heal.
prompt-restore = { $card }: choose the Injuries to put under your Injury deck.
