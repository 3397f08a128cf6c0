### La carte : légende, sources, et ce qu’il faut savoir d’un lieu.

map-legend-town = Ville et sa zone
map-legend-wooded = Zone boisée
map-legend-fortified = Ville fortifiée
map-legend-citadel = Citadelle
map-legend-badge = Points de victoire que vaut la zone
map-legend-road = Route
map-legend-track = Chemin
map-legend-bridge = Pont, qui peut être détruit
map-legend-river-major = Fleuve
map-legend-river = Rivière
map-legend-river-minor = Cours d’eau sans effet
map-legend-hachure = Relief, pour l’œil seulement
map-legend-wood = Bois, pour l’œil seulement
map-legend-border = Frontière de l’époque, pour l’œil seulement
map-legend-zone-first = Où le premier camp peut se déployer
map-legend-zone-second = Où le second camp peut se déployer

map-credit-drawing = Carte dessinée pour Grognard d’après nos propres données. Les villes y sont un peu plus écartées que dans la nature.
map-credit-rivers = Rivières et rivages simplifiés d’après GSHHG 2.3.7 (P. Wessel et W. H. F. Smith, GNU LGPL) ; les rivières qui y manquent suivent leurs villes.
map-credit-relief = Relief, bois et frontières : croquis de notre main.
map-credit-fonts = Caractères : EB Garamond et IM Fell English SC (SIL Open Font License).

map-about-terrain = { $area } : { $terrain ->
    [wooded] zone boisée
    [fortified] ville fortifiée
    [citadel] citadelle
   *[clear] terrain dégagé
}.
map-about-value = Vaut { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
map-about-deploy = Zone de déploiement { DE($side) }.
map-about-roads = Routes vers { $roads }.
map-about-path = chemin
map-about-bridge = pont : { $river }{ $major ->
    [yes] , fleuve
   *[no] {""}
}
map-about-standing = Source : { $standing }.

# Les rivières dont le nom dans cette langue n’est pas celui des données

map-river-vistula = Vistule

# L’image d’un scénario

map-picture = Le théâtre et les deux armées au début : { $scenario }
