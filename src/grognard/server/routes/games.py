"""The games that there are, their rules and where their facts come from."""

from __future__ import annotations

from litestar import Response, get

from grognard.scene.schema import RuleText
from grognard.server import catalog
from grognard.server.messages import DataReport, GameInfo, RuleBook

from .common import READS, InPath, Request_, Speech, fails
from .packed import packed

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


@get("/api/games", responses=fails(READS), sync_to_thread=True)
def list_games(speech: Speech) -> list[GameInfo]:
    """Every game with its scenarios and options."""
    return catalog.games(speech)


@get("/api/games/{game:str}/rules", responses=fails(READS), sync_to_thread=True)
def rule_book(game: InPath, speech: Speech, request: Request_) -> Response[RuleBook]:
    """All rules of a game, in our own words."""
    return packed(request, catalog.rules(game, speech), keep=f"rules {game} {speech}")


@get("/api/games/{game:str}/rules/{rule:str}", responses=fails(READS), sync_to_thread=True)
def one_rule(game: InPath, rule: InPath, speech: Speech) -> RuleText:
    """One rule."""
    return catalog.rule(game, rule, speech)


@get("/api/games/{game:str}/data", responses=fails(READS), sync_to_thread=True)
def data_report(game: InPath, speech: Speech) -> DataReport:
    """Where a game's facts come from."""
    return catalog.data(game, speech)


@get(
    "/api/games/{game:str}/scenarios/{scenario:str}/picture.svg",
    responses=fails(READS),
    media_type="image/svg+xml",
    sync_to_thread=True,
)
def scenario_picture(game: InPath, scenario: InPath, speech: Speech, request: Request_) -> Response[str]:
    """The map with both armies as they begin: an image that runs nothing."""
    found: Response[str] = packed(
        request, catalog.picture(game, scenario, speech), "image/svg+xml", keep=f"picture {game} {scenario} {speech}"
    )
    found.headers |= {"Content-Security-Policy": PICTURE_POLICY, "Cache-Control": "public, max-age=3600"}
    return found


HANDLERS = [list_games, rule_book, one_rule, data_report, scenario_picture]
