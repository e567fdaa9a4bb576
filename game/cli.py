"""The command line: reads what is wished, wires the parts together, and turns every refusal into a sentence.

Each command imports what it needs when it runs, so that the window opens without waiting for the rest.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__
from game.engine.refusal import Refused

if TYPE_CHECKING:
    from game.bots.simulate import Tally

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
    simulate.add_argument("mission", help="a printed mission, or the folder of one of your own")
    simulate.add_argument("--games", type=_positive, default=100, metavar="N")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game, then counting up")
    simulate.add_argument("--bot", choices=["greedy", "random"], default="random")
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes at once")
    simulate.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    simulate.set_defaults(command=_simulate)

    play = commands.add_parser("play", help="go straight to the table")
    play.add_argument("game")
    play.add_argument("mission", help="a printed mission, or the folder or zip of one of your own")
    play.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same dice and cards")
    play.set_defaults(command=_play)

    resume = commands.add_parser("resume", help="go on with a saved game")
    resume.add_argument("file", nargs="?", metavar="FILE", help="the game saved last if left out")
    resume.add_argument("--tell", action="store_true", help="only say where it stands")
    resume.set_defaults(command=_resume)

    replay = commands.add_parser("replay", help="tell a saved game from its beginning")
    replay.add_argument("file", metavar="FILE", help="a saved game, or the report of a crash")
    replay.add_argument("--json", action="store_true", help="print events instead of sentences, one object a line")
    replay.add_argument("--lang", choices=["en", "it"], default="en")
    replay.set_defaults(command=_replay)

    check = commands.add_parser("check", help="examine tiles, boards, missions and saved games")
    check.add_argument("paths", nargs="+", metavar="PATH")
    check.set_defaults(command=_check)

    new = commands.add_parser("new-mission", help="begin a mission of your own")
    new.add_argument("name")
    new.add_argument("--game", default="undead_or_alive")
    new.add_argument("--in", dest="folder", metavar="FOLDER", help="where to put it instead of your missions folder")
    new.set_defaults(command=_new_mission)

    shot = commands.add_parser("shot", help="draw a screen into a picture")
    shot.add_argument("what", help="title, settings, help, ...")
    shot.add_argument("out", metavar="OUT.png")
    shot.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH")
    shot.add_argument("--lang", choices=["en", "it"], default="en")
    shot.add_argument("--scale", type=float, help="interface scale, by the size of the picture if left out")
    shot.set_defaults(command=_shot)

    where = commands.add_parser("where", help="show the folders of saves, missions and settings")
    where.set_defaults(command=_where)
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and 320 <= int(width) <= 8192 and 240 <= int(height) <= 8192):
        raise argparse.ArgumentTypeError("must be WIDTHxHEIGHT, such as 1920x1080")
    return int(width), int(height)


def _client(wishes: argparse.Namespace) -> int:
    from game.client.app import run

    return run()


def _shot(wishes: argparse.Namespace) -> int:
    from game.client.shots import shot

    shot(wishes.what, Path(wishes.out), wishes.size, wishes.lang, wishes.scale)
    return 0


def _where(wishes: argparse.Namespace) -> int:
    from game.saves.folders import folders

    places = folders()
    for name in ("saves", "missions", "exports", "settings", "cache", "reports"):
        print(f"{name:9} {getattr(places, name)}")
    return 0


def _play(wishes: argparse.Namespace) -> int:
    from game.client.app import run
    from game.client.play.start import new_game

    return run(new_game(wishes.game, wishes.mission, seed=wishes.seed))


def _resume(wishes: argparse.Namespace) -> int:
    from game.reopening import latest, reopen, summary

    path = Path(wishes.file) if wishes.file else latest()
    if wishes.tell:
        for line in summary(reopen(path)):
            print(line)
        return 0
    from game.client.app import run
    from game.client.play.start import kept_game

    return run(kept_game(path))


def _replay(wishes: argparse.Namespace) -> int:
    from game.narration import Narrator
    from game.reopening import replay_of
    from game.saves.replays import as_lines, told

    replay, rules, players = replay_of(Path(wishes.file))
    lines = as_lines(replay) if wishes.json else told(replay, Narrator(rules, players), wishes.lang)
    for line in lines:
        print(line)
    return 0


def _check(wishes: argparse.Namespace) -> int:
    from game.reopening import problems_at

    problems = [problem for path in wishes.paths for problem in problems_at(Path(path))]
    for problem in problems:
        print(problem)
    if not problems:
        print("Nothing wrong was found.")
    return 1 if problems else 0


def _new_mission(wishes: argparse.Namespace) -> int:
    from game.missions import new_mission
    from game.saves.folders import folders

    folder = new_mission(wishes.name, wishes.game, Path(wishes.folder) if wishes.folder else folders().missions)
    print(f"Your mission is in {folder}")
    print(f"Draw the board:  tiled {folder / 'board.tmx'}")
    print(f"Write the rules: {folder / 'mission.toml'}")
    print(f"Check it:        holdout check {folder}")
    return 0


def _simulate(wishes: argparse.Namespace) -> int:
    from game.bots.simulate import Tally, play_many
    from game.saves.folders import folders
    from game.saves.parcels import from_path
    from game.tables import GAMES, open_table

    open_table(wishes.game, wishes.mission)
    printed = wishes.mission in GAMES[wishes.game].missions()
    parcel = None if printed else from_path(Path(wishes.mission))
    tally = Tally(wishes.game, wishes.mission, wishes.bot, wishes.seed, parcel)
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
