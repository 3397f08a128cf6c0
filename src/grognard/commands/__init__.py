"""The commands of `grognard`, by what they are about: games and facts, playing and records, analysis."""
