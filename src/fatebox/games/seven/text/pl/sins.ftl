# Nazwy działań grzechów.
function-Vainglory = Próżność
function-Defiance = Hardość
function-Hoard = Gromadzenie
function-Extortion = Wymuszenie
function-Seduction = Uwodzenie
function-Rekindling = Rozniecenie
function-Coveting = Zazdrosne oko
function-Spite = Złośliwość
function-Feast = Uczta
function-Emptied-Cup = Opróżniony kielich
function-Blow = Cios
function-Rampage = Szał
function-Idleness = Gnuśność
function-Stupor = Odrętwienie
