"""Tables: who sits where, what is played, and how it is told."""
