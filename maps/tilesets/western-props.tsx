<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="western-props" tilewidth="288" tileheight="144" tilecount="140" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="table_round"/>
  </properties>
  <image source="props/table_round.png" width="72" height="72"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="poker_table"/>
  </properties>
  <image source="props/poker_table.png" width="80" height="80"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="chair"/>
  </properties>
  <image source="props/chair.png" width="28" height="28"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="stool"/>
  </properties>
  <image source="props/stool.png" width="22" height="22"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="bar_counter"/>
  </properties>
  <image source="props/bar_counter.png" width="128" height="36"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="bar_corner"/>
  </properties>
  <image source="props/bar_corner.png" width="64" height="64"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="piano"/>
  </properties>
  <image source="props/piano.png" width="84" height="40"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="bottle_shelf"/>
  </properties>
  <image source="props/bottle_shelf.png" width="96" height="24"/>
 </tile>
 <tile id="8" type="prop">
  <properties>
   <property name="height" type="int" value="8"/>
   <property name="name" value="spittoon"/>
  </properties>
  <image source="props/spittoon.png" width="16" height="16"/>
 </tile>
 <tile id="9" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="pew"/>
  </properties>
  <image source="props/pew.png" width="120" height="28"/>
 </tile>
 <tile id="10" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="altar"/>
  </properties>
  <image source="props/altar.png" width="96" height="44"/>
 </tile>
 <tile id="11" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="cross"/>
  </properties>
  <image source="props/cross.png" width="44" height="60"/>
 </tile>
 <tile id="12" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="font"/>
  </properties>
  <image source="props/font.png" width="40" height="40"/>
 </tile>
 <tile id="13" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="candle_stand"/>
  </properties>
  <image source="props/candle_stand.png" width="24" height="24"/>
 </tile>
 <tile id="14" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="lectern"/>
  </properties>
  <image source="props/lectern.png" width="36" height="30"/>
 </tile>
 <tile id="15" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="desk"/>
  </properties>
  <image source="props/desk.png" width="96" height="48"/>
 </tile>
 <tile id="16" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="safe_open"/>
  </properties>
  <image source="props/safe_open.png" width="64" height="56"/>
 </tile>
 <tile id="17" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="safe_closed"/>
  </properties>
  <image source="props/safe_closed.png" width="48" height="48"/>
 </tile>
 <tile id="18" type="prop">
  <properties>
   <property name="height" type="int" value="32"/>
   <property name="name" value="bank_counter"/>
  </properties>
  <image source="props/bank_counter.png" width="128" height="32"/>
 </tile>
 <tile id="19" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="money_bags"/>
  </properties>
  <image source="props/money_bags.png" width="40" height="32"/>
 </tile>
 <tile id="20" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="cabinet"/>
  </properties>
  <image source="props/cabinet.png" width="64" height="28"/>
 </tile>
 <tile id="21" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="stall"/>
  </properties>
  <image source="props/stall.png" width="112" height="96"/>
 </tile>
 <tile id="22" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="hay_bale"/>
  </properties>
  <image source="props/hay_bale.png" width="56" height="36"/>
 </tile>
 <tile id="23" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="hay_heap"/>
  </properties>
  <image source="props/hay_heap.png" width="64" height="56"/>
 </tile>
 <tile id="24" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="trough"/>
  </properties>
  <image source="props/trough.png" width="88" height="32"/>
 </tile>
 <tile id="25" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="saddle_rack"/>
  </properties>
  <image source="props/saddle_rack.png" width="48" height="36"/>
 </tile>
 <tile id="26" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="anvil"/>
  </properties>
  <image source="props/anvil.png" width="36" height="26"/>
 </tile>
 <tile id="27" type="prop">
  <properties>
   <property name="height" type="int" value="8"/>
   <property name="name" value="wheel"/>
  </properties>
  <image source="props/wheel.png" width="44" height="44"/>
 </tile>
 <tile id="28" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="forge"/>
  </properties>
  <image source="props/forge.png" width="72" height="64"/>
 </tile>
 <tile id="29" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="workbench"/>
  </properties>
  <image source="props/workbench.png" width="96" height="40"/>
 </tile>
 <tile id="30" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="desk_sheriff"/>
  </properties>
  <image source="props/desk_sheriff.png" width="96" height="52"/>
 </tile>
 <tile id="31" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="cell_bars"/>
  </properties>
  <image source="props/cell_bars.png" width="128" height="12"/>
 </tile>
 <tile id="32" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="cell_door"/>
  </properties>
  <image source="props/cell_door.png" width="64" height="12"/>
 </tile>
 <tile id="33" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="gun_rack"/>
  </properties>
  <image source="props/gun_rack.png" width="80" height="20"/>
 </tile>
 <tile id="34" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="wanted_board"/>
  </properties>
  <image source="props/wanted_board.png" width="64" height="14"/>
 </tile>
 <tile id="35" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="bunk"/>
  </properties>
  <image source="props/bunk.png" width="44" height="84"/>
 </tile>
 <tile id="36" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="shelf"/>
  </properties>
  <image source="props/shelf.png" width="96" height="28"/>
 </tile>
 <tile id="37" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="shelf_goods"/>
  </properties>
  <image source="props/shelf_goods.png" width="128" height="32"/>
 </tile>
 <tile id="38" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="shop_counter"/>
  </properties>
  <image source="props/shop_counter.png" width="128" height="36"/>
 </tile>
 <tile id="39" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="sack"/>
  </properties>
  <image source="props/sack.png" width="26" height="26"/>
 </tile>
 <tile id="40" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="sacks"/>
  </properties>
  <image source="props/sacks.png" width="48" height="40"/>
 </tile>
 <tile id="41" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="barrel"/>
  </properties>
  <image source="props/barrel.png" width="36" height="36"/>
 </tile>
 <tile id="42" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="barrel_open"/>
  </properties>
  <image source="props/barrel_open.png" width="36" height="36"/>
 </tile>
 <tile id="43" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="barrels"/>
  </properties>
  <image source="props/barrels.png" width="72" height="64"/>
 </tile>
 <tile id="44" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="crate"/>
  </properties>
  <image source="props/crate.png" width="44" height="44"/>
 </tile>
 <tile id="45" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="crate_open"/>
  </properties>
  <image source="props/crate_open.png" width="48" height="48"/>
 </tile>
 <tile id="46" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="crates"/>
  </properties>
  <image source="props/crates.png" width="72" height="56"/>
 </tile>
 <tile id="47" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="scales"/>
  </properties>
  <image source="props/scales.png" width="30" height="24"/>
 </tile>
 <tile id="48" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="coffin"/>
  </properties>
  <image source="props/coffin.png" width="44" height="96"/>
 </tile>
 <tile id="49" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="coffin_open"/>
  </properties>
  <image source="props/coffin_open.png" width="48" height="96"/>
 </tile>
 <tile id="50" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="bed_single"/>
  </properties>
  <image source="props/bed_single.png" width="52" height="88"/>
 </tile>
 <tile id="51" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="bed_double"/>
  </properties>
  <image source="props/bed_double.png" width="84" height="92"/>
 </tile>
 <tile id="52" type="prop">
  <properties>
   <property name="height" type="int" value="48"/>
   <property name="name" value="wardrobe"/>
  </properties>
  <image source="props/wardrobe.png" width="72" height="32"/>
 </tile>
 <tile id="53" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="washstand"/>
  </properties>
  <image source="props/washstand.png" width="40" height="30"/>
 </tile>
 <tile id="54" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="bath_tub"/>
  </properties>
  <image source="props/bath_tub.png" width="48" height="88"/>
 </tile>
 <tile id="55" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="stove"/>
  </properties>
  <image source="props/stove.png" width="48" height="44"/>
 </tile>
 <tile id="56" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="dining_table"/>
  </properties>
  <image source="props/dining_table.png" width="128" height="64"/>
 </tile>
 <tile id="57" type="prop">
  <properties>
   <property name="height" type="int" value="1"/>
   <property name="name" value="rug_red"/>
  </properties>
  <image source="props/rug_red.png" width="128" height="96"/>
 </tile>
 <tile id="58" type="prop">
  <properties>
   <property name="height" type="int" value="1"/>
   <property name="name" value="rug_green"/>
  </properties>
  <image source="props/rug_green.png" width="128" height="96"/>
 </tile>
 <tile id="59" type="prop">
  <properties>
   <property name="height" type="int" value="1"/>
   <property name="name" value="rug_round"/>
  </properties>
  <image source="props/rug_round.png" width="112" height="112"/>
 </tile>
 <tile id="60" type="prop">
  <properties>
   <property name="height" type="int" value="1"/>
   <property name="name" value="rug_hide"/>
  </properties>
  <image source="props/rug_hide.png" width="96" height="80"/>
 </tile>
 <tile id="61" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="lamp"/>
  </properties>
  <image source="props/lamp.png" width="20" height="20"/>
 </tile>
 <tile id="62" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="armchair"/>
  </properties>
  <image source="props/armchair.png" width="44" height="44"/>
 </tile>
 <tile id="63" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="dresser"/>
  </properties>
  <image source="props/dresser.png" width="64" height="28"/>
 </tile>
 <tile id="64" type="prop">
  <properties>
   <property name="height" type="int" value="46"/>
   <property name="name" value="bookcase"/>
  </properties>
  <image source="props/bookcase.png" width="80" height="26"/>
 </tile>
 <tile id="65" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="plant_pot"/>
  </properties>
  <image source="props/plant_pot.png" width="28" height="28"/>
 </tile>
 <tile id="66" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="fireplace"/>
  </properties>
  <image source="props/fireplace.png" width="88" height="32"/>
 </tile>
 <tile id="67" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="chest"/>
  </properties>
  <image source="props/chest.png" width="52" height="34"/>
 </tile>
 <tile id="68" type="prop">
  <properties>
   <property name="height" type="int" value="32"/>
   <property name="name" value="kitchen_stove"/>
  </properties>
  <image source="props/kitchen_stove.png" width="72" height="52"/>
 </tile>
 <tile id="69" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="kitchen_table"/>
  </properties>
  <image source="props/kitchen_table.png" width="96" height="48"/>
 </tile>
 <tile id="70" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="sink"/>
  </properties>
  <image source="props/sink.png" width="64" height="36"/>
 </tile>
 <tile id="71" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="firewood"/>
  </properties>
  <image source="props/firewood.png" width="48" height="36"/>
 </tile>
 <tile id="72" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="cart"/>
  </properties>
  <image source="props/cart.png" width="112" height="64"/>
 </tile>
 <tile id="73" type="prop">
  <properties>
   <property name="height" type="int" value="6"/>
   <property name="name" value="wagon_wheel"/>
  </properties>
  <image source="props/wagon_wheel.png" width="44" height="44"/>
 </tile>
 <tile id="74" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="hitching_post"/>
  </properties>
  <image source="props/hitching_post.png" width="112" height="20"/>
 </tile>
 <tile id="75" type="prop">
  <properties>
   <property name="height" type="int" value="64"/>
   <property name="name" value="lamp_post"/>
  </properties>
  <image source="props/lamp_post.png" width="28" height="28"/>
 </tile>
 <tile id="76" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="sign"/>
  </properties>
  <image source="props/sign.png" width="72" height="16"/>
 </tile>
 <tile id="77" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="well"/>
  </properties>
  <image source="props/well.png" width="72" height="72"/>
 </tile>
 <tile id="78" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="bench"/>
  </properties>
  <image source="props/bench.png" width="80" height="26"/>
 </tile>
 <tile id="79" type="prop">
  <properties>
   <property name="height" type="int" value="90"/>
   <property name="name" value="water_tower"/>
  </properties>
  <image source="props/water_tower.png" width="120" height="120"/>
 </tile>
 <tile id="80" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="cactus"/>
  </properties>
  <image source="props/cactus.png" width="44" height="44"/>
 </tile>
 <tile id="81" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="cactus_small"/>
  </properties>
  <image source="props/cactus_small.png" width="26" height="26"/>
 </tile>
 <tile id="82" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="rock"/>
  </properties>
  <image source="props/rock.png" width="48" height="40"/>
 </tile>
 <tile id="83" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="rock_large"/>
  </properties>
  <image source="props/rock_large.png" width="84" height="72"/>
 </tile>
 <tile id="84" type="prop">
  <properties>
   <property name="height" type="int" value="4"/>
   <property name="name" value="pebbles"/>
  </properties>
  <image source="props/pebbles.png" width="48" height="40"/>
 </tile>
 <tile id="85" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="tumbleweed"/>
  </properties>
  <image source="props/tumbleweed.png" width="34" height="34"/>
 </tile>
 <tile id="86" type="prop">
  <properties>
   <property name="height" type="int" value="50"/>
   <property name="name" value="dead_tree"/>
  </properties>
  <image source="props/dead_tree.png" width="96" height="96"/>
 </tile>
 <tile id="87" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="bush"/>
  </properties>
  <image source="props/bush.png" width="48" height="44"/>
 </tile>
 <tile id="88" type="prop">
  <properties>
   <property name="height" type="int" value="8"/>
   <property name="name" value="tuft"/>
  </properties>
  <image source="props/tuft.png" width="28" height="26"/>
 </tile>
 <tile id="89" type="prop">
  <properties>
   <property name="height" type="int" value="6"/>
   <property name="name" value="rope_coil"/>
  </properties>
  <image source="props/rope_coil.png" width="30" height="30"/>
 </tile>
 <tile id="90" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="bucket"/>
  </properties>
  <image source="props/bucket.png" width="20" height="20"/>
 </tile>
 <tile id="91" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="pump"/>
  </properties>
  <image source="props/pump.png" width="36" height="28"/>
 </tile>
 <tile id="92" type="prop">
  <properties>
   <property name="height" type="int" value="6"/>
   <property name="name" value="skull"/>
  </properties>
  <image source="props/skull.png" width="28" height="22"/>
 </tile>
 <tile id="93" type="prop">
  <properties>
   <property name="height" type="int" value="12"/>
   <property name="name" value="stump"/>
  </properties>
  <image source="props/stump.png" width="34" height="34"/>
 </tile>
 <tile id="94" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="log"/>
  </properties>
  <image source="props/log.png" width="88" height="26"/>
 </tile>
 <tile id="95" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="mine_cart"/>
  </properties>
  <image source="props/mine_cart.png" width="72" height="48"/>
 </tile>
 <tile id="96" type="prop">
  <properties>
   <property name="height" type="int" value="3"/>
   <property name="name" value="rails_straight"/>
  </properties>
  <image source="props/rails_straight.png" width="64" height="64"/>
 </tile>
 <tile id="97" type="prop">
  <properties>
   <property name="height" type="int" value="10"/>
   <property name="name" value="rails_end"/>
  </properties>
  <image source="props/rails_end.png" width="64" height="64"/>
 </tile>
 <tile id="98" type="prop">
  <properties>
   <property name="height" type="int" value="50"/>
   <property name="name" value="mine_beam"/>
  </properties>
  <image source="props/mine_beam.png" width="128" height="16"/>
 </tile>
 <tile id="99" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="ore_heap"/>
  </properties>
  <image source="props/ore_heap.png" width="72" height="60"/>
 </tile>
 <tile id="100" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="lantern"/>
  </properties>
  <image source="props/lantern.png" width="18" height="18"/>
 </tile>
 <tile id="101" type="prop">
  <properties>
   <property name="height" type="int" value="4"/>
   <property name="name" value="pickaxes"/>
  </properties>
  <image source="props/pickaxes.png" width="44" height="40"/>
 </tile>
 <tile id="102" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="dynamite_box"/>
  </properties>
  <image source="props/dynamite_box.png" width="36" height="28"/>
 </tile>
 <tile id="103" type="prop">
  <properties>
   <property name="height" type="int" value="12"/>
   <property name="name" value="rubble"/>
  </properties>
  <image source="props/rubble.png" width="64" height="48"/>
 </tile>
 <tile id="104" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="gravestone_round"/>
  </properties>
  <image source="props/gravestone_round.png" width="40" height="92"/>
 </tile>
 <tile id="105" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="gravestone_square"/>
  </properties>
  <image source="props/gravestone_square.png" width="40" height="92"/>
 </tile>
 <tile id="106" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="gravestone_broken"/>
  </properties>
  <image source="props/gravestone_broken.png" width="40" height="92"/>
 </tile>
 <tile id="107" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="wooden_cross"/>
  </properties>
  <image source="props/wooden_cross.png" width="40" height="88"/>
 </tile>
 <tile id="108" type="prop">
  <properties>
   <property name="height" type="int" value="2"/>
   <property name="name" value="open_grave"/>
  </properties>
  <image source="props/open_grave.png" width="56" height="100"/>
 </tile>
 <tile id="109" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="fence_post"/>
  </properties>
  <image source="props/fence_post.png" width="14" height="14"/>
 </tile>
 <tile id="110" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="iron_fence"/>
  </properties>
  <image source="props/iron_fence.png" width="64" height="10"/>
 </tile>
 <tile id="111" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="iron_gate"/>
  </properties>
  <image source="props/iron_gate.png" width="96" height="14"/>
 </tile>
 <tile id="112" type="prop">
  <properties>
   <property name="height" type="int" value="60"/>
   <property name="name" value="statue"/>
  </properties>
  <image source="props/statue.png" width="48" height="48"/>
 </tile>
 <tile id="113" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="tomb"/>
  </properties>
  <image source="props/tomb.png" width="64" height="104"/>
 </tile>
 <tile id="114" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="coal_heap"/>
  </properties>
  <image source="props/coal_heap.png" width="128" height="96"/>
 </tile>
 <tile id="115" type="prop">
  <properties>
   <property name="height" type="int" value="50"/>
   <property name="name" value="boiler_front"/>
  </properties>
  <image source="props/boiler_front.png" width="96" height="96"/>
 </tile>
 <tile id="116" type="prop">
  <properties>
   <property name="height" type="int" value="64"/>
   <property name="name" value="locomotive"/>
  </properties>
  <image source="props/locomotive.png" width="288" height="144"/>
 </tile>
 <tile id="117" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="cow_catcher"/>
  </properties>
  <image source="props/cow_catcher.png" width="72" height="128"/>
 </tile>
 <tile id="118" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="brake_wheel"/>
  </properties>
  <image source="props/brake_wheel.png" width="32" height="32"/>
 </tile>
 <tile id="119" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="train_seat"/>
  </properties>
  <image source="props/train_seat.png" width="60" height="32"/>
 </tile>
 <tile id="120" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="luggage"/>
  </properties>
  <image source="props/luggage.png" width="52" height="40"/>
 </tile>
 <tile id="121" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="firebox"/>
  </properties>
  <image source="props/firebox.png" width="64" height="72"/>
 </tile>
 <tile id="122" type="prop">
  <properties>
   <property name="height" type="int" value="6"/>
   <property name="name" value="coupling"/>
  </properties>
  <image source="props/coupling.png" width="36" height="22"/>
 </tile>
 <tile id="123" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="corpse_heap"/>
  </properties>
  <image source="props/corpse_heap.png" width="112" height="96"/>
 </tile>
 <tile id="124" type="prop">
  <properties>
   <property name="height" type="int" value="8"/>
   <property name="name" value="corpse"/>
  </properties>
  <image source="props/corpse.png" width="40" height="80"/>
 </tile>
 <tile id="125" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="stairs_up"/>
  </properties>
  <image source="props/stairs_up.png" width="56" height="128"/>
 </tile>
 <tile id="126" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="stairs_short"/>
  </properties>
  <image source="props/stairs_short.png" width="56" height="64"/>
 </tile>
 <tile id="127" type="prop">
  <properties>
   <property name="height" type="int" value="2"/>
   <property name="name" value="threshold"/>
  </properties>
  <image source="props/threshold.png" width="56" height="16"/>
 </tile>
 <tile id="128" type="prop">
  <properties>
   <property name="height" type="int" value="1"/>
   <property name="name" value="doormat"/>
  </properties>
  <image source="props/doormat.png" width="44" height="24"/>
 </tile>
 <tile id="129" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="cobweb"/>
  </properties>
  <image source="props/cobweb.png" width="40" height="40"/>
 </tile>
 <tile id="130" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="blood"/>
  </properties>
  <image source="props/blood.png" width="56" height="48"/>
 </tile>
 <tile id="131" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="blood_trail"/>
  </properties>
  <image source="props/blood_trail.png" width="84" height="36"/>
 </tile>
 <tile id="132" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="papers"/>
  </properties>
  <image source="props/papers.png" width="44" height="36"/>
 </tile>
 <tile id="133" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="playing_cards"/>
  </properties>
  <image source="props/playing_cards.png" width="32" height="28"/>
 </tile>
 <tile id="134" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="puddle"/>
  </properties>
  <image source="props/puddle.png" width="64" height="44"/>
 </tile>
 <tile id="135" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="broken_glass"/>
  </properties>
  <image source="props/broken_glass.png" width="36" height="28"/>
 </tile>
 <tile id="136" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="straw_scatter"/>
  </properties>
  <image source="props/straw_scatter.png" width="64" height="56"/>
 </tile>
 <tile id="137" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="footprints"/>
  </properties>
  <image source="props/footprints.png" width="32" height="72"/>
 </tile>
 <tile id="138" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="window_light"/>
  </properties>
  <image source="props/window_light.png" width="64" height="96"/>
 </tile>
 <tile id="139" type="prop">
  <properties>
   <property name="height" type="int" value="4"/>
   <property name="name" value="planks_loose"/>
  </properties>
  <image source="props/planks_loose.png" width="72" height="44"/>
 </tile>
</tileset>
