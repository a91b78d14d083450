rules-goal = Survive ten readings and end with as much clairvoyance as you can.
