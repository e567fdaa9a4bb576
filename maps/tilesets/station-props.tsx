<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="station-props" tilewidth="256" tileheight="112" tilecount="110" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="console"/>
  </properties>
  <image source="station-props/console.png" width="76" height="30"/>
 </tile>
 <tile id="1" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="console_desk"/>
  </properties>
  <image source="station-props/console_desk.png" width="84" height="38"/>
 </tile>
 <tile id="2" type="prop">
  <properties>
   <property name="height" type="int" value="32"/>
   <property name="name" value="security_screens"/>
  </properties>
  <image source="station-props/security_screens.png" width="88" height="16"/>
 </tile>
 <tile id="3" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="terminal"/>
  </properties>
  <image source="station-props/terminal.png" width="30" height="28"/>
 </tile>
 <tile id="4" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="server_rack"/>
  </properties>
  <image source="station-props/server_rack.png" width="34" height="30"/>
 </tile>
 <tile id="5" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="server_row"/>
  </properties>
  <image source="station-props/server_row.png" width="96" height="30"/>
 </tile>
 <tile id="6" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="holo_table"/>
  </properties>
  <image source="station-props/holo_table.png" width="76" height="76"/>
 </tile>
 <tile id="7" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="junction_box"/>
  </properties>
  <image source="station-props/junction_box.png" width="24" height="16"/>
 </tile>
 <tile id="8" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="lamp_bar"/>
  </properties>
  <image source="station-props/lamp_bar.png" width="44" height="9"/>
 </tile>
 <tile id="9" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="work_light"/>
  </properties>
  <image source="station-props/work_light.png" width="26" height="26"/>
 </tile>
 <tile id="10" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="beacon"/>
  </properties>
  <image source="station-props/beacon.png" width="20" height="20"/>
 </tile>
 <tile id="11" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="alarm_light"/>
  </properties>
  <image source="station-props/alarm_light.png" width="24" height="14"/>
 </tile>
 <tile id="12" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="generator"/>
  </properties>
  <image source="station-props/generator.png" width="100" height="64"/>
 </tile>
 <tile id="13" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="reactor"/>
  </properties>
  <image source="station-props/reactor.png" width="104" height="104"/>
 </tile>
 <tile id="14" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="battery_bank"/>
  </properties>
  <image source="station-props/battery_bank.png" width="76" height="28"/>
 </tile>
 <tile id="15" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="transformer"/>
  </properties>
  <image source="station-props/transformer.png" width="60" height="48"/>
 </tile>
 <tile id="16" type="prop">
  <properties>
   <property name="height" type="int" value="50"/>
   <property name="name" value="antenna"/>
  </properties>
  <image source="station-props/antenna.png" width="56" height="56"/>
 </tile>
 <tile id="17" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="radar_dish"/>
  </properties>
  <image source="station-props/radar_dish.png" width="68" height="68"/>
 </tile>
 <tile id="18" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="bunk_steel"/>
  </properties>
  <image source="station-props/bunk_steel.png" width="76" height="38"/>
 </tile>
 <tile id="19" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="bunks"/>
  </properties>
  <image source="station-props/bunks.png" width="80" height="42"/>
 </tile>
 <tile id="20" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="lockers"/>
  </properties>
  <image source="station-props/lockers.png" width="84" height="24"/>
 </tile>
 <tile id="21" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="locker_open"/>
  </properties>
  <image source="station-props/locker_open.png" width="30" height="32"/>
 </tile>
 <tile id="22" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="mess_table"/>
  </properties>
  <image source="station-props/mess_table.png" width="96" height="44"/>
 </tile>
 <tile id="23" type="prop">
  <properties>
   <property name="height" type="int" value="13"/>
   <property name="name" value="mess_bench"/>
  </properties>
  <image source="station-props/mess_bench.png" width="92" height="15"/>
 </tile>
 <tile id="24" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="swivel_chair"/>
  </properties>
  <image source="station-props/swivel_chair.png" width="28" height="28"/>
 </tile>
 <tile id="25" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="sofa"/>
  </properties>
  <image source="station-props/sofa.png" width="76" height="32"/>
 </tile>
 <tile id="26" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="canteen_counter"/>
  </properties>
  <image source="station-props/canteen_counter.png" width="112" height="34"/>
 </tile>
 <tile id="27" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="fridge"/>
  </properties>
  <image source="station-props/fridge.png" width="36" height="34"/>
 </tile>
 <tile id="28" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="coffee_machine"/>
  </properties>
  <image source="station-props/coffee_machine.png" width="28" height="22"/>
 </tile>
 <tile id="29" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="vending_machine"/>
  </properties>
  <image source="station-props/vending_machine.png" width="42" height="30"/>
 </tile>
 <tile id="30" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="plant_tub"/>
  </properties>
  <image source="station-props/plant_tub.png" width="38" height="38"/>
 </tile>
 <tile id="31" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="hydroponics"/>
  </properties>
  <image source="station-props/hydroponics.png" width="96" height="32"/>
 </tile>
 <tile id="32" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="med_bed"/>
  </properties>
  <image source="station-props/med_bed.png" width="78" height="36"/>
 </tile>
 <tile id="33" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="med_scanner"/>
  </properties>
  <image source="station-props/med_scanner.png" width="76" height="56"/>
 </tile>
 <tile id="34" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="med_cabinet"/>
  </properties>
  <image source="station-props/med_cabinet.png" width="60" height="20"/>
 </tile>
 <tile id="35" type="prop">
  <properties>
   <property name="height" type="int" value="46"/>
   <property name="name" value="surgery_lamp"/>
  </properties>
  <image source="station-props/surgery_lamp.png" width="44" height="44"/>
 </tile>
 <tile id="36" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="cryo_pod"/>
  </properties>
  <image source="station-props/cryo_pod.png" width="84" height="42"/>
 </tile>
 <tile id="37" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="lab_bench"/>
  </properties>
  <image source="station-props/lab_bench.png" width="100" height="32"/>
 </tile>
 <tile id="38" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="specimen_tank"/>
  </properties>
  <image source="station-props/specimen_tank.png" width="40" height="40"/>
 </tile>
 <tile id="39" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="fume_hood"/>
  </properties>
  <image source="station-props/fume_hood.png" width="56" height="30"/>
 </tile>
 <tile id="40" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="iv_stand"/>
  </properties>
  <image source="station-props/iv_stand.png" width="20" height="20"/>
 </tile>
 <tile id="41" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="pipes"/>
  </properties>
  <image source="station-props/pipes.png" width="96" height="24"/>
 </tile>
 <tile id="42" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="pipes_corner"/>
  </properties>
  <image source="station-props/pipes_corner.png" width="48" height="48"/>
 </tile>
 <tile id="43" type="prop">
  <properties>
   <property name="height" type="int" value="16"/>
   <property name="name" value="valve"/>
  </properties>
  <image source="station-props/valve.png" width="24" height="24"/>
 </tile>
 <tile id="44" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="air_duct"/>
  </properties>
  <image source="station-props/air_duct.png" width="96" height="28"/>
 </tile>
 <tile id="45" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="tank_round"/>
  </properties>
  <image source="station-props/tank_round.png" width="60" height="60"/>
 </tile>
 <tile id="46" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="tank_long"/>
  </properties>
  <image source="station-props/tank_long.png" width="100" height="42"/>
 </tile>
 <tile id="47" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="pump_unit"/>
  </properties>
  <image source="station-props/pump_unit.png" width="52" height="40"/>
 </tile>
 <tile id="48" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="barrel_steel"/>
  </properties>
  <image source="station-props/barrel_steel.png" width="32" height="32"/>
 </tile>
 <tile id="49" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="barrels_steel"/>
  </properties>
  <image source="station-props/barrels_steel.png" width="66" height="62"/>
 </tile>
 <tile id="50" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="barrel_toxic"/>
  </properties>
  <image source="station-props/barrel_toxic.png" width="32" height="32"/>
 </tile>
 <tile id="51" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="crate_steel"/>
  </properties>
  <image source="station-props/crate_steel.png" width="44" height="44"/>
 </tile>
 <tile id="52" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="crates_steel"/>
  </properties>
  <image source="station-props/crates_steel.png" width="92" height="80"/>
 </tile>
 <tile id="53" type="prop">
  <properties>
   <property name="height" type="int" value="20"/>
   <property name="name" value="supply_case"/>
  </properties>
  <image source="station-props/supply_case.png" width="48" height="40"/>
 </tile>
 <tile id="54" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="container"/>
  </properties>
  <image source="station-props/container.png" width="128" height="56"/>
 </tile>
 <tile id="55" type="prop">
  <properties>
   <property name="height" type="int" value="6"/>
   <property name="name" value="pallet"/>
  </properties>
  <image source="station-props/pallet.png" width="56" height="56"/>
 </tile>
 <tile id="56" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="tool_cart"/>
  </properties>
  <image source="station-props/tool_cart.png" width="46" height="30"/>
 </tile>
 <tile id="57" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="workbench_steel"/>
  </properties>
  <image source="station-props/workbench_steel.png" width="100" height="32"/>
 </tile>
 <tile id="58" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="conveyor"/>
  </properties>
  <image source="station-props/conveyor.png" width="128" height="36"/>
 </tile>
 <tile id="59" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="ore_hopper"/>
  </properties>
  <image source="station-props/ore_hopper.png" width="68" height="52"/>
 </tile>
 <tile id="60" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="loader"/>
  </properties>
  <image source="station-props/loader.png" width="80" height="52"/>
 </tile>
 <tile id="61" type="prop">
  <properties>
   <property name="height" type="int" value="32"/>
   <property name="name" value="weapon_rack"/>
  </properties>
  <image source="station-props/weapon_rack.png" width="84" height="24"/>
 </tile>
 <tile id="62" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="arms_locker"/>
  </properties>
  <image source="station-props/arms_locker.png" width="60" height="26"/>
 </tile>
 <tile id="63" type="prop">
  <properties>
   <property name="height" type="int" value="18"/>
   <property name="name" value="ammo_crates"/>
  </properties>
  <image source="station-props/ammo_crates.png" width="60" height="36"/>
 </tile>
 <tile id="64" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="armour_stand"/>
  </properties>
  <image source="station-props/armour_stand.png" width="36" height="28"/>
 </tile>
 <tile id="65" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="security_desk"/>
  </properties>
  <image source="station-props/security_desk.png" width="92" height="40"/>
 </tile>
 <tile id="66" type="prop">
  <properties>
   <property name="height" type="int" value="32"/>
   <property name="name" value="oxygen_rack"/>
  </properties>
  <image source="station-props/oxygen_rack.png" width="88" height="26"/>
 </tile>
 <tile id="67" type="prop">
  <properties>
   <property name="height" type="int" value="28"/>
   <property name="name" value="oxygen_bottles"/>
  </properties>
  <image source="station-props/oxygen_bottles.png" width="38" height="36"/>
 </tile>
 <tile id="68" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="oxygen_tank"/>
  </properties>
  <image source="station-props/oxygen_tank.png" width="56" height="56"/>
 </tile>
 <tile id="69" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="suit_rack"/>
  </properties>
  <image source="station-props/suit_rack.png" width="84" height="28"/>
 </tile>
 <tile id="70" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="space_suit"/>
  </properties>
  <image source="station-props/space_suit.png" width="32" height="32"/>
 </tile>
 <tile id="71" type="prop">
  <properties>
   <property name="height" type="int" value="30"/>
   <property name="name" value="helmet_shelf"/>
  </properties>
  <image source="station-props/helmet_shelf.png" width="64" height="20"/>
 </tile>
 <tile id="72" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="airlock_controls"/>
  </properties>
  <image source="station-props/airlock_controls.png" width="26" height="16"/>
 </tile>
 <tile id="73" type="prop">
  <properties>
   <property name="height" type="int" value="34"/>
   <property name="name" value="airlock_frame"/>
  </properties>
  <image source="station-props/airlock_frame.png" width="112" height="24"/>
 </tile>
 <tile id="74" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="rock_red"/>
  </properties>
  <image source="station-props/rock_red.png" width="56" height="48"/>
 </tile>
 <tile id="75" type="prop">
  <properties>
   <property name="height" type="int" value="40"/>
   <property name="name" value="rock_red_large"/>
  </properties>
  <image source="station-props/rock_red_large.png" width="104" height="88"/>
 </tile>
 <tile id="76" type="prop">
  <properties>
   <property name="height" type="int" value="44"/>
   <property name="name" value="rock_spire"/>
  </properties>
  <image source="station-props/rock_spire.png" width="52" height="52"/>
 </tile>
 <tile id="77" type="prop">
  <properties>
   <property name="height" type="int" value="5"/>
   <property name="name" value="pebbles_red"/>
  </properties>
  <image source="station-props/pebbles_red.png" width="48" height="40"/>
 </tile>
 <tile id="78" type="prop">
  <properties>
   <property name="height" type="int" value="26"/>
   <property name="name" value="crystals"/>
  </properties>
  <image source="station-props/crystals.png" width="44" height="40"/>
 </tile>
 <tile id="79" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="crystals_large"/>
  </properties>
  <image source="station-props/crystals_large.png" width="68" height="64"/>
 </tile>
 <tile id="80" type="prop">
  <properties>
   <property name="height" type="int" value="38"/>
   <property name="name" value="rover"/>
  </properties>
  <image source="station-props/rover.png" width="128" height="80"/>
 </tile>
 <tile id="81" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="rover_wheel"/>
  </properties>
  <image source="station-props/rover_wheel.png" width="36" height="36"/>
 </tile>
 <tile id="82" type="prop">
  <properties>
   <property name="height" type="int" value="36"/>
   <property name="name" value="drill_bit"/>
  </properties>
  <image source="station-props/drill_bit.png" width="52" height="52"/>
 </tile>
 <tile id="83" type="prop">
  <properties>
   <property name="height" type="int" value="52"/>
   <property name="name" value="drill_rig"/>
  </properties>
  <image source="station-props/drill_rig.png" width="112" height="112"/>
 </tile>
 <tile id="84" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="solar_panel"/>
  </properties>
  <image source="station-props/solar_panel.png" width="96" height="60"/>
 </tile>
 <tile id="85" type="prop">
  <properties>
   <property name="height" type="int" value="8"/>
   <property name="name" value="landing_light"/>
  </properties>
  <image source="station-props/landing_light.png" width="18" height="18"/>
 </tile>
 <tile id="86" type="prop">
  <properties>
   <property name="height" type="int" value="10"/>
   <property name="name" value="fumarole"/>
  </properties>
  <image source="station-props/fumarole.png" width="56" height="56"/>
 </tile>
 <tile id="87" type="prop">
  <properties>
   <property name="height" type="int" value="14"/>
   <property name="name" value="mold_clump"/>
  </properties>
  <image source="station-props/mold_clump.png" width="52" height="44"/>
 </tile>
 <tile id="88" type="prop">
  <properties>
   <property name="height" type="int" value="22"/>
   <property name="name" value="mold_large"/>
  </properties>
  <image source="station-props/mold_large.png" width="96" height="80"/>
 </tile>
 <tile id="89" type="prop">
  <properties>
   <property name="height" type="int" value="24"/>
   <property name="name" value="egg_sac"/>
  </properties>
  <image source="station-props/egg_sac.png" width="40" height="40"/>
 </tile>
 <tile id="90" type="prop">
  <properties>
   <property name="height" type="int" value="5"/>
   <property name="name" value="debris_metal"/>
  </properties>
  <image source="station-props/debris_metal.png" width="64" height="44"/>
 </tile>
 <tile id="91" type="prop">
  <properties>
   <property name="height" type="int" value="2"/>
   <property name="name" value="floor_vent"/>
  </properties>
  <image source="station-props/floor_vent.png" width="36" height="36"/>
 </tile>
 <tile id="92" type="prop">
  <properties>
   <property name="height" type="int" value="9"/>
   <property name="name" value="body_suit"/>
  </properties>
  <image source="station-props/body_suit.png" width="72" height="48"/>
 </tile>
 <tile id="93" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="mold_tendrils"/>
  </properties>
  <image source="station-props/mold_tendrils.png" width="112" height="88"/>
 </tile>
 <tile id="94" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="ichor"/>
  </properties>
  <image source="station-props/ichor.png" width="60" height="52"/>
 </tile>
 <tile id="95" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="scorch"/>
  </properties>
  <image source="station-props/scorch.png" width="72" height="64"/>
 </tile>
 <tile id="96" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="cables"/>
  </properties>
  <image source="station-props/cables.png" width="112" height="36"/>
 </tile>
 <tile id="97" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="crater"/>
  </properties>
  <image source="station-props/crater.png" width="112" height="104"/>
 </tile>
 <tile id="98" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="tracks"/>
  </properties>
  <image source="station-props/tracks.png" width="160" height="56"/>
 </tile>
 <tile id="99" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="hazard_mat"/>
  </properties>
  <image source="station-props/hazard_mat.png" width="96" height="32"/>
 </tile>
 <tile id="100" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="limit_strip"/>
  </properties>
  <image source="station-props/limit_strip.png" width="256" height="6"/>
 </tile>
 <tile id="101" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="floor_arrow"/>
  </properties>
  <image source="station-props/floor_arrow.png" width="44" height="26"/>
 </tile>
 <tile id="102" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="sign_oxygen"/>
  </properties>
  <image source="station-props/sign_oxygen.png" width="64" height="64"/>
 </tile>
 <tile id="103" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="sign_security"/>
  </properties>
  <image source="station-props/sign_security.png" width="48" height="56"/>
 </tile>
 <tile id="104" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="sign_airlock"/>
  </properties>
  <image source="station-props/sign_airlock.png" width="64" height="64"/>
 </tile>
 <tile id="105" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="footprints_suit"/>
  </properties>
  <image source="station-props/footprints_suit.png" width="96" height="24"/>
 </tile>
 <tile id="106" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="blood"/>
  </properties>
  <image source="props/blood.png" width="56" height="48"/>
 </tile>
 <tile id="107" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="blood_trail"/>
  </properties>
  <image source="props/blood_trail.png" width="84" height="36"/>
 </tile>
 <tile id="108" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="papers"/>
  </properties>
  <image source="props/papers.png" width="44" height="36"/>
 </tile>
 <tile id="109" type="prop">
  <properties>
   <property name="height" type="int" value="0"/>
   <property name="name" value="broken_glass"/>
  </properties>
  <image source="props/broken_glass.png" width="36" height="28"/>
 </tile>
</tileset>
