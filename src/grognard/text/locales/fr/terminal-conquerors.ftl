piece-care = soins
