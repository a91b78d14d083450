# The names of the functions of sins; in English they are those of the content.
function-Vainglory = { $content }
function-Defiance = { $content }
function-Hoard = { $content }
function-Extortion = { $content }
function-Seduction = { $content }
function-Rekindling = { $content }
function-Coveting = { $content }
function-Spite = { $content }
function-Feast = { $content }
function-Emptied-Cup = { $content }
function-Blow = { $content }
function-Rampage = { $content }
function-Idleness = { $content }
function-Stupor = { $content }
