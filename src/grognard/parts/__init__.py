"""Vocabularies that games share: areas and roads, decks."""
