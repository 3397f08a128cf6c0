### Napoléon 1806 : ses deux camps.

side-french = les Français
    .label = Français
    .initial = F
    .player = le Français

side-prussian = les Prussiens
    .label = Prussiens
    .initial = P
    .player = le Prussien
