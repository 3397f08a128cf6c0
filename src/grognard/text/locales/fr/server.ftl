### Le serveur : ce qu’il dit lui-même. Deux titres : les tables ; les personnes et leurs demandes.

### People and requests

guest-name = Invité { $number }

problem-malformed =
    { $where ->
        [nowhere] La demande est illisible.
       *[other] La demande est illisible : « { $where } » n’est pas comme il faut.
    }
problem-input = Cela ne peut être accepté.
problem-media = Le serveur attend ici du JSON, ou un fichier envoyé par un formulaire.
problem-too-large = C’est trop volumineux pour le serveur.
problem-unknown-path = Il n’y a rien à cette adresse.
problem-method = Cela ne se fait pas à cette adresse.
problem-csrf = Cette demande ne vient pas d’une page de ce site. Rechargez la page, puis recommencez.
problem-session = Votre session est terminée. Rechargez la page pour continuer en invité, ou connectez-vous de nouveau.
problem-too-many =
    { $seconds ->
        [one] Trop de demandes : attendez { $seconds } seconde.
       *[other] Trop de demandes : attendez { $seconds } secondes.
    }
problem-busy = Quelqu’un d’autre a été plus rapide d’un instant. Regardez de nouveau, puis recommencez.
problem-storage = Le serveur n’atteint pas ses archives. Rien n’est perdu, rien de nouveau n’a été conservé : recommencez dans un instant.
problem-internal = Le serveur a commis une erreur. Elle est notée ; rien de ce qui a été confirmé n’est perdu.
problem-unknown-game = Ce jeu n’existe pas ici.
problem-unknown-scenario = Ce jeu n’a pas ce scénario.
problem-unknown-rule = Le livre de règles n’a pas cette règle.

problem-name-taken = Un autre compte porte déjà ce nom.
problem-name-empty = Un nom a au moins une lettre.
problem-has-account = Vous avez déjà un compte.
problem-email = Ce n’est pas une adresse électronique.
problem-webhook = Cette adresse ne peut être appelée : elle doit commencer par https:// ou http:// et mener à un serveur public.
problem-sign-in = Aucun compte n’a ce nom et ce mot de passe.
problem-password-wrong = Ce n’est pas votre mot de passe.
problem-password-short = Le mot de passe est trop court : { $least } caractères au moins.
problem-password-common = Ce mot de passe est de ceux que l’on essaierait d’abord. Choisissez-en un autre.
problem-password-name = Le mot de passe ne doit pas être votre nom.

# Messages qui disent à qui de jouer

notice-subject = À vous de jouer : { $table }
notice-body = C’est à vous de jouer à la table « { $table } » ({ $game }).
notice-link = La table : { $url }
notice-why = Vous recevez ce message parce que vous l’avez demandé sur la page de votre compte, où vous pouvez aussi l’arrêter.

# Pages que le serveur fait lui-même

page-not-built-title = Le client n’est pas construit
page-not-built = Le serveur fonctionne, mais ses pages manquent. Sur la machine où Grognard est installé, lancez « make setup », puis rechargez cette page.

### Games

computer-scripted = Selon le manuel
    .about = Joue par règles de métier, comme un débutant appliqué. Il ne voit que ce que son camp peut voir.
computer-random = Au hasard
    .about = Prend n’importe quelle option permise par les règles. De quoi essayer une première charge.

facts-areas = Zones et connexions
facts-blocks = Pavés
facts-cards = Cartes
facts-events = Événements
facts-scenarios = Scénarios
facts-tables = Tables des règles

### Tables

# Listes et en-têtes de tables

table-option = { $option } : { $value }
turn-waiting = On attend des joueurs
turn-mine = À vous de jouer
turn-of = On attend : { $seat }
turn-secret-mine = À vous de choisir en secret
turn-secret = Les camps choisissent en secret
seats-free = La partie commencera quand toutes les places seront prises.
result-over = La partie est finie.
result-resigned = { $seat } : abandon.
result-time = { $seat } : temps écoulé.
result-agreed = Les joueurs sont convenus d’arrêter la partie.
result-record = La partie enregistrée s’arrête ici.
offer-draw = { $seat } : propose d’arrêter la partie d’un commun accord
offer-undo = { $seat } : demande à reprendre son dernier choix

# Les chiffres d’un propriétaire

figures-change =
    { $number ->
        [one] { $file } : { $number } entrée ({ $entries })
       *[other] { $file } : { $number } entrées ({ $entries })
    }

# Problèmes

problem-unknown-table = Cette table n’existe pas.
problem-unknown-seat = Cette table n’a pas cette place.
problem-unknown-invitation = Cette invitation ne mène nulle part : peut-être a-t-elle été copiée en partie seulement.
problem-unknown-option = Cela ne fait pas partie des choix du moment.
problem-unknown-computer = Ce joueur automatique n’existe pas.
problem-unknown-data = Vous n’avez pas de tels chiffres pour ce jeu.
problem-unknown-moment = La partie n’a pas ce moment.
problem-stale = La position a changé entre-temps. Regardez de nouveau la table, puis choisissez.
problem-refused = Les règles ne le permettent pas.
problem-not-your-seat = Ce n’est pas votre place.
problem-seat-taken = Quelqu’un d’autre a pris cette place.
problem-sits-already = Vous êtes déjà à cette table.
problem-by-invitation = Cette place est gardée pour une personne invitée.
problem-waiting = La partie n’a pas commencé : une place est encore libre.
problem-over = Cette partie est finie.
problem-frozen = Cette table a été faite sous des règles que ce serveur n’a plus. On ne peut y jouer ici ; son fichier se télécharge toujours.
problem-seats-wrong = Chaque place doit être donnée une fois. Les places sont : { $seats }.
problem-option-wrong = Le jeu n’a pas cette option, ou l’option n’a pas cette valeur.
problem-clock-empty = Une pendule doit indiquer un temps.
problem-seed = Sur ce serveur, personne ne choisit le hasard d’une partie.
problem-too-many-tables = Vous avez { $most } tables en cours. Terminez-en d’abord quelques-unes.
problem-no-undo = Il n’y a rien à reprendre.
problem-no-offer = Cette proposition n’existe pas, ou n’existe plus.
problem-computer-plays-on = L’ordinateur n’accepte pas d’arrêter une partie avant son terme. Vous pouvez abandonner.
problem-say-empty = Cette ligne est vide.
problem-eyes-later = Ce que sait l’autre camp se montre quand la partie est finie.
problem-record-damaged = Ce n’est pas le fichier d’une partie que l’on puisse rejouer. { $why }
problem-record-game = Ce fichier est celui d’un jeu que ce serveur n’a pas.
problem-record-rules = Cette partie fut jouée sous les règles { $theirs } ; ce serveur a les règles { $ours }.
problem-record-sealed = La graine de cette partie est encore scellée : le fichier date d’avant la fin.
problem-record-seed = La graine de ce fichier n’est pas celle qui fut promise au début.
problem-record-data = Cette partie s’est jouée avec les chiffres « { $name } ». Envoyez-les d’abord.
problem-figures-file = Des chiffres sont un fichier finissant par .toml, ou une archive .zip de tels fichiers.
problem-figures-archive = Cette archive est illisible, ou contient trop.
problem-figures-name = « { $name } » n’est pas un fichier de chiffres d’un jeu d’ici.
problem-figures-wrong = Ces chiffres ne passent pas les contrôles du jeu. { $why }
problem-too-many-figures = Vous avez déposé des chiffres { $most } fois : on n’en garde pas davantage.

# Ce qui ne va pas dans un fichier envoyé

record-flaw-line = { $file }, ligne { $line } : à partir d’ici, rien n’est lisible.
record-flaw-large = { $file } : un nombre y est trop grand, ou une liste trop profonde.
record-flaw-kind = { $file } : ce fichier n’a pas été écrit par Grognard.
record-flaw-format = { $file } : il est écrit dans un autre format que le format { $ours }, que lit ce serveur.
record-flaw-twice = { $file } : « { $field } » y figure deux fois.
record-flaw-field = { $file } : « { $field } » manque, ou ne peut être.
record-flaw-entry = { $file } : la décision { $number } est abîmée.
record-flaw-define = { $file } : son scénario ou ses options n’existent pas.
record-flaw-refused = { $file } : la décision { $number }, « { $text } », ne peut s’y prendre. { $why }
record-flaw-position = { $file } : il finit dans une autre position que celle où il fut écrit.
figures-flaw-text = { $file } : ce n’est pas du texte en UTF-8.
figures-flaw-line = { $file }, ligne { $line } : ce n’est pas du TOML.
figures-flaw-file = { $file } : quelque chose ne va pas dans ce fichier.
figures-flaw-entry = { $file }, entrée « { $entry } » : quelque chose n’y va pas.
figures-flaw-field = { $file }, entrée « { $entry } » : « { $field } » manque, est inconnu, ou ne peut être.
figures-flaw-range = { $file }, entrée « { $entry } » : « { $field } » doit être compris entre { $low } et { $high }.
