"""Types of the browser table and reference pages, made from `border.py` of the core and of each game."""
