### Napoléon 1807 : ses deux camps.

side-french = les Français
    .label = Français
    .initial = F
    .player = le Français

side-russian = les Russes
    .label = Russes
    .initial = R
    .player = le Russe
