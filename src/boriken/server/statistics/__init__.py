"""Statistics of the games that ended at this server."""
