# Bara i terminalen.
terminal-refusal = { $what }: { $why } ({ $clause })
terminal-refusals-more =
    { $count ->
        [one] och { $count } sak till som du inte kan göra nu
       *[other] och { $count } saker till som du inte kan göra nu
    }
terminal-not-now = Inte nu: { $refusals }.
terminal-headline = plats { $place }, poäng { $score }
terminal-ending =
    { $someone ->
        [yes] Spelet är slut. Vinnare: { $winners }.
       *[no] Spelet är slut. Ingen vinner.
    }
terminal-score = { $seat }: { $score }
terminal-confirm = { $question } [j/N]{ " " }
terminal-yes = ja
