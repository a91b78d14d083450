event-taken-back =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } ångrar det senaste draget.
event-stood-in =
    En bot svarar för { $seat-is ->
        [you] dig
       *[other] { $seat }
    }.
event-time-up =
    { $seat-is ->
        [you] Din tid
       *[other] Tiden för { $seat }
    } är ute: standardsvaret gäller.
consent-ask = Fråga de andra
consent-undo = { $who } vill ångra det senaste draget, fast något har avslöjats sedan dess.
consent-undo-yours = Du ber att få ångra ditt senaste drag.
consent-open = Har inte svarat än: { $who }
consent-refused = { $who } sade nej.
consent-agree = Gå med på det
consent-refuse = Säg nej
consent-withdraw = Dra tillbaka
chat-title = Chatt
chat-new = Chatt ({ $count } nya)
chat-line = Säg något
chat-send = Skicka
chat-mute = Tysta { $who }
chat-muted = Tystad: { $who }
chat-hear = Hör { $who } igen
chat-looker = { $name } (åskådare)
chat-audience = Åskådare får skriva i chatten
chat-reading = Bara spelare kan chatta.
looking-count =
    { $count ->
        [one] { $count } tittar på
       *[other] { $count } tittar på
    }
looking-title = Åskådare
looking-text = Den som öppnar länken ser det som ligger öppet på bordet, och inga dolda kort:
rematch-go = Nästa parti har börjat: gå dit
consent-pause = { $who } ber om en paus.
consent-pause-yours = Du ber om en paus.
time-title = Tid
time-bank = Tid för varje spelare
time-none = Obegränsad
time-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
time-increment = Varje beslut ger
time-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
time-late = När tiden är ute
time-late-default = gäller det enklaste beslutet
time-late-bot = bestämmer en bot
time-absent = När någon är borta
time-absent-never = väntar alla
time-absent-after =
    tar en bot över efter { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
time-of = Tid för { $who }
time-question = För det här beslutet
time-standin = En bot spelar för { $who }
time-pause = Paus
time-paused = Pausat
time-resume = Fortsätt
event-outgrown = Reglerna har ändrats sedan dess: de senaste svaren passar inte längre. De är lagda åt sidan, och spelet går vidare före dem.
