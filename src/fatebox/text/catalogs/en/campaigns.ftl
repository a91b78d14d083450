campaigns-link = Campaigns
campaigns-won = { $won } of { $all } adventures won
campaigns-owned = { $owned } of { $cards } cards gained
campaigns-promos = { $owned } of { $cards } promo cards
campaigns-plays =
    { $count ->
        [one] { $count } adventure played
       *[other] { $count } adventures played
    }
campaigns-running =
    { $count ->
        [one] { $count } adventure under way
       *[other] { $count } adventures under way
    }
campaigns-new = A new campaign
campaigns-name = Name of the campaign
campaigns-begin = Begin
campaigns-import = Or bring one from a file
campaigns-export = Save as a file
campaigns-reset = Start anew
campaigns-reset-sure = Return all cards to their sets, with nothing gained?
campaigns-delete = Delete this campaign
campaigns-delete-sure = Throw { $name } away for good?
campaigns-manage = This campaign
campaigns-no = Never mind
campaigns-leave = Leave this table
campaigns-leave-sure = Wait no longer for a player?
campaigns-giveup-sure = It counts as lost; cards gained are kept. Give up?
campaigns-waiting = waiting for a player
campaigns-away =
    { $who } { $count ->
        [one] is
       *[other] are
    } away on this adventure
campaigns-bothaway = Not enough Legends are at home: finish or give up what is under way.
campaigns-adventures = Adventures
campaigns-unplayed = Not played yet
campaigns-lost =
    Played { $count ->
        [one] once
       *[other] { $count } times
    }, not won yet
campaigns-highest = Won on { $level }
campaigns-replay = Play again
campaigns-level = Level
campaigns-legend = Your Legend
campaigns-second = Who comes along?
campaigns-second-none = Nobody, I play alone
campaigns-second-bot = A bot
campaigns-second-open = A friend, by a link
campaigns-second-person = A person at this device
campaigns-second-name = Second player
campaigns-variants = Variants
campaigns-setout = Set out
campaigns-legends = Legends and their decks
campaigns-deckof = The deck of { $who }
campaigns-deck = { $count } of { $all } cards in the deck
campaigns-deck-away = On an adventure: the deck stays as it is until that is over.
campaigns-deck-own = chosen by you
campaigns-deck-show = Show the deck
campaigns-deck-few = { $count } cards are owned: with { $least } of them a deck can be chosen. Until then all come along.
campaigns-deck-all = Take all cards
campaigns-deck-in = In the deck
campaigns-history = What has been
campaigns-outcome-win = Won:
campaigns-outcome-loss = Lost:
campaigns-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
campaigns-gained = Gained: { $cards }
campaigns-uncounted =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } did not count: a step back was forced.
campaigns-back = Back to the campaign
decks-legal = This deck can be played.
decks-save = Save
decks-saved = It is saved.
