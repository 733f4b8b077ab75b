/** Communities and provinces of Spain, and the towns of Madrid, Catalonia and Valencia. */
export const PLACES_OF_SPAIN = `
[place region]
andalusia ES | Andalucía | Andalusia
aragon ES | Aragón | Aragon
asturias ES | Asturias | | principado de asturias, provincia de asturias
balearic-islands ES | Islas Baleares | Balearic Islands | baleares, illes balears, provincia de baleares
canary-islands ES | Canarias | Canary Islands | islas canarias
cantabria ES | Cantabria | | provincia de cantabria
castile-la-mancha ES | Castilla-La Mancha | Castile-La Mancha | castilla la mancha
castile-leon ES | Castilla y León | Castile and León | castilla-león
catalonia ES | Cataluña | Catalonia | catalunya
valencian-community ES | Comunidad Valenciana | Valencian Community | comunitat valenciana, país valencià, levante*
extremadura ES | Extremadura
galicia ES | Galicia | | galiza
community-madrid ES | Comunidad de Madrid | Community of Madrid | provincia de madrid, madrid region, region of madrid
murcia-region ES | Región de Murcia | Region of Murcia | provincia de murcia
navarre ES | Navarra | Navarre | nafarroa, comunidad foral de navarra, provincia de navarra
basque-country ES | País Vasco | Basque Country | euskadi
la-rioja ES | La Rioja | | provincia de la rioja
almeria-province ES andalusia | Provincia de Almería | Province of Almería
cadiz-province ES andalusia | Provincia de Cádiz | Province of Cádiz
cordoba-province ES andalusia | Provincia de Córdoba | Province of Córdoba
granada-province ES andalusia | Provincia de Granada | Province of Granada
huelva-province ES andalusia | Provincia de Huelva | Province of Huelva
jaen-province ES andalusia | Provincia de Jaén | Province of Jaén
malaga-province ES andalusia | Provincia de Málaga | Province of Málaga
seville-province ES andalusia | Provincia de Sevilla | Province of Seville
huesca-province ES aragon | Provincia de Huesca | Province of Huesca
teruel-province ES aragon | Provincia de Teruel | Province of Teruel
zaragoza-province ES aragon | Provincia de Zaragoza | Province of Zaragoza
las-palmas-province ES canary-islands | Provincia de Las Palmas | Province of Las Palmas
santa-cruz-de-tenerife-province ES canary-islands | Provincia de Santa Cruz de Tenerife | Province of Santa Cruz de Tenerife
albacete-province ES castile-la-mancha | Provincia de Albacete | Province of Albacete
ciudad-real-province ES castile-la-mancha | Provincia de Ciudad Real | Province of Ciudad Real
cuenca-province ES castile-la-mancha | Provincia de Cuenca | Province of Cuenca
guadalajara-province ES castile-la-mancha | Provincia de Guadalajara | Province of Guadalajara
toledo-province ES castile-la-mancha | Provincia de Toledo | Province of Toledo
avila-province ES castile-leon | Provincia de Ávila | Province of Ávila
burgos-province ES castile-leon | Provincia de Burgos | Province of Burgos
leon-province ES castile-leon | Provincia de León | Province of León
palencia-province ES castile-leon | Provincia de Palencia | Province of Palencia
salamanca-province ES castile-leon | Provincia de Salamanca | Province of Salamanca
segovia-province ES castile-leon | Provincia de Segovia | Province of Segovia
soria-province ES castile-leon | Provincia de Soria | Province of Soria
valladolid-province ES castile-leon | Provincia de Valladolid | Province of Valladolid
zamora-province ES castile-leon | Provincia de Zamora | Province of Zamora
barcelona-province ES catalonia | Provincia de Barcelona | Province of Barcelona
girona-province ES catalonia | Provincia de Girona | Province of Girona | provincia de gerona
lleida-province ES catalonia | Provincia de Lleida | Province of Lleida | provincia de lérida
tarragona-province ES catalonia | Provincia de Tarragona | Province of Tarragona
alicante-province ES valencian-community | Provincia de Alicante | Province of Alicante | provincia de alacant
castellon-province ES valencian-community | Provincia de Castellón | Province of Castellón | provincia de castelló
valencia-province ES valencian-community | Provincia de Valencia | Province of Valencia
badajoz-province ES extremadura | Provincia de Badajoz | Province of Badajoz
caceres-province ES extremadura | Provincia de Cáceres | Province of Cáceres
a-coruna-province ES galicia | Provincia de A Coruña | Province of A Coruña | provincia de la coruña
lugo-province ES galicia | Provincia de Lugo | Province of Lugo
ourense-province ES galicia | Provincia de Ourense | Province of Ourense | provincia de orense
pontevedra-province ES galicia | Provincia de Pontevedra | Province of Pontevedra
araba ES basque-country | Álava | | araba, provincia de álava
gipuzkoa ES basque-country | Guipúzcoa | Gipuzkoa | provincia de guipúzcoa
bizkaia ES basque-country | Vizcaya | Biscay | bizkaia, provincia de vizcaya
[place city]
madrid ES community-madrid | Madrid
alcala ES community-madrid | Alcalá de Henares
getafe ES community-madrid | Getafe
mostoles ES community-madrid | Móstoles
leganes ES community-madrid | Leganés
alcorcon ES community-madrid | Alcorcón
fuenlabrada ES community-madrid | Fuenlabrada
torrejon-de-ardoz ES community-madrid | Torrejón de Ardoz | | torrejón*
parla ES community-madrid | Parla
alcobendas ES community-madrid | Alcobendas
las-rozas-de-madrid ES community-madrid | Las Rozas de Madrid | | las rozas
coslada ES community-madrid | Coslada
rivas-vaciamadrid ES community-madrid | Rivas-Vaciamadrid | | rivas
pozuelo-de-alarcon ES community-madrid | Pozuelo de Alarcón | | pozuelo*
san-sebastian-de-los-reyes ES community-madrid | San Sebastián de los Reyes | | s.s. de los reyes, sanse!*
majadahonda ES community-madrid | Majadahonda
collado-villalba ES community-madrid | Collado Villalba
valdemoro ES community-madrid | Valdemoro
aranjuez ES community-madrid | Aranjuez
arganda-del-rey ES community-madrid | Arganda del Rey | | arganda*
boadilla-del-monte ES community-madrid | Boadilla del Monte | | boadilla*
pinto ES community-madrid | Pinto*
colmenar-viejo ES community-madrid | Colmenar Viejo
tres-cantos ES community-madrid | Tres Cantos
san-fernando-de-henares ES community-madrid | San Fernando de Henares
galapagar ES community-madrid | Galapagar
arroyomolinos ES community-madrid | Arroyomolinos
villaviciosa-de-odon ES community-madrid | Villaviciosa de Odón
san-lorenzo-de-el-escorial ES community-madrid | San Lorenzo de El Escorial | | el escorial
mejorada-del-campo ES community-madrid | Mejorada del Campo
torrelodones ES community-madrid | Torrelodones
navalcarnero ES community-madrid | Navalcarnero
algete ES community-madrid | Algete
ciempozuelos ES community-madrid | Ciempozuelos
humanes-de-madrid ES community-madrid | Humanes de Madrid
paracuellos-de-jarama ES community-madrid | Paracuellos de Jarama | | paracuellos*
barcelona ES catalonia | Barcelona | | bcn!
hospitalet ES catalonia | L'Hospitalet de Llobregat | | hospitalet, l'hospitalet
badalona ES catalonia | Badalona
sabadell ES catalonia | Sabadell*
terrassa ES catalonia | Terrassa | | tarrasa
girona ES catalonia | Girona | | gerona
lleida ES catalonia | Lleida | | lérida
tarragona ES catalonia | Tarragona
reus ES catalonia | Reus*
mataro ES catalonia | Mataró
santa-coloma-de-gramenet ES catalonia | Santa Coloma de Gramenet | | santa coloma
cornella-de-llobregat ES catalonia | Cornellà de Llobregat | | cornellá, cornellà
sant-cugat-del-valles ES catalonia | Sant Cugat del Vallès | | sant cugat, san cugat
sant-boi-de-llobregat ES catalonia | Sant Boi de Llobregat | | sant boi, san baudilio
rubi ES catalonia | Rubí*
manresa ES catalonia | Manresa
vilanova-i-la-geltru ES catalonia | Vilanova i la Geltrú | | villanueva y geltrú, vilanova*
viladecans ES catalonia | Viladecans
castelldefels ES catalonia | Castelldefels
el-prat-de-llobregat ES catalonia | El Prat de Llobregat | | el prat*
granollers ES catalonia | Granollers
cerdanyola-del-valles ES catalonia | Cerdanyola del Vallès | | cerdanyola, sardañola
mollet-del-valles ES catalonia | Mollet del Vallès | | mollet
gava ES catalonia | Gavà
esplugues-de-llobregat ES catalonia | Esplugues de Llobregat | | esplugues, esplugas
sant-feliu-de-llobregat ES catalonia | Sant Feliu de Llobregat
ripollet ES catalonia | Ripollet
sant-adria-de-besos ES catalonia | Sant Adrià de Besòs
igualada ES catalonia | Igualada
vic ES catalonia | Vic*
figueres ES catalonia | Figueres | | figueras
blanes ES catalonia | Blanes
lloret-de-mar ES catalonia | Lloret de Mar
salt ES catalonia | Salt!*
tortosa ES catalonia | Tortosa
cambrils ES catalonia | Cambrils
salou ES catalonia | Salou
el-vendrell ES catalonia | El Vendrell
vilafranca-del-penedes ES catalonia | Vilafranca del Penedès | | villafranca del penedés
martorell ES catalonia | Martorell
sant-joan-despi ES catalonia | Sant Joan Despí
barbera-del-valles ES catalonia | Barberà del Vallès
montcada-i-reixac ES catalonia | Montcada i Reixac
olot ES catalonia | Olot
sitges ES catalonia | Sitges
calella ES catalonia | Calella
premia-de-mar ES catalonia | Premià de Mar
olesa-de-montserrat ES catalonia | Olesa de Montserrat
amposta ES catalonia | Amposta
calafell ES catalonia | Calafell
valencia ES valencian-community | Valencia | | valència
alicante ES valencian-community | Alicante | | alacant
elche ES valencian-community | Elche | | elx
castellon ES valencian-community | Castellón de la Plana | | castellón, castelló
benidorm ES valencian-community | Benidorm
torrevieja ES valencian-community | Torrevieja
torrent ES valencian-community | Torrent*
gandia ES valencian-community | Gandia | | gandía
paterna ES valencian-community | Paterna
sagunto ES valencian-community | Sagunto | | sagunt
alzira ES valencian-community | Alzira
mislata ES valencian-community | Mislata
burjassot ES valencian-community | Burjassot
elda ES valencian-community | Elda
alcoy ES valencian-community | Alcoy | | alcoi
orihuela ES valencian-community | Orihuela
villarreal ES valencian-community | Villarreal | | vila-real, vilareal
san-vicente-del-raspeig ES valencian-community | San Vicente del Raspeig | | sant vicent del raspeig
manises ES valencian-community | Manises
xirivella ES valencian-community | Xirivella | | chirivella
aldaia ES valencian-community | Aldaia
alaquas ES valencian-community | Alaquàs
sueca ES valencian-community | Sueca*
ontinyent ES valencian-community | Ontinyent | | onteniente
denia ES valencian-community | Dénia | | denia
javea ES valencian-community | Jávea | | xàbia, javea
villena ES valencian-community | Villena
petrer ES valencian-community | Petrer
santa-pola ES valencian-community | Santa Pola
calpe ES valencian-community | Calpe | | calp
villajoyosa ES valencian-community | Villajoyosa | | la vila joiosa
burriana ES valencian-community | Burriana | | borriana
vinaros ES valencian-community | Vinaròs | | vinaroz
xativa ES valencian-community | Xàtiva | | játiva
cullera ES valencian-community | Cullera
catarroja ES valencian-community | Catarroja
crevillent ES valencian-community | Crevillent | | crevillente
oliva ES valencian-community | Oliva!*
quart-de-poblet ES valencian-community | Quart de Poblet
algemesi ES valencian-community | Algemesí
`;
