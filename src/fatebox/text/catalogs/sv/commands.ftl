# Det som programmets kommandon skriver: spel, kort, regler, repris, genomgång.
games-seats = Spelare
games-wins = Sätt att vinna
games-options = Inställningar
games-bots = Botar
games-start = Så börjar du
games-start-terminal = spela i terminalen
games-start-seats = med så här många spelare
games-start-option = med en inställning
games-start-browser = spela i webbläsaren, med lektioner
games-start-rules = läs reglerna
games-start-cards = bläddra bland korten
games-status-complete = färdigt: varje punkt i reglerna har ett test
games-status-under-way = under arbete
games-status-rules-only = reglerna kan läsas, men spelet kan inte spelas än
games-line = spelare: { $seats }   botar: { $bots }
games-default = { $seats }, { $default } om du inte anger något
games-number =
    { $step ->
        [1] { $least } till { $most }
       *[other] { $least } till { $most } i steg om { $step }
    }
games-data = data som JSON
games-option = --{ $flag }: { $values }; annars { $default }
cards-key = nyckel
cards-name = namn
cards-count = antal
cards-facts = fakta
cards-yes = ja
cards-some = , { $copies } stycken
cards-printed = (tryckt: { $text })
cards-rules =
    { $more ->
        [0] Regler: { $rules }
       *[other] Regler: { $rules } och { $more } till
    }
cards-hidden =
    { $count ->
        [one] { $count } kort till skulle avslöja handlingen: se --spoilers.
       *[other] { $count } kort till skulle avslöja handlingen: se --spoilers.
    }
book-line =
    { $game }: { $title }, { $clauses ->
        [one] { $clauses } punkt
       *[other] { $clauses } punkter
    }
book-reason = Skäl: { $reason }
book-clauses = Punkter: { $ids }
book-examples = Exempel: { $ids }
book-in-english = Kapitlens rubriker och sammanfattningar är på svenska, punkterna på engelska.
replay-begin = början
replay-answers = svarar
replay-concedes = ger upp
replay-seat = { $who }: { $what }
replay-stand-in =
    { $by ->
        [clock] { $what } (klockan svarar)
       *[other] { $what } (boten { $by } svarar)
    }
replay-seed = frö { $seed }
replay-version = regelversion { $version }
replay-count = svar: { $count }
replay-players = spelare: { $players }
replay-undos = ångrade: { $count } (tvingade: { $forced })
replay-changes = ändrade kort: { $changes }
replay-ask = { $at } av { $last }: Enter framåt, b bakåt, ett nummer, q >{ " " }
replay-unclear = Skriv Enter, b, ett nummer eller q.
review-seat = { $seat } ({ $player })
review-swing = drag { $answer }: { $who } från { $before }% till { $after }%
review-course = { $what }: vinstchans genom spelet
review-option = { $label } ({ $percent }%)
review-best = Bättre: { $label } ({ $percent }%)
review-mark = svar { $answer }: { $chosen }; bättre: { $best }
# Kortlekar och samlingar.
deck-new = Kortleken sparas i { $path }. Bygg den: { $command }
deck-none = Det finns inga kortlekar än: { $command }
deck-fine = i ordning
deck-copied = { $name } är kopierad till { $copy }.
deck-delete-sure = Kasta kortleken { $name }?
deck-kept = Kortleken sparas som { $name }.
deck-of = { $count } av { $most }
deck-size = { $count } av { $size } kort
deck-curve = { " " }({ $kinds }); kostnad { $curve }; i snitt { $average }
deck-heading-name = namn
deck-heading-faction = fraktion
deck-heading-cards = kort
deck-heading-copies = exemplar
deck-heading-cost = kostnad
deck-heading-type = typ
deck-heading-text = text
deck-heading-player = spelare
deck-heading-games = partier
deck-heading-won = vunna
deck-edit-ask = kortlek>{ " " }
deck-edit-head = { $faction }. Skriv ? för hjälp.
deck-edit-help =
    7, ash hound: ett exemplar till av ett kort, med dess nummer eller början på orden i namnet
    -7, - ash hound: ett exemplar mindre
    7 = 2: så här många exemplar
    u: ångra den senaste ändringen
    c NAMN: läs ett kort
    Enter: visa korten igen
    q: lämna; alla ändringar är sparade
deck-edit-number = ”{ $line }”: skriv ett antal exemplar efter =, till exempel 7 = 2.
deck-edit-no-card = ”{ $words }” är inget kort här. Skriv ett nummer, ord ur ett namn eller ? för hjälp.
deck-edit-not-in = { $card } finns inte i kortleken.
deck-edit-no = Nej: { $problem }.
deck-edit-full = Nej: kortleken skulle ha { $number } kort, den måste ha { $size } ({ $clause }).
deck-edit-nothing = Det finns inget att ångra.
deck-edit-undone = Ångrat.
collection-none = ”{ $player }” har ingen samling än: --faction säger vilka kort som ska ägas
collection-list-none = Det finns inga samlingar än.
collection-of = Samlingen för { $player }
collection-kept = { $player } har { $count } kort.
collection-reset-sure = Börja om: { $players }?
collection-fresh = { $player } har alla kort för { $faction }.
collection-line = { $faction }, { $count } kort
collection-played =
    { $ended ->
        [draw] { $game }: { $players }: oavgjort
        [taken] { $game }: { $players }: { $winner } vinner och får { $card } från { $loser }
       *[won] { $game }: { $players }: { $winner } vinner
    }
file-there = { $file }: det finns redan en sådan fil; --replace skriver över den
file-written = { $what } är skriven till { $file }.
kept-gone = { $name } är borta.
# Kampanjer.
campaign-new = Kampanjen sparas i { $path }. Spela: { $command }
campaign-none = Det finns inga kampanjer än: { $command }
campaign-deck = { $owner }: { $count } kort
campaign-left-out = utelämnade:
campaign-reset-sure = Börja om { $name } utan något vunnet?
campaign-reset = { $name } börjar om.
campaign-delete-sure = Kasta kampanjen { $name }?
save-elsewhere = { $name } sparades någon annanstans mitt i ett drag; { $why }, eller ta bort { $file }.
save-not-here = { $name } hör till kampanjen ”{ $campaign }” och kan inte fortsätta här: { $why }
# Kontroll av protokoll och lektioner.
verify-broken = Partiet kan inte spelas om: { $why }
verify-seed = Frö { $seed }
verify-seal = Sigill { $seal }
verify-resumed = Partiet fortsatte efter en ändring av regler eller kort: dess slump bevisar inget.
verify-legal =
    { $count ->
        [one] Svaret är tillåtet, och all slump följer av fröet ({ $generator }).
       *[other] Alla { $count } svar är tillåtna, och all slump följer av fröet ({ $generator }).
    }
verify-running = Partiet är inte slut än.
verify-compare = Jämför sigillet med det som bordet visade före partiet, eller använd --seal.
verify-unfit = Sigillet stämmer INTE: partiet gavs inte ur det utlovade fröet.
verify-fits = Sigillet stämmer: fröet var bestämt före partiet.
lessons-fine = { $game }: { $steps } steg, i ordning
lessons-seat = { $seat }: { $does }
lessons-you = du: { $ways-or }; val: { $options }
# Rubriker för kortens fakta.
fact-cost = kostnad
fact-harvest = skörd
fact-war = krig
fact-tribute = tribut
fact-when = när
fact-tier = nivå
fact-incentive = lockbete
fact-attack-defense-health = Attack/Försvar/Hälsa
fact-hand-limit = handgräns
fact-resource-limit = resursgräns
fact-base-combat-value = grundvärde i strid
fact-combat-cost = stridskostnad
fact-reward = belöning
fact-health = hälsa
fact-number = nummer
fact-banner = baner
fact-each-turn = varje drag
fact-each-turn-fallen = varje drag som fallen
fact-fallen = som fallen
fact-gifts = gåvor
fact-always = alltid
fact-options = val
fact-produces = producerar
fact-man = bemanna
fact-color = färg
fact-founded = grundande
fact-spaces = platser
fact-prize = pris
fact-needs = kräver
fact-kingdom = rike
fact-suit = färg
fact-runes = runor
fact-clear-face = klar sida
fact-clear-runes = runor på klar sida
fact-who = vem
fact-hours = timmar
fact-ability = förmåga
fact-gold = guld
fact-worth = värde
fact-shards = skärvor
fact-removed = borttagna
fact-deaths = dödskort
fact-bonus = bonus
fact-race = ras
fact-kind = slag
fact-type = typ
fact-starter-deck = startlek
fact-keywords = nyckelord
fact-faction = fraktion
fact-symbol = tecken
fact-counters-that-destroy-it = markörer som förstör den
fact-attack = Attack
fact-defense = Försvar
fact-mana-each-turn-while-face-up = mana varje drag när den är uppvänd
fact-upgrades-at-most = högst antal förbättringar
fact-defenders-at-most = högst antal försvarare
fact-for-each-player = per spelare
fact-cost-in-mana = kostnad i mana
fact-cost-never-below = kostnad aldrig under
fact-mana-each-later-turn = mana varje senare drag
fact-cards-drawn-on-buying-one = kort som dras vid köp
fact-to-win = för att vinna
fact-damage-to-your-outposts = skada på dina utposter
fact-set = serie
fact-cards = kort
fact-unique = unik
fact-keyword = nyckelord
fact-level = nivå
fact-icons = ikoner
fact-recruited = vid rekrytering
fact-gains = ger
fact-functions = funktioner
fact-faces = bilder
fact-from-the-start = från början
fact-from = från
fact-stores = rymmer
fact-shape = form
fact-veil = slöja

# Varför ett kommando avvisas.
no-card =
    inget kort heter ”{ $name }”{ $near-count ->
        [0] { "" }
       *[other] ; menar du { $near-or }?
    }
no-spoiler = ”{ $name }” avslöjar handlingen; --spoilers visar det
no-rule =
    { $game } säger inget om ”{ $word }”{ $near-count ->
        [0] { "" }
       *[other] ; menar du { $near-or }?
    }
no-and = { $first }; { $rest }
no-rule-with = { $game } har ingen regel med alla orden { $words }
no-file = { $file }: det finns ingen sådan fil och inget parti med det namnet
no-reading = { $file }: går inte att läsa: { $why }
no-seat = --seat: 1 till { $seats } går att välja, inte { $seat }
no-answer = --to: partiet har { $answers } svar, inte { $last }
no-early-answer = --to: reglerna har ändrats, så partiet börjar vid svar { $first }, efter { $last }
no-review-yet = { $file }: ett parti kan granskas först när det är slut
no-both = { $one } och { $other } utesluter varandra
no-resume-with = --resume: ett sparat parti har redan sina alternativ, platser, botar och sitt frö
no-person = botar: { $bots } av { $seats } platser lämnar ingen till en människa
seats-unfilled = människor: { $people }, botar: { $bots }; bordet har { $seats } platser
no-changed-campaign = --set: en kampanj spelas med korten som de är tryckta
no-bringing = --deck, --players, --campaign: inget tas med till { $game }
no-own-decks = --players, --deck: kampanjer i { $game } har egna lekar (fatebox campaign)
no-secrets = --campaign: { $game } döljer inget för någon
no-such-decks = --decks: { $decks } lekar för { $seats } platser
no-such-names = --players: { $names } namn för { $seats } platser
no-name-twice = --players: { $name } nämns två gånger
no-owner = välj bland { $owners }, inte ”{ $owner }”
no-card-in-deck = --leave-out: { $card } finns inte i leken
