# The names of the abilities of relics; in English they are those of the content.
ability-mimic-chest-1 = { $content }
ability-naga-stone-1 = { $content }
ability-living-blade-1 = { $content }
ability-first-spindle-1 = { $content }
ability-twin-hourglass-1 = { $content }
ability-twin-hourglass-2 = { $content }
ability-veilglass-orb-1 = { $content }
