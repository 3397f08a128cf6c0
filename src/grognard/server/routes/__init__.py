"""The paths of the server, by what they are about; each is a thin line from a message to whoever does the work."""
