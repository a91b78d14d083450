board-unnamed = The Unnamed
board-unnamed-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand, { $used } used
board-amount = { $count } { $what }
board-neutral = a neutral marker
board-marker-of = a marker of { $who }
board-quests = Quests
board-market = For sale
board-world = Portals and temples
board-others = The others
board-jump = Go to
board-jump-quests = Quests
board-jump-market = Market
board-jump-world = World
board-jump-own = You
board-row = Row { $row }
board-row-1 = Row 1: when all its spaces are marked, its quests are completed
board-row-2 = Row 2: one space of each quest must stay free
board-row-3 = Row 3: nobody takes part here yet
board-row-empty = No quest is left
board-prize = { $count } might for the majority
board-spaces = Spaces
board-space = Space for { $cost }
board-space-taken = Space for { $cost }: { $who }
board-treasure-hidden = A treasure, face down
board-treasure-top = The top card of the treasure deck
board-deck =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the deck
board-close = Close this space
board-closed = Closed for good
board-emptyspace = Empty
board-sold = This temple has been founded
board-once = At once
board-each = Each turn
board-needs = with { $count } { $what } banners
board-turned = Turned.
board-manned = Manned.
board-pool = { $count } { $what } gifts in the pool
board-portal-open = { $name }: open. { $pool } { $what } gifts in the pool
board-portal-shut = { $name }: closed by { $who }. { $pool } { $what } gifts in the pool
board-turn = Turn { $turn }
board-phase-setup = Preparing the game
board-phase-quest = Quest Phase
board-phase-regrouping = Regrouping
board-order = Order of play
board-armour = Legendary Armour: { $count } of { $all } pieces
board-cataclysms = Cataclysms: { $count } of { $all }
board-sinpile = Sins discarded: { $count } of the { $all } that call a cataclysm; { $deck } in the deck
board-might = Might track: { $words }
board-might-of = { $who } { $might }
board-gifts-none = no gifts
board-markers =
    { $count ->
        [one] { $count } free marker
       *[other] { $count } free markers
    }
board-sins-count =
    { $count ->
        [one] { $count } sin
       *[other] { $count } sins
    } in hand
board-artifacts-count =
    { $count ->
        [one] { $count } artifact
       *[other] { $count } artifacts
    } in hand
board-corruption = Corruption: { $count } of the { $all } that make a hero fall
board-acts = acts
board-fallen = Fallen
board-choose = choose
board-hero-tap = Tap:
board-hero-tapped = Tapped
board-atone = Atone
board-holdings = Before you
board-hand = Your hand
board-pay = Pay
board-pay-for = How do you pay for { $name }?
board-pay-with = With
board-pay-either = either way
board-pay-use = use it
board-pay-keep = keep it
board-pay-none = No way to pay is like that.
board-pay-take = Discarded first; what is left over stays yours
board-pay-spend = Discarded as payment; a surplus is lost
board-pay-wild = The marker is taken back, and the gifts count as paid
board-gift-less = One { $what } gift fewer
board-gift-more = One { $what } gift more
board-gift-chosen = { $count } of { $all } { $what } gifts
board-draft = Treasures to pick
board-draft-next = next: { $names }
board-struck = Cataclysm { $count } of { $all }: { $name }
board-declared-on = { " " }on { $who }
board-declared-recruit = { $who } wants to recruit { $card }
board-declared-buy = { $who } buys { $card }
board-declared-found = { $who } founds { $card }
board-declared-man = { $who } mans { $card }
board-declared-sin = { $who } plays { $card }{ $target }
board-declared-artifact = { $who } uses { $card }{ $target }
board-declared-gifts = { $who } turns { $card }
board-declared-ability = { $who } uses the hero's ability{ $target }
board-declared-quest = { $who } wants to take part in { $card }
board-declared-treasure = { $who } gives up a marker on { $card } for a treasure
board-declared-treasure-top = { $who } gives up a marker on { $card } for a treasure
board-declared-portal = { $who } closes a portal
board-declared-atone = { $who } atones
board-declared-use = { $who } uses { $card }{ $target }
board-declared-unnamed = The Unnamed plays { $card }{ $target }
word-red = red
word-blue = blue
word-green = green
word-yellow = yellow
word-white = white
word-purple = purple
word-gold = gold
word-fame = fame
word-might = might
word-gifts = gifts
word-marker = markers
word-artifact = an artifact
word-tavern = Tavern
word-store = Store
word-castles = Castles
word-estates = Estates
word-elixirs = elixirs
word-characters = characters
word-buildings = buildings
