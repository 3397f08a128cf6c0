"""What Napoléon 1806 and Napoléon 1807 share: a file for each chapter of their rules.

Where to look, in the order of the rulebooks (a rule's id is in the docstring that carries it out):

    blocks, stacks, areas, losses     table, shares, facts
    set-up, placement, auction        setup
    the sequence of play              game (the list of steps), turn (draw, initiative, recovery, end of the turn)
    cards and their moments           cards; the events themselves in events_initiative, events_march, events_combat
    operations                        operations, groups (who acts), manoeuvre, arrival (axes of retreat, vedettes)
    combat, retreat, pursuit          combat, result (cards or dice), retreat
    grognard                          fog (what a side sees), worlds (what it may imagine)
    marshal                           setup (auction), tournament (ranking)
    positions in words                notation and notation_*

What only one of the two games has is in its own package and attaches at `points.py`, in the list of steps, or in the
files of facts; `editions.py` chooses between two texts of one rulebook."""
