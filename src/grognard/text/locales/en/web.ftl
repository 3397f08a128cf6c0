### The words of the client.
