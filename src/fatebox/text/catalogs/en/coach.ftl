coach-hint = Hint
coach-hint-text = What would a good player do? (key h)
coach-thinking = The coach is thinking
coach-advice = What the coach advises
coach-chance = { $percent }% to win
coach-allow = Everybody may ask for hints
coach-review = Review
review-title = Review: { $game }
review-back = Back to the table
review-working = The coach is going through the game
review-graph = Win chance over the game
review-graph-text = One line for each player, from the first move to the last; numbers mark the costliest ones.
review-graph-note = Chances as the coach sees them after each move. The moves below are judged by what the player could know.
review-answers = Move
review-table = The chances as a table
review-after = After move
review-costly = Costliest moves
review-none = No costly mistakes.
review-cause-mistakes = Why it was lost: mistakes. Move { $answer } cost most, from { $before }% to { $after }%.
review-cause-rival = Why it was lost: { $who }'s move { $answer }, from { $before }% to { $after }%.
review-cause-luck = Why it was lost: bad luck. After move { $answer } the chance fell from { $before }% to { $after }%.
review-cause-slow = Why it was lost: no single move. The chance sank bit by bit.
review-cause-slim = Why it was lost: there was little hope from the start, a chance of { $before }%.
review-judged =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } checked, with only what the player could know at the time.
review-finding = Move { $answer }: { $degree }, { $percent }% lost
review-degree-blunder = a blunder
review-degree-mistake = a mistake
review-degree-slip = a slip
review-chosen = Chosen
review-better = Better
highlight-title = Highlights
highlight-turn = Turning point
highlight-own = Your win chance: from { $before }% to { $after }%
highlight-other = { $who }'s win chance: from { $before }% to { $after }%
highlight-answer = { $who }: { SENTENCE($what) }
highlight-none = No single move changed the chances much.
review-look = See the table at that moment
coach-helps = Helps { $terms }.
coach-hurts = Hurts { $terms }.
coach-keeps = Doesn't hurt { $terms }.
coach-slights = Does less for { $terms }.
coach-wins = Wins at once.
coach-misses = Misses a win.
coach-saves = Avoids a loss.
coach-loses = Loses at once.
coach-alike-next = About as good as the next move.
coach-alike-best = About as good.
coach-alike-other = Another move is about as good.
coach-hopeless = The game is all but lost.
coach-wait = Nothing else is worth it now.
coach-only = Anything else gives something away for nothing.
coach-stops = This stops it.
coach-besides = Together with { $cards }.
coach-copies =
    { $count ->
        [one] another copy
       *[other] { $count } more copies
    }
coach-then = Next: { SENTENCE($move) }
coach-otherwise = Otherwise: { SENTENCE($event) }
coach-this-turn = This turn: { SENTENCE($event) }
highlight-swing = { $before }% to { $after }%
