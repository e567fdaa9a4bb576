"""The command line: reads what is wished, wires the parts together, and turns every refusal into a sentence."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module

from game import __version__
from game.bots.players import PLAYERS
from game.bots.simulate import Tally, play_many
from game.engine import Refused
from game.saves.folders import folders
from game.tables import open_table

Command = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 done, 1 something found wrong, 2 refused."""
    wishes = _parser().parse_args(arguments)
    command: Command = wishes.command
    try:
        return command(wishes)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except OSError as error:
        where = f": {error.filename}" if error.filename else ""
        print(f"{error.strerror or error}{where}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="holdout", description="A digital table for zombie board games.")
    parser.add_argument("--version", action="version", version=f"holdout {__version__}")
    parser.set_defaults(command=_client)
    commands = parser.add_subparsers(title="commands")

    simulate = commands.add_parser("simulate", help="let bots play many games")
    simulate.add_argument("game")
    simulate.add_argument("mission")
    simulate.add_argument("--games", type=_positive, default=100, metavar="N")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game, then counting up")
    simulate.add_argument("--bot", choices=sorted(PLAYERS), default="random")
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes at once")
    simulate.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    simulate.set_defaults(command=_simulate)

    where = commands.add_parser("where", help="show the folders of saves, missions and settings")
    where.set_defaults(command=_where)
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _client(wishes: argparse.Namespace) -> int:
    run: Callable[[], int] = import_module("game.client.app").run
    return run()


def _where(wishes: argparse.Namespace) -> int:
    places = folders()
    for name in ("saves", "missions", "settings", "cache", "reports"):
        print(f"{name:9} {getattr(places, name)}")
    return 0


def _simulate(wishes: argparse.Namespace) -> int:
    open_table(wishes.game, wishes.mission)
    tally = Tally(wishes.game, wishes.mission, wishes.bot, wishes.seed)
    opener = partial(open_table, wishes.game, wishes.mission)
    seeds = range(wishes.seed, wishes.seed + wishes.games)
    for played in play_many(opener, wishes.bot, seeds, wishes.jobs):
        tally.add(played, folders().reports)
        _progress(tally.games, wishes.games)
    if wishes.json:
        print(json.dumps(tally.as_json()))
    else:
        _print_tally(tally)
    return 1 if tally.crashes else 0


def _progress(done: int, of: int) -> None:
    """A bar on a terminal; nothing where nobody watches."""
    if sys.stderr.isatty():
        filled = 30 * done // of
        end = "\n" if done == of else ""
        print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{of}", end=end, file=sys.stderr, flush=True)


def _print_tally(tally: Tally) -> None:
    result = tally.as_json()
    print(f"{tally.game} {tally.mission}, {tally.games} games by the {tally.bot} bot, seeds from {tally.seed}")
    print(f"  won      {tally.won:6}  {100 * tally.won / tally.games:5.1f} %")
    for reason, count in sorted(tally.lost.items(), key=lambda item: (-item[1], item[0])):
        print(f"  lost     {count:6}  {100 * count / tally.games:5.1f} %  {reason}")
    print(f"  rounds   {result['rounds']:6} on average")
    print(f"  speed    {tally.seconds / tally.games:6.3f} s a game")
    print(f"           {result['decisions_per_second']:6} decisions a second")
    for crash in tally.crashes:
        print(f"  crash    seed {crash['seed']}: replay it from {crash['file']}")
