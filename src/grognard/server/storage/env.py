"""What Alembic runs: the migrations on the connection that it was given, or, for `alembic check`, none."""

from alembic import context

from grognard.server.storage.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=False,  # the caller's transaction holds everything
)
context.run_migrations()
