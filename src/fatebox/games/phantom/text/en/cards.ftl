# Card texts; what cards do is in `abilities.ftl`. Stories in English are those of the content.
commas = { $first }, { $rest }
semicolons = { $first }; { $rest }
lore-step = { $number }. { CAPITAL($step) }.
step-hurt-all = { $parts }
step-hurt-part = on { $levels }, each player takes { $damage } damage
step-give-to-play = each player places { $card } in their Play area
step-give-to-discard = each player puts { $card } on their Discard pile
step-shuffle-in =
    { $first ->
        [yes] shuffle cards
       *[no] shuffle the Destiny deck, the Resolved pile and cards
    } { $pair ->
        [yes] { $low } and { $high }
       *[no] { $low }-{ $high }
    } of your level into { $first ->
        [yes] a Destiny deck
       *[no] a new Destiny deck
    }
step-set-aside = set aside every { $card } ({ $low }-{ $high })
step-place =
    { $to ->
        [row] place { $card } at the right end of the row
        [beside] place { $card } beside the Mission
       *[at_hand] keep { $card } at hand
    }
step-return =
    return { $names }{ $titled ->
        [yes] ,
       *[no] { "" }
    } to the game box if { $names-count ->
        [1] it is
       *[other] they are
    } in play
step-remove-subtype = remove every { $subtype } card on the row, in the Destiny deck and in the Resolved pile from the game
step-mission = make { $card } the active Mission
step-gain-each = each player gains a random card ({ $low }/{ $high })
step-read =
    { $several ->
        [yes] choose: { $ways-or }
       *[no] read Lore { ROMAN($lore) }
    }
step-way = { $path } (read Lore { ROMAN($lore) })
step-win = you win
step-lose = you lose
criterion =
    { $lore ->
        [0] { $name }: when { $tests }, you { $reward }.
       *[other]
            { $name }: when Lore { ROMAN($lore) } is read{ $tests ->
                [none] { "" }
               *[other] { " " }while { $tests }
            }, { $mine ->
                [yes] you { $reward }
               *[no]
                    each player { $reward-gains }{ $single ->
                        [yes] , the active player first; there is one copy
                       *[no] { "" }
                    }
            }.
    }
reward-nothing = nothing
    .gains = gains nothing
reward-resource = gain any 1 resource
    .gains = gains any 1 resource
reward-card =
    gain ({ $numbers }) { $card }{ $skill ->
        [none] { "" }
       *[other] { " " }({ $skill })
    }
    .gains =
        gains ({ $numbers }) { $card }{ $skill ->
            [none] { "" }
           *[other] { " " }({ $skill })
        }
loot-points = Points: { $points }.
loot-point = { $resource } { $points }
loot-line = { $name }: { $rewards }.
loot-row = { $row } { $reward }
about-devil = { $about }
about-patrol = { $about }
about-year-one = { $about }
about-phantom = { $about }
about-diana = { $about }
story-sd-lore-i = { $story }
story-sd-shots-in-the-misty-mountains = { $story }
story-sd-lore-ii = { $story }
story-sd-a-cub-called-little-devil = { $story }
story-sd-lore-iii = { $story }
story-sd-the-killers-kennel = { $story }
story-sd-lore-iv = { $story }
story-sd-satans-challenge = { $story }
story-sd-lore-v = { $story }
story-sd-lore-vi = { $story }
story-jp-lore-i = { $story }
story-jp-boot-camp = { $story }
story-jp-lore-ii = { $story }
story-jp-border-river-patrol = { $story }
story-jp-lore-iii = { $story }
story-jp-the-barge-at-black-reed-landing = { $story }
story-jp-lore-iv = { $story }
story-y1-lore-i = { $story }
story-y1-the-ghost-still-walks = { $story }
story-y1-lore-ii = { $story }
story-y1-lore-iii = { $story }
story-y1-the-burning-coast = { $story }
story-y1-lore-iv = { $story }
story-y1-the-pirates-wake = { $story }
story-y1-lore-v = { $story }
story-y1-lore-vi = { $story }
story-y1-lore-vii = { $story }
story-y1-the-sea-stronghold = { $story }
story-y1-lore-viii = { $story }
story-y1-lore-ix = { $story }
