"""Tables over the network: people, seats, decisions that are stored before they are acknowledged, live updates."""
