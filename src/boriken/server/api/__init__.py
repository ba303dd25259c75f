"""The HTTP interface, a file for each part of it."""
