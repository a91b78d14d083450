# Wszystko, co mówi Lamplight. Słownik: lamp = lampa, light = zapalać / światło, go out = gasnąć, street = ulica.

## Zdarzenia

event-drew =
    { $seat-is ->
        [you] { "" }
       *[other] { $seat } dobiera lampę.
    }
event-drew-card = Dobierasz: { $card }.
event-lit =
    { $seat-is ->
        [you] Zapalasz: { $card }.
       *[other] { $seat } zapala: { $card }.
    }
event-went-out =
    { $seat-is ->
        [you] Gaśnie twoja lampa: { $card }.
       *[other] Gaśnie lampa gracza { $seat }: { $card }.
    }

## Pytania, możliwości i odmowy

prompt-light = Którą lampę zapalasz?
prompt-gust = Która lampa gaśnie?
option-light = Zapal: { $card }
option-aim = Zgaś: { $card }
refused-lamp = { $card }
refusal-needs = potrzebne palące się lampy: { $needs }, masz { $burning }

## Karty

effect-kindle =
    { $cards ->
        [one] dobierz 1 lampę
        [few] dobierz { $cards } lampy
       *[many] dobierz { $cards } lamp
    }
effect-gust = gaśnie lampa innego gracza o świetle co najwyżej { $up-to }
steps = { $first }, potem { $rest }
card-text = { CAPITAL($steps) }.

## Ustawienia, cel i podpowiedzi

setting-turns = Tury
    .help = Tury, które ma każdy gracz
rules-goal = Zapal trzy lampy i miej najjaśniejszą stronę ulicy.
reason-light = światło po twojej stronie
reason-hand = lampy na twojej ręce
