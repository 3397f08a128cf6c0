### Ce que toute table dit autour du jeu lui-même.

scene-table = { $game } · { $scenario }
scene-title = { $first } : { $rest }.
scene-sentence = { $text }.
scene-waiting-side = { $side } décident.
scene-waiting-secret = Les deux camps choisissent en secret ; la partie continue quand tous deux ont fini.
scene-hand = Main { DE($side) }
scene-pile = Pioche { DE($side) }
scene-sheet = Ordre de bataille { DE($side) }
scene-points = Points de victoire
scene-turns = Tours
