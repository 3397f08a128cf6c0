### Ce dont tout jeu a besoin : listes, refus et règles du moteur, provenance des données.

list = { $first } et { $last }
list-empty = rien

prompt-waiting = L’autre joueur décide.
prompt-over = La partie est finie.

# Refus

refused-stale = Cette réponse arrive trop tard : la partie a avancé entre-temps.
refused-over = La partie est finie : il n’y a plus rien à décider.
refused-not-your-turn = Ce n’est pas à vous de décider maintenant.
refused-not-offered = « { $text } » ne fait pas partie des choix.
refused-undo = Rien ne peut être repris : on a appris quelque chose depuis, ou la dernière décision n’était pas la vôtre.

# Règles du moteur, expliquées comme celles d’un jeu

rule-engine-stale = Réponses tardives
    .text = Une réponse ne vaut que dans la position où elle a été donnée. Si la partie a avancé entre-temps, elle est refusée et la question est posée de nouveau.
rule-engine-over = La fin de la partie
    .text = Une fois la partie finie, plus rien ne se décide ; le journal, la carte et l’enregistrement se lisent encore.
rule-engine-seat = Qui décide
    .text = Chaque décision revient à une place de la table, et seul son joueur peut répondre.
rule-engine-undo = Reprendre un coup
    .text = Votre dernière décision peut être reprise tant que personne n’a rien appris depuis : aucune carte piochée, aucun dé lancé, rien de caché n’a été montré, et personne d’autre n’a décidé.

# Provenance des données

standing-rulebook = règle
    .about = La règle le dit, ou rien d’autre ne s’accorderait avec elle.
standing-public = public
    .about = Trouvé sur une page publique, écrite par quelqu’un qui avait le jeu en main.
standing-reconstruction = reconstruction
    .about = De nous, d’après l’histoire, la géographie et la règle. Ce n’est pas le chiffre publié.
standing-owner = propriétaire
    .about = De vous : vous l’avez posé sur le nôtre.
