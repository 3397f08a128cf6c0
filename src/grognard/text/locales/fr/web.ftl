### Les mots du client, sauf ceux de la table et de la relecture, qui sont dans web-table.ftl.

## Le cadre de toutes les pages

title = { $page } · Grognard
title-home = Grognard, les campagnes de Napoléon
title-waiting = ({ $count }) { $title }
skip = Aller au contenu
nav = Menu
nav-tables = Mes parties
nav-tables-none = Parties
nav-waiting =
    { $count ->
        [one] Une partie attend votre décision
       *[other] { $count } parties attendent votre décision
    }
nav-rules = Règles
nav-account = Votre compte :
nav-sign-in = Se connecter
nav-about = À propos
nav-language = Langue
footer = Grognard est un logiciel libre, sans lien avec les éditeurs de ces jeux.
server-away = Le serveur ne répond pas. La page réessaie d’elle-même ; tout ce qui a été confirmé est conservé.
server-back = Le serveur répond de nouveau.
server-trouble = Le serveur n’a pas pu vous reconnaître.
notice-your-turn = À vous de jouer : { $table }
again = Réessayer
loading = Un instant…
trouble-unreachable = Le serveur ne répond pas. Vérifiez votre connexion ; la page réessaie d’elle-même.
trouble-failed = Cela n’a pas abouti. Réessayez ; si rien ne change, rechargez la page.
lost-title = Cette page n’a pas pu être chargée
lost-text = Le serveur est injoignable, ou une version plus récente l’a remplacé. Aucune partie n’est perdue.
lost-reload = Recharger la page
missing-title = Il n’y a rien à cette adresse
missing-text = Le lien est incomplet, ou la page a changé de place.
missing-home = Voir les jeux et leurs scénarios

## L'accueil

home-title = Les campagnes de Napoléon, par leurs règles complètes
home-lead = Choisissez un scénario : le plateau s’ouvre aussitôt, et tout ce qui s’allume se joue. Contre l’ordinateur, à deux devant cet écran ou avec un ami au loin ; il ne faut pas de compte.
home-mine = Mes parties en cours
home-mine-all = Toutes mes parties ({ $count })
home-open = Tables ouvertes
home-later = En préparation
home-later-text = Ces jeux ne se jouent pas encore ici.
game-rules = Règles de { $game }
card-picture = Carte du théâtre, les deux armées en place : { $scenario }
card-learning = Pour une première partie
card-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
card-minutes = { $low } à { $high } minutes
card-hours = { $low } à { $high } heures
card-level = Niveau { $level }
card-auction = Les camps seront attribués aux enchères, au début de la partie.
card-more = Autres choix…
card-more-for = Autres choix pour « { $scenario } »
play-computer = Contre l’ordinateur
play-here = À deux à cet écran
play-invite = Inviter par un lien
armies = Les armées
armies-yours = Vous commandez
army-figures =
    { $corps ->
        [one] { $corps } corps
       *[other] { $corps } corps
    }, { $strength ->
        [one] { $strength } point de force
       *[other] { $strength } points de force
    }

## Les tables

tables-title = Mes parties
tables-none = Vous n’avez pas encore de partie.
tables-choose = Choisir un scénario
tables-guest = Vous jouez en invité : vos parties ne sont connues que de ce navigateur.
tables-guest-account = Les garder avec un compte
tables-turn = À vous de jouer
tables-waiting = En attente des autres
tables-over = Terminées
tables-joinable = Tables ouvertes
tables-joinable-none = Personne ne cherche d’adversaire en ce moment.
table-your-turn = À vous de jouer
table-frozen = Cette partie a été commencée sous d’anciennes règles : on peut la regarder, non la poursuivre.
table-figures = Chiffres du propriétaire : { $name }
table-sit = Prendre la place : { $seat }
table-play = Jouer
table-open = Ouvrir
table-replay = Revoir
seat-line = { $seat } : { $who }
seat-me = vous
seat-here = à cet écran
seat-computer = l’ordinateur
seat-free = place libre
seat-invited = invitation envoyée
seat-present = présent
seat-clock =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes }
        }
       *[other] { $days } j { $hours } h
    } à la pendule
invitation-for = Lien pour { $seat }
copy = Copier
copied = Lien copié
copy-yourself = Le lien est sélectionné : copiez-le vous-même.

## L'invitation

join-name = Une invitation
join-title = Une invitation : { $table }
join-lead = { $host } vous invite à jouer à { $game }.
join-lead-nobody = Vous êtes invité à jouer à { $game }.
join-option = { $name }. { $about }
join-mine = Vous êtes déjà à cette table.
join-open = Ouvrir la table
join-taken = Toutes les places sont prises.
join-watch = Regarder la partie
join-your-name = Votre nom à la table
join-no-account = Il ne faut pas de compte.
join-take = Prendre la place : { $seat }
join-take-any = Prendre la place
clock = Pendule
clock-none-set = Aucune : chacun prend son temps.
clock-days-set =
    { $amount ->
        [one] Un jour par décision.
       *[other] { $amount } jours par décision.
    }
clock-total-set =
    { $amount ->
        [one] Une minute par joueur pour toute la partie.
       *[other] { $amount } minutes par joueur pour toute la partie.
    }
figures = Chiffres
