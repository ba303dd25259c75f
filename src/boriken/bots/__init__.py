"""Computer opponents. They all have one way in: `choose(game, seat)`."""
