event-armour = Piece { $pieces } of the Legendary Armour is found.
event-artifact-drawn =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } an artifact.
event-artifact-seen =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } artifact is { $card }.
event-artifact-used =
    { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } { $card }.
event-atoned =
    { $seat-is ->
        [you] You atone
       *[other] { $seat } atones
    } for a corruption card.
event-bought =
    { $seat-is ->
        [you] You buy
       *[other] { $seat } buys
    } { $card }.
event-building-lost =
    { $seat-is ->
        [you] { $form ->
            [chosen] You discard
           *[lost] You lose
        }
       *[other] { $seat } { $form ->
            [chosen] discards
           *[lost] loses
        }
    } { $card }.
event-building-ruined = { $card } lies in ruins.
event-cancelled =
    { $seat-is ->
        [you] Your action is canceled.
       *[other] { $seat }'s action is canceled.
    }
event-cataclysm = Cataclysm { $number }: { $card }.
event-cataclysms-seen =
    { $seat-is ->
        [you] You see
       *[other] { $seat } sees
    } the next cataclysms: { $cards }.
event-character-discarded =
    { $seat-is ->
        [you] { $form ->
            [chosen] You discard
           *[lost] You lose
        }
       *[other] { $seat } { $form ->
            [chosen] discards
           *[lost] loses
        }
    } { $card }.
event-characters-revealed =
    { $seat-is ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $cards }.
event-chosen = Chosen: { $cards }.
event-closed = A space in the { $board } closes for good.
event-completed = { $card } leaves the board.
event-completing = { $card } is completed.
event-corrupted =
    { $seat-is ->
        [you] You receive
       *[other] { $seat } receives
    } { $amount ->
        [one] { $amount } corruption card
       *[other] { $amount } corruption cards
    }.
event-counted = { $card } counts as { $amount }.
event-declared =
    { $form ->
        [silent] { "" }
        [quest]
            { $seat-is ->
                [you] You want
               *[other] { $seat } wants
            } to take part in { $card }.
        [recruit]
            { $seat-is ->
                [you] You want
               *[other] { $seat } wants
            } to recruit { $card }.
       *[treasure]
            { $seat-is ->
                [you] You give
               *[other] { $seat } gives
            } up a marker on { $card } for a treasure.
    }
event-demand-met =
    { $seat-is ->
        [you] You meet
       *[other] { $seat } meets
    } the demand.
event-elixir-discarded =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }.
event-elixir-handed =
    { $taker-is ->
        [you] You take
       *[other] { $taker } takes
    } { $card } from { $giver-is ->
        [you] you
       *[other] { $giver }
    }.
event-fell =
    { $seat-is ->
        [you] You fall
       *[other] { $seat } falls
    } to the evil side.
event-founded =
    { $seat-is ->
        [you] You found
       *[other] { $seat } founds
    } { $card }.
event-gained =
    { $form ->
        [silent] { "" }
        [production]
            Production: { $seat-is ->
                [you] you gain
               *[other] { $seat } gains
            } { $amount }.
       *[other]
            { $seat-is ->
                [you] You gain
               *[other] { $seat } gains
            } { $amount }.
    }
event-game-over =
    { $form ->
        [armour] The Legendary Armour is whole. Winner: { $winners }.
        [portals] All portals are sealed. Winner: { $winners }.
        [all-corrupted] All heroes have fallen. Winners: { $winners }.
       *[unnamed] The fourteenth cataclysm has struck: the Unnamed wins.
    }
event-gifts-dropped =
    { $form ->
        [paid]
            { $seat-is ->
                [you] You pay
               *[other] { $seat } pays
            } { $gifts }.
       *[returned]
            { $seat-is ->
                [you] You give
               *[other] { $seat } gives
            } back { $gifts }.
    }
event-gifts-handed =
    { $form ->
        [given]
            { $giver-is ->
                [you] You give
               *[other] { $giver } gives
            } { $taker-is ->
                [you] you
               *[other] { $taker }
            } { $gifts }.
       *[taken]
            { $taker-is ->
                [you] You take
               *[other] { $taker } takes
            } { $gifts } from { $giver-is ->
                [you] you
               *[other] { $giver }
            }.
    }
event-gifts-taken =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $gifts }.
event-hero =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $hero }.
event-hero-tapped =
    { $seat-is ->
        [you] You use your
       *[other] { $seat } uses the
    } hero ability.
event-heroes-untapped = All heroes are turned upright.
event-laid-out = { $card } is laid out in the { $board }.
event-looked =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of the cataclysm deck.
event-lost =
    { $form ->
        [sins]
            { $seat-is ->
                [you] You lose
               *[other] { $seat } loses
            } { $amount } for the sins in hand.
        [paid]
            { $seat-is ->
                [you] You pay
               *[other] { $seat } pays
            } { $amount }.
       *[other]
            { $seat-is ->
                [you] You lose
               *[other] { $seat } loses
            } { $amount }.
    }
event-manned =
    { $seat-is ->
        [you] You man
       *[other] { $seat } mans
    } { $card }.
event-marked =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } part in { $card }.
event-most =
    { $form ->
        [banner]
            { $seat-is ->
                [you] You have
               *[other] { $seat } has
            } the most { $what } banners: 1 might.
       *[other]
            { $seat-is ->
                [you] You have
               *[other] { $seat } has
            } the most { $what }: 1 might.
    }
event-neutralised = A marker on { $card } becomes neutral.
event-order = Turn order: { $order }.
event-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-phase-over = The Quest Phase is over.
event-quest = A new quest: { $card }.
event-reaction =
    { $seat-is ->
        [you] You react
       *[other] { $seat } reacts
    } with { $card }.
event-recruited =
    { $seat-is ->
        [you] You recruit
       *[other] { $seat } recruits
    } { $card }.
event-refreshed = The face-up cards in the { $board } are discarded.
event-reshuffled = The discard pile of the { $board } becomes its deck.
event-returned =
    { $seat-is ->
        [you] You return
       *[other] { $seat } returns
    } to the good side.
event-rewards = Treasures to pick: { $cards }.
event-rows-moved = The rows of quests move down.
event-sealed =
    { $seat-is ->
        [you] You close
       *[other] { $seat } closes
    } the { $color } portal.
event-sin-buried =
    { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } a sin under the deck.
event-sin-discarded =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } a sin.
event-sin-fed = A sin goes from the deck to the discard pile.
event-sin-played =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } ({ $function }).
event-sins-drawn =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $amount ->
        [one] { $amount } sin
       *[other] { $amount } sins
    }.
event-sins-remade = The discarded sins return to the deck: { $deck } cards.
event-sins-returned =
    { $seat-is ->
        [you] You shuffle
       *[other] { $seat } shuffles
    } { $amount ->
        [one] { $amount } sin
       *[other] { $amount } sins
    } into the deck.
event-sins-seen =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } { $form ->
        [single] new sin
       *[several] new sins
    }: { $cards }.
event-special =
    { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } { $card }.
event-targeted =
    The target is { $target-is ->
        [you] you
       *[other] { $target }
    }.
event-treasure =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $card }.
event-treasure-discarded = { $card } is discarded.
event-treasures-laid =
    { $amount ->
        [one] { $amount } treasure lies
       *[other] { $amount } treasures lie
    } beside { $card }.
event-turn = Turn { $number }.
event-turned =
    { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } { $card }.
event-unmanned =
    A marker returns from { $card } to { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
event-unmarked = A marker leaves { $card }.
event-unnamed-card = The Unnamed plays { $card }.
event-unnamed-refreshed = All fourteen cards are back in the hand of the Unnamed.
event-untapped =
    { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } { $card } upright.
