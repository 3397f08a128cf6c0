### La table de Napoléon 1806 et 1807 dans le navigateur.

# Pavés

scene-block = { $name } ({ $side }, { $force }), { $place }
scene-hidden = Pavé caché ({ $side }), { $place } : { $status }.
scene-at = à { $area }
scene-ready = à activer
scene-spent = activé
scene-worn = à bout
scene-infantry =
    { $n ->
        [one] { $n } infanterie
       *[other] { $n } infanteries
    }
scene-cavalry =
    { $n ->
        [one] { $n } cavalerie
       *[other] { $n } cavaleries
    }
scene-fatigue =
    { $n ->
        [one] { $n } fatigue
       *[other] { $n } fatigues
    }
scene-vedettes-lost =
    { $n ->
        [one] { $n } vedette perdue
       *[other] { $n } vedettes perdues
    }
scene-who = { $side } : { $blocks }
scene-flags =
    { $n ->
        [one] { $n } pavé caché
       *[other] { $n } pavés cachés
    }

# Cartes

scene-moments = Se joue { $when }.
scene-figure-movement = Mouvement
scene-figure-losses = Pertes
scene-figure-fatigue = Fatigue
scene-figure-recovery = Récupération
scene-figure-value = Événement
scene-use-now = Maintenant, comme événement : { $note }
scene-use-later = Comme événement, { $when } : { $note }
scene-use-recover-now =
    { $points ->
        [one] Maintenant, dépensée pour un corps : ôte { $points } fatigue.
       *[other] Maintenant, dépensée pour un corps : ôte { $points } fatigues.
    }
scene-use-recover =
    { $points ->
        [one] En récupération, dépensée pour un corps : ôte { $points } fatigue.
       *[other] En récupération, dépensée pour un corps : ôte { $points } fatigues.
    }

# Pistes, et ce que chacun peut voir

scene-points-low = À { $low }, { $side } gagnent aussitôt
scene-points-high = À { $high }, { $side } gagnent aussitôt
scene-points-mark =
    Avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou plus après le tour { $last }, { $side } gagnent
scene-initiative = L’initiative est { AU($side) }.
scene-passed = { $side } ont passé.
scene-later =
    { $bycard ->
        [yes] Encore attendus, par une carte : { $blocks }.
       *[no] Encore attendus : { $blocks }, au tour { $turn }.
    }
scene-winter = Quartiers d’hiver, pertes : { $side }
scene-winter-full = La carte entre dans la défausse
scene-winter-place =
    { $place ->
        [deck] Quartiers d’hiver est dans la pioche : { $side }.
        [discard] Quartiers d’hiver est dans la défausse : { $side }.
       *[aside] Quartiers d’hiver est au bord du plateau : { $side }. Les deux cartes y étant, la partie finit avec le tour.
    }
scene-objective =
    { $points ->
        [one] Objectif : à la fin, { $side } seuls à { $area } ({ $points } point).
       *[other] Objectif : à la fin, { $side } seuls à { $area } ({ $points } points).
    }
scene-points-draw = Match nul, après le tour { $last }
scene-moments-weather = pour tout le tour
scene-end =
    Après le tour { $last }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou plus, { $side } gagnent ; avec moins, { $other }{ $drawn ->
        [none] .
       *[other] , mais avec { $drawn } c’est match nul.
    } À { $low } ou { $high }, la partie finit aussitôt.

# L’opération en cours

scene-operation = { $what }, { $where }

# Plusieurs refus d’une même sorte

scene-verb-manoeuvre = Manœuvrer
scene-verb-attack = Attaquer en marche
scene-verb-combat = Combattre
scene-verb-march = Marcher
scene-verb-with = Agir
scene-verb-choose = Choisir
scene-verb-place = Placer
many-refused-nobody-there = Vous n’avez aucun pavé ici.
many-refused-not-adjacent = Pas une zone voisine : une marche va de zone en zone.
many-refused-not-here = Ce pavé est ailleurs.
many-refused-arrival = Le renfort ne peut arriver ici.
many-refused-not-in-zone = Cette zone n’est pas de votre zone de déploiement.
many-refused-one-corps = Il y a déjà un corps ici, et il n’y en a qu’un par zone.
many-refused-places-missing = Avec ce pavé ici, il en resterait trop peu pour les places à tenir.
many-refused-vedette-with-corps = Vous n’avez aucun corps ici, et une vedette débute avec l’un d’eux.

# Marches, cartes et dés sur la table

scene-cost =
    { $points ->
        [one] { $points } point, fatigue { $fatigue }
       *[other] { $points } points, fatigue { $fatigue }
    }
scene-stop = fatigue de la marche { $fatigue }
scene-plan = Marcher sur { $area } par { $via }
scene-all = Tous : { $blocks }
scene-event = Événement joué
scene-cancelled = Annulé
scene-movement-card = Carte de mouvement
scene-outcome =
    { $role ->
        [attacker] Combat { DE($area) } : attaquant
        [pursuit] Poursuite depuis { $area }
       *[defender] Combat { DE($area) } : défenseur
    }
scene-inflicts = Inflige : pertes { $losses }, fatigue { $fatigue }
scene-tires = Fatigue { $fatigue }
scene-won = Gagne de { $margin }
scene-drawn = Personne ne gagne

# Ce que donnerait un choix

scene-odds = Combat { DE($area) }
scene-odds-attack = Attaque en marche depuis { $area }
scene-odds-row =
    { $where ->
        [none] { $extra ->
            [yes] { $mine } contre { $theirs }, si un événement donne une carte à l’ennemi
           *[no] { $mine } contre { $theirs }
        }
       *[other] { $extra ->
            [yes] { $where } : { $mine } contre { $theirs }, si un événement donne une carte à l’ennemi
           *[no] { $where } : { $mine } contre { $theirs }
        }
    }
scene-hidden-part = pavés et ordre de bataille cachés
scene-basis-cards = Exactes, d’après ce que vous pouvez savoir : parmi les cartes qui ne sont ni dans votre main ni en vigueur, et n’ont pas été défaussées dans cette opération, chacune a autant de chances qu’une autre d’être dans sa pioche ; les rouges ne sont dans aucune main. Les défausses antérieures sont face cachée et ne sont pas décomptées.
scene-basis-dice = Exactes : un dé par carte.
scene-basis-fog = L’ordre de bataille ennemi est caché : il y a une ligne pour chaque nombre de cartes possible, et aucune ne dit quelle chance a ce nombre.
scene-stack = Avec { $blocks }.
scene-points-of-card =
    { $sums ->
        [none] Points de mouvement : ceux de la carte.
       *[other] Points de mouvement : ceux de la carte, { $sums }.
    }
scene-points-now = Points de mouvement : { $points }.
scene-reach =
    { $points ->
        [one] { $percent } % : { $points } point, fatigue { $fatigue }
       *[other] { $percent } % : { $points } points, fatigue { $fatigue }
    }
scene-march = Points : { $points }, restants ensuite : { $left }.
scene-march-fatigue =
    { $sums ->
        [none] Fatigue si la marche finit là : { $fatigue }.
       *[other] Fatigue si la marche finit là : { $fatigue } ({ $sums }).
    }
scene-risk-enemy = L’ennemi est là : la marche y finit.
scene-risk-enemy-unseen = Quelque chose de l’ennemi est là : des corps arrêtent la marche, des vedettes non.
scene-risk-worn = À bout, au pire : { $blocks }.
scene-risk-lost = Perdus, au pire : { $blocks }.
