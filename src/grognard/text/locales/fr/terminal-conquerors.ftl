### La table de Napoléon 1806 et 1807 dans un terminal.

seat-and-side = { $seat } ({ $side })

# En-tête

heading-turn = Tour { $turn } sur { $last }
heading-act = opération { DE($side) }
heading-points = Points de victoire { $points }
heading-initiative = Initiative : { $side }
heading-hands = Cartes en main : { $hands }
heading-passed = Ont passé : { $sides }
heading-in-force = En vigueur : { $cards }

# Ce qui est où

piece-care = soins
situation-contested = contestée
situation-free = aucun corps, sur parole
situation-value = { $value } PV { $side }
situation-axis = axe de retraite vers { $area }
situation-bridges = Ponts détruits : { $bridges }
situation-end =
    Après le tour { $last }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou plus (┼ sur la piste), { $side } gagnent ; avec moins, { $other }{ $drawn ->
        [none] .
       *[other] , mais avec { $drawn } (= sur la piste) c’est match nul.
    } À { $low } ou { $high }, la partie finit aussitôt.
situation-later = Encore attendus : { $blocks }
situation-besieged = assiégée
situation-winter =
    { $place ->
        [deck] Quartiers d’hiver, { $side } : dans la pioche
        [discard] Quartiers d’hiver, { $side } : dans la défausse
        [aside] Quartiers d’hiver, { $side } : au bord du plateau
       *[other] Quartiers d’hiver, { $side } : { $place } pertes sur { $most }
    }
situation-weather =
    { $word ->
        [mud] La boue est là
        [attacked] { $side } ont attaqué ce tour
       *[wet-before] Il a plu ou neigé au tour précédent
    }
situation-objective = Objectif à la fin : { $side } seuls à { $area } ({ $points } PV)

# L’opération en cours

operation-what =
    { $what ->
        [combat] Combat { DE($side) }
        [attack] Attaque en marche { DE($side) }
       *[manoeuvre] Manœuvre { DE($side) }
    }
operation-card = carte de mouvement { $movement }
operation-points = points restants : { $points }, dépensés : { $walked }
operation-tiring = chaque point de plus fatigue chaque corps de 1
operation-group = En marche :

# À côté des choix

hint-broken = pont détruit, { $cost } points
hint-value = { $value } PV
hint-recovery =
    { $points ->
        [one] ôte { $points } fatigue
       *[other] ôte { $points } fatigues
    }
hint-bid = la partie commencerait à { $points }
bonus-combat =
    { NUMBER($n) ->
        [-1] combat −1
       *[other] combat +{ $n }
    }
bonus-movement = mouvement +{ $n }
bonus-movement-alone = mouvement +{ $n } seul
bonus-fatigue = fatigue de marche −{ $n }
bonus-pursuit = poursuite +{ $n }
bonus-no-pursuit = n’est pas poursuivi
arm-inf = infanterie
arm-cav = cavalerie

# Carte et connexions

map-legend = { $town }:{ $first }3 trois pavés { DE($side) } · { $town }:{ $first }1{ $second }2 les deux camps · *{ $town } vaut des points de victoire · ··× pont détruit
roads-of = Connexions { DE($area) }
roads-bridge = pont ({ $river })
roads-axis = axe de retraite { DE($side) }

# Main et cartes

hand-none = Personne n’a de main dans la variante pour débutants.
hand-piles = { $side } : { $hand } en main, { $deck } dans la pioche, { $discard } défaussées
figure-movement = mouvement { $n }
figure-losses = pertes { $n }
figure-fatigue = fatigue { $n }
figure-recovery = récupération { $n }
figure-value = événement { $n }

# Ordres de bataille

army-lost =
    { $points ->
        [0] aucun point de force perdu
        [one] { $points } point de force perdu
       *[other] { $points } points de force perdus
    }
army-hidden =
    { $number ->
        [one] { $number } pavé caché dans le brouillard
       *[other] { $number } pavés cachés dans le brouillard
    }
place-off = hors de la partie
place-later = encore attendu
place-unplaced = à placer
place-unknown = on ne sait où
thing-area =
    { $value ->
        [0] Terrain : { $terrain }.
       *[other] Terrain : { $terrain }. Vaut { $value } points de victoire.
    }

# Provenance des données

data-about = La règle de ce jeu est publique ; ce qui est imprimé sur son plateau, ses pavés et ses cartes ne l’est pas. Chaque chiffre dit ici d’où il vient, et ce qui est une reconstruction est de nous, non de l’éditeur.
standing-fields = Dont, { $standing } : { $fields }.
data-mixed = dont { $number } en partie d’ailleurs (« ? » et un nom dit quoi)
data-touched =
    { $number ->
        [one] dont { $number } retouchée par vous
       *[other] dont { $number } retouchées par vous
    }
# Champs des données

field-name = nom
field-side = camp
field-kind = sorte
field-infantry = infanterie
field-cavalry = cavalerie
field-combat = bonus de combat
field-movement = mouvement
field-movement-alone = mouvement seul
field-fatigue = fatigue
field-terrain = terrain
field-deploy = déploiement
field-value = valeur
field-sector = secteur
field-lat = latitude
field-lon = longitude
field-roads = routes
field-force = troupe
field-event = événement
field-losses = pertes
field-recovery = récupération

# Fichiers de données

data-areas = Zones
data-blocks = Pavés
data-cards = Cartes
data-events = Événements
data-scenarios = Scénarios
data-tables = Tables
data-own = Si vous possédez le jeu, posez vos propres chiffres sur les nôtres : --data DIR.
data-overlaid = Vos propres chiffres sont posés sur les nôtres.

# La fin

end-ranking = { $player } : classement { $points }, départage { $tie }
