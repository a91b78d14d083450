# Ordlista: Citadel = citadell, Legacy = arv, Shard = skärva, Reserve = reserv, Trove = skattkammaren, Pool = poolen,
# Harvest = skörd, War = krig, Tribute = tribut, Special Tribute = särskild tribut, Reigning Tribute = regerande tribut,
# Duel = duell, Labor = arbetskort, Trial = prövning, tier = nivå, Score = resultat, stat = värde, to hire = värva,
# tasked = i tjänst, untasked = ledigt, disabled = oskadliggjort, eliminated = utslaget, to cancel = stoppa, turn = drag,
# to roll = slå, to discard = kasta, incentive = värvningsförmån.

board-opponents = De andra citadellen
board-own = Ditt citadell
board-hand = Dina arbetskort
board-pool = Arvspoolen
board-trials = Prövningar
board-trials-deck =
    { $count ->
        [one] { $count } till
       *[other] { $count } till
    }
board-trials-none = Ingen prövning är i spel.
board-trials-counters = Väntar på sin handling: { $who }
board-trials-tier = Nivå { $tier }
board-trials-draws =
    { $count ->
        [one] { $count } prövning att dra
       *[other] { $count } prövningar att dra
    }
board-trials-known = Härnäst, som du vet: { $cards }
board-trove = Skattkammaren
board-decks = Lekar och högar
board-deck-labor = Arbete
board-deck-legacies = Arv
board-deck-count = { $deck } i leken, { $discard } kastade
board-pile = { $name }: kasthögen
board-pile-empty = Inget är kastat än.
board-hidden-pool = Ett arv med framsidan ner i poolen
board-reserve = Reserv
board-reserve-of = Reserv { $reserve }, på arv { $held }
board-handcount =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } på handen
board-handknown = Det här vet du om handen: { $cards }
board-first = Första citadellet
board-reigning = Regerande tribut
board-fallen = Utslaget
board-active = Har draget
board-cost = kostnad { $cost }
board-cost-yours = kostnad { $cost }, för dig { $price }
board-legacy =
    { $race }, skörd { $harvest }, krig { $war }, tribut { $tribute }, { $shards ->
        [one] { $shards } skärva
       *[other] { $shards } skärvor
    }, { $state }
board-pool-card = { $race }, skörd { $harvest }, krig { $war }, tribut { $tribute }, { $cost }
board-labor = { $icon }, kostnad { $cost }
board-turn = Drag { $turn }
board-setup = Förberedelser
board-yours = ditt drag
board-phase-1 = Frigör och dra
board-phase-2 = Handling
board-phase-3 = Prövningar
board-phase-4 = Sekundära
board-phase-5 = Värvning
board-phase-6 = Kasta
board-final = Sista rundan
board-choose = Välj din handling
board-declare-harvest = Få skärvor; prövningar följer
board-declare-war = Mot { $who }
board-declare-tribute = Om titeln och en belöning
board-side-waiting = Försvararna är inte valda än
board-side-bare = Inget arv
board-score = Resultat { $score }
board-score-by = { $amount } genom effekter
board-score-prevented = { $amount } mindre skada
board-die = Tärning: { $die }
board-die-none = Inte slagen än
board-die-alone = En tärning utan arv
board-stage-cancelled = stoppad
board-stage-harvest = gav { $amount }
board-stage-war = skada { $amount }
board-stage-duel = skada { $amount }
board-stage-tribute = belöning { $amount }
board-stage-special = belöning { $amount }
board-stage-linked = Arbetskort till
board-stack-on = på { $what }
board-window-W-PH1 = Fas 1 är slut
board-window-W-FA0 = Före en handling
board-window-W-DECL = En handling är tillkännagiven
board-window-W-JOIN = Alla har anslutit sig
board-window-W-ROLL = Tärningarna är slagna
board-window-W-AFTER = Handlingen är över
board-window-W-FA9 = Fas 2 är slut
board-window-W-TR0 = Innan en prövning dras
board-window-W-TR1 = En prövning har avslöjats
board-window-W-SEC = Sekundära handlingar
board-window-W-HIRE = Före värvningen
board-window-W-END = Draget är slut
board-window-parley = Förhandling
board-window-vote = Omröstning
board-deal-make = Erbjud
board-deal-to = Erbjud { $who }
board-deal-soon = Du kan göra det vid nästa förhandling; där väntar bordet på dig.
board-deal-title = Ett erbjudande till { $who }
board-deal-give = Du ger
board-deal-want = Du vill ha
board-deal-shards = Skärvor
board-deal-cards = Kort som motparten väljer
board-deal-titles = Ett bestämt kort
board-deal-titles-none = inget
board-deal-send = Skicka
board-deal-promises = Med löften …
board-deal-drop = Inget erbjudande
board-deal-nothing = ingenting
board-deal-and = { $most } och { $last }
board-deal-you = dig
board-deal-offer-you = Du erbjuder { $to } { $gives } mot { $wants }
board-deal-nshards =
    { $count ->
        [one] { $count } skärva
       *[other] { $count } skärvor
    }
board-deal-ncards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
board-deal-nchoice =
    { $count ->
        [one] { $count } valfritt kort
       *[other] { $count } valfria kort
    }
board-deal-promise = ett löfte ({ $promise })
board-promises = Löften
board-promises-by = { $who } till { $to }: { $promise }
outcome-open = öppet
outcome-kept = hållet
outcome-broken = brutet
outcome-lapsed = förfallet
word-harvest = Skörd
word-war = Krig
word-tribute = Tribut
word-special = Särskild tribut
word-duel = Duell
word-ability = förmåga
word-attached = Arbete
word-labor = Arbete
word-forced = tvingat
word-untasked = ledigt
word-tasked = i tjänst
word-disabled = oskadliggjort
word-dormant = vilande
word-feral = Vilda
word-enlightened = Upplysta
word-cult = Kulten
word-hollow = Ihåliga
word-marked = Märkta
word-starborn = Stjärnfödda
word-fa = Handling
word-sec = Sekundär
word-inst = Omedelbar
word-diplomacy = Diplomati
word-cosmic = Kosmisk
word-final-round = sista rundan är över
word-last-survivor = bara ett citadell är kvar
word-simultaneous = alla citadell faller samtidigt
word-limit = gränsen för antalet drag är nådd
seat-score = { $seat } { $score }
board-price = pris
board-hire = Arv att värva
board-phase-1-means = Arv i tjänst frigörs och handen fylls till fem kort.
board-phase-2-means = En handling: skörd, krig eller tribut.
board-phase-3-means = En rik skörd väcker planeten: prövningar visas, och om diplomatiska prövningar röstar man.
board-phase-4-means = Arbetskort och förmågor för fasen, laget runt.
board-phase-5-means = Citadellet som har draget får värva ett arv ur poolen.
board-phase-6-means = Oönskade arbetskort kastas, sedan är det nästa citadells drag.
board-theirs = { $who } har draget
board-in-harvest = I skörden
board-in-war = I kriget
board-in-duel = I duellen
board-in-tribute = I tributen
board-in-special = I den särskilda tributen
board-within = under { $what }
board-side-attacks = { $who } anfaller
board-side-attacks-you = Du anfaller
board-side-defends = { $who } försvarar sig
board-side-defends-you = Du försvarar dig
board-side-harvests = { $who } skördar
board-side-harvests-you = Du skördar
board-strap-use = Använd
board-strap-play = Spela
board-strap-pay = Betalar
board-strap-choose = Välj
board-strap-chosen = Valt
board-strap-task = Skicka
board-strap-nominate = Nominera
board-strap-challenge = Utmana
board-strap-free = Frigör för 1
board-strap-boost = Stärk
board-strap-hire = Värva
board-strap-discard = Kasta
board-strap-give-card = Ge bort
board-strap-remove = Ta bort
board-strap-tasked = I tjänst: { $role }
board-strap-reigns = Regerar
board-strap-short = kostar { $cost }, du har { $reserve }
board-strap-no = Inte nu
board-declare-reach = Du kan nå { $least } till { $most }
board-waiting = väntar
board-vote-title = Citadellen röstar
board-vote-yea = Ja
board-vote-nay = Nej
board-vote-yea-means = Den ligger kvar i spelet och gäller alla.
board-vote-nay-means = Den lämnar spelet.
board-votes =
    { $count ->
        [one] { $count } röst
       *[other] { $count } röster
    }
board-ballot-yours = Din röst
board-ballot-thinks = Tänker
board-ballot-sealed = Lagd
board-cosmic = En kosmisk prövning
board-cosmic-means = Ingen röstar om den: den gäller genast.
board-deal-open = Erbjudandet på bordet
board-deal-from = { $who } ger { $to } ett erbjudande
board-deal-from-you = { $who } ger dig ett erbjudande
board-deal-get = { $who } skulle få
board-deal-get-you = Du får
board-deal-pay = { $who } skulle ge
board-deal-pay-you = Du ger
board-deal-after = Din reserv går från { $reserve } till { $after }.
board-promises-none = Ingen har lovat något än.
board-kind-legacy = Arv · { $race }
board-kind-labor = Arbete · { $icon }
board-kind-trial = Prövning · { $kind } · nivå { $tier }
board-kind-mat = Citadell · { $race }
board-sheets = Visa
board-sheet-slab = Bordet
board-sheet-trials = Prövningar
board-sheet-pool = Poolen
board-means-none = Ingen är vald än.
board-means-strength =
    { $count ->
        [one] { $count } vald
       *[other] { $count } valda
    }: resultatet blir { $least } till { $most }.
board-means-votes = { $all } röster i allt, { $need } ja räcker.
board-means-tie = Vid lika avgör { $who }.
board-means-tie-you = Vid lika avgör du.
board-means-tie-none = Vid lika faller den.
board-means-draw = Just nu blir kriget oavgjort.
board-means-tied = Just nu är duellen oavgjord.
board-means-win = Just nu vinner { $who } med { $by }.
board-means-win-you = Just nu vinner du med { $by }.
board-means-hire = Ett arv per drag; 1 skärva måste finnas kvar i reserven.
board-means-action = Varje arv som deltar är i tjänst till ditt nästa drag.
board-accept = Anta
board-sign-shard = Skärvor: den som har flest vinner
board-sign-harvest = Skördevärde: ger skärvor
board-sign-war = Krigsvärde: anfaller och försvarar
board-sign-tribute = Tributvärde: vinner titeln och en belöning
board-sign-instant = Omedelbar: spelas när som helst
board-sign-action = Handling: spelas vid Fantoshandlingen
board-sign-secondary = Sekundär: spelas i de sekundära handlingarna
board-sign-disabled = Oskadliggjort: kan inget göra just nu
board-sign-dormant = Vilande: har inga skärvor kvar
board-sign-attached = Arbete som ligger vid ett arv
board-sign-hand = Arbetskort på hand
board-strap-only-fa = Bara vid en Fantoshandling
board-strap-only-sec = Bara i sekundära handlingar
board-send-harvest = Skörda med { $count }
board-send-attack = Anfall med { $count }
board-send-defend = Försvara med { $count }
board-send-nobody = Ingen försvarar
