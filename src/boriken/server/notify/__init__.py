"""Mail and webhooks that tell people it is their turn."""
