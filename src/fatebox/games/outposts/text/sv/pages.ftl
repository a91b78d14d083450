decks-title = Kortlekar för Outposts
decks-link = Kortlekar
decks-kept = Dina lekar
decks-unfinished = { $count } av { $size }
decks-faction = Fraktion
decks-name = Lekens namn
decks-from = Utgå från
decks-empty = En tom lek
decks-play = Spela med den här leken
decks-delete = Ta bort leken
decks-bring = Din lek
decks-bring-none = Välj vid bordet
series-title = Kampanjer i Outposts
series-about = Flera partier i rad med samma spelare. Vinnaren av varje parti tar ett kort för gott.
series-games = { $count } av högst { $most } partier spelade
series-over = Kampanjen är slut. Etta: { $who }
series-begin = Börja med första partiet
series-bot = Bot { $number } ({ $bot })
series-person = Spelare { $number }
series-custom = Lekarna byggs av samlingarna
series-standing =
    { $count } av högst { $most } partier spelade; { $wins ->
        [one] { $wins } vinst avgör
       *[other] { $wins } vinster avgör
    }
series-place = Placering
series-player = Spelare
series-wins = Vinster
series-collection = Samling
series-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
series-next = Nästa parti
series-first = Första partiet
series-giveup-sure = Partiet räknas som förlorat. Ge upp?
series-own = Samling för { $who }
series-own-text =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } att bygga lekar av.
series-build = Bygg en lek
series-deck-bring = Ta med den här leken
series-deck-later = Välj vid bordet
series-deck-kept = Din lek är klar för nästa parti.
series-deck-gone = Ett kort i din lek är borta: bygg om den, eller välj vid bordet.
series-starter = Den här kampanjen spelas med startlekar; det du bygger här används inte.
series-history = Spelade partier
series-draw = Ingen vann
series-rounds =
    { $count ->
        [one] { $count } runda
       *[other] { $count } rundor
    }
series-took = och tog { $card } från { $who }
game-blurb = Samla varelser, res utposter och storma motståndarnas, eller vinn med tre manakristaller.
idea-1 = Bygg en hand
    .text = Dra två kort per drag och få mana från dina utposter.
idea-2 = Bemanna murarna
    .text = Varelser vaktar en utpost eller drar ut tillsammans.
idea-3 = Storma eller håll ut
    .text = Rasera alla motståndares utposter, eller köp tre manakristaller.
figure-outposts = Utposter kvar
figure-counters = Skada på dem
figure-crystals = Manakristaller
figure-cards = Kort i lek och hand
figure-draw-damage = Skada av tom lek
figure-rounds = Rundor
content-cinder = { word-cinder }
content-bastion = { word-bastion }
content-wildroot = { word-wildroot }
content-veil = { word-veil }
content-silver = Silverkort
content-shard = Skärvkort
content-decks = Färdiga lekar
content-factions = Fraktioner
content-pieces = Spelets delar
rules-chip-1 = Vakt
rules-chip-2 = Manakristall
rules-chip-3 = Dolda kort
rules-chip-4 = Tom lek
