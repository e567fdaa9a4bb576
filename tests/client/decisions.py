"""Questions of every kind on tables of their own, and a stage on which their dialogs are answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client import words
from game.client.app import App
from game.client.play.dialogs import dialog_for
from game.client.play.view import TableView
from game.client.scenes.backdrop import Backdrop
from game.client.scenes.scene import Scene as Screenplay
from game.client.shots import hidden
from game.client.widgets import Gap, Modal, Widget
from game.engine import Json, Question
from game.rules.zombicide.abilities import ChooseAttack, ChoosePath, NoAttack, PathOption
from game.rules.zombicide.action import ChooseNamed, ChooseZone, Named, ZoneOption
from game.rules.zombicide.arrange import Arrange, Holding
from game.rules.zombicide.attack import attack_offers
from game.rules.zombicide.combat import ChooseReroll, ShareFriendlyFire, ShareHits
from game.rules.zombicide.enemies import ShareWounds, SplitGroup
from game.saves.settings import Settings
from tests.client.hands import Hands
from tests.scene import EDITION, Scene

TOWN = """
    +-----+-----+-----+
    | a     b     c   |
    +-----+-----+-----+
    a: meg, carl, hanna, 3 walkers, 1 brute
    b: pablito, concepcion, jimmy, 2 walkers, 2 runners, 1 brute
"""


def town(**facts: Any) -> Scene:
    """Six survivors in two zones, among zombies."""
    return Scene(
        TOWN,
        hands={"meg": ["colt_saa", "colt_saa"], "carl": ["pickaxe"], "hanna": ["winchester", "knife"]},
        packs={"meg": ["dynamite", "water"], "carl": ["shotgun"], "hanna": ["holy_water"]},
        seats={"hanna": 1, "pablito": 1},
        wounds={"meg": 1, "concepcion": 1},
        **facts,
    )


def seen(scene: Scene) -> TableView:
    """The view of a scene's table, with two players called Anna and Bruno."""
    return TableView(scene.rules, scene.state, ("Anna", "Bruno"))


def named(why: str, *what: str, about: str = "", seat: int | None = None) -> ChooseNamed:
    """A choice among named things."""
    return ChooseNamed(seat=seat, why=why, about=about, options=[Named(each) for each in what])


def holding(scene: Scene, name: str, **more: Any) -> Holding:
    """What somebody has."""
    return Holding(tuple(scene.me(name).slots), **more)


def arrange(scene: Scene, *people: str, **facts: Any) -> Arrange:
    """Inventories to be put in order, with the edition's own idea of what fits."""
    return Arrange(
        seat=scene.me(people[0]).seat,
        holdings={name: holding(scene, name) for name in people},
        fits=lambda name, slot, card: EDITION.slot_accepts(scene.me(name), slot, card),
        **facts,
    )


def trade(scene: Scene) -> Arrange:
    """Meg and Carl trade; Meg has a companion and a token besides."""
    question = arrange(scene, "meg", "carl")
    question.holdings = {
        "meg": holding(scene, "meg", carried=("blue",), companions=("jimmy",)),
        "carl": holding(scene, "carl"),
    }
    return question


EXAMPLES: dict[str, Callable[[Scene], Question]] = {
    "wounds": lambda s: ShareWounds(amount=3, among=("meg", "carl", "hanna"), zone="a", left=(1, 3, 2)),
    "many wounds": lambda s: ShareWounds(
        amount=9, among=("meg", "carl", "hanna", "pablito", "concepcion", "jimmy"), zone="a", left=(1, 3, 2, 2, 1, 2)
    ),
    "stray shots": lambda s: ShareFriendlyFire(amount=2, among=("meg", "carl"), zone="a", damage=2, left=(1, 3)),
    "hits": lambda s: ShareHits(
        seat=0, amount=2, among=("brute", "walker", "runner"), caps=(1, 2, 2), zone="b", damage=2
    ),
    "split": lambda s: SplitGroup(amount=1, among=("a", "c"), caps=(1, 1), zone="b", enemy="walker"),
    "reroll": lambda s: ChooseReroll(
        seat=0,
        survivor="meg",
        dice=(6, 4, 3, 1, 5, 2),
        hits=3,
        accuracy=4,
        options=[Named("keep"), Named("plenty_bullets")],
    ),
    "skill orange": lambda s: named(
        "skill_orange", *EDITION.content.survivors["meg"].skills.orange, about="meg", seat=0
    ),
    "skill red": lambda s: named("skill_red", *EDITION.content.survivors["carl"].skills.red, about="carl", seat=0),
    "starting card": lambda s: named("starting_card", "scrap_pistol", "pan", "springfield", about="concepcion", seat=0),
    "companion": lambda s: named("companion", "henry", "may", "kassey", "thomas", "turner", "molly", "jeb", "trixie"),
    "leader": lambda s: named("leader", "meg", "carl", "hanna", about="thomas"),
    "gift": lambda s: named("gift", "meg", "carl", about="dynamite", seat=0),
    "exit": lambda s: named("exit", "leave_with_machine", "leave", "stay", about="meg", seat=0),
    "reap": lambda s: named("reap", "walker", "brute", "nothing", about="carl", seat=0),
    "discard": lambda s: named("discard", *[card for card in s.me("meg").slots if card], "nothing"),
    "full backpack": lambda s: named("full_backpack", *s.me("meg").slots[3:5], "water.2", about="water.2", seat=0),
    "first player": lambda s: named("first_player", "0", "1"),
    "recruit price": lambda s: named("recruit_price", s.me("meg").slots[4], "blue", about="thomas", seat=0),
    "porter": lambda s: named("porter", "thomas", "henry", seat=0),
    "rescue": lambda s: named("rescue", "carl", "hanna", "done", about="meg"),
    "turn order": lambda s: named("turn_order", "meg", "carl"),
    "reacts first": lambda s: named("reacts_first", "meg", "carl"),
    "zone": lambda s: ChooseZone(why="noise", options=[ZoneOption("a"), ZoneOption("b"), ZoneOption("c")]),
    "attack": lambda s: ChooseAttack(
        seat=0,
        why="combat_reflexes",
        survivor="meg",
        options=[NoAttack(), *attack_offers(s.game, s.me("meg"))],
    ),
    "path": lambda s: ChoosePath(
        seat=0, why="hit_and_run", survivor="meg", options=[PathOption(()), PathOption(("b",)), PathOption(("b", "c"))]
    ),
    "order": lambda s: arrange(s, "meg"),
    "trade": trade,
    "find": lambda s: arrange(s, "hanna", new="lupara.1", why="search"),
    "keepsake": lambda s: arrange(s, "carl", new="supply.3", kept=("supply.3",), why="objective"),
}


class Stage(Screenplay):
    """An empty table on which one dialog lies."""

    name = "stage"

    def build(self) -> Widget:
        return Backdrop(Gap(1), dim=True)


class Asked:
    """A dialog on a screen, what it was asked, and what it answered."""

    def __init__(self, what: str, size: tuple[int, int] = (1280, 720), lang: str = "en", scene: Scene | None = None):
        self.app = App(hidden(size), Settings(language=lang))
        words.speak(lang)
        self.app.push(Stage)
        self.table = scene or town()
        self.question = EXAMPLES[what](self.table)
        self.answers: list[Json] = []
        self.open()
        self.hands = Hands(self.app)

    def open(self) -> None:
        found = dialog_for(self.question, seen(self.table), self.answers.append)
        assert found is not None
        self.dialog: Modal = found
        self.app.scene.screen.ask(found)
        self.app.draw()

    @property
    def answer(self) -> Any:
        """What the question makes of the only answer given."""
        assert len(self.answers) == 1, self.answers
        return self.question.accept(self.answers[0])
