### Les systèmes pour lesquels Grognard est fait, dans l’ordre de l’accueil. Ce qui ne se joue pas encore est seulement annoncé.

systems = napoleon-1806 napoleon-1807 age-of-napoleon jours-de-gloire

system-napoleon-1806 = Napoléon 1806
    .about = Des corps d’armée en pavés de bois, des cartes pour marcher et combattre, une fatigue qui décide des campagnes, et le brouillard de guerre pour qui le veut.
    .period = Iéna et Auerstedt, octobre 1806
system-napoleon-1807 = Napoléon 1807
    .about = La même guerre un hiver plus tard, contre les Russes, par les mêmes règles avec la neige et les rivières gelées.
    .period = Eylau et Friedland, 1807
system-age-of-napoleon = Age of Napoleon
    .about = Toute l’Europe, ses alliances et ses finances, année après année.
    .period = L’Europe de 1805 à 1815
system-jours-de-gloire = Jours de Gloire
    .about = Des batailles sur une carte d’hexagones, de la division au maréchal, pion d’activation après pion d’activation.
    .period = Batailles de 1792 à 1815
