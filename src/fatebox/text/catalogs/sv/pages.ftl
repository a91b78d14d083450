app-title = Fatebox
app-motto = Fem kortspel i en ask
app-unofficial = En inofficiell version, gjord av spelare. Spelens namn tillhör sina ägare.
language-title = Språk
    .help = Även på kort och i regler.
nav-home = Spel
nav-rules = Regler
nav-cards = Kort
home-play = Spela
home-rules = Regler
home-cards = Kort
home-yours = Fortsätt
home-open = Öppna bord
home-continue = Fortsätt
home-look = Titta
home-join = Gå med
home-players = { $from }–{ $to } spelare
home-player =
    { $count ->
        [one] { $count } spelare
       *[other] { $count } spelare
    }
name-guest = Gäst
name-ask = Vad ska vi kalla dig?
name-save = Det är jag
name-change = Byt namn
name-you = Du är { $name }
name-carry = Spela på en annan enhet
name-link = Öppna länken på den andra enheten. Den fungerar en gång, inom ett dygn.
new-title = Nytt parti { $game }
new-seats = Vilka spelar?
new-count = Antal spelare
new-options = Alternativ
new-start = Börja
new-you = Du
new-person = Någon vid den här enheten
new-open = En vän, via en länk
new-bot = Bot: { $bot }
new-listed = Alla får gå med
lobby-waiting =
    Väntar på { $count ->
        [one] { $count } spelare till
       *[other] { $count } spelare till
    }
lobby-invite = Skicka länken till dina vänner:
lobby-copy = Kopiera länken
lobby-copied = Kopierad
lobby-start = Börja med bottar i stället
lobby-leave = Lämna bordet
lobby-join = Ta en plats
bot-easy = lätt
bot-normal = normal
bot-hard = svår
bot-expert = expert
bot-random = slumpmässig
bot-greedy = girig
arrive-replace = Fortsätt som länkens person
replay-title = Repris
replay-start = Partiets början
replay-answer = { $who }: { $what }
replay-answered = { $who } svarade
replay-by-bot = en bot svarade
replay-by-clock = tiden var ute
replay-spectator = En åskådare
replay-all = Alla kort öppna
replay-player = Spelare { $number }
replay-chances = Chanser och dyra beslut
replay-controls = Framåt och bakåt
replay-first = Till början
replay-back = Ett steg bakåt
replay-next = Ett steg framåt
replay-last = Till slutet
replay-run = Spela upp
replay-pause = Paus
replay-mistake = Nästa misstag
replay-speed = Hastighet
replay-slider = Ögonblick
replay-place = { $scene } av { $scenes }
replay-eye = Sett av
replay-playon = Spela vidare härifrån
replay-playon-text = I en kopia av partiet, mot bottar; korten ligger som de låg
replay-link = Kopiera länk till det här ögonblicket
replay-save = Spara som fil
replay-open = Öppna ett sparat parti
replay-drop = Släpp ett sparat parti här för att titta på det
replay-look = Repris
fair-title = Rent spel
fair-short = Blandningarna låg fast innan partiet började och kan kontrolleras när det är slut.
fair-read = Så fungerar det
fair-seal = Bordets fingeravtryck:
fair-intro = Ingen vid bordet, och ingen som driver det, kan välja kort under partiets gång. All slump följer av ett enda tal, fröet, som ligger fast innan någon har bestämt något.
fair-step-seed = När ett bord öppnas drar servern ett frö på 128 slumpmässiga bitar. Varje blandning och varje tärning i partiet följer av det.
fair-step-seal = Fröets fingeravtryck visas genast, under Mer. Det är en kontrollsumma (SHA-256): ingen kan räkna ut fröet ur den, och inget annat frö har samma.
fair-step-play = Så länge partiet pågår stannar fröet på servern. Där görs varje plats egen vy: det du inte får se skickas aldrig till dig.
fair-step-open = När partiet är slut kan det sparas från reprisen. Filen innehåller fröet och alla beslut.
fair-step-check = Det här kommandot spelar om det sparade partiet från fröet, kontrollerar att varje beslut var tillåtet och jämför fingeravtrycket:
fair-bots = Bottar får veta det som deras plats får veta och inget mer: de tänker i föreställda världar där alla dolda kort delas ut på nytt. Tester byter ut de dolda korten och ser att ingen bot då bestämmer sig annorlunda.
fair-limits = Vad detta inte bevisar: att den som driver servern inte har tittat på fröet. Spela på en server som du litar på, eller på din egen.
report-title = Rapportera ett problem
report-running = Här skapas en fil som visar bordet så som du ser det, med versionerna och det senaste felet. Det du inte vet finns inte med.
report-over = Här skapas en fil med hela partiet, versionerna och det senaste felet.
report-words = Vad gick fel?
report-save = Spara rapporten
rules-search = Sök i reglerna
rules-title = Regler för { $game }
rules-found =
    { $count ->
        [one] { $count } träff
       *[other] { $count } träffar
    }
cards-title = Korten i { $game }
cards-search = Sök bland korten
cards-copies =
    { $count ->
        [one] { $count } exemplar
       *[other] { $count } exemplar
    }
home-playnow = Spela nu
home-start = Starta ett parti
home-over = Avslutade partier
home-friends = Med vänner
home-learned = Klar
home-minutes = { $from }–{ $to } min
home-weight-1 = Lätt att lära
home-weight-2 = Medel
home-weight-3 = Krävande
home-all = Visa alla { $count }
home-tile-over = Avslutat
home-tile-open = Öppet för alla
home-tile-waiting = Väntar på spelare
home-tile-yours = Din tur
home-tile-playing = Pågår
nav-play = Spela
nav-learn = Lär dig
nav-progress = Framsteg
home-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bottar
    }
lobby-yours = Ditt bord för { $game }
lobby-invites = { $who } bjuder in dig till ett parti { $game }
lobby-table = Vid bordet
lobby-seat = Plats { $number }
lobby-free = ledig
lobby-full = Bordet är fullt
lobby-wish = Vad vill du spela?
    .help = Spelarna väljer i tur och ordning när spelet börjar. Ditt val görs åt dig om det fortfarande är ledigt.
lobby-name = Ditt namn vid bordet
lobby-no-account = Inget konto behövs.
lobby-clock = { $minutes } minuter per spelare
lobby-no-clock = Ingen klocka: ta paus när du vill.
lobby-stand-in = En bot tar över för den som går.
lobby-no-stand-in = Bordet väntar på alla.
lobby-hints = Tips är på.
lobby-no-hints = Inga tips.
lobby-options = Bestämt för det här partiet:
lobby-with = { $option }
lobby-without = Utan: { $option }
rules-spread = Spelet på två sidor
rules-contents = Innehåll
rules-detail = I detalj
rules-section = Hela avsnittet
rules-rulings = Avgöranden
rules-examples = Exempel
rules-decisions = Beslut
home-with = { $game } med { $who }
home-new = Ny här? Börja med { $game }
    .text = Det lättaste av de fem. En guide visar dig allt i ditt första parti.
daily-name = Dagens giv
daily-title = En giv för alla
daily-facts = { $level } · ett försök om dagen
daily-streak =
    { $count ->
        [one] { $count } dag i rad
       *[other] { $count } dagar i rad
    }
daily-leader = { $who } leder med { $score }
daily-won =
    { $score ->
        [one] Du vann med { $score } poäng.
       *[other] Du vann med { $score } poäng.
    }
daily-lost = Du förlorade. I morgon kommer en ny.
daily-play = Spela dagens giv
rules-games = Regler för de andra spelen
rules-asked = Vanliga frågor
lobby-note = Skriv en hälsning: den som öppnar din länk läser den.
lobby-watch = Bara titta på
lobby-watching = Du tittar på. Bordet öppnas här så snart partiet börjar.
lobby-sit = Ta en plats ändå
lobby-starts = { $who } kan börja så snart du har satt dig.
