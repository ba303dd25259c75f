"""The routes of the HTTP interface, a file for each part of it."""
