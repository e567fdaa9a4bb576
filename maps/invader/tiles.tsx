<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="invader-tiles" tilewidth="640" tileheight="640" tilecount="18" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="tile">
  <properties>
   <property name="face" value="1R"/>
  </properties>
  <image source="pictures/1R.png" width="640" height="640"/>
 </tile>
 <tile id="1" type="tile">
  <properties>
   <property name="face" value="1V"/>
  </properties>
  <image source="pictures/1V.png" width="640" height="640"/>
 </tile>
 <tile id="2" type="tile">
  <properties>
   <property name="face" value="2R"/>
  </properties>
  <image source="pictures/2R.png" width="640" height="640"/>
 </tile>
 <tile id="3" type="tile">
  <properties>
   <property name="face" value="2V"/>
  </properties>
  <image source="pictures/2V.png" width="640" height="640"/>
 </tile>
 <tile id="4" type="tile">
  <properties>
   <property name="face" value="3R"/>
  </properties>
  <image source="pictures/3R.png" width="640" height="640"/>
 </tile>
 <tile id="5" type="tile">
  <properties>
   <property name="face" value="3V"/>
  </properties>
  <image source="pictures/3V.png" width="640" height="640"/>
 </tile>
 <tile id="6" type="tile">
  <properties>
   <property name="face" value="4R"/>
  </properties>
  <image source="pictures/4R.png" width="640" height="640"/>
 </tile>
 <tile id="7" type="tile">
  <properties>
   <property name="face" value="4V"/>
  </properties>
  <image source="pictures/4V.png" width="640" height="640"/>
 </tile>
 <tile id="8" type="tile">
  <properties>
   <property name="face" value="5R"/>
  </properties>
  <image source="pictures/5R.png" width="640" height="640"/>
 </tile>
 <tile id="9" type="tile">
  <properties>
   <property name="face" value="5V"/>
  </properties>
  <image source="pictures/5V.png" width="640" height="640"/>
 </tile>
 <tile id="10" type="tile">
  <properties>
   <property name="face" value="6R"/>
  </properties>
  <image source="pictures/6R.png" width="640" height="640"/>
 </tile>
 <tile id="11" type="tile">
  <properties>
   <property name="face" value="6V"/>
  </properties>
  <image source="pictures/6V.png" width="640" height="640"/>
 </tile>
 <tile id="12" type="tile">
  <properties>
   <property name="face" value="7R"/>
  </properties>
  <image source="pictures/7R.png" width="640" height="640"/>
 </tile>
 <tile id="13" type="tile">
  <properties>
   <property name="face" value="7V"/>
  </properties>
  <image source="pictures/7V.png" width="640" height="640"/>
 </tile>
 <tile id="14" type="tile">
  <properties>
   <property name="face" value="8R"/>
  </properties>
  <image source="pictures/8R.png" width="640" height="640"/>
 </tile>
 <tile id="15" type="tile">
  <properties>
   <property name="face" value="8V"/>
  </properties>
  <image source="pictures/8V.png" width="640" height="640"/>
 </tile>
 <tile id="16" type="tile">
  <properties>
   <property name="face" value="9R"/>
  </properties>
  <image source="pictures/9R.png" width="640" height="640"/>
 </tile>
 <tile id="17" type="tile">
  <properties>
   <property name="face" value="9V"/>
  </properties>
  <image source="pictures/9V.png" width="640" height="640"/>
 </tile>
</tileset>
