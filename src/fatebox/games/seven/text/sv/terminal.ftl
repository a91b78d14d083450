# Bara i terminalen.
terminal-help =
    Gåvor och kostnader: 2r 1b är två röda gåvor och en blå (r b g u v l: röda,
    blå, gröna, gula, vita, lila); 3$ är guld, 4* ära, +5 makt. Ett uppdrag:
    belöningen och rutorna, var och en med sin kostnad eller bokstaven för den
    hjälte vars markör ligger där (A till F; n är neutral), sedan skatterna bredvid
    (? ligger dold). En hjälte: makt, guld, ära, gåvor, fria markörer, synder och
    artefakter på hand; ▶ visar vem som handlar. En vriden figur står inom
    (parentes), ⚑ är en bemannad byggnad, ✝ en fallen hjälte.
look-full = allt
    .help = texterna på alla kort på bordet
look-piles = högar
    .help = kataklysmer hittills, kort ur spelet, kortlekar
letter-red = r
letter-blue = b
letter-green = g
letter-yellow = u
letter-white = v
letter-purple = l
word-temples = Tempel
terminal-turn = 7 · runda { $turn }, { $phase }
terminal-tracks = rustning { $armour } · kataklysmer { $cataclysms } · synder { $sins }
terminal-closed = stängd
terminal-empty = tom
terminal-open = öppen
terminal-none-left = inga kvar
terminal-you = du
terminal-fallen = fallen
terminal-tapped = vriden
terminal-corruption = fördärv { $count }
terminal-might = makt { $might }
terminal-cost-might = { $might } makt
terminal-markers = markörer { $count }
terminal-held = synder { $sins }, artefakter { $artifacts }
terminal-cards = Dina kort
terminal-hand = Hand
terminal-free = ({ $count } lediga)
section-quests = Uppdrag
section-portals = Portaler
section-treasures = Skatter
section-gifts = Gåvor
section-tavern = Värdshus
section-store = Handelsbod
section-buildings = Byggnader
section-sins = Synder
section-artifacts = Artefakter
section-corruption = Fördärv
section-instants = När som helst
terminal-struck = Kataklysmer: { $cards }.
terminal-gone = Ur spelet: { $cards }.
terminal-decks = Kort kvar: { $decks }.
terminal-cataclysm-deck = kataklysmer { $count }
terminal-sin-deck = synder { $count }
terminal-treasure-deck = skatter { $count }
terminal-quest-deck = uppdrag { $count }
terminal-castle-deck = slott { $count }
terminal-estate-deck = gods { $count }
ending-armour = Den legendariska rustningen är hel: den mäktigaste hjälten bär den (SEV-END.1).
ending-portals = Alla portaler är stängda: den som stängde flest vinner (SEV-END.8).
ending-unnamed = Fjorton kataklysmer har slagit till: Den namnlöse vinner (SEV-END.5).
ending-all-corrupted = Alla hjältar har fallit: alla utom den sista vinner (SEV-COR.19).
terminal-ending =
    Runda { $turn }, { $armour } av 7 rustningsdelar. { $someone ->
        [yes] Vinnare: { $winners }.
       *[no] Ingen vinner.
    }
terminal-hero =
    { $seat }: makt { $might }, portaler { $portals }{ $falling ->
        [yes] , fördärv { $corruption }
       *[no] { "" }
    }
terminal-headline =
    { $won ->
        [yes] vann
       *[no] förlorade
    } ({ $outcome ->
        [armour] rustningen
        [portals] portalerna
        [unnamed] Den namnlöse
       *[all_corrupted] alla fallna
    }) efter { $turns ->
        [one] { $turns } runda
       *[other] { $turns } rundor
    }
concern-use = Du får använda { $card }.
concern-gifts =
    Det finns få { $color ->
        [red] röda
        [blue] blå
        [green] gröna
        [yellow] gula
        [white] vita
       *[purple] lila
    } gåvor kvar.
terminal-joins = { $seat } är med i spelet.
