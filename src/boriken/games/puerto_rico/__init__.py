"""Puerto Rico, for two to five players, in the first and the 2020 edition."""
