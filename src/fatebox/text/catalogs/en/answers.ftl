# Moves that cannot be made or taken back, and other errors.
error-technical = { $detail }
undo-nothing = There is nothing to undo.
undo-others = Another player has moved since.
undo-secret = Another player is making a secret choice.
undo-joint = The choices of the others have been revealed since.
undo-final = The rules do not let you undo this ({ $clause }).
undo-chance = Dice or cards have been drawn since.
undo-cards = Somebody has since seen a card that was hidden.
record-damaged = This file was edited or damaged: its checksum does not match.
record-foreign = This is not a saved game of Fatebox: the field "fatebox" is missing.
gesture-closed = There is nothing to choose here.
gesture-unfinished = That is not enough: you must choose more.
gesture-amount = Not { $got } in place { $place }. Possible there: { $possible }.
gesture-unknown = There is no number { $number }.
gesture-gone = You cannot choose { $number } any more.
gesture-twice = You chose { $number } twice.
gesture-count =
    { $exact ->
        [yes] Choose { $most }, not { $got }.
       *[no] Choose { $least } to { $most }, not { $got }.
    }
gesture-together = You cannot choose these together.
gesture-all = Name all { $count } of them.
gesture-amounts =
    { $count ->
        [one] Give 1 amount, such as { $example }.
       *[other] Give up to { $count } amounts, such as { $example }.
    }
gesture-sum =
    { $exact ->
        [yes] The amounts must add up to { $most }, not { $got }.
       *[no] The amounts must add up to { $least } to { $most }, not { $got }.
    }
gesture-too-much = Not all of these amounts are possible.
