# Allt som Lamplight säger. Ordlista: lamp = lampa, light = tända / ljus, go out = slockna, street = gata.

## Händelser

event-drew =
    { $seat-is ->
        [you] { "" }
       *[other] { $seat } drar en lampa.
    }
event-drew-card = Du drar { $card }.
event-lit =
    { $seat-is ->
        [you] Du tänder { $card }.
       *[other] { $seat } tänder { $card }.
    }
event-went-out =
    { $seat-is ->
        [you] { $card } hos dig slocknar.
       *[other] { $card } hos { $seat } slocknar.
    }

## Frågor, val och skäl

prompt-light = Vilken lampa tänder du?
prompt-gust = Vilken lampa slocknar?
option-light = Tänd { $card }
option-aim = Släck { $card }
refused-lamp = { $card }
refusal-needs = kräver { $needs } tända, du har { $burning }

## Kort

effect-kindle =
    { $cards ->
        [one] dra 1 lampa
       *[other] dra { $cards } lampor
    }
effect-gust = en annan spelares lampa med högst { $up-to } ljus slocknar
steps = { $first }, sedan { $rest }
card-text = { CAPITAL($steps) }.

## Inställningar, målet och råd

setting-turns = Drag
    .help = Drag som varje spelare får
rules-goal = Tänd tre lampor och ha gatans ljusaste sida.
reason-light = ljuset på din sida
reason-hand = lamporna på din hand
