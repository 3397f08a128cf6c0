### Ce qui s’est passé. Un nom peut venir en tête : la phrase reçoit alors sa majuscule à la fin.

# Le tour

event-turn = Le tour { $turn } commence : { $date }.
event-draws =
    { $number ->
        [one] { $side } piochent { $number } carte.
       *[other] { $side } piochent { $number } cartes.
    }
event-drawn = { $side } prennent en main { $cards }.
event-red = { $side } piochent une carte rouge : { $card }.
event-reds-cancelled = Les cartes rouges { $cards } s’annulent.
event-red-discarded = { $side } défaussent sans effet { $card }, qui est rouge.
event-in-force = { $card } vaut pour tout le tour.
event-no-effect = { $card } n’a pas d’effet.
event-inactive = { $side } restent inactifs à { $area } : tous leurs corps et vedettes y sont activés.
event-initiative =
    { $number ->
        [0] L’initiative est { AU($side) }, sans tirage.
       *[other] L’initiative est { AU($side) } : { $higher } contre { $lower }.
    }
event-ready = Tous les pavés sont de nouveau à activer.
event-arrives = { $block } arrive à { $area }.
event-never-arrives = { $block } n’arrivera jamais : aucune zone n’est libre pour cela.
event-mud = Boue, après la pluie ou la neige du tour précédent : elle dure tout le tour.
event-epidemy = Une épidémie éclate parmi les troupes à { $area }.
event-leaves = { $block } quitte l’armée pour de bon à { $area }.
event-surrenders = La citadelle assiégée de { $area } se rend : { $side-0 } la tiennent.
event-siege-lifted = { $side } font lever le siège de { $area }.
event-winter-enters =
    { $shuffled ->
        [yes] Quartiers d’hiver a reçu ses pertes : { $side } mêlent la carte à leur pioche.
       *[no] Quartiers d’hiver a reçu ses pertes : { $side } mettent la carte dans leur défausse.
    }
event-winter-drawn = { $side } piochent Quartiers d’hiver : la carte est mise au bord du plateau.
event-citadel-counts = { $area } compte : { $side } en tirent { $value } points de victoire.
event-objective-counts = { $side } tiennent { $area }, leur objectif : { $value } points de victoire.

# Cartes

event-played = { $side } jouent { $card }.
event-cancelled = { $card }, carte jouée par { $side }, est annulée.
event-hand-loses = { $side } perdent une carte de leur main : { $card }.
event-hand-seen = { $side } ont en main : { $cards }.
event-recovery-card = { $side } récupèrent avec { $card }.

# Opérations

event-passes =
    { $forced ->
        [yes] { $side } n’ont plus rien à activer et passent.
       *[no] { $side } passent.
    }
event-operation =
    { $what ->
        [combat] { $side } combattent à { $area } avec { $blocks ->
            [one] { $blocks } pavé.
           *[other] { $blocks } pavés.
        }
        [attack] { $side } attaquent en marche depuis { $area } avec { $blocks ->
            [one] { $blocks } pavé.
           *[other] { $blocks } pavés.
        }
       *[manoeuvre] { $side } manœuvrent depuis { $area } avec { $blocks ->
            [one] { $blocks } pavé.
           *[other] { $blocks } pavés.
        }
    }
event-moves = La carte de mouvement donne { $movement }.
event-marches =
    { $via-number ->
        [0] { $blocks ->
            [one] { $side } marchent avec { $blocks } pavé sur { $area }.
           *[other] { $side } marchent avec { $blocks } pavés sur { $area }.
        }
       *[other] { $blocks ->
            [one] { $side } marchent avec { $blocks } pavé sur { $area } par { $via }.
           *[other] { $side } marchent avec { $blocks } pavés sur { $area } par { $via }.
        }
    }
event-marches-who =
    { $via-number ->
        [0] { $group-number ->
            [one] { $group } marche sur { $area }.
           *[other] { $group } marchent sur { $area }.
        }
       *[other] { $group-number ->
            [one] { $group } marche sur { $area } par { $via }.
           *[other] { $group } marchent sur { $area } par { $via }.
        }
    }
event-retreats =
    { $via-number ->
        [0] { $blocks ->
            [one] { $side } retraitent avec { $blocks } pavé vers { $area }.
           *[other] { $side } retraitent avec { $blocks } pavés vers { $area }.
        }
       *[other] { $blocks ->
            [one] { $side } retraitent avec { $blocks } pavé vers { $area } par { $via }.
           *[other] { $side } retraitent avec { $blocks } pavés vers { $area } par { $via }.
        }
    }
event-retreats-who =
    { $via-number ->
        [0] { $group-number ->
            [one] { $group } retraite vers { $area }.
           *[other] { $group } retraitent vers { $area }.
        }
       *[other] { $group-number ->
            [one] { $group } retraite vers { $area } par { $via }.
           *[other] { $group } retraitent vers { $area } par { $via }.
        }
    }
event-who = Dans cette pile : { $group }.
event-bridge-destroyed = { $side } détruisent le pont { $road } ({ $river }).
event-bridge-repaired = { $side } réparent le pont { $road } ({ $river }).
event-vedette-lost = { $side } perdent une vedette à { $area }.

# Axes de retraite, contrôle, points de victoire

event-axis = À { $area }, l’axe de retraite { DE($side) } mène à { $to }.
event-axis-cut = À { $area }, l’ennemi arrive par l’axe de retraite { DE($side) }.
event-axis-removed = { $area } n’est plus contestée : l’axe de retraite { DE($side) } est retiré.
event-control = { $side } prennent le contrôle { DE($area) } ({ $value } points de victoire).
event-points = Points de victoire : { $change }, total { $points }.
event-three-areas = { $side-1 } tiennent { $areas } zones de victoire.

# Combat

event-combat =
    { $marching ->
        [yes] Combat à { $area } : { $side } attaquent en marche, { $attackers } contre { $defenders }.
       *[no] Combat à { $area } : { $side } attaquent, { $attackers } contre { $defenders }.
    }
event-shown = Face visible à { $area } : { $blocks }.
event-attack-cancelled = { $side } n’ont plus de carte de combat : leur attaque à { $area } est annulée.
event-lost-in-snow = { $block } se perd dans la neige et n’apporte aucune carte de combat.
event-slips-away = L’arrière-garde se dérobe à { $area }, sans combat : { $side } retraitent.
event-dares = { $side } révèlent { $card } pour voir si le corps ose : { $movement }.
event-combat-cards = Cartes de combat : attaquant { $attacker }, défenseur { $defender }.
event-revealed =
    { $number ->
        [0] { $side } n’ont aucune carte de combat à révéler.
       *[other] { $side } révèlent { $card-ids } : pertes infligées { $losses }, fatigue { $fatigue }.
    }
event-rolled = { $side } obtiennent aux dés { $dice } : pertes infligées { $losses }, fatigue { $fatigue }.
event-inflicted = { $side } infligent : pertes { $losses }, fatigue { $fatigue }.
event-winner = { $side } gagnent le combat { DE($area) }, écart { $margin }.
event-no-winner = Personne ne gagne le combat { DE($area) }.
event-retreat-blocked = { $side } n’ont plus de chemin pour retraiter { DE($area) }.
event-pursuit =
    { $cards ->
        [one] { $side } poursuivent avec { $cards } carte.
       *[other] { $side } poursuivent avec { $cards } cartes.
    }

# L’ordre de bataille

event-tired =
    { $points ->
        [one] { $block } prend { $points } fatigue (total { $now }).
       *[other] { $block } prend { $points } fatigues (total { $now }).
    }
event-tired-part = { $block } +{ $points } (total { $now })
event-tired-run = Fatigue : { $parts }.
event-rested =
    { $points ->
        [one] { $block } perd { $points } fatigue (reste { $now }).
       *[other] { $block } perd { $points } fatigues (reste { $now }).
    }
event-rested-part = { $block } −{ $points } (reste { $now })
event-rested-run = Repos : { $parts }.
event-lost =
    { $arm ->
        [cav] { $block } perd 1 cavalerie.
       *[inf] { $block } perd 1 infanterie.
    }
event-lost-part =
    { $arm ->
        [cav] { $block } { $points } cavalerie
       *[inf] { $block } { $points } infanterie
    }
event-lost-run = Pertes : { $parts }.
event-eliminated =
    { $points ->
        [0] { $block } est éliminé à { $area }.
        [one] { $block } est éliminé à { $area }, avec son dernier point de force.
       *[other] { $block } est éliminé à { $area }, avec ses { $points } derniers points de force.
    }
event-commander-lost = { $block }, resté seul à { $area }, est éliminé.
event-marked = { $block } reprendra 1 infanterie s’il se repose ce tour.
event-regained = { $block } reprend 1 infanterie.
event-reinforced = { $block } gagne 1 infanterie.

# Avant et après

event-bids = Le joueur A mise { $bid-1 } pour { $wish-1 }, le joueur B mise { $bid-2 } pour { $wish-2 }.
event-sides = { $french } joue { $side-0 }. Le marqueur des points de victoire part de la case { $points }.
event-deployed = Les deux armées sont placées.
event-end =
    { $decided ->
        [yes] La partie est finie, { $winner } ont gagné : { $ending }.
       *[no] La partie est finie, sans vainqueur : { $ending }.
    }

# --- d’où vient un nombre ---

event-movement-points =
    { $total ->
        [one] { $side } : { $total } point de mouvement ({ $sums }).
       *[other] { $side } : { $total } points de mouvement ({ $sums }).
    }
event-march-fatigue = Fatigue de la marche : { $total } ({ $sums }).
event-combat-count =
    { $total ->
        [one] { $side } : { $total } carte de combat ({ $sums }).
       *[other] { $side } : { $total } cartes de combat ({ $sums }).
    }
part = { $number } { $name }
part-manoeuvre-card = carte
part-manoeuvre-points-corps = plusieurs corps
part-manoeuvre-points-napoleon = commandant
part-manoeuvre-points-alone = corps seul
part-manoeuvre-points-cards = événements
part-combat-count-strength = points de force
part-combat-count-fatigue = corps fatigués
part-combat-count-wooded = bois
part-combat-count-citadel = citadelle
part-combat-count-fortified = ville fortifiée
part-retreat-bridge = pont détruit
part-combat-count-bonus = bonus
part-combat-count-events = événement
part-attack-one-card-less = attaque en marche
part-march-fatigue-points = longue marche
part-march-fatigue-start = départ d’une zone contestée
part-march-fatigue-end = arrivée en zone contestée
part-march-fatigue-cards = carte
part-march-fatigue-bonus = bonus
