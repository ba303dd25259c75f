"""A position as a document, and back: saving and loading, in several rooms."""
