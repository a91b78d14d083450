# Problems with decks and collections, and what campaigns do not allow.
error-lines =
    { $first }
    { $rest }
problem-of-card = { $card }: { $what } ({ $clause })
problem-of-list = { $what } ({ $clause })
problem-card-at = { $where }.{ $card }: { $what } ({ $clause })
problem-list-at = { $where }: { $what } ({ $clause })
problem-unknown =
    { $near-count ->
        [0] there is no such card
       *[other] there is no such card; did you mean { $near-or }?
    }
problem-number = expected a whole number of copies from 1, got { $got }
problem-twice = this card is named twice
problem-foreign = not available: a card of { $faction }
problem-common = not available: it belongs to no faction
problem-nobody = nobody can own this card
problem-too-many =
    { $number ->
        [one] { $number } copy, { $there } available
       *[other] { $number } copies, { $there } available
    }
problem-deck-size =
    { $number ->
        [one] the deck has { $number } card, it must have { $size }
       *[other] the deck has { $number } cards, it must have { $size }
    }
problem-collection-size =
    { $number ->
        [one] the collection has { $number } card, it must have at least { $least }
       *[other] the collection has { $number } cards, it must have at least { $least }
    }
problem-too-poor = { $owner } owns { $number } Player cards, { $least } are needed to choose; until then the deck is all of them
problem-too-small =
    { $number ->
        [one] { $number } card, at least { $least } are needed
       *[other] { $number } cards, at least { $least } are needed
    }
problem-copies = { $number } copies, at most { $most } are allowed
problem-keyword =
    { $owners-count ->
        [0] nothing in the deck allows the keyword { $keyword }
       *[other] nothing in the deck allows the keyword { $keyword }; it is for { $owners }
    }
problem-not-owned = the Legend does not own it
reward-not-owned = { $player } does not own { $card } any more
reward-too-few = { $player } has only { $number } cards left (OUT-CAMP.4)
campaign-place =
    { $place }. { $name } ({ $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    })
campaign-places = { $first }, { $rest }
campaign-over = This campaign is over: { $places } (OUT-CAMP.6). A new one: { $command }
campaign-wrong-faction = { $where }: { $player } plays { $right }, this is a deck of { $wrong } (OUT-CAMP.5)
campaign-mid-turn = only a game saved between two turns can be copied or carried elsewhere (PHA-SAVE.1, R86). Finish the turn where it was saved and copy it again
campaign-legends-away = { $legends } cannot be used elsewhere before { $adventure } ({ $game }) is played to its end or given up (PHA-DECK.1, R84).
campaign-adventure-played = { $adventure } is being played ({ $game }) (R84).
campaign-adventure-counted = This adventure is over: the campaign has counted it already (R84).
campaign-holdings-changed = { $legend } does not own the same cards as when the adventure began (R84).
