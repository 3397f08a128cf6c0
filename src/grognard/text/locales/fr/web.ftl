### Les mots du client.
