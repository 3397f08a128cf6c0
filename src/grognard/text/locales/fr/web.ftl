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
length-minutes = { $low } à { $high } minutes
length-hours =
    { $low } h{ $lowHalf ->
        [0] { "" }
       *[other] { " " }30
    } à { $high } h{ $highHalf ->
        [0] { "" }
       *[other] { " " }30
    }
card-level = Niveau : { $level }
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
table-frozen = Cette partie a été commencée sous des règles que ce serveur n’a plus : seuls restent son fichier et sa conversation.
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

## Une nouvelle table

new-name = Nouvelle partie
new-title = Nouvelle partie : { $scenario }
new-unknown = Il n’y a pas de tel scénario.
new-scenario = Le scénario
new-seats = Les places
new-rules = Les règles
new-clock = Combien de temps chacun a pour décider
new-more = Encore
new-summary = La partie que vous préparez
new-chosen = { $name } : { $value }
new-begin = Commencer
new-who = Qui joue
new-who-me = moi
new-who-me-about = Vous. Si vous tenez plusieurs places, on joue à cet écran, à tour de rôle.
new-who-computer = l’ordinateur
new-who-invite = sur invitation
new-who-invite-about = Qui recevra votre lien. Vous le trouverez à la table et parmi vos parties.
new-who-open = place ouverte
new-who-open-about = Le premier venu. La table figure parmi les tables ouvertes.
new-computer = Lequel
new-table-title = Titre de la table
new-table-title-hint = Facultatif : pour la reconnaître entre plusieurs.
new-figures-ours = Ceux de Grognard
new-figures-hint = Vous possédez le jeu ? On peut jouer avec les chiffres de votre exemplaire.
new-figures-add = Les apporter
clock-none = Aucune
clock-none-about = Chacun prend son temps.
clock-days = Des jours par décision
clock-days-about = Pour jouer par correspondance.
clock-days-amount = Jours par décision
clock-total = Un temps total
clock-total-about = Pour jouer d’une traite, ou en tournoi. Qui dépasse son temps a perdu.
clock-total-amount = Minutes par joueur

## Les règles

rules-title = Règles de { $game }
rules-lead = Chaque règle, dite avec nos mots. Les questions posées en jeu, les refus et les lignes du journal y renvoient.
rules-game = Jeu
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune règle
        [one] Une règle
       *[other] { $count } règles
    }{ $terms ->
        [0] { "" }
        [one] { " " }et un terme
       *[other] { " " }et { $terms } termes
    }
rules-none = Rien de tel dans ces règles. Essayez un seul mot, ou un mot plus court.
rules-chapters = Chapitres
rules-link = Lien vers la règle
rules-see = Voir aussi :
rules-unknown = Il n’y a pas de règle « { $rule } » dans ce livret.
glossary = Glossaire
glossary-text = Les mots des règles, dans les deux langues.
glossary-fr = Français
glossary-en = Anglais
facts = D’où viennent les chiffres
facts-text = Une partie des chiffres d’un jeu n’est publiée nulle part. Chacun des nôtres porte donc son origine ; le propriétaire du jeu peut y substituer ceux de son exemplaire.
facts-file = Données
facts-share = En proportion

## Le compte

account-title = Votre compte
account-guest = Vous jouez en invité : rien à remplir, et vos parties restent dans ce navigateur. Un compte les garde et vous les rend ailleurs.
account-own = { $name }, vos parties vous suivent partout où vous vous connectez.
account-register = Ouvrir un compte
account-register-text = Toutes vos parties d’invité y entrent.
account-register-do = Ouvrir le compte
account-sign-in = Se connecter
account-sign-in-text = Vous avez déjà un compte. Les parties de cet invité vous suivront.
account-sign-in-do = Se connecter
account-name = Nom
account-password = Mot de passe
account-password-hint = Dix caractères au moins. Une phrase fait l’affaire.
account-email = Adresse électronique
account-email-optional = Adresse électronique (facultative)
account-me = Vous
account-name-shown = Nom à la table
account-name-hint = C’est aussi celui avec lequel vous vous connectez.
account-sign-out = Se déconnecter
account-signed-out = Vous êtes déconnecté.
account-made = Votre compte est ouvert, { $name }.
account-entered = Vous êtes connecté, { $name }.
account-forget = Supprimer ce compte
account-forget-text = Votre nom, votre adresse et votre mot de passe sont effacés, pour toujours. Les parties restent à vos adversaires, sans votre nom.
account-forget-do = Supprimer définitivement
account-forgotten = Le compte est supprimé.
save = Enregistrer
saved = Enregistré.
notices-title = Quand vient mon tour
notices-text = Le titre de la page le dit toujours. On peut aussi vous prévenir :
notices-sound = par deux coups de tambour
notices-listen = Écouter
notices-browser = par une notification du navigateur
notices-browser-unsupported = Ce navigateur ne connaît pas les notifications.
notices-browser-denied = Ce navigateur les refuse à ce site : autorisez-les dans ses réglages.
notices-email = par un courriel
notices-webhook = Par un webhook (adresse https)
notices-webhook-hint = Un message y est envoyé à chaque tour, par exemple vers un salon de discussion. Laissez vide pour n’en recevoir aucun.
figures-title = Mes chiffres
figures-text = Vous possédez un jeu ? Apportez les chiffres de votre exemplaire, dans un dossier compressé : seulement les entrées qui diffèrent des nôtres. Ils sont vérifiés, ne servent qu’à vos tables, et la table l’indique.
figures-file = Choisir l’archive zip du dossier…
figures-hint = Ce qui est public et ce que nous avons reconstruit :
figures-facts = d’où viennent les chiffres
figures-done =
    « { $name } » : { $count ->
        [0] aucune différence avec nos chiffres.
        [one] des différences dans un fichier.
       *[other] des différences dans { $count } fichiers.
    }
figures-mine = Ce que vous avez apporté
figures-one =
    { $name }, { $count ->
        [0] sans différence
        [one] des différences dans un fichier
       *[other] des différences dans { $count } fichiers
    }
record-title = Revoir une partie
record-text = Le fichier d’une partie, téléchargé d’une table d’ici ou d’ailleurs, se rejoue décision par décision.
record-file = Choisir le fichier de la partie…
uploading = Envoi en cours…

## À propos

about-title = À propos de Grognard
about-lead = Des jeux de campagne napoléoniens, par leurs règles complètes, dans un navigateur : contre l’ordinateur, à deux devant un écran ou par correspondance.
about-rules = Le serveur applique chaque règle et n’en laisse passer aucune ; chaque question, chaque refus et chaque chiffre cite la sienne. Les règles sont expliquées avec nos mots, en français et en anglais.
about-publishers = Grognard n’a aucun lien avec les auteurs ni les éditeurs de ces jeux. Aucun texte, aucune illustration, aucune carte n’en est repris : tout est dit et dessiné par nous. Pour les chiffres exacts, achetez les jeux : ils le valent.
about-luck = Un hasard honnête
about-luck-sealed = Avant la première décision, le serveur tire une graine de 256 bits, la garde sous scellés et publie son empreinte : l’engagement, que chaque table affiche.
about-luck-opened = À la fin de la partie, la graine est révélée. Chacun peut vérifier dans la page, d’un clic, qu’elle répond à l’engagement et que chaque tirage en découle.
about-luck-draws = Le tirage numéro k est une empreinte BLAKE2 de k, avec la graine pour clef : rien de ce que font les joueurs, ni le serveur, ne peut le changer en cours de partie.
about-secrets = Ce qui est caché le reste
about-secrets-text = Une page ne reçoit que ce que sa place a le droit de savoir. Il n’y a rien à trouver dans le navigateur que l’adversaire voudrait taire, et l’ordinateur joue avec ce que verrait un joueur assis à sa place.
about-maps = Les cartes
about-maps-text = Les cartes sont dessinées par nous, à partir de sources libres.
about-facts = D’où viennent les chiffres de { $game }
about-licences = Licences
about-licences-text = Grognard est un logiciel libre, sous licence MIT. Il repose sur le travail d’autres :
about-typefaces = Caractères
about-client = Dans la page
about-server = Sur le serveur
