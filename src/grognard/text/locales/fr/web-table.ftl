### Les mots de la table et de la relecture. Ceux des autres pages sont dans web.ftl.

## La table

table-home = Accueil de Grognard
table-loading = Un instant…
table-close = Fermer
table-again = Réessayer
table-to-tables = Mes parties
table-turn = Tour { $turn } sur { $last }
table-labelled = { $label } : { $text }
table-offline = Hors ligne : nouvel essai…
table-title-yours = À vous ! { $name }
table-notice = À vous de jouer : { $name }
table-sound = Tambour quand c’est à vous
table-sound-on = Le tambour bat quand c’est à vous
table-sound-off = Pas de tambour
table-panel = Ordres et papiers
table-tabs = Papiers
table-tab-orders = Ordres
table-tab-hand = Main
table-tab-armies = Armées
table-tab-log = Journal
table-tab-talk = Causerie
table-tab-affairs = Partie
table-tab-fresh = (du nouveau)

## La question

table-yours = À vous, { $side }
table-yours-nobody = À vous de décider
table-theirs = { $side } : à l’adversaire de décider
table-theirs-seen = Camp qui décide : { $side }
table-wait = On attend
table-over = La partie est finie
table-rule = Règle { $rule }
table-preview = Ce que donnerait : { $label }
table-not-now =
    { $count ->
        [one] Une chose est refusée maintenant
       *[other] { $count } choses sont refusées maintenant
    }
table-undo = Reprendre ce coup
table-undo-ask = Demander à reprendre
table-undo-asked = L’adversaire est prié d’accepter la reprise.
table-stale = La question a changé entre-temps : voici la nouvelle.
table-plan-stopped = La suite n’est plus possible : la marche s’arrête ici, à vous de voir.
table-spectator = Vous regardez : vous voyez ce que voient les deux camps.
table-frozen = Cette partie suit des règles que ce serveur n’a plus. Elle ne peut plus être jouée ; son fichier reste à vous.

## La carte

table-map = Carte
table-map-keys = Carte : les flèches la déplacent, plus et moins l’agrandissent ou la réduisent, zéro la montre entière
table-map-offers = On peut : { $deeds }
table-zoom = Échelle
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Toute la carte
table-bridge = Pont sur : { $river }
table-legend = Légende et sources de la carte
table-past = Un moment passé : tour { $turn }, { $date }
table-past-now = Revenir au présent

## Prévisions

table-odds-win = victoire
table-odds-draw = égalité
table-odds-lose = défaite
table-odds-mine = Vous
table-odds-theirs = L’ennemi
table-odds-cards = Cartes de combat
table-odds-losses = Pertes attendues
table-odds-fatigue = Fatigue attendue
table-odds-margins = Pertes infligées moins pertes subies
table-odds-margin = Écart { $margin } : { $chance }
table-odds-told = { $label } : victoire { $win }, égalité { $draw }, défaite { $lose }

## Main, armées, cartes

table-in-force = Cartes en vigueur
table-hand =
    { $count ->
        [0] Pas de carte en main
        [one] Une carte en main
       *[other] { $count } cartes en main
    }, { $deck } dans la pioche, { $discard } dans la défausse
table-no-hands = Cette partie se joue sans main de cartes.
table-card-colour =
    { $colour ->
        [red] rouge
        [blue] bleue
       *[green] verte
    }
table-outcomes = Sur la table
table-tracks = Pistes

## Journal et causerie

table-log-empty = Rien ne s’est encore passé.
table-log-turn = Tour { $turn }
table-log-look = Voir la carte à ce moment
table-log-earlier =
    { $count ->
        [one] Une ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
table-talk-none = Personne n’a encore rien dit.
table-talk-say = Dire quelque chose
table-talk-send = Envoyer
table-talk-spectator = spectateur
table-news = Depuis votre dernier tour
table-news-show =
    { $count ->
        [one] Revoir
       *[other] Revoir { $count } opérations
    }
table-news-back = Pas précédent
table-news-next = Pas suivant
table-news-play = Lire
table-news-pause = Pause
table-news-end = À moi de jouer

## La partie

table-seats = Les joueurs
table-seat-free = place libre
table-seat-me = (vous)
table-here = présent
table-away = absent
table-computer = ordinateur
table-clock-days = { $days } j { $hours } h
table-data = Avec les chiffres du propriétaire : { $name }
table-affairs = Affaires
table-draw-offer = Proposer la nulle
table-resign = Abandonner…
table-resign-sure = Abandonner vraiment ? La partie sera perdue.
table-resign-yes = Oui, abandonner
table-resign-no = Non, continuer
table-offer-accept = Accepter
table-offer-refuse = Refuser
table-offer-withdraw = Retirer
table-hold = Pas de carte pour moi ce tour-ci
table-hold-about = Les cartes ne vous sont plus proposées jusqu’à la fin du tour ; l’adversaire n’en voit rien.
table-record = Compte rendu
table-record-get = Télécharger le fichier
table-replay = Relire la partie
table-fair = Un sort loyal
table-fair-about = Le hasard de toute la partie suit d’une graine scellée avant le premier tour. Cette empreinte l’engage ; à la fin, la graine est révélée et votre navigateur la vérifie lui-même.
table-fair-over = La partie est finie : la graine est révélée. Votre navigateur peut vérifier lui-même qu’elle était engagée et que chaque tirage en découle.
table-fair-commitment = Empreinte :
table-fair-seed = Graine :
table-fair-check = Vérifier dans cette page
table-fair-sealed = La graine reste scellée jusqu’à la fin de la partie.
table-fair-good =
    { $draws ->
        [one] Tout est juste : la graine est bien celle qui fut engagée, et l’unique tirage en découle.
       *[other] Tout est juste : la graine est bien celle qui fut engagée, et les { $draws } tirages en découlent.
    }
table-fair-broken = La graine n’est pas celle qui fut engagée au début.
table-fair-wrong = Des tirages ne découlent pas de la graine : { $draws }

## Attendre, passer l'écran

table-waiting = On attend un adversaire
table-waiting-invite = Place libre : { $seat }. Envoyez ce lien à qui doit la prendre.
table-waiting-open = Place libre : { $seat }. La table est ouverte à qui voudra.
table-waiting-about = La partie commence dès que toutes les places sont prises ; cette page le saura d’elle-même.
table-invitation = Lien d’invitation
table-copy = Copier
table-copied = Copié
table-share = Partager…
table-hand-over = Passez l’écran : { $seat }
table-hand-over-about = Rien de l’autre camp n’est plus affiché. Ne continuez que si vous êtes seul devant l’écran.
table-hand-over-take = Montrer la table : { $seat }

## Règles

table-rule-none = Cette règle n’a pas d’explication.
table-rule-see = Voir aussi :
table-rule-page = Dans le livret de règles

## Ennuis

table-trouble-title-unknown_table = Cette table n’existe pas
table-trouble-title-forbidden = Cette table n’est pas pour vous
table-trouble-title-not_your_seat = Cette place n’est pas la vôtre
table-trouble-title-frozen = Une partie figée
table-trouble-title-unreachable = Le serveur ne répond pas
table-trouble-title-other = La table ne s’ouvre pas
table-trouble-unreachable = Le serveur ne répond pas. Tout ce qui a été confirmé est conservé ; nouvel essai dès qu’il revient.
table-trouble-other = Cela n’a pas abouti. Réessayez dans un instant.

## Aide

table-help = Touches
table-help-about = Tout se joue à la souris, au doigt ou au clavier. Ce qui est cerclé d’ambre se laisse cliquer ; un cercle en tirets demande plusieurs pas.
table-key-digits = la réponse de ce numéro
table-key-tab = d’un élément à l’autre
table-key-orders = aux réponses
table-key-map = à la carte, de lieu en lieu
table-key-arrows = sur la carte : le lieu voisin
table-key-lit = sur la carte : prochain lieu cerclé, précédent
table-key-shift = Maj + flèches
table-key-pan = déplacer la carte
table-key-zoom = agrandir, réduire, toute la carte
table-key-tabs = main, armées, journal, causerie, partie
table-key-undo = reprendre, ou demander à reprendre
table-key-escape-name = Échap
table-key-escape = fermer ; revenir au présent
table-key-help = ces touches

## Relecture

replay-title = Relecture : { $name }
replay-eyes = Avec les yeux de
replay-eyes-public = tout le monde
replay-eyes-all = l’historien, qui sait tout
replay-step = Pas
replay-step-decision = décision
replay-step-operation = opération
replay-step-turn = tour
replay-course = Cours de la partie
replay-moment = Moment { $n } sur { $last }, tour { $turn }
replay-first = Au début
replay-back = En arrière
replay-play = Lire
replay-pause = Pause
replay-next = En avant
replay-last = À la fin
replay-link = Copier le lien vers ce moment
replay-points = Points de victoire au fil de la partie
replay-points-at = Tour { $turn } : { $points } points
replay-swings = Tournants
replay-swing = Tour { $turn } : { $change } points. { $text }
replay-swings-none = Les points n’ont pas encore bougé.
replay-tab-log = Journal
replay-tab-armies = Armées
replay-tab-hand = Cartes
replay-tab-luck = Hasard
replay-to-table = À la table
replay-key-play = lire ou arrêter
replay-key-arrows = un pas en arrière, en avant
replay-key-turns = un tour en arrière, en avant
replay-key-ends = au début, à la fin
replay-key-space = Espace
replay-key-shift = Maj + ← →
replay-key-home = Début  Fin
