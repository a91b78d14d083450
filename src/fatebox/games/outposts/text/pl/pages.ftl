decks-title = Talie do gry Outposts
decks-link = Talie
decks-kept = Twoje talie
decks-unfinished = { $count } z { $size }
decks-faction = Frakcja
decks-name = Nazwa talii
decks-from = Zacznij od
decks-empty = Od zera
decks-play = Zagraj tą talią
decks-delete = Usuń tę talię
decks-bring = Twoja talia
decks-bring-none = Wybierz przy stole
series-title = Kampanie gry Outposts
series-about = Kolejne gry z tymi samymi graczami. Zwycięzca każdej z nich zabiera na stałe jedną kartę.
series-games = Rozegrane gry: { $count }, najwyżej { $most }
series-over = Kampania zakończona. Pierwsze miejsce: { $who }
series-begin = Rozpocznij pierwszą grę
series-bot = Bot { $number } ({ $bot })
series-person = Gracz { $number }
series-custom = Talie buduje się z kolekcji
series-standing =
    Rozegrane gry: { $count }, najwyżej { $most }; { $wins ->
        [one] decyduje { $wins } wygrana
        [few] decydują { $wins } wygrane
       *[many] decyduje { $wins } wygranych
    }
series-place = Miejsce
series-player = Gracz
series-wins = Wygrane
series-collection = Kolekcja
series-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
series-next = Następna gra
series-first = Pierwsza gra
series-giveup-sure = Gra będzie się liczyć jako przegrana. Poddać się?
series-own = Kolekcja gracza { $who }
series-own-text =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } do budowy talii.
series-build = Zbuduj talię
series-deck-bring = Zagraj tą talią
series-deck-later = Wybierz przy stole
series-deck-kept = Twoja talia jest gotowa na następną grę.
series-deck-gone = Z twojej talii ubyła karta: zbuduj ją ponownie albo wybierz talię przy stole.
series-starter = W tej kampanii gra się taliami startowymi; zbudowana tutaj talia nie będzie użyta.
series-history = Rozegrane gry
series-draw = Nikt nie wygrał
series-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
series-took = (łup: { $card } od gracza { $who })
game-blurb = Zwołuj stworzenia, wznoś Placówki i szturmuj cudze albo zwycięż dzięki trzem Kryształom Many.
idea-1 = Buduj rękę
    .text = Co turę dobierasz dwie karty, a Placówki dają manę.
idea-2 = Obsadź mury
    .text = Stworzenia bronią Placówki albo razem ruszają do ataku.
idea-3 = Szturmuj lub przetrwaj
    .text = Zburz wszystkie Placówki rywali albo kup trzy Kryształy Many.
figure-outposts = Ocalałe Placówki
figure-counters = Obrażenia na nich
figure-crystals = Kryształy Many
figure-cards = Karty w talii i na ręce
figure-draw-damage = Obrażenia za pustą talię
figure-rounds = Rundy
content-cinder = { word-cinder }
content-bastion = { word-bastion }
content-wildroot = { word-wildroot }
content-veil = { word-veil }
content-silver = Karty Srebra
content-shard = Karty Odłamków
content-decks = Gotowe talie
content-factions = Frakcje
content-pieces = Elementy gry
rules-chip-1 = Straż
rules-chip-2 = Kryształ many
rules-chip-3 = Karty zakryte
rules-chip-4 = Pusta talia
