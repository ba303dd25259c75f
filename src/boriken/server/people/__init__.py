"""People: who they are, how they log in, and what they have played."""
