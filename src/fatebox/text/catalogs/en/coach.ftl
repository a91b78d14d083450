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
review-graph-note = As the game's evaluation sees the table, with all cards known. The moves below are judged by a search.
review-answers = Move
review-table = The chances as a table
review-after = After move
review-costly = Costliest moves
review-none = No costly mistakes.
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
coach-wins = Wins at once.
coach-misses = Misses a win.
coach-saves = Avoids a loss.
coach-loses = Loses at once.
coach-alike-next = About as good as the next move.
coach-alike-best = About as good.
coach-early = Too early to tell.
highlight-swing = { $before }% to { $after }%
