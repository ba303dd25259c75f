"""Types of the browser table and reference pages, made from the descriptions in `border.py` of the core and the games."""
