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
board-jump-world = Portals
board-row = Row { $row }
board-row-1 = completed when all places are filled
board-row-2 = one place of each stays open
board-row-3 = not open yet
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
board-closed = Closed
board-emptyspace = Empty
board-sold = founded
board-once = At once
board-each = Each turn
board-needs = with { $count } { $what } banners
board-pool = { $count } { $what } gifts in the pool
board-portal-open = { $name }: open. { $pool } { $what } gifts in the pool
board-portal-shut = { $name }: closed by { $who }. { $pool } { $what } gifts in the pool
board-turn = Turn { $turn }
board-phase-setup = Preparing the game
board-phase-quest = Quest Phase
board-phase-regrouping = Regrouping Phase
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
board-hero-tapped = Tapped
board-atone = Atone
board-holdings = Before you
board-hand = Your hand
board-pay = Pay
board-pay-for = How do you pay for { $name }?
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
# The rebuilt board.
board-treasures = Treasures
board-hand-empty = No sins in hand
board-your-action = Your action
board-their-action = { $who }'s action
board-you-tag = you
board-of = { $count } of { $all }
board-armour-short = Armour
board-cataclysms-short = Cataclysms
board-sins-short = Sins played
board-leader = Leader
board-paid-fame = for fame
board-paid-gold = for gold
board-portals = Portals
board-portals-text = { $gifts } gifts close one: 2 might each turn
board-portal-card = Discard { $gifts } and place a marker to close it. The marker gives you { $might } each turn.
board-portal-closed = closed
board-portal-free = open
board-have = have { $count }
board-allies = Allies
board-nothing-there = Nothing lies there yet.
board-open-hero = show the cards
board-characters-count =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
board-elixirs-count =
    { $count ->
        [one] { $count } elixir
       *[other] { $count } elixirs
    }
board-buildings-count =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
board-ability = Hero ability
board-ability-exchange = Exchange gifts
board-ability-fallen = Evil deed
board-starts = Starts with
board-turn-it = Turn it
board-or = or
board-banner = { $what } banner
board-spent = Spent
board-kept = Kept
board-lost = lost
board-pay-gifts = From your own stock
board-pay-rest = the rest from your stock
board-pay-more =
    { $count ->
        [one] { $count } more way
       *[other] { $count } more ways
    }
board-first = Choose your hero
board-first-goal = Win as the mightiest.
board-first-goal-text = Finished rows of quests rebuild the Legendary Armour for all. When its seven pieces are found, the hero with the most might wins, if that is at least 30.
board-first-turn = One action at a time.
board-first-turn-text = Fill a place of a quest with gifts, recruit, buy, build or play a sin; then the next hero acts. Characters and elixirs bring you gifts.
board-first-danger = Beware of the cataclysms.
board-first-danger-text = Every seventh sin and every finished row calls one. After the fourteenth all heroes lose together.
board-ask-step = { $who }, take one action: fill a quest place, buy, or play a sin.
board-ask-quest = Pay { $cost } for a place of { $card }?
board-ask-pay = Pay with { $what }?
board-do-pay = Pay { $cost }
board-do-ability = Use the ability
board-means-hero = All heroes are equally strong. They differ in what they begin with and gain each turn.
board-means-step =
    { $places ->
        [0] No quest place
        [one] { $places } quest place
       *[other] { $places } quest places
    } and { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    } can be paid with your { $gold } gold, { $fame } fame and { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }.
board-means-pay =
    { $count ->
        [one] One way to pay; nothing is spent yet.
       *[other] { $count } ways to pay; nothing is spent yet.
    }
board-means-cataclysm = Cataclysm { $count } of { $all }. { $text }
board-means-react = A reaction costs no action.
board-means-instants = Instants cost no action.
board-means-keep = You keep { $amount }.
board-means-again = Click again to do it.
board-means-leads = You lead { $own } to { $best }: worth { $prize } might.
board-means-ties = You tie { $own } to { $best }: worth { $half } might.
board-means-trails = You trail { $own } to { $best }: a treasure only.
board-strap-recruit = Recruit
board-strap-buy = Buy
board-strap-found = Found
board-strap-man = Man: { $cost } might
board-strap-gifts = Turn: take
board-strap-gifts-last = Take, lose it
board-strap-elixir = Use up
board-strap-cash = Cash in
board-strap-use = Use
board-strap-pick = Take it
board-strap-choose = Choose
board-strap-discard-sin = Discard
board-strap-unnamed = Play
board-strap-react = React
board-strap-artifact = Use
board-strap-treasure = Take it
board-strap-ability = Use
board-strap-short = costs { $cost }, you have { $have }
board-strap-turned = Turned
board-strap-manned = Manned
board-strap-spent = Spent
board-strap-kept = Kept
board-sin-pride-0 = gain 2 might
board-sin-pride-1 = cancel a sin (reaction)
board-sin-greed-0 = gain 3 gold
board-sin-greed-1 = take 2 gold or fame
board-sin-lust-0 = recruit, 2 fame less
board-sin-lust-1 = untap a character
board-sin-envy-0 = take a hero's gifts
board-sin-envy-1 = neutralize a marker
board-sin-gluttony-0 = take 2 gifts
board-sin-gluttony-1 = take an elixir
board-sin-wrath-0 = a hero loses 3 might
board-sin-wrath-1 = turn a character
board-sin-sloth-0 = untap a character
board-sin-sloth-1 = cancel (reaction)
board-kind-heroes = Hero
board-kind-characters = Character
board-kind-elixirs = Elixir
board-kind-castles = Castle
board-kind-estates = Estate
board-kind-temples = Temple
board-kind-quests = Quest
board-kind-treasures = Treasure
board-kind-artifacts = Artifact
board-kind-armour = Legendary Armour
board-kind-sins = Sin
board-kind-cataclysms = Cataclysm
board-kind-unnamed = Deed of the Unnamed
board-kind-gifts = Gift
board-kind-portals = Portal
board-kind-pieces = Piece of the game
board-legend-gifts = Gifts of the six banners: they pay for quest places and close portals.
board-legend-might = Might: the mightiest hero wins
board-legend-gold = Gold: buys elixirs and buildings
board-legend-fame = Fame: recruits characters
board-legend-marker = Free markers, for quests, buildings and portals
board-legend-people = Characters
board-legend-flask = Elixirs
board-legend-house = Castles, estates and temples
board-legend-sin = Sins in hand
board-legend-artifact = Artifact
board-legend-deck = Cards in a deck
board-legend-plus = Gained each turn
board-means-ringed = What you can pay is ringed and ticked.
board-cataclysm-number = Cataclysm { $count } of { $all }
board-cause-row = A row of quests is completed: each completed row calls a cataclysm.
board-cause-sin = { $what }. It was the seventh sin: the seven go back into their deck.
board-cause-unseen = A sin was discarded
board-fate-gone = leaves its deck
board-fate-yours = yours: lost
board-fate-lost = lost by { $who }
board-fate-closed = a space closes for good
board-fate-refreshed = laid out anew
board-spared = spared
board-chooses = chooses
board-again = See again
board-lift = Board
board-go-on = Continue
board-go-on-key = Space
