# Nazwy zdolności relikwii.
ability-mimic-chest-1 = Pożarcie
ability-naga-stone-1 = Wężowy ruch
ability-living-blade-1 = Cięcie
ability-first-spindle-1 = Węzeł
ability-twin-hourglass-1 = Zmiana pory
ability-twin-hourglass-2 = Pośpiech
ability-veilglass-orb-1 = Wejrzenie
