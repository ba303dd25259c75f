"""Players that learn a game by playing it: many games at once, training, and weights to play with."""
