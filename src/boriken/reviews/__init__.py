"""The review of a finished game: how good each decision was, what would have been better, and what was luck."""
