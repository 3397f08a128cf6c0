### Le client de terminal : tout ce qu’il dit de lui-même, quel que soit le jeu.

# Le début

welcome-option = { $option } : { $value }.
welcome-players = Joueurs : { $seats }.
welcome-seat = { $seat } ({ $player })
player-human = à ce terminal
player-computer = l’ordinateur
welcome-sealed = Le hasard de cette partie est scellé. À la fin, sa graine est montrée et chaque tirage se vérifie. Le sceau :
welcome-help = Répondez par un numéro ou par des mots. Tapez aide pour les commandes, « ? » pour la règle en jeu.
welcome-back =
    { $number ->
        [one] La partie reprend après { $number } décision.
       *[other] La partie reprend après { $number } décisions.
    }

# Entre les questions

news = Depuis votre dernière décision
news-more =
    { $number ->
        [one]   … { $number } ligne plus ancienne : journal la montre
       *[other]   … { $number } lignes plus anciennes : journal les montre
    }
taken-only = { $question } { $option } (seule réponse).
taken-card = Vous n’avez pas de carte pour ce moment.
taken-held = Vos cartes sont gardées.
thinking = L’ordinateur réfléchit …
hand-over = Passez l’écran à : { $player }. Tapez Entrée quand personne d’autre ne regarde.
hand-over-read = Tapez Entrée pour passer l’écran.

# Réponses

answer-no = non n no
answer-several = « { $typed } » peut être { $numbers } : dites lequel.
answer-number = Tapez un numéro de 1 à { $last }.
answer-hint = Tapez le numéro d’un choix, ou aide.
undone = Repris.

# Commandes : que taper, comment s’en servir, ce qu’elles font

command-table = situation
    .form = situation
    .about = tout ce qui est sur la table : points, zones, pavés
command-map = plan
    .form = plan
    .about = la carte, dessinée
command-roads = routes
    .form = routes ZONE
    .about = les connexions d’une zone
command-hand = main
    .form = main
    .about = vos cartes
command-army = armée
    .form = armée
    .about = les deux ordres de bataille, tels que vous pouvez les connaître
command-log = journal
    .form = journal [N]
    .about = les dernières lignes du journal
command-why = pourquoi
    .form = pourquoi RÉPONSE
    .about = pourquoi une réponse est refusée
command-undo = reprendre
    .form = reprendre
    .about = reprend votre dernière décision, si rien n’a été appris depuis
command-auto = auto
    .form = auto oui|non|toujours
    .about = si les questions à réponse unique sont répondues pour vous
command-hold = garder
    .form = garder
    .about = aucune carte ne vous est proposée jusqu’à la fin du tour ; encore une fois pour y mettre fin
command-save = sauver
    .form = sauver [FICHIER]
    .about = enregistre la partie
command-data = données
    .form = données
    .about = d’où viennent les chiffres, et lesquels sont de nous
command-help = aide
    .form = aide
    .about = cette liste
command-quit = quitter
    .form = quitter
    .about = quitte la partie, en l’enregistrant si un fichier est indiqué

help-answer = À une question : le numéro d’un choix, ou ses mots, ou le nom de la zone, du pavé ou de la carte dont il parle.
help-rule = la règle en jeu ; « ? » et l’identifiant d’une règle, une carte, un pavé ou une zone : ce que c’est
help-blocks = [Soult 7+1 ••] est un pavé à activer, avec 7 points d’infanterie, 1 de cavalerie et 2 de fatigue ; entre parenthèses, il est activé ; suivi d’un point d’exclamation, sa fatigue lui pèse ; un point d’interrogation, et l’ennemi le tient caché.

explain-nothing = Rien n’est demandé. « ? » et l’identifiant d’une règle, une carte, un pavé ou une zone dit ce que c’est.
explain-see = Voir aussi { $rules }.
explain-unknown = Il n’y a ni règle, ni carte, ni pavé, ni zone « { $what } ».
explain-close = Peut-être : { $rules }
why-what = Dites ce que vous aimeriez faire : pourquoi, puis la réponse.
why-offered = C’est possible : { $numbers }.
roads-which = Dites de quelle zone : routes ZONE.
roads-where = Il n’y a pas de zone « { $what } » : tapez routes et le nom d’une zone.
log-empty = Il ne s’est encore rien passé.
log-number = « { $what } » n’est pas un nombre de lignes.

auto-on = Les questions à réponse unique sont répondues pour vous.
    .words = oui on
auto-off = Tout vous est demandé, même quand il n’y a rien à choisir.
    .words = non off
auto-always = Les questions à réponse unique sont répondues pour vous même quand l’autre joueur est assis ici : cela peut révéler que vous n’aviez pas le choix.
    .words = toujours always
auto-what = Actuellement : { $mode } Tapez auto oui, auto non ou auto toujours.
hold-on = Aucune carte ne vous est proposée jusqu’à la fin de ce tour. Tapez garder pour y mettre fin.
hold-off = Les cartes vous sont de nouveau proposées.

save-where = Dites où : sauver FICHIER.
save-exists = Il y a déjà un fichier { $file }. Tapez la même commande encore une fois pour l’écraser, ou un autre nom.
save-failed = { $file } ne peut être écrit : { $why }
saved = Enregistré dans { $file }.
quit-unsaved = La partie n’est pas enregistrée. Tapez sauver FICHIER, ou encore une fois quitter pour l’abandonner.
left-unsaved = La partie a été quittée sans être enregistrée : il n’y avait pas où.

# La fin

end-title = La fin
end-won = { $winner } ont gagné : { $ending }.
end-nobody = Personne n’a gagné : { $ending }.
end-seed = Le hasard est descellé : sa graine, et le sceau qu’elle portait.
end-verify = Pour vérifier que chaque tirage découle de la graine : grognard verify { $file }
end-save-to-verify = Tapez sauver FICHIER ; ensuite, grognard verify FICHIER vérifie que chaque tirage découle de la graine.
end-look = Vous pouvez encore regarder : situation, plan, armée, journal, sauver FICHIER ; quitter pour partir.
end-only-commands = La partie est finie ; il ne reste que les commandes. Tapez aide pour les voir.
