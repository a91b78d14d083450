game-blurb = Build a citadel of Legacies, harvest Shards, wage war, vie for Tribute and survive the Trials.
idea-1 = Hire Legacies
    .text = Your managers harvest, fight and compete for Tribute.
idea-2 = Make deals
    .text = Promise, threaten, vote. No promise binds anybody.
idea-3 = Outlast the Trials
    .text = Whoever has most Shards after Zodraz wins.
