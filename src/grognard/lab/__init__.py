"""The laboratory: fuzz, rule cases, coverage of the rulebook, benchmarks."""
