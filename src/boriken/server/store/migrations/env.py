"""Run by Alembic to migrate, on the connection that the server passes in."""

from alembic import context

from boriken.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
