<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="station" tilewidth="64" tileheight="64" tilecount="24" columns="8">
 <image source="station.png" width="512" height="192"/>
 <tile id="0">
  <properties>
   <property name="material" value="deck_plate"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="material" value="deck_dark"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="material" value="corridor_deck"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="material" value="grating"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="material" value="lab_tiles"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="material" value="med_floor"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="material" value="hazard_floor"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="material" value="crew_carpet"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="material" value="mess_tiles"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="material" value="security_floor"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="material" value="oxygen_floor"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="material" value="airlock_floor"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="material" value="rubber"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="material" value="concrete_pad"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="material" value="red_dust"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="material" value="red_gravel"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="material" value="red_rock"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="material" value="basalt"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="material" value="hewn_rock"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="material" value="mold_growth"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="material" value="void"/>
  </properties>
 </tile>
</tileset>
