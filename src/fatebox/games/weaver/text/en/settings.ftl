setting-difficulty = Difficulty
    .help = How many Death cards are in the decks, and the bonus for surviving them
    .value-apprentice = Apprentice
    .value-adept = Adept
    .value-master = Master
    .value-fateweaver = Fateweaver
