piece-care = care
