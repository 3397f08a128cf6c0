"""How maps are drawn: what is worked out once, by a command, and stored with the data of its game.

`make` reads a theatre (`theatre.py`: rivers, relief, words, from files of the game) and the facts (areas, roads), and
works out a `Drawing`: towns eased apart where they crowd, rivers that keep them on their right banks, roads with their
bridges, places for stacks, names where they hide nothing, hachures. Loading the stored drawing takes milliseconds, so a
server never draws. An owner's own areas are drawn when they are first asked for."""
