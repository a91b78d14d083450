coach-hint = Tips
coach-hint-text = Vad skulle en bra spelare göra? (tangent h)
coach-thinking = Tränaren tänker
coach-advice = Tränaren råder dig till
coach-chance = { $percent } % chans att vinna
coach-allow = Alla får be om tips
coach-review = Genomgång
review-title = Genomgång: { $game }
review-back = Tillbaka till bordet
review-working = Tränaren går igenom partiet
review-graph = Vinstchansen under partiet
review-graph-text = En linje för varje spelare, från det första svaret till det sista; siffror märker ut de dyraste besluten.
review-graph-note = Så som spelets värdering ser bordet, med alla kort kända. Besluten nedan bedöms med en sökning.
review-answers = Svar
review-table = Chanserna som tabell
review-after = Efter svar
review-costly = Beslut som kostade mest
review-none = Inget beslut kostade något att tala om.
review-judged =
    { $count ->
        [one] { $count } beslut granskades
       *[other] { $count } beslut granskades
    }, utifrån det som spelaren kunde veta just då.
review-finding = Svar { $answer }: { $degree }, { $percent } % förlorat
review-degree-blunder = en blunder
review-degree-mistake = ett misstag
review-degree-slip = ett litet misstag
review-chosen = Valt
review-better = Bättre
highlight-title = Höjdpunkter
highlight-turn = Vändpunkten
highlight-own = Din chans: { $before } % till { $after } %
highlight-other = Chans för { $who }: { $before } % till { $after } %
highlight-answer = { $who }: { $what }.
highlight-none = Chanserna ändrades aldrig mycket på en gång.
review-look = Titta på bordet i det ögonblicket
coach-helps = Bra för { $terms }.
coach-hurts = Dåligt för { $terms }.
coach-wins = Vinner genast.
coach-misses = Missar en vinst.
coach-saves = Undviker en förlust.
coach-loses = Förlorar genast.
coach-alike-next = Ungefär lika bra som nästa drag.
coach-alike-best = Ungefär lika bra.
coach-early = För tidigt att säga.
