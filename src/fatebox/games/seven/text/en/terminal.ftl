# What only the terminal shows.
terminal-help =
    Gifts and costs: 2r 1b is two red gifts and a blue one (r b g y w p: red, blue,
    green, yellow, white, purple); 3$ is gold, 4* fame, +5 might. A quest: its
    prize and its spaces, each with its cost or the letter of the hero whose marker
    lies there (A to F; n is neutral), then the treasures beside it (? is face down).
    A hero: might, gold, fame, gifts, free markers, sins and artifacts in hand; ▶ is
    the hero whose step it is. A tapped character is in (brackets), ⚑ marks a manned
    building, ✝ a fallen hero.
look-full = full
    .help = what every card on the table says
look-piles = piles
    .help = cataclysms so far, cards out of the game, deck sizes
letter-red = r
letter-blue = b
letter-green = g
letter-yellow = y
letter-white = w
letter-purple = p
word-temples = Temples
terminal-turn = 7 · turn { $turn }, { $phase }
terminal-tracks = armour { $armour } · cataclysms { $cataclysms } · sins { $sins }
terminal-closed = closed
terminal-empty = empty
terminal-open = open
terminal-none-left = none left
terminal-you = you
terminal-fallen = fallen
terminal-tapped = tapped
terminal-corruption = corruption { $count }
terminal-might = might { $might }
terminal-cost-might = { $might } might
terminal-markers = markers { $count }
terminal-held = sins { $sins }, artifacts { $artifacts }
terminal-cards = Your cards
terminal-hand = Hand
terminal-free = ({ $count } free)
section-quests = Quests
section-portals = Portals
section-treasures = Treasures
section-gifts = Gifts
section-tavern = Tavern
section-store = Store
section-buildings = Buildings
section-sins = Sins
section-artifacts = Artifacts
section-corruption = Corruption
section-instants = Any time
terminal-struck = Cataclysms: { $cards }.
terminal-gone = Out of the game: { $cards }.
terminal-decks = Cards left: { $decks }.
terminal-cataclysm-deck = cataclysms { $count }
terminal-sin-deck = sins { $count }
terminal-treasure-deck = treasures { $count }
terminal-quest-deck = quests { $count }
terminal-castle-deck = castles { $count }
terminal-estate-deck = estates { $count }
ending-armour = The Legendary Armour is complete: the mightiest hero wears it (SEV-END.1).
ending-portals = All portals are closed: whoever closed most wins (SEV-END.8).
ending-unnamed = Fourteen cataclysms have struck: the Unnamed wins (SEV-END.5).
ending-all-corrupted = All heroes have fallen: all but the last to fall win (SEV-COR.19).
terminal-ending =
    Turn { $turn }, { $armour } of 7 armour pieces. { $someone ->
        [yes] Won by { $winners }.
       *[no] Nobody wins.
    }
terminal-hero =
    { $seat }: might { $might }, portals { $portals }{ $falling ->
        [yes] , corruption { $corruption }
       *[no] { "" }
    }
terminal-headline =
    { $won ->
        [yes] won
       *[no] lost
    } ({ $outcome ->
        [armour] the armour
        [portals] the portals
        [unnamed] the Unnamed
       *[all_corrupted] all fallen
    }) after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
concern-use = You may use { $card }.
concern-gifts = Few { $color } gifts are left.
terminal-joins = { $seat } joins the game.
