game-blurb = Heroes rebuild the Legendary Armour together, but only one of them wins, if the Unnamed does not.
idea-1 = Gather gifts
    .text = Recruit characters, buy elixirs, found castles and estates.
idea-2 = Finish quests together
    .text = Every row of quests restores a piece of the Armour.
idea-3 = Win alone
    .text = The mightiest hero wins, unless fourteen cataclysms come first.
