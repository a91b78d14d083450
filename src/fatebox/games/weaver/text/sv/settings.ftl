setting-difficulty = Svårighetsgrad
    .help = Hur många dödskort lekarna har, och bonusen för att överleva dem
    .value-apprentice = Lärling
    .value-adept = Adept
    .value-master = Mästare
    .value-fateweaver = Ödesvävare
