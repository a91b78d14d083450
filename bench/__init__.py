"""Speed, measured: our games and the libraries of the field, in the same run and by the same clock."""
