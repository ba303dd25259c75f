"""The sheet, every number of the game with its provenance: a file for each thing that is done with it."""
