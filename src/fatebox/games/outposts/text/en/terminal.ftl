# What only a terminal shows.
terminal-help =
    A player: Mana Crystals (◆◆◇), income at the start of the Second Step or the mana that is left, and the sizes of
    hand, deck and discard pile; ▶ whose turn. An Outpost: its counters (■■■······· 3/10 falls at 10), Def its
    Defense and Str what it strikes back with, defenders included; +Stone Wall is an upgrade, ? one that lies
    face-down. A creature: Attack/Defense/Health and keywords; * means that it has abilities (c NAME reads them).
    What an assault would come to is counted as the table lies; “may change this” follows what can still change it. Most
    questions show only the part of the table that they are about.
look-full = full
    .help = the whole table with what all cards in play say
look-piles = piles
    .help = the discard piles
short-cinder = Cinder
short-bastion = Bastion
short-wildroot = Wildroot
short-veil = Veil
terminal-seat =
    { $number ->
        [0] { $faction }
       *[other] { $faction } { $number }
    }
terminal-place =
    { $seat-is ->
        [you] your { $letter }
       *[other] { $seat } { $letter }
    }
terminal-owner =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }
terminal-you = you
terminal-creature = creature
terminal-spell = spell
terminal-upgrade = upgrade
terminal-reserve = reserve
terminal-offense = offense
terminal-def = Def
terminal-str = Str
terminal-safe = cannot be attacked
terminal-hidden = face-down ({ $paid } mana)
terminal-face-down = face-down cards
terminal-clash =
    { $strength } against { $defense }, { $form ->
        [vain] nothing gets through
       *[other]
            { $through ->
                [one] { $through } gets through
               *[other] { $through } get through
            }{ $form ->
                [covered] , Guards cover it
               *[other]
                    { $guards ->
                        [0] { "" }
                       *[other] { " " }({ $guards } for Guards)
                    }: { $form ->
                        [falls] it falls
                       *[other] to { $reached }/{ $limit }
                    }
            }
    }{ $strike ->
        [0] { "" }
        [1] ; { $strike } strikes back
       *[other] ; { $strike } strike back
    }{ $surprises-count ->
        [0] { "" }
       *[other] { " " }({ $surprises } may change this)
    }
terminal-headline =
    { $won ->
        [yes]
            { $outcome ->
                [conquest] won by conquest
                [crystal] won by crystals
                [limit] won at the limit
                [draw] drew
               *[other] won
            }
       *[no] place { $place } of { $seats }
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
terminal-ending =
    { $outcome ->
        [conquest] Only one player has an Outpost left (OUT-END.1)
        [crystal] A player has enough Mana Crystals to win (OUT-END.2)
        [limit] The limit of rounds decides (OUT-END.7)
        [draw] Nobody is ahead: a draw
       *[concession] All others have given up (OUT-ELIM.7)
    }, after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
column-place = place
column-player = player
column-outposts = Outposts
column-counters = counters
column-crystals = crystals
column-draw-damage = draw damage
terminal-order = In this order:
terminal-takes = takes { $damage }
terminal-lethal =
    For each what destroys it, or 0: less does nothing (OUT-ASLT.7).{ $rest ->
        [yes] { " " }What is left may go on the Outpost.
       *[no] { "" }
    }
terminal-chosen = { $chosen } of { $size } cards are chosen; the first line is asked for now.
terminal-now = Now
terminal-nobody = nobody is left
terminal-assault =
    { $seat-is ->
        [you] Your assault
       *[other] { $seat }'s assault
    }
terminal-undefended = undefended
terminal-on = on
terminal-totals =
    Attack { $strength } against Defense { $defense }: { $through } through{ $siege ->
        [0] { "" }
       *[other] , Siege { $siege }
    }; { $strike } strike back
terminal-as-it-stands = As it stands: { $clash }
warning-no-outpost = You would gain no Outpost this turn (OUT-DRAW.14).
warning-vain = { $clash } (OUT-ASLT.4).
warning-wasted =
    { $points ->
        [one] { $points } point would be wasted (OUT-ASLT.5).
       *[other] { $points } points would be wasted (OUT-ASLT.5).
    }
warning-last-draw = Your deck is too short: { $damage } damage would destroy your last Outpost (OUT-DRAW.2).
warning-unspent = { $mana } mana would be lost, though it pays for { $things } (OUT-MANA.7).
warning-idle = { $card } would do nothing now (OUT-PLAY.6).
terminal-crystal = a Mana Crystal
terminal-finish =
    { $mana ->
        [0] Finish the step
       *[other] Finish the step ({ $mana } mana is lost)
    }
terminal-play = play
terminal-discard = discard
terminal-discards =
    { $left ->
        [0] no more discards this turn
       *[other] a discard gives 1 mana, { $left } more this turn
    }
terminal-for = for { $mana }
terminal-sacrifice = Sacrifice up to { $most }
terminal-marked = cards marked { $sign }
terminal-too-dear = more than your { $mana } mana
terminal-moves-skip = Skip the step: no moves, no attack
terminal-moves-done = No (more) moves
terminal-to-defense = defend
terminal-to-offense = attack
terminal-to-reserve = to reserve
terminal-to-other = another Outpost
terminal-group-on = Group { $number } on
terminal-no-assault = does not take place (OUT-ATK.6)
terminal-up = face-up
terminal-down = face-down
terminal-hold =
    { $groups ->
        [1] Hold it back
       *[other] Hold the group back
    }
terminal-player =
    { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }, hand { $hand }
terminal-defenders =
    { $count ->
        [one] { $count } defender
       *[other] { $count } defenders
    }
terminal-only = only { $points }
terminal-end = the end, in round { $round }
terminal-setup =
    setup: { $stage ->
        [factions] choose factions
        [shard_counts] Shard cards
        [decks] make decks
       *[draft] Silver draft, pass { $number } of 3
    }
terminal-turn =
    { $seat-is ->
        [you] your turn
       *[other] { $seat }'s turn
    }
terminal-round = round { $round }
terminal-step-first = First Step (draw)
terminal-step-second = Second Step (play)
terminal-step-third = Third Step (move)
terminal-step-fourth = Fourth Step (attack)
terminal-players = Players
terminal-shards = Shard cards
terminal-kept = Kept
terminal-pile-hand = hand
terminal-pile-deck = deck
terminal-pile-discard = discard
terminal-mana = mana { $mana }
terminal-income = income { $mana }
terminal-taxed = taxed { $mana }
terminal-exile = no Outpost left
terminal-known = you know
terminal-next = next
terminal-hand =
    Your hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
campaign-before = not begun yet
campaign-after = after game { $games }: { $places }
campaign-game =
    { $drawn ->
        [yes] { $game }: a draw
       *[no] { $game }: won by { $winner }
    }
campaign-reward = { $winner } keeps { $card } of { $loser } for good (OUT-CAMP.3).
campaign-standing =
    { $over ->
        [yes] The campaign is over: { $places }.
       *[no] After game { $games } of at most { $most }: { $places }.
    }
deck-heading-values = A/D/H
deck-creature =
    { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }
deck-spell =
    { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }
deck-upgrade =
    { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
terminal-joins = The { $faction } joins the game.
