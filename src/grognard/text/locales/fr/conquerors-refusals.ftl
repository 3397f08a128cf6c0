### Pourquoi une chose n’est pas offerte. Le lecteur est le joueur qui l’aurait voulue.

# Opérations

refused-nobody-there = Vous n’avez aucun pavé à { $area }.
refused-not-contested = { $area } n’est pas contestée : il n’y a personne à combattre.
refused-all-spent = Tous vos pavés à { $area } sont activés.
refused-no-corps-ready = Aucun corps n’est à activer à { $area }, et les vedettes ne combattent pas.
refused-strands-commander-there = Personne ne peut quitter { $area } sans y laisser un commandant seul.
refused-pass-after-coordination = La seconde opération de suite doit être faite : vous ne pouvez pas passer.

# Qui part

refused-already-chosen = { $block } est déjà choisi.
refused-not-here = { $block } n’est pas à { $area }.
refused-spent = { $block } est activé ; ce sera possible au tour suivant.
refused-cannot-act = { $block } ne peut prendre part à cette opération.
refused-vedettes-apart = { $block } ne peut se joindre : vedettes et corps agissent séparément.
refused-strands-commander = Si { $block } part, un commandant reste seul.
refused-group-incomplete = Pas encore : il faut un corps, ou des vedettes entre elles, et aucun commandant ne reste seul.

# Marche et retraite

refused-axis-follow = { $area } est hors d’atteinte : on quitte une zone contestée par son propre axe de retraite.
refused-axis-enemy = { $area } est hors d’atteinte : par là passe l’axe de retraite ennemi.
refused-points =
    { $needed ->
        [one] { $area } coûte { $needed } point de mouvement, et la pile en a { $points }.
       *[other] { $area } coûte { $needed } points de mouvement, et la pile en a { $points }.
    }
refused-not-adjacent = { $area } n’est pas voisine : une marche va de zone en zone.
refused-major-river = Un fleuve dont le pont est détruit ne se franchit pas.
refused-vedette-citadel = Une vedette n’entre jamais à { $area }, citadelle ennemie.
refused-withdrawal = { $area } ne sert pas le repli en vigueur : la marche doit finir plus près de ses buts.
refused-retreat-axis = { $area } est fermée : la retraite commence par son axe.
refused-retreat-twice = { $area } est fermée : une retraite n’emprunte pas deux fois une connexion.
refused-retreat-enemy-axis = { $area } est fermée : une retraite ne commence pas par l’axe ennemi.
refused-covered = { $block } couvre la retraite : il n’y a pas de poursuite.
refused-no-cards-left = La force et la fatigue comptées, il ne reste pas de carte de combat : l’attaque est annulée.

# Cartes

refused-one-event = { $card } doit attendre : vous avez déjà joué un événement, et chaque camp n’en joue qu’un.
refused-card-moment = { $card } n’est pas de ce moment ; elle se joue { $when }.
refused-green-at-initiative = En phase d’initiative rien ne s’annule : cette carte verte est une carte d’opérations.
refused-not-attacking = Cette carte est pour l’attaquant.
refused-not-defending = Cette carte est pour le défenseur.
refused-corps-not-there = { $block } ne prend pas part à ce combat.
refused-no-cavalry = La pile dont elle parle n’a pas de cavalerie.
refused-nobody-in-earshot = Aucun de vos corps n’est dans une zone libre voisine du combat.
refused-no-retreat = La pile dont elle parle ne retraite pas.
refused-no-pursuit = Votre camp ne poursuit pas.
refused-forage-points = Il y faut 2 points de mouvement, et la pile en a { $points }.
refused-empty-hand = L’ennemi n’a aucune carte en main.
refused-no-marker = Tous les marqueurs de pont détruit sont déjà sur la carte.
refused-vedettes-bridge = Des vedettes ne peuvent travailler à un pont.
refused-no-point-left = La pile n’a plus de point de mouvement pour cela.
refused-contested-bridge = La pile est en zone contestée, où personne ne travaille à un pont.
refused-no-bridge = { $card } ne trouve aucun pont à sa mesure au bord de cette zone.
refused-no-reaction = Aucune de vos piles en zone libre n’a de zone libre voisine où aller.
refused-no-other-stack = Aucune autre de vos piles ne peut agir.
refused-no-corps-for-card = { $card } ne trouve aucun corps à servir.
refused-red = { $card } est rouge et ne peut être prise.
refused-apart = { $card } ne peut être prise et reste dans la pioche.
refused-not-alone = La pile qui part n’est pas { $block } seul.
refused-nothing-contested = Aucune zone n’est contestée.
refused-not-contested-corps = { $block } n’est pas en zone contestée.
refused-points-high = Les points de victoire sont à { $points } ; il en faut { $most } au plus pour cette carte.
refused-out-of-season = { $card } ne convient pas à ce scénario et ne sert qu’à la récupération.
refused-not-on-map = { $block } n’est pas sur la carte.
refused-not-waiting = { $block } n’est pas en attente.
refused-no-place = { $block } n’a pas où arriver : l’ennemi tient toutes les places.
refused-russians-only = { $card } est pour une pile russe, dans cette édition des règles.
refused-no-forced-march = En réponse, cette carte n’annule qu’une Marche forcée, non { $card }.
refused-not-one-corps = Il faut un seul corps.
refused-no-last-effort = Aucune de vos piles activées en zone libre n’a où aller.
refused-no-moving-attack = Cette carte est pour votre attaque en marche.
refused-too-few-corps = Il faut au moins { $number } corps français au combat.
refused-no-river = La retraite ennemie n’a pas commencé par un pont.

# Récupération

refused-no-recovery = { $card } n’ôte aucune fatigue.
refused-nobody-tired = Aucun de vos corps n’a de fatigue à perdre.

# Placement

refused-arrival = Le renfort ne peut arriver à { $area }.
refused-not-in-zone = { $area } n’est pas de votre zone de déploiement.
refused-one-corps = { $area } a déjà son corps, et il n’y en a qu’un par zone.
refused-places-missing = Avec ce pavé à { $area }, il en resterait trop peu pour les places à tenir.
refused-vedette-with-corps = Vous n’avez aucun corps à { $area }, et une vedette débute avec l’un d’eux.
