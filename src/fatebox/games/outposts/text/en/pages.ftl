decks-title = Decks for Outposts
decks-link = Decks
decks-kept = Your decks
decks-unfinished = { $count } of { $size }
decks-faction = Faction
decks-name = Name of the deck
decks-from = Start from
decks-empty = Nothing
decks-play = Play with this deck
decks-delete = Delete this deck
decks-bring = Your deck
decks-bring-none = Choose at the table
series-title = Campaigns of Outposts
series-about = Games in a row with the same players. The winner of each takes a card for good.
series-games = { $count } of at most { $most } games played
series-over = The campaign is over. First: { $who }
series-begin = Begin with the first game
series-bot = Bot { $number } ({ $bot })
series-person = Player { $number }
series-custom = Decks are built from the collections
series-standing =
    { $count } of at most { $most } games played; { $wins ->
        [one] { $wins } win decides
       *[other] { $wins } wins decide
    }
series-place = Place
series-player = Player
series-wins = Wins
series-collection = Collection
series-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
series-next = Next game
series-first = First game
series-giveup-sure = The game counts as lost. Give up?
series-own = The collection of { $who }
series-own-text =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to build decks of.
series-build = Build a deck
series-deck-bring = Bring this deck
series-deck-later = Choose at the table
series-deck-kept = Your deck is ready for the next game.
series-deck-gone = A card of your deck is gone: build it again, or choose at the table.
series-starter = This campaign is played with starter decks; what you build here is not used.
series-history = Games played
series-draw = Nobody won
series-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
series-took = and took { $card } from { $who }
game-blurb = Muster creatures, raise Outposts and storm those of your rivals, or win by three Mana Crystals.
idea-1 = Build a hand
    .text = Draw two cards a turn and raise mana from your Outposts.
idea-2 = Man the walls
    .text = Creatures guard an Outpost or march out together.
idea-3 = Storm or outlast
    .text = Ruin every rival Outpost, or buy three Mana Crystals.
figure-outposts = Outposts left
figure-counters = Damage on them
figure-crystals = Mana Crystals
figure-cards = Cards in deck and hand
figure-draw-damage = Damage from an empty deck
figure-rounds = Rounds
content-cinder = { word-cinder }
content-bastion = { word-bastion }
content-wildroot = { word-wildroot }
content-veil = { word-veil }
content-silver = Silver cards
content-shard = Shard cards
content-decks = Ready-made decks
content-factions = Factions
content-pieces = Pieces
rules-chip-1 = Guard
rules-chip-2 = Mana Crystal
rules-chip-3 = Face-down cards
rules-chip-4 = Empty deck
