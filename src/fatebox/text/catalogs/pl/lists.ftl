# Listy i nazwy poza stołem.
list-and = { $most } i { $last }
list-or = { $most } lub { $last }
list-empty = nic
seat-number = Gracz { $number }
