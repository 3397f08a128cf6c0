### Napoléon 1807: its two sides.

side-french = the French
    .label = French
    .initial = F
    .player = the French player

side-russian = the Russians
    .label = Russians
    .initial = R
    .player = the Russian player
