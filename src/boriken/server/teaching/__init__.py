"""Lessons and rule books, as pages get them."""
