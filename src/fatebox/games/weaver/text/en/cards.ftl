# Card texts, composed of effects: `effect-<tag>` with the fields of the effect as arguments.
effect-cycle-top = choose a suit with a face-up card and at least one face-down card. Put its face-up card face down at the bottom of its deck, then turn up the next card
effect-rotate-card = turn a normal card in the row that has turned fewer than three times. A combo can follow
effect-conquer =
    conquer { $sides ->
        [0] any unconquered Death card in the row, matched or not
        [1] an unconquered Death card in the row that has at least one matched side
       *[2] an unconquered Death card in the row that has both sides matched
    }. Its neighbors do not turn with it; a Death card beside it turns if both of its sides match now
effect-knot-pair = choose two neighbors in the row, neither of which has turned three times. Two normal cards both turn at once, and a combo can follow. An unconquered Death card and a card it does not match count as matching until one of them turns, a card is placed between them, or the reading ends. No other pair can be chosen
effect-set-hour =
    { $to ->
        [any] choose another hour: day, night or blood moon. It counts for the rest of this round
       *[swap] day counts as night, or night as day, for the rest of this round. It cannot be used under a blood moon
    }
effect-hasten =
    the next Refresh moves the cover { $steps ->
        [1] one icon
       *[other] { $steps } icons
    } further, so fewer rounds are left. If it cannot move that far, the game ends and you win. It cannot be used once all ten icons are shown
effect-gain-now = gain { $clairvoyance } clairvoyance at once
pays =
    { $amounts-count ->
        [0]
            { $cost ->
                [0] pays nothing
               *[other] costs { $cost } clairvoyance
            }
       *[other]
            { $cost ->
                [0] pays { $amounts }
               *[other] pays { $amounts } and costs { $cost } clairvoyance
            }
    }
fate-normal = A normal card of { $suit }.
fate-death = A Death card of { $suit }. A match turns it only if both of its sides match at once. If it is still unconquered when you finish the reading, you lose the game.
fate-side-face = { $name }: rune { $left } on the left, { $right } on the right. { CAPITAL($once) }; with an X2 token it { $twice }.
fate-side-death = { $name }: rune { $left } on the left, { $right } on the right. Unconquered.
fate-side-conquered = { $name }: rune { $left } on the left, { $right } on the right. Conquered. { CAPITAL($once) }.
wish-day = By day { $name } needs a card of { $required } and pays { $pay } gold for having one, plus { $gold } gold for each card of { $optional }.
wish-night = By night { $name } needs a card of { $required } and pays { $pay } gold for having one, plus { $gold } gold for each card of { $optional }.
wish-blood-moon = Under a blood moon { $name } needs no suit and { $pays } for each card with an X2 token.
cycle = The hours, in order: { $hours }.
relic-ability = { $name } ({ $costs }): { CAPITAL($effect) }.
relic-cost =
    { $cost } { $every ->
        [yes] at every rank
       *[no]
            { $ranks-count ->
                [1] at rank { $ranks }
               *[other] at ranks { $ranks }
            }
    }
relic-given = rank I
relic-rank =
    Rank { $rank } { $given ->
        [yes] is yours from the start
       *[no] costs { $price } gold
    } and is worth { $value ->
        [0] nothing
       *[other] { $value } clairvoyance
    } at the end of the game.
level =
    Before the game, remove { $removed ->
        [one] { $removed } normal card
       *[other] { $removed } normal cards
    } of each suit at random and shuffle { $deaths ->
        [one] { $deaths } Death card
       *[other] { $deaths } Death cards
    } of the suit into each deck. { $bonus ->
        [0] A won game scores no bonus.
        [one] A won game scores { $bonus } more point.
       *[other] A won game scores { $bonus } more points.
    }
rank = The rank from { $points } clairvoyance on. At the end of each round you keep at most { $kept }.
rune =
    Written { $letter }, drawn as { $shape }. { $veil ->
        [yes] A veil rune: it is on normal cards and on Death cards.
       *[no] It is on normal cards only.
    }
shape-circle = a circle
shape-crescent = a crescent
shape-thorn = a thorn
shape-wave = a wave
shape-closed-eye = a closed eye
shape-open-eye = an open eye
commas = { $first }, { $rest }
lines =
    { $first }
    { $rest }
