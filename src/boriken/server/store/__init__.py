"""The store: database, schema, migrations and backups."""
