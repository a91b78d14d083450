rules-goal = Zostań ostatnim graczem z odkrytą placówką albo zdobądź trzy kryształy many.
