# Listor och namn utan bord.
list-and = { $most } och { $last }
list-or = { $most } eller { $last }
list-empty = inget
seat-number = Spelare { $number }
