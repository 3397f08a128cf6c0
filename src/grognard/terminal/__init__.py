"""The terminal client: one or two people, or none, at one terminal.

It uses what any client uses (`Seat`, `Text`, `Game.choose`) and shows only what a seat may know: its view and its part
of the log. `session.run` plays a game; what a family of games puts on the table is drawn by a module of its own."""
