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
review-graph-text = One line for each player, from the first answer to the last; numbers mark the costliest decisions.
review-graph-note = As the game's evaluation sees the table, with all cards known. The decisions below are judged by a search.
review-answers = Move
review-table = The chances as a table
review-after = After answer
review-costly = Costliest decisions
review-none = No decision cost anything that counts.
review-judged =
    { $count ->
        [one] { $count } decision was
       *[other] { $count } decisions were
    } looked at, with what the player could know at the time.
review-finding = Answer { $answer }: { $degree }, { $percent }% lost
review-degree-blunder = a blunder
review-degree-mistake = a mistake
review-degree-slip = a slip
review-chosen = Chosen
review-better = Better
highlight-title = Highlights
highlight-turn = Turning point
highlight-own = Your chance: { $before }% to { $after }%
highlight-other = Chance of { $who }: { $before }% to { $after }%
highlight-answer = { $who }: { SENTENCE($what) }
highlight-none = The chances never changed by much at once.
review-look = Look at the table at that moment
coach-helps = Helps { $terms }.
coach-hurts = Hurts { $terms }.
coach-wins = Wins at once.
coach-misses = Misses a win.
coach-saves = Avoids a loss.
coach-loses = Loses at once.
coach-alike-next = About as good as the next move.
coach-alike-best = About as good.
coach-early = Too early to tell.
