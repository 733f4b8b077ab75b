/** The towns of Spain outside Madrid, Catalonia and Valencia. */
export const PLACES_OF_SOUTHERN_AND_NORTHERN_SPAIN = `
[place city]
seville ES andalusia | Sevilla | Seville
malaga ES andalusia | Málaga
cordoba-es ES andalusia | Córdoba
granada ES andalusia | Granada
jaen ES andalusia | Jaén
almeria ES andalusia | Almería
cadiz ES andalusia | Cádiz
huelva ES andalusia | Huelva
jerez ES andalusia | Jerez de la Frontera | | jerez
marbella ES andalusia | Marbella
dos-hermanas ES andalusia | Dos Hermanas
algeciras ES andalusia | Algeciras
roquetas-de-mar ES andalusia | Roquetas de Mar
mijas ES andalusia | Mijas
san-fernando ES andalusia | San Fernando* | | san fernando cádiz
el-ejido ES andalusia | El Ejido
el-puerto-de-santa-maria ES andalusia | El Puerto de Santa María | | puerto de santa maría
velez-malaga ES andalusia | Vélez-Málaga
fuengirola ES andalusia | Fuengirola
chiclana-de-la-frontera ES andalusia | Chiclana de la Frontera | | chiclana
benalmadena ES andalusia | Benalmádena
sanlucar-de-barrameda ES andalusia | Sanlúcar de Barrameda | | sanlúcar
estepona ES andalusia | Estepona
torremolinos ES andalusia | Torremolinos
motril ES andalusia | Motril
utrera ES andalusia | Utrera
alcala-de-guadaira ES andalusia | Alcalá de Guadaíra
mairena-del-aljarafe ES andalusia | Mairena del Aljarafe
linares ES andalusia | Linares*
la-linea-de-la-concepcion ES andalusia | La Línea de la Concepción
ecija ES andalusia | Écija
los-palacios-y-villafranca ES andalusia | Los Palacios y Villafranca
la-rinconada ES andalusia | La Rinconada
coria-del-rio ES andalusia | Coria del Río
camas ES andalusia | Camas!*
lebrija ES andalusia | Lebrija
tomares ES andalusia | Tomares
san-juan-de-aznalfarache ES andalusia | San Juan de Aznalfarache
bormujos ES andalusia | Bormujos
carmona ES andalusia | Carmona*
moron-de-la-frontera ES andalusia | Morón de la Frontera
antequera ES andalusia | Antequera
ronda ES andalusia | Ronda!*
rincon-de-la-victoria ES andalusia | Rincón de la Victoria
alhaurin-de-la-torre ES andalusia | Alhaurín de la Torre
alhaurin-el-grande ES andalusia | Alhaurín el Grande
coin ES andalusia | Coín
nerja ES andalusia | Nerja
lucena ES andalusia | Lucena*
puente-genil ES andalusia | Puente Genil
andujar ES andalusia | Andújar
ubeda ES andalusia | Úbeda
martos ES andalusia | Martos*
almunecar ES andalusia | Almuñécar
baza ES andalusia | Baza*
loja-es ES andalusia | Loja*?
armilla ES andalusia | Armilla
maracena ES andalusia | Maracena
san-roque ES andalusia | San Roque*
rota ES andalusia | Rota!*
puerto-real ES andalusia | Puerto Real
conil-de-la-frontera ES andalusia | Conil de la Frontera | | conil
arcos-de-la-frontera ES andalusia | Arcos de la Frontera
barbate ES andalusia | Barbate
lepe ES andalusia | Lepe
isla-cristina ES andalusia | Isla Cristina
moguer ES andalusia | Moguer
almonte ES andalusia | Almonte
nijar ES andalusia | Níjar
vicar ES andalusia | Vícar
adra ES andalusia | Adra*
a-coruna ES galicia | A Coruña | | la coruña, coruña
vigo ES galicia | Vigo
santiago-compostela ES galicia | Santiago de Compostela
ourense ES galicia | Ourense | | orense
lugo ES galicia | Lugo
pontevedra ES galicia | Pontevedra
ferrol ES galicia | Ferrol
naron ES galicia | Narón
vilagarcia-de-arousa ES galicia | Vilagarcía de Arousa | | villagarcía de arosa
oleiros ES galicia | Oleiros
arteixo ES galicia | Arteixo
redondela ES galicia | Redondela
carballo ES galicia | Carballo*
culleredo ES galicia | Culleredo
cangas ES galicia | Cangas*
ames ES galicia | Ames!*
marin ES galicia | Marín*
a-estrada ES galicia | A Estrada
monforte-de-lemos ES galicia | Monforte de Lemos
lalin ES galicia | Lalín
ribeira ES galicia | Ribeira
bilbao ES basque-country | Bilbao | | bilbo
san-sebastian ES basque-country | San Sebastián | | donostia, donostia-san sebastián
vitoria ES basque-country | Vitoria-Gasteiz | | vitoria, gasteiz
barakaldo ES basque-country | Barakaldo | | baracaldo
getxo ES basque-country | Getxo | | guecho
irun ES basque-country | Irún?
portugalete ES basque-country | Portugalete
santurtzi ES basque-country | Santurtzi | | santurce
basauri ES basque-country | Basauri
errenteria ES basque-country | Errenteria | | rentería
leioa ES basque-country | Leioa | | lejona
galdakao ES basque-country | Galdakao | | galdácano
durango-es ES basque-country | Durango? | Durango (Basque Country)
sestao ES basque-country | Sestao
eibar ES basque-country | Eibar
erandio ES basque-country | Erandio
zarautz ES basque-country | Zarautz | | zarauz
mondragon ES basque-country | Mondragón | | arrasate
hernani ES basque-country | Hernani
tolosa ES basque-country | Tolosa*
amorebieta ES basque-country | Amorebieta
mungia ES basque-country | Mungia
hondarribia ES basque-country | Hondarribia | | fuenterrabía
llodio ES basque-country | Llodio | | laudio
bermeo ES basque-country | Bermeo
ermua ES basque-country | Ermua
azpeitia ES basque-country | Azpeitia
oviedo ES asturias | Oviedo
gijon ES asturias | Gijón | | xixón
aviles ES asturias | Avilés?
siero ES asturias | Siero* | | pola de siero
langreo ES asturias | Langreo
mieres ES asturias | Mieres
castrillon ES asturias | Castrillón
llanera ES asturias | Llanera
santander ES cantabria | Santander*
torrelavega ES cantabria | Torrelavega
castro-urdiales ES cantabria | Castro-Urdiales
camargo ES cantabria | Camargo*
pielagos ES cantabria | Piélagos
laredo-es ES cantabria | Laredo? | Laredo (Cantabria)
pamplona ES navarre | Pamplona | | iruña, pamplona-iruña
tudela ES navarre | Tudela
baranain ES navarre | Barañáin
burlada ES navarre | Burlada
zizur-mayor ES navarre | Zizur Mayor
estella ES navarre | Estella
logrono ES la-rioja | Logroño
calahorra ES la-rioja | Calahorra
arnedo ES la-rioja | Arnedo
haro ES la-rioja | Haro*
saragossa ES aragon | Zaragoza | Saragossa
huesca ES aragon | Huesca
teruel ES aragon | Teruel
calatayud ES aragon | Calatayud
utebo ES aragon | Utebo
monzon ES aragon | Monzón*
barbastro ES aragon | Barbastro
ejea-de-los-caballeros ES aragon | Ejea de los Caballeros
alcaniz ES aragon | Alcañiz
jaca ES aragon | Jaca*
valladolid ES castile-leon | Valladolid
salamanca ES castile-leon | Salamanca
burgos ES castile-leon | Burgos
leon-es ES castile-leon | León* | | león españa
palencia ES castile-leon | Palencia
segovia ES castile-leon | Segovia
avila ES castile-leon | Ávila*
zamora ES castile-leon | Zamora
soria ES castile-leon | Soria
ponferrada ES castile-leon | Ponferrada
miranda-de-ebro ES castile-leon | Miranda de Ebro
aranda-de-duero ES castile-leon | Aranda de Duero
medina-del-campo ES castile-leon | Medina del Campo
laguna-de-duero ES castile-leon | Laguna de Duero
san-andres-del-rabanedo ES castile-leon | San Andrés del Rabanedo
arroyo-de-la-encomienda ES castile-leon | Arroyo de la Encomienda
astorga ES castile-leon | Astorga
bejar ES castile-leon | Béjar
albacete ES castile-la-mancha | Albacete
toledo ES castile-la-mancha | Toledo
ciudad-real ES castile-la-mancha | Ciudad Real
cuenca-es ES castile-la-mancha | Cuenca
guadalajara-es ES castile-la-mancha | Guadalajara | | guadalajara españa
talavera-de-la-reina ES castile-la-mancha | Talavera de la Reina | | talavera*
puertollano ES castile-la-mancha | Puertollano
tomelloso ES castile-la-mancha | Tomelloso
alcazar-de-san-juan ES castile-la-mancha | Alcázar de San Juan
hellin ES castile-la-mancha | Hellín
almansa ES castile-la-mancha | Almansa
villarrobledo ES castile-la-mancha | Villarrobledo
azuqueca-de-henares ES castile-la-mancha | Azuqueca de Henares | | azuqueca
valdepenas ES castile-la-mancha | Valdepeñas
illescas ES castile-la-mancha | Illescas
sesena ES castile-la-mancha | Seseña
manzanares ES castile-la-mancha | Manzanares*
tarancon ES castile-la-mancha | Tarancón
badajoz ES extremadura | Badajoz
caceres ES extremadura | Cáceres
merida-es ES extremadura | Mérida
plasencia ES extremadura | Plasencia
don-benito ES extremadura | Don Benito
almendralejo ES extremadura | Almendralejo
villanueva-de-la-serena ES extremadura | Villanueva de la Serena
navalmoral-de-la-mata ES extremadura | Navalmoral de la Mata
zafra ES extremadura | Zafra
murcia ES murcia-region | Murcia
cartagena-es ES murcia-region | Cartagena
lorca ES murcia-region | Lorca*
molina-de-segura ES murcia-region | Molina de Segura
alcantarilla ES murcia-region | Alcantarilla!*
cieza ES murcia-region | Cieza
yecla ES murcia-region | Yecla
aguilas ES murcia-region | Águilas!*
totana ES murcia-region | Totana
san-javier ES murcia-region | San Javier*
torre-pacheco ES murcia-region | Torre-Pacheco
san-pedro-del-pinatar ES murcia-region | San Pedro del Pinatar
caravaca-de-la-cruz ES murcia-region | Caravaca de la Cruz | | caravaca
jumilla ES murcia-region | Jumilla
mazarron ES murcia-region | Mazarrón
palma ES balearic-islands | Palma de Mallorca | | palma, mallorca, majorca
ibiza ES balearic-islands | Ibiza | | eivissa
minorca ES balearic-islands | Menorca | Minorca | mahón, maó, ciutadella, ciudadela
manacor ES balearic-islands | Manacor
calvia ES balearic-islands | Calvià
llucmajor ES balearic-islands | Llucmajor
marratxi ES balearic-islands | Marratxí
inca ES balearic-islands | Inca*
formentera ES balearic-islands | Formentera
alcudia ES balearic-islands | Alcúdia
santa-eularia-des-riu ES balearic-islands | Santa Eulària des Riu | | santa eulalia del río
las-palmas ES canary-islands | Las Palmas de Gran Canaria | | las palmas, gran canaria
tenerife ES canary-islands | Santa Cruz de Tenerife | | tenerife
lanzarote ES canary-islands | Lanzarote | | arrecife
fuerteventura ES canary-islands | Fuerteventura | | puerto del rosario
san-cristobal-de-la-laguna ES canary-islands | San Cristóbal de La Laguna | | la laguna
telde ES canary-islands | Telde
arona ES canary-islands | Arona
adeje ES canary-islands | Adeje
granadilla-de-abona ES canary-islands | Granadilla de Abona
san-bartolome-de-tirajana ES canary-islands | San Bartolomé de Tirajana | | maspalomas
puerto-de-la-cruz ES canary-islands | Puerto de la Cruz
los-realejos ES canary-islands | Los Realejos
la-orotava ES canary-islands | La Orotava
santa-lucia-de-tirajana ES canary-islands | Santa Lucía de Tirajana
la-palma ES canary-islands | La Palma | | santa cruz de la palma
la-gomera ES canary-islands | La Gomera
el-hierro ES canary-islands | El Hierro*
vecindario ES canary-islands | Vecindario*
arucas ES canary-islands | Arucas
galdar ES canary-islands | Gáldar
ingenio ES canary-islands | Ingenio!*
aguimes ES canary-islands | Agüimes
[place region]
ceuta-region ES | Ciudad Autónoma de Ceuta | Autonomous City of Ceuta
melilla-region ES | Ciudad Autónoma de Melilla | Autonomous City of Melilla
[place city]
ceuta ES ceuta-region | Ceuta
melilla ES melilla-region | Melilla
`;
