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
about-devil = { $content }
about-patrol = { $content }
about-year-one = { $content }
about-phantom = { $content }
about-diana = { $content }
story-sd-lore-i = { $content }
story-sd-shots-in-the-misty-mountains = { $content }
story-sd-lore-ii = { $content }
story-sd-a-cub-called-little-devil = { $content }
story-sd-lore-iii = { $content }
story-sd-the-killers-kennel = { $content }
story-sd-lore-iv = { $content }
story-sd-satans-challenge = { $content }
story-sd-lore-v = { $content }
story-sd-lore-vi = { $content }
story-jp-lore-i = { $content }
story-jp-boot-camp = { $content }
story-jp-lore-ii = { $content }
story-jp-border-river-patrol = { $content }
story-jp-lore-iii = { $content }
story-jp-the-barge-at-black-reed-landing = { $content }
story-jp-lore-iv = { $content }
story-y1-lore-i = { $content }
story-y1-the-ghost-still-walks = { $content }
story-y1-lore-ii = { $content }
story-y1-lore-iii = { $content }
story-y1-the-burning-coast = { $content }
story-y1-lore-iv = { $content }
story-y1-the-pirates-wake = { $content }
story-y1-lore-v = { $content }
story-y1-lore-vi = { $content }
story-y1-lore-vii = { $content }
story-y1-the-sea-stronghold = { $content }
story-y1-lore-viii = { $content }
story-y1-lore-ix = { $content }
