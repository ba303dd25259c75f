"""Types of the browser table and reference pages, made from the descriptions in `border` of the core and each game."""
