"""The games taught: lessons on their own boards, and the rule book of each table."""
