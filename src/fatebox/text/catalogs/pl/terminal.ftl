# Tylko w terminalu.
terminal-refusal = { $what }: { $why } ({ $clause })
terminal-refusals-more =
    { $count ->
        [one] i jeszcze { $count } rzecz, której teraz nie możesz zrobić
        [few] i jeszcze { $count } rzeczy, których teraz nie możesz zrobić
       *[many] i jeszcze { $count } rzeczy, których teraz nie możesz zrobić
    }
terminal-not-now = Teraz niemożliwe: { $refusals }.
terminal-headline = miejsce { $place }, wynik { $score }
terminal-ending =
    { $someone ->
        [yes] Koniec gry. Wygrywa: { $winners }.
       *[no] Koniec gry. Nikt nie wygrywa.
    }
terminal-score = { $seat }: { $score }
terminal-confirm = { $question } [t/N]{ " " }
terminal-yes = tak
