"""From what a seat may know to what its table shows: maps, pieces, hands, tracks, the question, the log.

`schema` says what a table shows, for every game alike; one client draws it and knows no rule. `stage` makes it."""
