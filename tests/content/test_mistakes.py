"""Mistakes in content files are refused with the file, the line, the key, what is wrong and what to do."""

import shutil
from importlib import resources
from pathlib import Path

import pytest

from game.content import ContentError, load_game, read_game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a game's content that a test may spoil."""
    copy = tmp_path / "undead_or_alive"
    with resources.as_file(resources.files("game.content") / "undead_or_alive") as shipped:
        shutil.copytree(shipped, copy)
    return copy


def spoil(folder: Path, file: str, table: str, old: str, new: str) -> int:
    """Replace the first `old` below a table's header and return the line where `new` stands."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    start = text.index(old, text.index(table))
    path.write_text(text[:start] + new + text[start + len(old) :], encoding="utf-8")
    return text.count("\n", 0, start) + 1


def refusals(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as refused:
        read_game(folder)
    assert str(refused.value).splitlines() == [str(problem) for problem in refused.value.problems]
    return str(refused.value).splitlines()


def test_the_copy_itself_is_accepted(folder: Path) -> None:
    assert read_game(folder).fingerprint == load_game("undead_or_alive").fingerprint


SHAPES = [
    pytest.param(
        ("equipment.toml", "[colt_saa]", "accuracy = 4", "accuracy = 7"),
        "colt_saa.accuracy: must be at most 6, found 7; lower it",
        id="number too high",
    ),
    pytest.param(
        ("equipment.toml", "[pan]", "accuracy = 4", "accuracy = 1"),
        "pan.accuracy: must be at least 2, found 1; raise it",
        id="number too low",
    ),
    pytest.param(
        ("equipment.toml", "[pan]", "dice = 1", 'dice = "1"'),
        "pan.dice: must be a whole number, found '1'; write digits without quotes",
        id="text for a number",
    ),
    pytest.param(
        ("equipment.toml", "[colt_saa]", "dual = true", "dual = 1"),
        "colt_saa.dual: must be true or false, found 1; write true or false",
        id="number for a yes or no",
    ),
    pytest.param(
        ("equipment.toml", "[pan]", "accuracy = 4", "acuracy = 4"),
        "pan.acuracy: is not a known key; did you mean 'accuracy'?",
        id="misspelt key",
    ),
    pytest.param(
        ("equipment.toml", "[shotgun]", "range = [1, 3]", "range = [1, 3, 5]"),
        "shotgun.range: takes at most 2 entries; remove what is too much",
        id="list too long",
    ),
    pytest.param(
        ("equipment.toml", "[shotgun]", "range = [1, 3]", "range = 3"),
        "shotgun.range: must be a list, found 3; put it in square brackets",
        id="number for a list",
    ),
    pytest.param(
        ("equipment.toml", "[shotgun]", 'source = "house"', 'source = "hearsay"'),
        "shotgun.source: must be 'rulebook', 'public' or 'house', found 'hearsay'; use one of these",
        id="unknown origin",
    ),
    pytest.param(
        ("equipment.toml", "[pan]", 'name = { en = "Pan", it = "Padella" }', 'name = { en = "Pan", it = "" }'),
        "pan.name.it: is empty; write the text",
        id="empty text",
    ),
    pytest.param(
        ("equipment.toml", "[pan]", 'name = { en = "Pan", it = "Padella" }', 'name = "Pan"'),
        "pan.name: must be a table, found 'Pan'; write { key = value, ... }",
        id="text for a table",
    ),
    pytest.param(
        ("equipment.toml", "[pan]", 'deck = "starting"', 'id = "pan"\ndeck = "starting"'),
        "pan.id: is given by the table's own name; remove it",
        id="id given twice",
    ),
    pytest.param(
        ("equipment.toml", "[mauser_c96.feat]", 'within = "turn"', 'within = "round"'),
        "mauser_c96.feat.within: must be 'action' or 'turn', found 'round'; use one of these",
        id="unknown span of a feat",
    ),
    pytest.param(
        ("equipment.toml", "[mauser_c96.feat]", 'from = "balcony"', 'zone_kind = "balcony"'),
        "mauser_c96.feat.zone_kind: is not a known key; remove it",
        id="a field's inner name",
    ),
    pytest.param(
        ("equipment.toml", "[mauser_c96.feat]", 'from = "balcony"', 'form = "balcony"'),
        "mauser_c96.feat.form: is not a known key; did you mean 'from'?",
        id="misspelt key of a feat",
    ),
    pytest.param(
        ("game.toml", "[enemies.abomination]", "boss = true", "bos = true"),
        "enemies.abomination.bos: is not a known key; did you mean 'boss'?",
        id="misspelt key of a table within a table",
    ),
    pytest.param(
        ("game.toml", "[slots.hand]", "count = 2", "count = 0"),
        "slots.hand.count: must be at least 1, found 0; raise it",
        id="empty slot",
    ),
    pytest.param(
        ("zombies.toml", "[cards]", "27 = {", "last = {"),
        "cards.last: is not a card number; name cards 1, 2, 3...",
        id="card without a number",
    ),
    pytest.param(
        ("skills.toml", "[plus_roll]", 'parameter = ["attack"]', 'parameter = ["weather"]'),
        "plus_roll.parameter[0]: must be 'attack', 'action', 'family', 'equipment', 'enemy', 'role', 'skill',"
        " 'machine' or 'number', found 'weather'; use one of these",
        id="unknown sort of parameter",
    ),
]

FITS = [
    pytest.param(
        ("equipment.toml", "[colt_saa]", 'family = "pistol"', 'family = "pistoll"'),
        "colt_saa.family: 'pistoll' is not known; did you mean 'pistol'?",
        id="unknown family",
    ),
    pytest.param(
        ("equipment.toml", "[colt_saa]", 'ammo = "bullets"', 'ammo = "arrows"'),
        "colt_saa.ammo: 'arrows' is not known; use one of: bullets, shells",
        id="unknown ammunition",
    ),
    pytest.param(
        ("equipment.toml", "[holy_water]", 'traits = ["holy_water", ', 'traits = ["holy_wine", '),
        "holy_water.traits[0]: 'holy_wine' is not known; did you mean 'holy_water'?",
        id="unknown trait",
    ),
    pytest.param(
        ("equipment.toml", "[shotgun]", "range = [1, 3]", "range = [3, 1]"),
        "shotgun.range: reaches from 3 to 1; write [nearest, farthest]",
        id="range upside down",
    ),
    pytest.param(
        ("equipment.toml", "[dynamite]", 'noise = "boom"', 'dice = 3\nnoise = "boom"'),
        "dynamite.dice: means nothing on a card that rolls no dice; remove it",
        id="dice on dynamite",
    ),
    pytest.param(
        ("equipment.toml", "[mauser_c96.feat]", 'from = "balcony"', 'from = "moon"'),
        "mauser_c96.feat.from: 'moon' is not known; "
        "use one of: street, rails, verge, cemetery, room, mine, train, balcony",
        id="feat in an unknown kind of zone",
    ),
    pytest.param(
        ("equipment.toml", "[lupara.feat]", 'of = "runner"', 'using = "yodelling"\nof = "runner"'),
        "lupara.feat.using: 'yodelling' is not known; "
        "use one of: charge, tough, vade_retro, blessed_water, fanning, keen_search, home_defender",
        id="feat with an unknown ability",
    ),
    pytest.param(
        ("equipment.toml", "[pan]", 'printed = ["copies", ', 'printed = ["copeis", '),
        "pan.printed[0]: 'copeis' is not known; did you mean 'copies'?",
        id="unknown printed field",
    ),
    pytest.param(
        ("skills.toml", "[jump]", 'name = { en = "Jump", ', 'name = { en = "Jump {name}", '),
        "jump.name.en: has a blank to fill; give it a parameter",
        id="blank without a parameter",
    ),
    pytest.param(
        ("skills.toml", "[fearless]", 'name = { en = "Fearless: {name}", ', 'name = { en = "Fearless", '),
        "fearless.name.en: does not tell its parameter; add {name}",
        id="parameter without a blank",
    ),
    pytest.param(
        ("survivors.toml", "[carl]", 'role = "brawler"', 'role = "sheriff"'),
        "carl.role: 'sheriff' is not known; use one of: brawler, faithful, gunslinger, townsfolk",
        id="unknown role",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee"', '"raeper:melee"'),
        "carl.skills.red[1]: 'raeper' is not known; did you mean 'reaper'?",
        id="unknown skill",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee"', '"reaper:pistol"'),
        "carl.skills.red[1]: 'pistol' is not known; use one of: combat, melee, ranged",
        id="parameter of the wrong sort",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee"', '"reaper"'),
        "carl.skills.red[1]: 'reaper' needs a parameter; write reaper:something",
        id="parameter missing",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee"', '"jump:melee"'),
        "carl.skills.red[1]: 'jump' takes no parameter; write 'jump' alone",
        id="parameter too much",
    ),
    pytest.param(
        ("survivors.toml", "[concepcion.skills]", ":plus_die:combat", ":plus_dice:combat"),
        "concepcion.skills.red[2]: 'plus_dice' is not known; did you mean 'plus_die'?",
        id="unknown skill inside a skill",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee"', '"fanning_reaper"'),
        "carl.skills.red[1]: 'fanning_reaper' serves only the role 'gunslinger'; choose another skill",
        id="skill of another role",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee"', '"becomes:brawler"'),
        "carl.skills.red[1]: 'brawler' is the survivor's role already; choose another role",
        id="becomes what it is",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee", ', ""),
        "carl.skills.red: lists 2 skills, a sheet has 3; add or remove some",
        id="too few skills",
    ),
    pytest.param(
        ("survivors.toml", "[carl.skills]", '"reaper:melee"', '"plus_charge_per_turn"'),
        "carl.skills.red[1]: 'plus_charge_per_turn' is listed twice; choose another skill",
        id="the same choice twice",
    ),
    pytest.param(
        (
            "zombies.toml",
            "[cards]",
            '3 = { enemy = "walker", blue = 1, yellow = 3,',
            '3 = { enemy = "walker", blue = 4, yellow = 3,',
        ),
        "cards.3: the counts fall from one level to the next; let them rise",
        id="falling counts",
    ),
    pytest.param(
        ("zombies.toml", "[cards]", "red = 6", "red = 41"),
        "cards.1: brings more than all 40 of the box; lower its counts",
        id="more than the box holds",
    ),
    pytest.param(
        ("zombies.toml", "[cards]", "32 = { ", "32 = { red = 3, "),
        "cards.32: an extra activation brings no enemies; remove its counts",
        id="extra activation with enemies",
    ),
    pytest.param(
        ("abominations.toml", "[bowler]", 'enemy = "abomination"', 'enemy = "brute"'),
        "bowler.enemy: 'brute' is not known; use one of: abomination",
        id="abomination that is none",
    ),
    pytest.param(
        ("machines.toml", "[gatling]", 'noise = "boom"', 'noise = "pop"'),
        "gatling.attack.noise: 'pop' is not known; use one of: bang, boom",
        id="unknown noise",
    ),
    pytest.param(
        ("game.toml", "[roles.brawler]", 'favourite = "melee"', 'favourite = "fists"'),
        "roles.brawler.favourite: 'fists' is not known; use one of: pistol, melee, rifle, any",
        id="unknown favourite weapon",
    ),
]


@pytest.mark.parametrize(("edit", "message"), [*SHAPES, *FITS])
def test_one_mistake_one_message(folder: Path, edit: tuple[str, str, str, str], message: str) -> None:
    line = spoil(folder, *edit)
    assert refusals(folder)[0] == f"{edit[0]} line {line}, {message}"


def test_a_missing_key_points_at_its_table(folder: Path) -> None:
    spoil(folder, "equipment.toml", "[pan]", 'deck = "starting"\n', "")
    table = (folder / "equipment.toml").read_text(encoding="utf-8").split("[pan]")[0].count("\n") + 1
    assert refusals(folder) == [f"equipment.toml line {table}, pan.deck: is missing; add it"]


def test_a_weapon_without_its_dice(folder: Path) -> None:
    spoil(folder, "equipment.toml", "[pan]", "dice = 1\n", "")
    assert [line.split(", ")[1] for line in refusals(folder)] == [
        "pan.dice: is missing on a card that rolls dice; add it"
    ]


def test_counts_that_do_not_add_up(folder: Path) -> None:
    spoil(folder, "equipment.toml", "[machete]", "copies = 2", "copies = 3")
    text = (folder / "game.toml").read_text(encoding="utf-8").splitlines()
    assert refusals(folder) == [
        f"game.toml line {text.index('size = 55') + 1}, decks.classic.size:"
        " says 55, but the files hold 56 cards; correct one of them",
        f"game.toml line {text.index('equipment_cards = 80') + 1}, box.equipment_cards:"
        " says 80, but the files hold 81 cards; correct one of them",
    ]


def test_two_sheets_alike(folder: Path) -> None:
    spoil(folder, "survivors.toml", "[henry.skills]", 'blue = ["charge_plus_die"]', 'blue = ["shove"]')
    spoil(
        folder,
        "survivors.toml",
        "[henry.skills]",
        '["plus_damage:melee", "plus_free_action:move"]',
        '["plus_die:melee", "charge_plus_damage"]',
    )
    line = spoil(
        folder,
        "survivors.toml",
        "[henry.skills]",
        '["plus_free_charge", "fearless:walker", "six_plus_damage:melee"]',
        '["plus_free_action:melee", "reaper:melee", "plus_charge_per_turn"]',
    )
    assert refusals(folder) == [
        f"survivors.toml line {line - 4}, henry.skills: is the same sheet as 'carl'; choose other skills"
    ]


def test_a_gap_in_the_card_numbers(folder: Path) -> None:
    line = spoil(folder, "zombies.toml", "[cards]", "37 = {", "40 = {")
    assert refusals(folder) == [f"zombies.toml line {line}, cards.40: card 37 is missing; number without gaps from 1"]


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    spoil(folder, "equipment.toml", "[pan]", "accuracy = 4", "accuracy = 9")
    spoil(folder, "survivors.toml", "[carl]", 'source = "house"', 'source = "home"')
    assert [line.split()[0] for line in refusals(folder)] == ["equipment.toml", "survivors.toml"]


def test_a_table_declared_twice(folder: Path) -> None:
    line = spoil(folder, "equipment.toml", "[pan]", "[springfield]", "[pan]")
    (message,) = refusals(folder)
    assert message.startswith(f"equipment.toml line {line}: not valid TOML: ")


def test_a_missing_file(folder: Path) -> None:
    (folder / "machines.toml").unlink()
    assert refusals(folder) == ["machines.toml line 1: the file is missing; add it to undead_or_alive"]


@pytest.mark.parametrize("game_id", ["undead", "", "..", "__pycache__"])
def test_an_unknown_game(game_id: str) -> None:
    with pytest.raises(ContentError, match=r"there is no such game; use one of: .*undead_or_alive"):
        load_game(game_id)
