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
terminal-unclear = ”{ $line }” är varken ett val eller ett kommando. Skriv ett nummer, ord ur ett val eller ? för hjälp.
terminal-ambiguous =
    { $more ->
        [yes] ”{ $line }” kan betyda { $options } med flera.
       *[no] ”{ $line }” kan betyda { $options }.
    }
terminal-no-number = ”{ $word }” är inget av numren.
terminal-too-often =
    { $count ->
        [one] Du valde { $number } två gånger.
       *[other] Du kan välja { $number } högst { $count } gånger.
    }
terminal-renumbered = Numren har ändrats.
terminal-skipped = De andra alternativen behåller sina nummer.
terminal-amounts =
    { $count ->
        [one] Skriv ett tal.
       *[other] Skriv högst { $count } tal.
    }
terminal-all = alla
terminal-none = inga
terminal-share =
    { $exact ->
        [yes] { $most } att fördela
       *[no] { $least } till { $most } att fördela
    }: { $items ->
        [one] skriv ett tal.
       *[other] skriv { $items } tal, eller färre så frågas du om resten.
    }
terminal-arrange = Skriv numren i den ordning du vill.
terminal-taken = Redan valt: { $items }.
terminal-pick-one =
    { $least ->
        [0] Skriv ett nummer, eller inga.
       *[other] Skriv ett nummer.
    }
terminal-pick =
    { $exact ->
        [yes] Skriv { $most } nummer på en gång, till exempel { $example }
       *[no] Skriv { $least } till { $most } nummer på en gång, till exempel { $example }
    }{ $words ->
        [both] , eller alla, eller inga.
        [all] , eller alla.
        [none] , eller inga.
       *[no] .
    }
terminal-unsaved = Partiet kunde inte sparas: { $error }
terminal-anyway = Göra det ändå?
terminal-no-pass = Här kan du inte passa.
terminal-pass-once = Det här är ditt eget val och hoppas inte över. Skriv ”p” för att avstå.
terminal-passing-never-asked = Det här spelet frågar aldrig om du passar.
terminal-passing-unknown = Skriv { $known-or }, inte ”{ $word }”.
terminal-passing-ask = fråga
    .set = Du tillfrågas alltid innan du passar.
terminal-passing-concerned = berörd
    .set = Du tillfrågas bara när det kan beröra dig.
terminal-passing-never = aldrig
    .set = Du passar alltid.
terminal-pass-ends = Du slutar passa: { $concern }
terminal-hand-over = { $who }: tryck Enter när ingen annan tittar.{ " " }
terminal-goal = Mål: { $goal }
terminal-start = Skriv ? för hjälp, q för att sluta.
terminal-number = nummer
terminal-words = ord
terminal-command-concede = ge upp
terminal-command-passing = passande
terminal-key-number = väljer det alternativet; 0 är klar eller pass
terminal-key-words = början på orden i ett val räcker
terminal-key-table = visar bordet igen
terminal-key-hint = ett tips: de bästa valen, deras chanser och varför
terminal-key-undo = ångrar ditt senaste drag om det inte avslöjade något; u! ångrar ändå
terminal-key-rule = en regel efter nummer (r ROT.4) eller ord
terminal-key-card = ett kort efter namn (c NAMN)
terminal-key-log = allt som har hänt hittills
terminal-key-concede = ger upp partiet, om reglerna tillåter det
terminal-key-quit = sluta; partiet är sparat (det är det alltid)
terminal-key-pass = passa
terminal-key-passing = när du tillfrågas där du kan passa: { $words }
terminal-undo-alone = u! fungerar bara om du spelar ensam, efter ditt första drag.
terminal-undo-refused =
    { $forced ->
        [yes] { $why } Skriv u! för att ångra ändå; då räknas partiet inte bland dina rekord.
       *[no] { $why }
    }
terminal-undone =
    { $forced ->
        [yes] Ångrat. Det antecknas i protokollet.
       *[no] Ångrat.
    }
terminal-no-concede = I det här spelet kan du inte ge upp.
terminal-concede = Ge upp det här partiet?
terminal-hint = Vad tränaren skulle göra, och din chans att vinna:
terminal-chance = { $percent } %
terminal-rule-none = Reglerna säger inget om ”{ $words }”.
terminal-also = Även: { $clauses }
terminal-cards = { $count } kort: { $cards }
terminal-kept = Partiet är sparat som { $name }: { $commands }
terminal-uncounted = Med en framtvingad ångring eller ändrade kort räknas partiet inte bland dina rekord.
terminal-default-options = standardvalen
terminal-scope-options = med { $options }
terminal-scope-all = i alla partier
terminal-new-best =
    { $first ->
        [yes] Nytt rekord { $scope }: { $now }!
       *[no] Nytt rekord { $scope }: { $now } (tidigare: { $before })!
    }
terminal-best = Rekord { $scope }: { $best } ({ $name }).
terminal-play = Vad vill du spela?
terminal-play-new = Ett nytt parti { $game }
terminal-play-number = Skriv ett nummer från 1 till { $count }, eller q för att sluta.
terminal-play-ask = 1 till { $count }, eller q >{ " " }
terminal-play-save =
    Fortsätt { $name }: { $game }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }, { $moves } drag, { $age }
terminal-age-minutes = för { $count } min sedan
terminal-age-hours = för { $count } h sedan
terminal-age-days =
    { $count ->
        [one] för 1 dag sedan
       *[other] för { $count } dagar sedan
    }
terminal-again = Ett parti till?
terminal-saved = Sparat som { $name }. Fortsätt med: fatebox play --resume { $name }
terminal-unplayed = Inget har spelats, så inget sparas.
terminal-option-unknown = Skriv { $known-or }.
terminal-not-kept =
    { $kept ->
        [campaign] Ett tvingat ångrande eller ändrade kort: partiet ändrar ingen kampanj.
       *[collection] Ett tvingat ångrande eller ändrade kort: partiet ändrar ingen samling.
    }
terminal-unbegun = Partiet slutade innan det började: det ändrar ingen samling.
terminal-campaign = Kampanjen { $campaign }: { $progress }.
terminal-no-reward = Inget kort byter ägare: { $why }.
