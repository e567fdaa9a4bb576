<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="western" tilewidth="64" tileheight="64" tilecount="32" columns="8">
 <image source="western.png" width="512" height="256"/>
 <tile id="0">
  <properties>
   <property name="material" value="dust"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="material" value="dust_dark"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="material" value="gravel"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="material" value="mud"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="material" value="grass_dry"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="material" value="boardwalk_h"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="material" value="boardwalk_v"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="material" value="planks_h"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="material" value="planks_v"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="material" value="planks_dark"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="material" value="parquet"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="material" value="stone_floor"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="material" value="flagstones"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="material" value="carpet_red"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="material" value="carpet_green"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="material" value="straw"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="material" value="earth"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="material" value="rock_floor"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="material" value="ballast"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="material" value="rails_h"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="material" value="grave_earth"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="material" value="tiles_checker"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="material" value="train_planks"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="material" value="iron_deck"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="material" value="void"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="material" value="grass_scrub"/>
  </properties>
 </tile>
</tileset>
