# What the commands of the program print: games, cards, rules, replay, review.
games-seats = Seats
games-wins = Ways to win
games-options = Options
games-bots = Bots
games-start = How to start
games-start-terminal = play in the terminal
games-start-seats = with this many seats
games-start-option = with an option
games-start-browser = play in the browser, with lessons
games-start-rules = read the rulebook
games-start-cards = browse the cards
games-status-complete = complete: every clause of its rulebook is tested
games-status-under-way = under way
games-status-rules-only = you can read its rules, but not play it yet
games-line = seats: { $seats }   bots: { $bots }
games-default = { $seats }, { $default } if you name no number
games-number =
    { $step ->
        [1] { $least } to { $most }
       *[other] { $least } to { $most } by { $step }
    }
games-data = data as JSON
games-option = --{ $flag }: { $values }; without it { $default }
cards-key = key
cards-name = name
cards-count = copies
cards-facts = facts
cards-yes = yes
cards-some = , { $copies } copies
cards-printed = (printed: { $text })
cards-rules =
    { $more ->
        [0] Rules: { $rules }
       *[other] Rules: { $rules } and { $more } more
    }
cards-hidden =
    { $count ->
        [one] { $count } more card would give a story away: see --spoilers.
       *[other] { $count } more cards would give a story away: see --spoilers.
    }
book-line =
    { $game }: { $title }, { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    }
book-reason = Reason: { $reason }
book-clauses = Clauses: { $ids }
book-examples = Examples: { $ids }
book-in-english = { "" }
replay-begin = start
replay-answers = answers
replay-concedes = gives up
replay-seat = { $who }: { $what }
replay-stand-in =
    { $by ->
        [clock] { $what } (given by the clock)
       *[other] { $what } (given by the bot { $by })
    }
replay-seed = seed { $seed }
replay-version = rules version { $version }
replay-count = answers: { $count }
replay-players = players: { $players }
replay-undos = undone: { $count } ({ $forced } forced)
replay-changes = changed cards: { $changes }
replay-ask = { $at } of { $last }: Enter forward, b back, a number, q >{ " " }
replay-unclear = Type Enter, b, a number or q.
review-seat = { $seat } ({ $player })
review-swing = move { $answer }: { $who } from { $before }% to { $after }%
review-course = { $what }: win chance over the game
review-option = { $label } ({ $percent }%)
review-best = Better: { $label } ({ $percent }%)
review-mark = answer { $answer }: { $chosen }; better: { $best }
# Decks and collections.
deck-new = The deck is kept in { $path }. Build it: { $command }
deck-none = There are no decks yet: { $command }
deck-fine = ok
deck-copied = { $name } is copied to { $copy }.
deck-delete-sure = Throw the deck { $name } away?
deck-kept = The deck is kept as { $name }.
deck-of = { $count } of { $most }
deck-size = { $count } of { $size } cards
deck-curve = { " " }({ $kinds }); cost { $curve }; average { $average }
deck-heading-name = name
deck-heading-faction = faction
deck-heading-cards = cards
deck-heading-copies = copies
deck-heading-cost = cost
deck-heading-type = type
deck-heading-text = text
deck-heading-player = player
deck-heading-games = games
deck-heading-won = won
deck-edit-ask = deck>{ " " }
deck-edit-head = { $faction }. ? is for help.
deck-edit-help =
    7, ash hound: one more copy of a card, by its number or by beginnings of its words
    -7, - ash hound: one copy less
    7 = 2: this many copies
    u: take the last change back
    c NAME: read a card
    Enter: show the cards again
    q: leave; every change has been kept
deck-edit-number = '{ $line }': expected a number of copies after =, such as 7 = 2.
deck-edit-no-card = '{ $words }' is no card here. Type a number, words of a name, or ? for help.
deck-edit-not-in = No { $card } is in the deck.
deck-edit-no = No: { $problem }.
deck-edit-full = No: the deck would have { $number } cards, it must have { $size } ({ $clause }).
deck-edit-nothing = There is nothing to take back.
deck-edit-undone = Taken back.
collection-none = '{ $player }' has no collection yet: --faction must say which cards to own
collection-list-none = There are no collections yet.
collection-of = The collection of { $player }
collection-kept =
    { $player } has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
collection-reset-sure = Start anew: { $players }?
collection-fresh = { $player } has all cards of { $faction }.
collection-line =
    { $faction }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
collection-played =
    { $ended ->
        [draw] { $game }: { $players }: a draw
        [taken] { $game }: { $players }: won by { $winner }, who took { $card } from { $loser }
       *[won] { $game }: { $players }: won by { $winner }
    }
file-there = { $file }: there is such a file already; --replace writes over it
file-written = { $what } is written to { $file }.
kept-gone = { $name } is gone.
# Campaigns.
campaign-new = The campaign is kept in { $path }. Play: { $command }
campaign-none = There are no campaigns yet: { $command }
campaign-deck =
    { $owner }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
campaign-left-out = left out:
campaign-reset-sure = Start { $name } anew, with nothing gained?
campaign-reset = { $name } starts anew.
campaign-delete-sure = Throw the campaign { $name } away?
save-elsewhere = { $name } was saved elsewhere in the middle of a turn; { $why }, or delete { $file }.
save-not-here = { $name } belongs to the campaign '{ $campaign }' and cannot go on here: { $why }
# Checks of records and lessons.
verify-broken = The game cannot be played again: { $why }
verify-seed = Seed { $seed }
verify-seal = Seal { $seal }
verify-resumed = This game went on after a change of rules or cards: its chance proves nothing.
verify-legal =
    { $count ->
        [one] Its answer is legal, and all chance follows from the seed ({ $generator }).
       *[other] All { $count } answers are legal, and all chance follows from the seed ({ $generator }).
    }
verify-running = The game is not over yet.
verify-compare = Compare the seal with the one that the table showed before the game, or use --seal.
verify-unfit = The seal does NOT fit: this game was not dealt from the seed that was promised.
verify-fits = The seal fits: the seed was fixed before the game.
lessons-fine =
    { $game }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, ok
lessons-seat = { $seat }: { $does }
lessons-you = you: { $ways-or }; options: { $options }

# Headings of facts.
fact-cost = cost
fact-harvest = harvest
fact-war = war
fact-tribute = tribute
fact-when = when
fact-tier = tier
fact-incentive = incentive
fact-attack-defense-health = Attack/Defense/Health
fact-hand-limit = hand limit
fact-resource-limit = resource limit
fact-base-combat-value = base Combat value
fact-combat-cost = combat cost
fact-reward = reward
fact-health = health
fact-number = number
fact-banner = banner
fact-each-turn = each turn
fact-each-turn-fallen = each turn fallen
fact-fallen = fallen
fact-gifts = gifts
fact-always = always
fact-options = options
fact-produces = produces
fact-man = man
fact-color = color
fact-founded = founded
fact-spaces = spaces
fact-prize = prize
fact-needs = needs
fact-kingdom = kingdom
fact-suit = suit
fact-runes = runes
fact-clear-face = clear face
fact-clear-runes = clear runes
fact-who = who
fact-hours = hours
fact-ability = ability
fact-gold = gold
fact-worth = worth
fact-shards = shards
fact-removed = removed
fact-deaths = deaths
fact-bonus = bonus
fact-race = race
fact-kind = kind
fact-type = type
fact-starter-deck = starter deck
fact-keywords = keywords
fact-faction = faction
fact-symbol = symbol
fact-counters-that-destroy-it = counters that destroy it
fact-attack = Attack
fact-defense = Defense
fact-mana-each-turn-while-face-up = mana each turn while face-up
fact-upgrades-at-most = upgrades at most
fact-defenders-at-most = defenders at most
fact-for-each-player = for each player
fact-cost-in-mana = cost in mana
fact-cost-never-below = cost never below
fact-mana-each-later-turn = mana each later turn
fact-cards-drawn-on-buying-one = cards drawn on buying one
fact-to-win = to win
fact-damage-to-your-outposts = damage to your Outposts
fact-set = set
fact-cards = cards
fact-unique = unique
fact-keyword = keyword
fact-level = level
fact-icons = icons
fact-recruited = recruited
fact-gains = gains
fact-functions = functions
fact-faces = faces
fact-from-the-start = from the start
fact-from = from
fact-stores = stores
fact-shape = shape
fact-veil = veil

# Why a command is refused.
no-card =
    no card is called '{ $name }'{ $near-count ->
        [0] { "" }
       *[other] ; did you mean { $near-or }?
    }
no-spoiler = '{ $name }' gives a story away; --spoilers shows it
no-rule =
    { $game } has nothing about '{ $word }'{ $near-count ->
        [0] { "" }
       *[other] ; did you mean { $near-or }?
    }
no-and = { $first }; { $rest }
no-rule-with = { $game } has no entry with all of { $words }
no-file = { $file }: there is no such file, and no game of that name
no-reading = { $file }: cannot be read: { $why }
no-seat = --seat: expected 1 to { $seats }, got { $seat }
no-answer =
    --to: the record has { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, got { $last }
no-early-answer = --to: the rules have changed, so the record starts at answer { $first }, after { $last }
no-review-yet = { $file }: a game can be reviewed when it is over; this one is not
no-both = { $one } and { $other } exclude each other
no-resume-with = --resume: a saved game keeps its options, seats, bots and seed
no-person = bots: { $bots } of { $seats } seats leave none for a person
seats-unfilled = people: { $people }, bots: { $bots }; the table has { $seats } seats
no-changed-campaign = --set: a campaign is played with the cards as they are printed
no-bringing = --deck, --players, --campaign: nothing is brought to a game of { $game }
no-own-decks = --players, --deck: campaigns of { $game } keep the decks (fatebox campaign)
no-secrets = --campaign: { $game } hides nothing from anybody
no-such-decks = --decks: { $decks } decks for { $seats } seats
no-such-names = --players: { $names } names for { $seats } seats
no-name-twice = --players: { $name } is named twice
no-owner = expected one of { $owners }, got '{ $owner }'
no-card-in-deck = --leave-out: { $card } is not in the deck
