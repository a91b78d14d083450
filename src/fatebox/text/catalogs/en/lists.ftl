# Lists and names without a table.
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-empty = nothing
seat-number = Player { $number }
