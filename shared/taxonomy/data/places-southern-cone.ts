/** Provinces, regions and cities of Argentina, Chile, Uruguay and Paraguay. */
export const PLACES_OF_THE_SOUTHERN_CONE = `
[place region]
buenos-aires-province AR | Provincia de Buenos Aires | Buenos Aires Province | buenos aires?, gba!, conurbano bonaerense, gran buenos aires | PBA
caba-region AR | Ciudad Autónoma de Buenos Aires? | Autonomous City of Buenos Aires? | | CABA
cordoba-ar-province AR | Provincia de Córdoba? | Córdoba Province? | córdoba?
santa-fe-ar AR | Santa Fe*? | | provincia de santa fe
mendoza-province AR | Mendoza*? | | provincia de mendoza
tucuman-province AR | Tucumán? | | provincia de tucumán
salta-province AR | Salta!*? | | provincia de salta
entre-rios AR | Entre Ríos
misiones-ar AR | Misiones* | | provincia de misiones
chaco-ar AR | Chaco
corrientes-province AR | Corrientes!*? | | provincia de corrientes
santiago-del-estero-province AR | Santiago del Estero? | | provincia de santiago del estero
san-juan-ar-province AR | San Juan? | | provincia de san juan
jujuy AR | Jujuy
rio-negro-ar AR | Río Negro
neuquen-province AR | Neuquén? | | provincia de neuquén
formosa-province AR | Formosa? | | provincia de formosa
chubut AR | Chubut
san-luis-ar-province AR | San Luis? | | provincia de san luis
catamarca AR | Catamarca
la-rioja-ar AR | La Rioja? | | provincia de la rioja argentina
la-pampa AR | La Pampa
santa-cruz-ar AR | Santa Cruz*? | | provincia de santa cruz
tierra-del-fuego AR | Tierra del Fuego
[place city]
buenos-aires AR caba-region | Buenos Aires | | caba, capital federal, ciudad autónoma de buenos aires, bs. as, bs as, bsas, palermo*, belgrano*
la-plata AR buenos-aires-province | La Plata
mar-del-plata AR buenos-aires-province | Mar del Plata
bahia-blanca AR buenos-aires-province | Bahía Blanca
lomas-de-zamora AR buenos-aires-province | Lomas de Zamora
lanus AR buenos-aires-province | Lanús
quilmes AR buenos-aires-province | Quilmes
avellaneda AR buenos-aires-province | Avellaneda*
moron AR buenos-aires-province | Morón*
san-isidro AR buenos-aires-province | San Isidro*?
vicente-lopez AR buenos-aires-province | Vicente López
tigre AR buenos-aires-province | Tigre!*
pilar AR buenos-aires-province | Pilar!* | | pilar buenos aires
san-martin AR buenos-aires-province | San Martín*?
tandil AR buenos-aires-province | Tandil
almirante-brown AR buenos-aires-province | Almirante Brown
la-matanza AR buenos-aires-province | La Matanza | | san justo
merlo AR buenos-aires-province | Merlo*
florencio-varela AR buenos-aires-province | Florencio Varela
berazategui AR buenos-aires-province | Berazategui
ituzaingo AR buenos-aires-province | Ituzaingó
escobar AR buenos-aires-province | Escobar*
zarate AR buenos-aires-province | Zárate*
campana AR buenos-aires-province | Campana!*
pergamino AR buenos-aires-province | Pergamino!*
olavarria AR buenos-aires-province | Olavarría
junin-ar AR buenos-aires-province | Junín?
ezeiza AR buenos-aires-province | Ezeiza
san-nicolas-de-los-arroyos AR buenos-aires-province | San Nicolás de los Arroyos
esteban-echeverria AR buenos-aires-province | Esteban Echeverría
cordoba-ar AR cordoba-ar-province | Córdoba? | | córdoba argentina, córdoba capital
villa-maria AR cordoba-ar-province | Villa María
rio-cuarto AR cordoba-ar-province | Río Cuarto
villa-carlos-paz AR cordoba-ar-province | Villa Carlos Paz | | carlos paz
rosario AR santa-fe-ar | Rosario* | | rosario santa fe
santa-fe-city-ar AR santa-fe-ar | Santa Fe*? | | santa fe de la vera cruz
rafaela AR santa-fe-ar | Rafaela*
venado-tuerto AR santa-fe-ar | Venado Tuerto
mendoza AR mendoza-province | Mendoza*
godoy-cruz AR mendoza-province | Godoy Cruz
guaymallen AR mendoza-province | Guaymallén
san-rafael AR mendoza-province | San Rafael*
las-heras AR mendoza-province | Las Heras*
tucuman AR tucuman-province | Tucumán | | san miguel de tucumán
salta AR salta-province | Salta!* | | salta capital
parana-ar AR entre-rios | Paraná?
concordia AR entre-rios | Concordia*
gualeguaychu AR entre-rios | Gualeguaychú
posadas AR misiones-ar | Posadas
resistencia AR chaco-ar | Resistencia!*
corrientes AR corrientes-province | Corrientes!*
santiago-del-estero AR santiago-del-estero-province | Santiago del Estero
san-juan-ar AR san-juan-ar-province | San Juan?
san-salvador-de-jujuy AR jujuy | San Salvador de Jujuy
bariloche AR rio-negro-ar | Bariloche | | san carlos de bariloche
cipolletti AR rio-negro-ar | Cipolletti
viedma AR rio-negro-ar | Viedma
neuquen AR neuquen-province | Neuquén
formosa-ar AR formosa-province | Formosa
comodoro-rivadavia AR chubut | Comodoro Rivadavia
trelew AR chubut | Trelew
puerto-madryn AR chubut | Puerto Madryn
san-luis-ar AR san-luis-ar-province | San Luis?
san-fernando-del-valle-de-catamarca AR catamarca | San Fernando del Valle de Catamarca
la-rioja-ar-city AR la-rioja-ar | La Rioja?
santa-rosa-ar AR la-pampa | Santa Rosa*?
rio-gallegos AR santa-cruz-ar | Río Gallegos
ushuaia AR tierra-del-fuego | Ushuaia
[place region]
rm-santiago CL | Región Metropolitana | Santiago Metropolitan Region | región metropolitana de santiago, santiago metropolitan | RM
valparaiso-region CL | Región de Valparaíso | Valparaíso Region | valparaíso?, quinta región
biobio CL | Biobío | | bío bío, región del biobío
antofagasta-region CL | Antofagasta? | | región de antofagasta
arica-parinacota CL | Arica y Parinacota | Arica and Parinacota
tarapaca CL | Tarapacá
atacama CL | Atacama
coquimbo-region CL | Coquimbo? | | región de coquimbo
ohiggins CL | O'Higgins* | | región de o'higgins, libertador bernardo o'higgins
maule CL | Maule
nuble CL | Ñuble
araucania CL | La Araucanía | | araucanía
los-rios CL | Los Ríos* | | región de los ríos
los-lagos CL | Los Lagos* | | región de los lagos
aysen CL | Aysén
magallanes CL | Magallanes* | | región de magallanes
[place city]
santiago-chile CL rm-santiago | Santiago de Chile | Santiago* | santiago chile, maipú, puente alto, providencia*, las condes, ñuñoa, la florida*, vitacura, peñalolén, san bernardo*, quilicura, pudahuel
valparaiso CL valparaiso-region | Valparaíso
vina-del-mar CL valparaiso-region | Viña del Mar
quilpue CL valparaiso-region | Quilpué
villa-alemana CL valparaiso-region | Villa Alemana
san-antonio-cl CL valparaiso-region | San Antonio?
quillota CL valparaiso-region | Quillota
concepcion CL biobio | Concepción*
talcahuano CL biobio | Talcahuano
los-angeles-cl CL biobio | Los Ángeles?
coronel CL biobio | Coronel!*
chiguayante CL biobio | Chiguayante
antofagasta CL antofagasta-region | Antofagasta
calama CL antofagasta-region | Calama
arica CL arica-parinacota | Arica
iquique CL tarapaca | Iquique
alto-hospicio CL tarapaca | Alto Hospicio
copiapo CL atacama | Copiapó
vallenar CL atacama | Vallenar
la-serena CL coquimbo-region | La Serena
coquimbo CL coquimbo-region | Coquimbo
ovalle CL coquimbo-region | Ovalle
rancagua CL ohiggins | Rancagua
san-fernando-cl CL ohiggins | San Fernando*?
talca CL maule | Talca
curico CL maule | Curicó
linares-cl CL maule | Linares*?
chillan CL nuble | Chillán
temuco CL araucania | Temuco
villarrica CL araucania | Villarrica
padre-las-casas CL araucania | Padre Las Casas
valdivia CL los-rios | Valdivia*
puerto-montt CL los-lagos | Puerto Montt
osorno CL los-lagos | Osorno
coyhaique CL aysen | Coyhaique
punta-arenas CL magallanes | Punta Arenas
montevideo UY | Montevideo
salto UY | Salto!*
paysandu UY | Paysandú
maldonado UY | Maldonado*
punta-del-este UY | Punta del Este
rivera UY | Rivera*
las-piedras UY | Las Piedras*
ciudad-de-la-costa UY | Ciudad de la Costa
asuncion PY | Asunción*
ciudad-del-este PY | Ciudad del Este
encarnacion PY | Encarnación*
san-lorenzo PY | San Lorenzo*
luque PY | Luque*
capiata PY | Capiatá
lambare PY | Lambaré
fernando-de-la-mora PY | Fernando de la Mora
`;
