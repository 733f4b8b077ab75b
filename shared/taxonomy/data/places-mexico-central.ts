/** States and cities of Mexico, cities of Central America and the Caribbean. */
export const PLACES_OF_MEXICO_AND_CENTRAL_AMERICA = `
[place region]
jalisco MX | Jalisco | | estado de jalisco | JAL
nuevo-leon MX | Nuevo León | | | NL
mexico-city-region MX | Ciudad de México? | Mexico City? | distrito federal? | CDMX, DF
mexico-state MX | Estado de México | State of Mexico | edomex, edo. méx, edo. de méxico | EDOMEX, MEX
puebla-state MX | Puebla? | | estado de puebla | PUE
queretaro-state MX | Querétaro? | | estado de querétaro | QRO
guanajuato MX | Guanajuato | | | GTO
yucatan MX | Yucatán | | | YUC
quintana-roo MX | Quintana Roo | | | QROO
chihuahua-state MX | Chihuahua? | | estado de chihuahua | CHIH
sonora MX | Sonora* | | | SON
veracruz-state MX | Veracruz? | | veracruz de ignacio de la llave, estado de veracruz | VER
san-luis-potosi-state MX | San Luis Potosí? | | estado de san luis potosí | SLP
aguascalientes-state MX | Aguascalientes? | | estado de aguascalientes | AGS
coahuila MX | Coahuila | | coahuila de zaragoza | COAH
oaxaca-state MX | Oaxaca? | | estado de oaxaca | OAX
baja-california MX | Baja California | | | BC
baja-california-sur MX | Baja California Sur | | | BCS
sinaloa MX | Sinaloa | | | SIN
tamaulipas MX | Tamaulipas | | | TAMPS
michoacan MX | Michoacán | | michoacán de ocampo | MICH
guerrero MX | Guerrero* | | estado de guerrero | GRO
morelos MX | Morelos* | | estado de morelos | MOR
hidalgo MX | Hidalgo* | | estado de hidalgo | HGO
chiapas MX | Chiapas | | | CHIS
tabasco MX | Tabasco* | | estado de tabasco | TAB
campeche-state MX | Campeche? | | estado de campeche | CAMP
colima-state MX | Colima? | | estado de colima | COL
durango-state MX | Durango? | | estado de durango | DGO
nayarit MX | Nayarit | | | NAY
tlaxcala-state MX | Tlaxcala? | | estado de tlaxcala | TLAX
zacatecas-state MX | Zacatecas? | | estado de zacatecas | ZAC
[place city]
mexico-city MX mexico-city-region | Ciudad de México | Mexico City | cdmx, méxico d.f, distrito federal, iztapalapa, coyoacán, tlalpan, xochimilco, azcapotzalco, miguel hidalgo cdmx, cuauhtémoc cdmx
toluca MX mexico-state | Toluca | | toluca de lerdo
ecatepec MX mexico-state | Ecatepec | | ecatepec de morelos
nezahualcoyotl MX mexico-state | Nezahualcóyotl | | ciudad nezahualcóyotl
naucalpan MX mexico-state | Naucalpan | | naucalpan de juárez
tlalnepantla MX mexico-state | Tlalnepantla | | tlalnepantla de baz
chimalhuacan MX mexico-state | Chimalhuacán
cuautitlan-izcalli MX mexico-state | Cuautitlán Izcalli | | cuautitlán
atizapan-de-zaragoza MX mexico-state | Atizapán de Zaragoza | | atizapán
tultitlan MX mexico-state | Tultitlán
ixtapaluca MX mexico-state | Ixtapaluca
tecamac MX mexico-state | Tecámac
metepec MX mexico-state | Metepec
texcoco MX mexico-state | Texcoco
chalco MX mexico-state | Chalco
huixquilucan MX mexico-state | Huixquilucan
coacalco MX mexico-state | Coacalco
guadalajara-mx MX jalisco | Guadalajara? | | guadalajara méxico
zapopan MX jalisco | Zapopan
tlaquepaque MX jalisco | Tlaquepaque | | san pedro tlaquepaque
tonala MX jalisco | Tonalá
tlajomulco-de-zuniga MX jalisco | Tlajomulco de Zúñiga | | tlajomulco
puerto-vallarta MX jalisco | Puerto Vallarta
tepatitlan-de-morelos MX jalisco | Tepatitlán de Morelos | | tepatitlán
lagos-de-moreno MX jalisco | Lagos de Moreno
monterrey MX nuevo-leon | Monterrey
apodaca MX nuevo-leon | Apodaca
san-nicolas-de-los-garza MX nuevo-leon | San Nicolás de los Garza | | san nicolás
guadalupe MX nuevo-leon | Guadalupe!* | | guadalupe nuevo león
general-escobedo MX nuevo-leon | General Escobedo | | escobedo
san-pedro-garza-garcia MX nuevo-leon | San Pedro Garza García | | garza garcía
santa-catarina-mx MX nuevo-leon | Santa Catarina*?
puebla MX puebla-state | Puebla | | puebla de zaragoza
tehuacan MX puebla-state | Tehuacán
cholula MX puebla-state | Cholula | | san pedro cholula
atlixco MX puebla-state | Atlixco
queretaro MX queretaro-state | Querétaro | | santiago de querétaro
san-juan-del-rio MX queretaro-state | San Juan del Río
leon-mx MX guanajuato | León*? | | león guanajuato, león de los aldama
irapuato MX guanajuato | Irapuato
celaya MX guanajuato | Celaya
salamanca-mx MX guanajuato | Salamanca?
silao MX guanajuato | Silao
guanajuato-mx MX guanajuato | Guanajuato?
san-miguel-de-allende MX guanajuato | San Miguel de Allende
merida-mx MX yucatan | Mérida? | | mérida yucatán
valladolid-mx MX yucatan | Valladolid?
cancun MX quintana-roo | Cancún
playa-del-carmen MX quintana-roo | Playa del Carmen
chetumal MX quintana-roo | Chetumal
tulum MX quintana-roo | Tulum
cozumel MX quintana-roo | Cozumel
tijuana MX baja-california | Tijuana
mexicali MX baja-california | Mexicali
ensenada MX baja-california | Ensenada*
rosarito MX baja-california | Rosarito
tecate MX baja-california | Tecate*
la-paz-mx MX baja-california-sur | La Paz!*?
los-cabos MX baja-california-sur | Los Cabos | | cabo san lucas, san josé del cabo
chihuahua MX chihuahua-state | Chihuahua
ciudad-juarez MX chihuahua-state | Ciudad Juárez | | juárez*
delicias MX chihuahua-state | Delicias!*
cuauhtemoc MX chihuahua-state | Cuauhtémoc*
hermosillo MX sonora | Hermosillo
ciudad-obregon MX sonora | Ciudad Obregón | | obregón*
nogales MX sonora | Nogales*
guaymas MX sonora | Guaymas
navojoa MX sonora | Navojoa
san-luis-rio-colorado MX sonora | San Luis Río Colorado
veracruz MX veracruz-state | Veracruz
xalapa MX veracruz-state | Xalapa | | jalapa
coatzacoalcos MX veracruz-state | Coatzacoalcos
poza-rica MX veracruz-state | Poza Rica | | poza rica de hidalgo
boca-del-rio MX veracruz-state | Boca del Río
cordoba-mx MX veracruz-state | Córdoba?
orizaba MX veracruz-state | Orizaba
minatitlan MX veracruz-state | Minatitlán
san-luis-potosi MX san-luis-potosi-state | San Luis Potosí
soledad-de-graciano-sanchez MX san-luis-potosi-state | Soledad de Graciano Sánchez
ciudad-valles MX san-luis-potosi-state | Ciudad Valles
aguascalientes MX aguascalientes-state | Aguascalientes
saltillo MX coahuila | Saltillo
torreon MX coahuila | Torreón
monclova MX coahuila | Monclova
piedras-negras MX coahuila | Piedras Negras
ciudad-acuna MX coahuila | Ciudad Acuña
oaxaca MX oaxaca-state | Oaxaca | | oaxaca de juárez
salina-cruz MX oaxaca-state | Salina Cruz
tuxtepec MX oaxaca-state | Tuxtepec
culiacan MX sinaloa | Culiacán
mazatlan MX sinaloa | Mazatlán
los-mochis MX sinaloa | Los Mochis
guasave MX sinaloa | Guasave
reynosa MX tamaulipas | Reynosa
matamoros MX tamaulipas | Matamoros*
nuevo-laredo MX tamaulipas | Nuevo Laredo
tampico MX tamaulipas | Tampico
ciudad-victoria MX tamaulipas | Ciudad Victoria
ciudad-madero MX tamaulipas | Ciudad Madero
altamira MX tamaulipas | Altamira*
morelia MX michoacan | Morelia*
uruapan MX michoacan | Uruapan
zamora-mx MX michoacan | Zamora?
lazaro-cardenas MX michoacan | Lázaro Cárdenas*
patzcuaro MX michoacan | Pátzcuaro
acapulco MX guerrero | Acapulco | | acapulco de juárez
chilpancingo MX guerrero | Chilpancingo
iguala MX guerrero | Iguala*
zihuatanejo MX guerrero | Zihuatanejo
taxco MX guerrero | Taxco
cuernavaca MX morelos | Cuernavaca
cuautla MX morelos | Cuautla
jiutepec MX morelos | Jiutepec
pachuca MX hidalgo | Pachuca | | pachuca de soto
tulancingo MX hidalgo | Tulancingo
tula MX hidalgo | Tula*
tuxtla-gutierrez MX chiapas | Tuxtla Gutiérrez | | tuxtla
tapachula MX chiapas | Tapachula
san-cristobal-de-las-casas MX chiapas | San Cristóbal de las Casas
villahermosa MX tabasco | Villahermosa
cardenas MX tabasco | Cárdenas*
campeche MX campeche-state | Campeche | | san francisco de campeche
ciudad-del-carmen MX campeche-state | Ciudad del Carmen
colima MX colima-state | Colima
manzanillo MX colima-state | Manzanillo
durango MX durango-state | Durango | | victoria de durango
gomez-palacio MX durango-state | Gómez Palacio
lerdo MX durango-state | Lerdo*
tepic MX nayarit | Tepic
bahia-de-banderas MX nayarit | Bahía de Banderas | | nuevo vallarta
tlaxcala MX tlaxcala-state | Tlaxcala
apizaco MX tlaxcala-state | Apizaco
zacatecas MX zacatecas-state | Zacatecas
fresnillo MX zacatecas-state | Fresnillo
guadalupe-mx MX zacatecas-state | Guadalupe!*?
san-jose-cr CR | San José | | san josé costa rica
alajuela CR | Alajuela
heredia CR | Heredia*
cartago-cr CR | Cartago*?
limon-cr CR | Limón!*
liberia-cr CR | Liberia?
escazu CR | Escazú
panama-city PA | Ciudad de Panamá | Panama City | panamá?, panamá ciudad
colon PA | Colón!*
david-pa PA | David!*
san-miguelito PA | San Miguelito
guatemala-city GT | Ciudad de Guatemala | Guatemala City | guatemala?
quetzaltenango GT | Quetzaltenango | | xela*
mixco GT | Mixco
villa-nueva GT | Villa Nueva*
antigua-guatemala GT | Antigua Guatemala | | la antigua
tegucigalpa HN | Tegucigalpa
san-pedro-sula HN | San Pedro Sula
la-ceiba HN | La Ceiba
choloma HN | Choloma
san-salvador SV | San Salvador
santa-ana-sv SV | Santa Ana*?
san-miguel-sv SV | San Miguel*
santa-tecla SV | Santa Tecla
soyapango SV | Soyapango
managua NI | Managua
leon-ni NI | León*?
masaya NI | Masaya
granada-ni NI | Granada?
esteli NI | Estelí
chinandega NI | Chinandega
santo-domingo DO | Santo Domingo | | santo domingo este, distrito nacional
santiago-caballeros DO | Santiago de los Caballeros | | santiago*?
punta-cana DO | Punta Cana | | higüey
la-romana DO | La Romana*
san-pedro-de-macoris DO | San Pedro de Macorís
puerto-plata DO | Puerto Plata
la-vega DO | La Vega*
san-cristobal-do DO | San Cristóbal?
havana CU | La Habana | Havana
santiago-de-cuba CU | Santiago de Cuba
camaguey CU | Camagüey
holguin CU | Holguín
santa-clara CU | Santa Clara*
cienfuegos CU | Cienfuegos
matanzas CU | Matanzas*
pinar-del-rio CU | Pinar del Río
varadero CU | Varadero
san-juan-pr PR | San Juan
bayamon PR | Bayamón
carolina-pr PR | Carolina!*?
ponce PR | Ponce*
caguas PR | Caguas
mayaguez PR | Mayagüez
guaynabo PR | Guaynabo
port-au-prince HT | Puerto Príncipe | Port-au-Prince
kingston JM | Kingston*
port-of-spain TT | Puerto España | Port of Spain
`;
