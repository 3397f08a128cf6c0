"""The table of Napoléon 1806 and 1807 in a terminal: blocks, areas, cards, drawn from a seat's view."""
