# Tylko w terminalu.
terminal-help =
    Dary i koszty: 2c 1n to dwa czerwone dary i jeden niebieski (c n z ż b f:
    czerwony, niebieski, zielony, żółty, biały, fioletowy); 3$ to złoto, 4* sława,
    +5 potęga. Wyprawa: nagroda i pola, każde z kosztem albo z literą bohatera,
    którego znacznik tam leży (A do F; n to neutralny), potem skarby obok (? leży
    zakryty). Bohater: potęga, złoto, sława, dary, wolne znaczniki, grzechy
    i artefakty na ręce; ▶ oznacza, czyj jest ruch. Obrócona postać stoi
    w (nawiasie), ⚑ to obsadzona budowla, ✝ upadły bohater.
look-full = pełny
    .help = teksty wszystkich kart na stole
look-piles = stosy
    .help = kataklizmy, karty poza grą i wielkości talii
letter-red = c
letter-blue = n
letter-green = z
letter-yellow = ż
letter-white = b
letter-purple = f
word-temples = Świątynie
terminal-turn = 7 · tura { $turn }, { $phase }
terminal-tracks = zbroja { $armour } · kataklizmy { $cataclysms } · grzechy { $sins }
terminal-closed = zamknięte
terminal-empty = puste
terminal-open = otwarty
terminal-none-left = nic nie zostało
terminal-you = ty
terminal-fallen = po upadku
terminal-tapped = po obrocie
terminal-corruption = zepsucie { $count }
terminal-might = potęga { $might }
terminal-cost-might = { $might } potęgi
terminal-markers = znaczniki { $count }
terminal-held = grzechy { $sins }, artefakty { $artifacts }
terminal-cards = Twoje karty
terminal-hand = Ręka
terminal-free = (wolne: { $count })
section-quests = Wyprawy
section-portals = Portale
section-treasures = Skarby
section-gifts = Dary
section-tavern = Karczma
section-store = Sklep
section-buildings = Budowle
section-sins = Grzechy
section-artifacts = Artefakty
section-corruption = Zepsucie
section-instants = W każdej chwili
terminal-struck = Kataklizmy: { $cards }.
terminal-gone = Poza grą: { $cards }.
terminal-decks = Zostało kart: { $decks }.
terminal-cataclysm-deck = kataklizmy { $count }
terminal-sin-deck = grzechy { $count }
terminal-treasure-deck = skarby { $count }
terminal-quest-deck = wyprawy { $count }
terminal-castle-deck = zamki { $count }
terminal-estate-deck = posiadłości { $count }
ending-armour = Legendarna Zbroja jest kompletna: nosi ją najpotężniejszy bohater (SEV-END.1).
ending-portals = Wszystkie portale są zamknięte: wygrywa, kto zamknął ich najwięcej (SEV-END.8).
ending-unnamed = Spadło czternaście kataklizmów: wygrywa Bezimienny (SEV-END.5).
ending-all-corrupted = Upadli wszyscy bohaterowie: wygrywają wszyscy oprócz ostatniego (SEV-COR.19).
terminal-ending =
    Tura { $turn }, części zbroi: { $armour } z 7. { $someone ->
        [yes] Wygrywa: { $winners }.
       *[no] Nikt nie wygrywa.
    }
terminal-hero =
    { $seat }: potęga { $might }, portale { $portals }{ $falling ->
        [yes] , zepsucie { $corruption }
       *[no] { "" }
    }
terminal-headline =
    { $won ->
        [yes] wygrana
       *[no] przegrana
    } ({ $outcome ->
        [armour] zbroja
        [portals] portale
        [unnamed] Bezimienny
       *[all_corrupted] wszyscy upadli
    }) po { $turns ->
        [one] { $turns } turze
       *[other] { $turns } turach
    }
concern-use = Możesz użyć karty { $card }.
concern-gifts =
    Zostało niewiele { $color ->
        [red] czerwonych
        [blue] niebieskich
        [green] zielonych
        [yellow] żółtych
        [white] białych
       *[purple] fioletowych
    } darów.
terminal-joins = { $seat } bierze udział w grze.
