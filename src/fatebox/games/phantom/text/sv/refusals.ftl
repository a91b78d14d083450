# Varför något inte går just nu.

refusal-not-ready = det är förbrukat
refusal-too-dear = du har inte råd
refusal-forbidden = ett kort i spel förbjuder det
refusal-both-arts = ett vapen och ett kampsportskort får inte användas under samma tur
refusal-too-many-items = två vapen eller ett tvåhandsvapen, och en dräkt per tur
refusal-not-lent = din medspelare sa nej
refusal-no-cancel = det kan inte avvärja den här attacken
refusal-injury = en skada kan inte spelas
refusal-outclassed = ett kort med det namnet, minst lika bra, ligger i ditt spelområde
refusal-cost = du har inte råd med { $cost }
refusal-no-enemy = det finns ingen fiende på raden

# Vad som inte går.

refused-card = { $card }
refused-ability = { $card } ({ $text })
refused-combat = Strid
