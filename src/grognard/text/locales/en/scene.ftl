### What every table says around the game itself.

scene-table = { $game } · { $scenario }
scene-title = { $first }: { $rest }.
scene-sentence = { $text }.
scene-waiting-side = { $side } are deciding.
scene-waiting-secret = Both sides choose in secret; the game goes on when both have done.
scene-hand = Hand of { $side }
scene-pile = Draw pile of { $side }
scene-sheet = Order of battle of { $side }
scene-points = Victory points
scene-turns = Turns
