setting-difficulty = Poziom trudności
    .help = Ile kart Śmierci jest w taliach i jaka jest premia za przetrwanie ich
    .value-apprentice = Uczeń
    .value-adept = Adept
    .value-master = Mistrz
    .value-fateweaver = Tkacz losu
