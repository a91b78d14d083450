"""Tables: config and log, the match, seats, clocks, what people do with each other, bots."""
