"""The engine: decisions, luck, events, records. It knows no game, no file of ours and no web."""
