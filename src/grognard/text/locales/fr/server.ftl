### Le serveur : ce qu’il dit lui-même. Deux titres : les tables ; les personnes et leurs demandes.

### People and requests

guest-name = Invité { $number }

problem-malformed =
    { $where ->
        [nowhere] La demande est illisible.
       *[other] La demande est illisible : « { $where } » n’est pas comme il faut.
    }
problem-input = Cela ne peut être accepté : { $what }
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
