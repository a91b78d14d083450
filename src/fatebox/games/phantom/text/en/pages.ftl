campaigns-phantom = Campaigns of The Phantom
campaigns-phantom-about = What the Legends gain in an adventure stays in their decks for the next ones.
game-blurb = A story campaign for one or two: the Ghost Who Walks and Diana, with decks that grow for ever.
