"""Keeps the map that was drawn for an owner's figures, so that it is drawn once and not after every start."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A place for the drawing."""
    op.add_column("figures", sa.Column("drawing", sa.Text(), nullable=True))


def downgrade() -> None:
    """Without it, the map is drawn again."""
    op.drop_column("figures", "drawing")
