rules-goal = Miej najwięcej Odłamków po ostatniej rundzie albo bądź ostatnią żywą Cytadelą.
