"""Tables: seats, games, and who may do what with them."""
