### The systems that Grognard is made for, in the order of the home page. What cannot be played yet is only announced.

systems = napoleon-1806 napoleon-1807 age-of-napoleon jours-de-gloire

system-napoleon-1806 = Napoléon 1806
    .about = Army corps as wooden blocks, movement and combat by cards, fatigue that decides campaigns, and fog of war for those who want it.
    .period = Jena and Auerstedt, October 1806
system-napoleon-1807 = Napoléon 1807
    .about = The same war a winter later, against the Russians, by the same rules with snow and frozen rivers.
    .period = Eylau and Friedland, 1807
system-age-of-napoleon = Age of Napoleon
    .about = All Europe, its alliances and its treasuries, year after year.
    .period = Europe, 1805 to 1815
system-jours-de-gloire = Jours de Gloire
    .about = Battles on a map of hexes, from divisions to marshals, drawn chit by chit.
    .period = Battles from 1792 to 1815
