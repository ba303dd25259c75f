"""The roles, a file each, in the order of the rule book."""
