game-blurb = Bohaterowie wspólnie odtwarzają Legendarną Zbroję, lecz wygra tylko jeden z nich, o ile nie uczyni tego Bezimienny.
