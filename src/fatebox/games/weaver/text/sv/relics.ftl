# Namnen på relikernas förmågor.
ability-mimic-chest-1 = Svalg
ability-naga-stone-1 = Slingring
ability-living-blade-1 = Hugg
ability-first-spindle-1 = Knut
ability-twin-hourglass-1 = Tidsvändning
ability-twin-hourglass-2 = Brådska
ability-veilglass-orb-1 = Blick
