coach-hint = Tips
coach-hint-text = Vad skulle en bra spelare göra? (tangent h)
coach-thinking = Tränaren tänker
coach-advice = Tränarens råd
coach-chance = { $percent } % chans att vinna
coach-allow = Alla får be om tips
coach-review = Genomgång
review-title = Genomgång: { $game }
review-back = Tillbaka till bordet
review-working = Tränaren går igenom partiet
review-graph = Vinstchansen under partiet
review-graph-text = En linje för varje spelare, från det första beslutet till det sista; siffrorna märker ut de dyraste besluten.
review-graph-note = Så bedömer spelet självt bordet, med alla kort kända. Besluten nedan bedöms av en bot som räknar igenom dem.
review-answers = Beslut
review-table = Chanserna som tabell
review-after = Efter beslut
review-costly = Beslut som kostade mest
review-none = Inget beslut kostade något att tala om.
review-judged =
    { $count ->
        [one] { $count } beslut granskades
       *[other] { $count } beslut granskades
    }, utifrån det som spelaren kunde veta just då.
review-finding = Beslut { $answer }: { $degree }, { $percent } % förlorat
review-degree-blunder = ett grovt misstag
review-degree-mistake = ett misstag
review-degree-slip = ett litet misstag
review-chosen = Valt
review-better = Bättre
highlight-title = Höjdpunkter
highlight-turn = Vändpunkten
highlight-own = Din chans: { $before } % till { $after } %
highlight-other = Chans för { $who }: { $before } % till { $after } %
highlight-answer = { $who }: { SENTENCE($what) }
highlight-none = Chanserna ändrades aldrig mycket på en gång.
review-look = Titta på bordet i det ögonblicket
coach-helps = Bra för { $terms }.
coach-hurts = Dåligt för { $terms }.
coach-wins = Vinner genast.
coach-misses = Missar en vinst.
coach-saves = Undviker en förlust.
coach-loses = Förlorar genast.
coach-alike-next = Ungefär lika bra som det näst bästa.
coach-alike-best = Ungefär lika bra.
coach-early = För tidigt att säga.
