"""Makes the files that ship in saves/, and the first file of tests/replays: `python -m tests.saves.samples`.

A golden save is written once for each format and game and never again: it stands for the files of players.
"""

from __future__ import annotations

from pathlib import Path

from game.reopening import label_of
from game.rules.zombicide.rules import TableSetup
from game.saves.campaigns import IN_PROGRESS, Campaign, Campaigns, Store, cards_to_keep, result_of
from game.saves.documents import encoded, save_of
from game.saves.envelope import SUFFIX
from game.saves.headers import FORMAT
from game.saves.keepers import KEEPERS
from game.saves.reports import report
from game.shipped import shipped
from tests.saves.games import GAME, label, played

SAVES = Path(__file__).parents[2] / "saves"
GOLDEN = SAVES / "golden"
CAMPAIGN = SAVES / "samples" / f"frontier{SUFFIX}"
REPLAYS = Path(__file__).parents[1] / "replays"
ROSTER = (("meg", "carl", "hanna"), ("jeb", "concepcion", "may"))
THEN = 1_767_225_600
"""When these games are said to have been saved: the first of January 2026."""


def golden(format_: int, game: str) -> Path:
    """The golden save of a format and a game."""
    return GOLDEN / f"format-{format_}-{game}{SUFFIX}"


def write_golden() -> None:
    """A printed mission of each game in the middle of a fight, unless this format has its golden save already."""
    for game in KEEPERS:
        path = golden(FORMAT, game)
        if not path.exists():
            fight = played("m0", 6, 60, game=game)
            path.write_bytes(encoded(save_of(fight, label("m0", "Golden", game=game), played=900, now=THEN)))


def write_campaign(work: Path) -> None:
    """Two friends who have won the first mission, kept a card each, and are in the middle of the second."""
    campaign = Campaign(title="Frontier", game=GAME, players=("Ann", "Ben"), roster=ROSTER, carry="one_card")
    seed = 1
    while not (first := played("m0", seed, None, setup=campaign.setup())).outcome or not first.outcome.winners:  # type: ignore[union-attr]
        seed += 1
    kept = {name: kinds[0] for name, kinds in cards_to_keep(first).items()}
    campaign = campaign.with_result(result_of(first, "m0", 1260, THEN), kept)
    store: Store = Campaigns(work).begin(campaign, THEN)
    second = played("m1", 1, 25, setup=campaign.setup())
    name = label_of(GAME, "m1", "Frontier", campaign.players, campaign=store.name)
    store.shelf.save(IN_PROGRESS, save_of(second, name, played=420, now=THEN))
    Campaigns(work).export(store, CAMPAIGN)


def write_replays() -> None:
    """A finished game by the book, and one on a mission that travels inside the file."""
    farm = str(shipped("maps") / "samples" / "mill_creek")
    for mission in ("m0", farm):
        session = played(mission, 6, None, setup=TableSetup(seats=2))
        report(session, label(mission), "A whole game, as the rules were.", REPLAYS, THEN)


if __name__ == "__main__":
    import tempfile

    write_golden()
    write_replays()
    with tempfile.TemporaryDirectory() as folder:
        write_campaign(Path(folder))
