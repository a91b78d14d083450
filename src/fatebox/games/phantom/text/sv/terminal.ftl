# Bara i terminalen.
terminal-help =
    Resurser och kostnader: G Gott märke, S Dödskallemärke, M Mysterium, F Inre eld, W vilken som helst. En fiende:
    sår/hälsa (♥ 1/3). Förbrukade kort i spelområdet står inom (parentes). Skador: hur många du har och hur många
    som är kvar innan nästa slår ut dig; ▶ vems drag det är.
look-full = allt
    .help = texterna på alla kort på bordet och på din hand
look-piles = högar
    .help = avklarade kort, kasthögar och kort åt sidan
look-lore = krönika
    .help = berättelsen hittills
terminal-mission = Uppdrag: { $card }
terminal-no-resources = inga resurser
terminal-limit = av högst { $limit }
terminal-injuries = skador { $taken }, kvar { $left }
terminal-held = hand { $cards }/{ $limit }
terminal-piles = lek { $deck }, kastade { $discards }
terminal-cost = kostnad
terminal-reward = belöning
terminal-tokens =
    { $count ->
        [one] { $count } { $token }
       *[other] { $count } { $token-many }
    }
terminal-heading = { $adventure } · { $level } · drag { $turn }, { $phase }
terminal-decks =
    { $combat ->
        [0] ödeslek { $destiny } · avklarade { $resolved }
       *[other] ödeslek { $destiny } · avklarade { $resolved } · stridsvärde { $combat }
    }
terminal-phase-setup = förberedelse
terminal-phase-recovery = återhämtningsfas
terminal-phase-destiny = ödesfas
terminal-phase-preparation = förberedelsefas
terminal-phase-adventure = äventyrsfas
terminal-phase-fate = skickelsefas
terminal-phase-cleanup = uppröjningsfas
terminal-turned-up = Uppvänt:
terminal-abilities = Förmågor
terminal-hand = Hand: spela eller kasta
terminal-play = spela
terminal-discard = kasta
terminal-box = Ur äventyret
terminal-discards =
    { $seat-is ->
        [you] Din kasthög
       *[other] { $seat }s kasthög
    }
terminal-no-lore = Ingen krönika har lästs ännu.
terminal-headline =
    { $won ->
        [yes] vunnet
       *[no] förlorat
    }: { $adventure ->
        [devil] Story of Devil
        [patrol] Diana in the Jungle Patrol
       *[year_one] Year One
    } ({ $level }), { $turns ->
        [one] { $turns } drag
       *[other] { $turns } drag
    }
terminal-ending =
    { $won ->
        [yes] Äventyret är vunnet
       *[no] Äventyret är förlorat
    } ({ $reason }) efter { $turns ->
        [one] { $turns } drag
       *[other] { $turns } drag
    } (PHA-END.1).
terminal-legend =
    { $legend }: { $damage } skada{ $out ->
        [yes] , utslagen
       *[no] { "" }
    }{ $gained-count ->
        [0] { "" }
        [1] , fick { $gained-count } kort: { $gained }
       *[other] , fick { $gained-count } kort: { $gained }
    }.
terminal-attacks = attackerar
campaign-parts = { $first }, { $rest }
campaign-won = { $adventure } vunnet på nivån { $level }
campaign-not-won = { $adventure } inte vunnet än
campaign-owned = { $owned } av { $there } kort vunna
campaign-promos = { $owned } av { $there } promokort
campaign-play =
    { $won ->
        [yes] { $adventure }, { $level }, { $legends }: vunnet i drag { $turns } ({ $reason })
       *[no] { $adventure }, { $level }, { $legends }: förlorat i drag { $turns } ({ $reason })
    }
campaign-running = { $adventure } är inte slut: fatebox play --resume { $game }
campaign-gained =
    { $cards-count ->
        [0] { $legend } har inte fått några kort än
       *[other] { $legend } har fått: { $cards }
    }
campaign-kept = { $legend } behåller för gott: { $cards } (PHA-GAIN.1).
terminal-joins = { $seat } är med på äventyret.
