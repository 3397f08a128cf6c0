### The map: its legend, its credits, and what is to be known about a place.

map-legend-town = Town, with its area
map-legend-wooded = Wooded area
map-legend-fortified = Fortified town
map-legend-citadel = Citadel
map-legend-badge = Victory points that the area is worth
map-legend-road = Road
map-legend-track = Path
map-legend-bridge = Bridge that can be destroyed
map-legend-river-major = Major river
map-legend-river = River
map-legend-river-minor = Stream, no obstacle
map-legend-hachure = Hills, for the eye only
map-legend-wood = Woods, for the eye only
map-legend-border = Border of the time, for the eye only
map-legend-zone-first = Where the first side may deploy
map-legend-zone-second = Where the second side may deploy

map-credit-drawing = Map drawn for Grognard from our own data. Towns stand a little further apart than in nature.
map-credit-rivers = Rivers and shores simplified from GSHHG 2.3.7 (P. Wessel and W. H. F. Smith, GNU LGPL); rivers that it lacks follow their towns.
map-credit-relief = Relief, woods and borders: our own sketch.
map-credit-fonts = Lettering: EB Garamond and IM Fell English SC (SIL Open Font License).

map-about-terrain = { $area }: { $terrain ->
    [wooded] wooded area
    [fortified] fortified town
    [citadel] citadel
   *[clear] clear terrain
}.
map-about-value = Worth { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
map-about-deploy = Deployment zone of { $side }.
map-about-roads = Roads to { $roads }.
map-about-path = path
map-about-bridge = bridge over the { $river }{ $major ->
    [yes] , a major river
   *[no] {""}
}
map-about-standing = Source: { $standing }.

# Rivers whose name in this language is not the one in the facts

map-river-vistula = Vistula

# The picture of a scenario

map-picture = The theatre with both armies as they begin: { $scenario }
