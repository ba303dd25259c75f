"""Pearls: three rounds of diving, and a pearl that only its owner knows.

Everybody is dealt a pearl from a bag of twelve, two each of the numbers 1 to 6, and keeps it hidden. In each of three
rounds everybody in turn sends up to three divers to the reef and to the deep. A diver on the reef brings one shell; in
the deep a die says how many each brings: none, one or two. In the end a player has a point for every shell and as
many as the number of the pearl; between equals the higher pearl decides.
"""
