### Napoléon 1806: its two sides.

side-french = the French
    .label = French
    .initial = F
    .player = the French player

side-prussian = the Prussians
    .label = Prussians
    .initial = P
    .player = the Prussian player
