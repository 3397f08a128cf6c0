"""Migrations, in order. Each says what an operator gains by it."""
