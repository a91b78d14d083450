# Namnen på syndernas verkningar.
function-Vainglory = Fåfänga
function-Defiance = Trots
function-Hoard = Hamstring
function-Extortion = Utpressning
function-Seduction = Förförelse
function-Rekindling = Ny glöd
function-Coveting = Begär
function-Spite = Illvilja
function-Feast = Festmåltid
function-Emptied-Cup = Tömd bägare
function-Blow = Slag
function-Rampage = Raseri
function-Idleness = Sysslolöshet
function-Stupor = Dvala
