"""The service behind the browser table: people, tables and moves over HTTP."""
