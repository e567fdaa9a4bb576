"""A small hand-drawn mission for tests: two rooms beside a street, wide enough to be cut into two pieces."""

from __future__ import annotations

from pathlib import Path

from game.shipped import shipped

COLUMNS, ROWS = 12, 4
BOARD = f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="{COLUMNS}" height="{ROWS}" tilewidth="64" tileheight="64">
 <tileset firstgid="1" source="../../tilesets/western.tsx"/>
 <layer id="1" name="ground" width="{COLUMNS}" height="{ROWS}">
  <data encoding="csv">
{{ground}}
</data>
 </layer>
 <objectgroup id="2" name="zones">
  <object id="1" name="west" type="street" x="0" y="0" width="256" height="256"/>
  <object id="2" name="parlour" type="room" x="256" y="0" width="256" height="256"/>
  <object id="3" name="east" type="street" x="512" y="0" width="256" height="256"/>
 </objectgroup>
 <objectgroup id="3" name="openings">
  <object id="4" type="doorway" x="240" y="96" width="32" height="64"/>
  <object id="5" type="doorway" x="496" y="96" width="32" height="64"/>
 </objectgroup>
 <objectgroup id="4" name="tokens">
  <object id="6" type="start" x="64" y="128"><point/></object>
  <object id="7" type="exit" x="700" y="128"><point/></object>
  <object id="8" type="objective" x="384" y="128">
   <properties><property name="colour" value="red"/></properties><point/></object>
  <object id="9" type="spawn" x="576" y="64">
   <properties><property name="kind" value="starting"/></properties><point/></object>
 </objectgroup>
</map>
"""


def drawn_mission(folder: Path, title: str = "Two doors", material: int = 1) -> Path:
    """Write the mission into a folder; `material` is what the ground is painted with."""
    folder.mkdir(parents=True)
    rows = ",\n".join([",".join([str(material)] * COLUMNS)] * ROWS)
    (folder / "board.tmx").write_text(BOARD.format(ground=rows), encoding="utf-8")
    rules = (shipped("maps") / "samples" / "mill_creek" / "mission.toml").read_text(encoding="utf-8")
    (folder / "mission.toml").write_text(rules.replace("Mill Creek", title), encoding="utf-8")
    return folder
