# What effects do, without capital and full stop. $form: self (the one who acts), deed (a hero who is
# named elsewhere), must (after "must"), other (said of $hero).
hero-target = choose another hero, who
hero-each = each hero
hero-most-might = every hero who had the most might
hero-most-characters = every hero with the most characters
effect-gain =
    { $form ->
        [self] gain { $amount }
        [must] gain { $amount }
        [deed] gains { $amount }
       *[other] { $hero } gains { $amount }
    }
effect-lose =
    { $form ->
        [self] lose { $amount }
        [must] lose { $amount }
        [deed] loses { $amount }
       *[other] { $hero } loses { $amount }
    }
effect-half =
    { $form ->
        [self] lose half of your { $what }, rounded down
        [must] lose half of their { $what }, rounded down
        [deed] loses half of their { $what }, rounded down
       *[other] { $hero } loses half of their { $what }, rounded down
    }
effect-pay =
    { $form ->
        [self] pay { $amount-or }
        [must] pay { $amount-or }
        [deed] pays { $amount-or }
       *[other] { $hero } pays { $amount-or }
    }
effect-drop-gifts =
    { $form ->
        [self]
            { $gifts ->
                [one] discard { $gifts-word } gift of your choice
               *[other] discard { $gifts-word } gifts of your choice
            }
        [must]
            { $gifts ->
                [one] discard { $gifts-word } gift of their choice
               *[other] discard { $gifts-word } gifts of their choice
            }
        [deed]
            { $gifts ->
                [one] discards { $gifts-word } gift of their choice
               *[other] discards { $gifts-word } gifts of their choice
            }
       *[other]
            { $gifts ->
                [one] { $hero } discards { $gifts-word } gift of their choice
               *[other] { $hero } discards { $gifts-word } gifts of their choice
            }
    }
effect-draw-sin =
    { $form ->
        [self]
            { $sins ->
                [one] draw { $sins-word } sin card
               *[other] draw { $sins-word } sin cards
            }
        [must]
            { $sins ->
                [one] draw { $sins-word } sin card
               *[other] draw { $sins-word } sin cards
            }
        [deed]
            { $sins ->
                [one] draws { $sins-word } sin card
               *[other] draws { $sins-word } sin cards
            }
       *[other]
            { $sins ->
                [one] { $hero } draws { $sins-word } sin card
               *[other] { $hero } draws { $sins-word } sin cards
            }
    }
effect-feed-sin =
    { $source ->
        [deck] the top card of the sin deck goes to the sin discard pile unseen
       *[hand]
            { $form ->
                [self] put a sin card of your choice from your hand on the sin discard pile
                [must] put a sin card of their choice from their hand on the sin discard pile
                [deed] puts a sin card of their choice from their hand on the sin discard pile
               *[other] { $hero } puts a sin card of their choice from their hand on the sin discard pile
            }
    }
effect-unmark =
    { $form ->
        [self] take back one of your quest markers, which frees the space
        [must] take back one of their quest markers, which frees the space
        [deed] takes back one of their quest markers, which frees the space
       *[other] { $hero } takes back one of their quest markers, which frees the space
    }
which-characters =
    { $which ->
        [upright] upright characters
        [tapped] tapped characters
       *[any] characters
    }
    .one =
        { $which ->
            [upright] upright character
            [tapped] tapped character
           *[any] character
        }
effect-turn =
    { $form ->
        [self] turn { $characters-word } of your { $kind } without taking gifts
        [must] turn { $characters-word } of their { $kind } without taking gifts
        [deed] turns { $characters-word } of their { $kind } without taking gifts
        [aimed]
            { $characters ->
                [one] turn { $characters-word } { $kind-one } of another hero, whichever you choose, without taking gifts
               *[other] turn { $characters-word } { $kind } of another hero, whichever you choose, without taking gifts
            }
       *[other] { $hero } turns { $characters-word } of their { $kind } without taking gifts
    }{ $which ->
        [upright] { "" }
       *[other] ; a tapped character is discarded
    }
effect-discard-character =
    { $form ->
        [self] discard { $characters-word } of your { $kind }
        [must] discard { $characters-word } of their { $kind }
        [deed] discards { $characters-word } of their { $kind }
       *[other] { $hero } discards { $characters-word } of their { $kind }
    }
effect-discard-elixir =
    { $form ->
        [self]
            { $elixirs ->
                [one] discard { $elixirs-word } elixir of your choice without taking gifts
               *[other] discard { $elixirs-word } elixirs of your choice without taking gifts
            }
        [must]
            { $elixirs ->
                [one] discard { $elixirs-word } elixir of their choice without taking gifts
               *[other] discard { $elixirs-word } elixirs of their choice without taking gifts
            }
        [deed]
            { $elixirs ->
                [one] discards { $elixirs-word } elixir of their choice without taking gifts
               *[other] discards { $elixirs-word } elixirs of their choice without taking gifts
            }
       *[other]
            { $elixirs ->
                [one] { $hero } discards { $elixirs-word } elixir of their choice without taking gifts
               *[other] { $hero } discards { $elixirs-word } elixirs of their choice without taking gifts
            }
    }
effect-discard-building =
    { $form ->
        [self] discard one of your castles or estates for nothing
        [must] discard one of their castles or estates for nothing
        [deed] discards one of their castles or estates for nothing
       *[other] { $hero } discards one of their castles or estates for nothing
    }
effect-either =
    { $form ->
        [self] { $ways-or } or, if unable or unwilling, { $last }
       *[other] { $hero } { $ways-or } or, if unable or unwilling, { $last }
    }
effect-demand =
    { $form ->
        [each] each good hero
       *[other] choose a good hero, who
    } must { $ways-count ->
        [1] { $ways }
       *[other] either { $ways-or }
    }. A hero who cannot do so without instants may refuse, and then draws a sin card or, if heroes can fall, receives a corruption card
effect-convert = exchange up to { $amount } gold for as much fame, or up to { $amount } fame for as much gold
effect-steal = take { $amount-or } from another hero
effect-take-gifts =
    take { $up-to ->
        [yes] up to{ " " }
       *[no] { "" }
    }{ $gifts ->
        [one] { $gifts-word } gift
       *[other] { $gifts-word } gifts
    } { $rule ->
        [any] from the pools
        [distinct] of different colors from the pools
        [same] of one color from the pools
       *[max2] from the pools, at most two of each color
    }
effect-steal-gifts =
    { $gifts ->
        [one] take up to { $gifts-word } gift of your choice from another hero
       *[other] take up to { $gifts-word } gifts of your choice from another hero
    }
effect-exchange =
    { $gifts ->
        [one] exchange one of your gifts
       *[other] exchange one to { $gifts-word } of your gifts
    } for as many of other colors from the pools or from one other hero
effect-look = look at the top { $cards-word } cataclysms and put them back in any order
effect-bury-sin =
    { $sins ->
        [one] put { $sins-word } sin card from your hand under the sin deck
       *[other] put { $sins-word } sin cards from your hand under the sin deck
    }
effect-return-sins = shuffle any number of your sin cards into the sin deck
effect-taint = if heroes can fall, you receive a corruption card
effect-ruin = the buildings numbered { $buildings } leave the game, wherever they are
effect-close =
    { $board ->
        [tavern] the First Player (or the Unnamed, if a player) closes one space of the tavern for good
       *[store] the First Player (or the Unnamed, if a player) closes one space of the store for good
    }
effect-refresh =
    { $board ->
        [tavern] all face-up characters in the tavern are discarded and replaced
       *[store] all face-up elixirs in the store are discarded and replaced
    }
effect-place-marker = mark a free quest space in row 1 or 2, but not the last free space of a quest in row 2, without paying
effect-neutralise = replace a quest marker of another hero with a neutral one; the hero gets the marker back
effect-treasure-top = gain the top card of the treasure deck
effect-discard-treasure = discard a face-up treasure beside a quest
effect-artifact = draw a random artifact and keep it face down
effect-untap = turn { $characters-word } of your tapped characters upright
effect-steal-elixir = take an elixir of your choice from another hero
effect-recruit =
    { $place ->
        [tavern]
            { $free ->
                [yes] recruit a face-up character without paying
               *[no] recruit a face-up character for { $discount } fame less
            }
       *[top3]
            reveal the top three cards of the character deck; you may recruit one of them { $free ->
                [yes] without paying
               *[no] for { $discount } fame less
            }; discard the others
    }
effect-buy-elixir =
    { $free ->
        [yes] take
       *[no] buy
    } { $elixirs ->
        [1] a face-up elixir
       *[other] up to { $elixirs-word } face-up elixirs
    } { $free ->
        [yes] without paying
       *[no] for { $discount } gold less
    }{ $elixirs ->
        [1] { "" }
       *[other]
            { $free ->
                [yes] { "" }
               *[no] { " " }each
            }; the store is refilled after each
    }
thing-recruit = characters
thing-elixir = elixirs
thing-castle = castles
thing-estate = estates
effect-cost-mod =
    { $paid ->
        [gifts]
            each quest space that shows { $threshold-word } or more gifts costs you { $less-word } of them less, whichever you choose{ $less ->
                [1] { "" }
               *[other] , but at least { $least-word }
            }
        [fame] { $things } cost you { $less } fame less, but at least { $least }
       *[gold] { $things } cost you { $less } gold less, but at least { $least }
    }
effect-bonus-gift =
    { $when ->
        [elixir] each elixir you discard grants one more gift of a color it grants
       *[tap] each time you turn a character for its gifts, take one more of its banner color
    }
effect-shield = sin cards and abilities of other heroes can neither name you nor take anything from you
effect-wild-gifts = up to { $gifts-word } of its gifts count as paid
effect-ward = its effects on heroes do not touch you
effect-cancel = cancel it
moment-any = at any moment
moment-wild-gifts = while you pay for a quest space
moment-ward = when a cataclysm is revealed
moment-cancel =
    when another hero { $actions-or }{ $naming-you ->
        [yes] { " " }that names you
       *[no] { "" }
    }
action-sin = plays a sin card
action-recruit = recruits a character
action-quest = takes part in a quest
then = { $first }, then { $rest }
