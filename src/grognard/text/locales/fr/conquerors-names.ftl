### Noms communs aux jeux de la famille : places, phases, fins, options, terrain, couleurs des cartes.

seat-a = Joueur A
seat-b = Joueur B

card-label = { $name } ({ $id })
no-card = aucune carte
road-label = { $from }–{ $to }

# Étapes de la séquence de jeu

phase-decks = Mise en place
phase-auction = Enchère
phase-deployment = Placement secret
phase-reinforcement = Renfort
phase-draw = Pioche
phase-weather = Météo
phase-initiative = Initiative
phase-operations = Opérations
phase-cold = Récupération : froid
phase-rest = Récupération : repos
phase-recovery = Récupération : cartes
phase-wear = Récupération : traînards
phase-ready = Récupération : pavés à activer
phase-score = Récupération : trois zones de victoire
phase-end = Fin du tour

# Comment une partie finit

ending-twenty = les points de victoire ont atteint le haut de la piste
ending-zero = les points de victoire ont atteint le bas de la piste
ending-napoleon = Napoléon est éliminé
ending-last-turn = les points de victoire après le dernier tour
ending-draw = les points de victoire sont sur une case de match nul
ending-winter = les points de victoire, les deux armées ayant pris leurs quartiers d’hiver
ending-resigned = abandon
ending-agreed = d’un commun accord

# Options et leurs valeurs

option-level = Niveau
    .about = Quelles règles on joue.
value-level-conscript = Conscrit
    .about = Toutes les règles de base, à jeu découvert.
value-level-beginner = Débutants
    .about = Ni main ni événements : marcher, combattre, récupérer. De préférence avec un scénario court.
value-level-grognard = Grognard
    .about = Ajoute le placement secret, le brouillard de guerre et les vedettes.
value-level-marshal = Maréchal
    .about = Pour les tournois : enchère pour les camps, placement secret, classement.

option-combat = Combats
    .about = Avec quoi se règlent combats et poursuites.
value-combat-cards = Cartes
    .about = Les combats se règlent avec les cartes de la pioche de chaque camp.
value-combat-dice = Dés
    .about = Un dé par carte de combat ; les pioches s’épuisent alors moins vite.

option-edition = Édition
    .about = Lequel des deux textes des règles est suivi là où ils diffèrent.
value-edition-en = Anglaise
    .about = Le texte anglais, le plus récent.
value-edition-fr = Française
    .about = Le texte français.

option-counter-order = Contre-ordre
    .about = Quels événements Contre-ordre peut annuler.
value-counter-order-operations = En opérations
    .about = Carte verte, il ne répond qu’aux événements de la phase d’opérations.
value-counter-order-any = À tout moment
    .about = Il répond aussi aux événements de la phase d’initiative.

option-vedettes = Vedettes
    .about = Si des corps amis arrêtent les vedettes qui les rejoignent.
value-vedettes-stop = Arrêt
    .about = Les vedettes s’arrêtent en rejoignant des corps amis, comme les corps.
value-vedettes-pass = Passage
    .about = Les vedettes dépassent les corps amis, comme dans Napoléon 1807.

# Terrain, armes, pavés

terrain-clear = dégagé
terrain-wooded = boisé
terrain-citadel = citadelle
terrain-fortified = ville fortifiée

kind-corps = corps
kind-commander = commandant
kind-vedette = vedette

colour-red = rouge
    .when = dès la pioche
colour-blue = bleu
    .when = en phase d’initiative
colour-green = vert
    .when = en opérations
colour-white = blanche
    .when = jamais en main

# Quand un événement peut se jouer

moment-draw = dès la pioche
moment-initiative = en phase d’initiative
moment-enemy-operation = quand l’ennemi ouvre une opération
moment-own-manoeuvre = quand votre pile se met en marche
moment-enemy-manoeuvre = quand une pile ennemie se met en marche
moment-any-manoeuvre = quand une pile se met en marche
moment-own-march = pendant la marche de votre pile
moment-own-entry = quand votre pile rejoint des amis
moment-enemy-entry = quand une pile ennemie entre dans une zone
moment-enemy-march-end = quand une marche ennemie est finie
moment-combat = au début d’un combat
moment-retreat = pendant la retraite et la poursuite
moment-own-operation-end = quand votre opération est finie
moment-answer = en réponse à un événement ennemi
