"""The table of Napoléon 1806 and 1807: wooden blocks on a map of towns, cards, two tracks."""

from .company import Conquerors
from .land import Land

__all__ = ["Conquerors", "Land"]
