### Ce qu’on demande aux joueurs, et ce qu’ils peuvent répondre.

# Questions

prompt-operation = Choisissez votre opération.
prompt-with =
    { $group-number ->
        [0] Qui agit depuis { $area } ?
       *[other] Qui d’autre agit depuis { $area }, avec { $group } ?
    }
prompt-play-initiative = Phase d’initiative : jouez-vous un événement ?
prompt-play-enemy-operation = L’ennemi ouvre une opération : jouez-vous un événement ?
prompt-play-own-manoeuvre = Votre pile se met en marche : jouez-vous un événement ?
prompt-play-enemy-manoeuvre = Une pile ennemie se met en marche : jouez-vous un événement ?
prompt-play-own-entry = Votre pile rejoint des amis : jouez-vous un événement ?
prompt-play-enemy-entry = La pile ennemie entre dans une zone : jouez-vous un événement ?
prompt-play-enemy-march-end = La marche ennemie est finie : jouez-vous un événement ?
prompt-play-combat = Un combat commence : jouez-vous un événement ?
prompt-play-retreat = Après le combat, retraite et poursuite : jouez-vous un événement ?
prompt-play-operation-end = Votre opération est finie : jouez-vous un événement ?
prompt-counter-event = L’ennemi a joué un événement : l’annulez-vous ?
prompt-march = Où marche la pile ?
prompt-retreat = Vers où la pile vaincue retraite-t-elle ?
prompt-share-fatigue = Quel corps prend la fatigue suivante ?
prompt-seem-to-share = Vous n’avez aucun choix pour la fatigue, et l’ennemi ne doit pas le remarquer. Continuer ?
prompt-share-losses = Quel corps prend la perte suivante, et dans quelle arme ?
prompt-share-relief = À quel corps ôter 1 fatigue ?
prompt-wear = Quel point de force le corps perd-il ?
prompt-recover = Dépensez-vous une carte pour ôter de la fatigue à un corps ?
prompt-recover-corps = À quel corps sert la carte ?
prompt-arrival = Où arrive le renfort ?
prompt-inactivity = Dans quelle zone tous vos corps et vedettes sont-ils activés ?
prompt-anticipation = Quelle carte prenez-vous dans votre pioche ?
prompt-care = Quel corps reprendra de l’infanterie, s’il se repose ce tour ?
prompt-reinforce = Quel corps gagne 1 infanterie ?
prompt-relieve-stack = Quelle pile perd de la fatigue ?
prompt-name-area = Quelle zone contestée nommez-vous ?
prompt-cannon-sounds = Quel corps marche au canon ?
prompt-bring-commander = Le commandant part-il avec lui ?
prompt-bridge = Quel pont ?
prompt-reaction = Quelle pile réagit, et où va-t-elle ?
prompt-last-effort = Quelle pile activée fait un dernier effort, et vers où ?
prompt-epidemy = Quelle pile ennemie l’épidémie frappe-t-elle ?
prompt-snow-storm = Lequel de vos corps se perd dans la neige ?
prompt-bid = Quel camp voulez-vous, et combien de points de victoire misez-vous ?
prompt-place = Où placez-vous { $block } ?
prompt-deployed = Tous vos pavés sont placés. Êtes-vous prêt ?

# Réponses ; quelques-unes sont plus courtes après une question qui a dit le reste

verb-pass = Passer
verb-pass-operation = Passer : plus d’opération ce tour
verb-pass-play = Ne jouer aucun événement
verb-pass-counter = Laisser faire
verb-pass-recover = Ne plus dépenser de carte
verb-pass-bring-commander = Le corps part sans lui
verb-stop = S’arrêter ici
verb-go = En avant
verb-go-with = C’est tout : en avant
verb-go-seem = Continuer
verb-ready = Prêt
verb-play = Jouer { $card }
verb-manoeuvre = Manœuvrer depuis { $area }
verb-attack = Attaquer en marche depuis { $area }
verb-combat = Combattre à { $area }
verb-with = { $block }
verb-march = Marcher sur { $area }
verb-bridge = Pont { $road } ({ $river })
verb-fatigue = { $block } prend 1 fatigue
verb-fatigue-share-fatigue = { $block }
verb-relieve = { $block } perd 1 fatigue
verb-relieve-share-relief = { $block }
verb-lose =
    { $block } : 1 { $arm ->
        [cav] cavalerie
       *[inf] infanterie
    }
verb-retreat = Retraiter vers { $area }
verb-join = { $block }
verb-react = { DE($area) } à { $area2 }
verb-choose = { $area }
verb-pick = { $block }
verb-take = { $card }
verb-recover = Dépenser { $card }
verb-for = { $block }
verb-place = { $block } à { $area }
verb-place-place = { $area }
verb-bid =
    { $number ->
        [one] { $side }, { $number } point
       *[other] { $side }, { $number } points
    }
