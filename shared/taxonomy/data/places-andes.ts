/** Regions and cities of Peru, Ecuador, Bolivia and Venezuela. */
export const PLACES_OF_THE_ANDES = `
[place region]
lima-region PE | Lima? | | región lima, lima metropolitana, lima provincias
callao-region PE | Callao? | | región callao
arequipa-region PE | Arequipa? | | región arequipa
la-libertad-pe PE | La Libertad* | | región la libertad
piura-region PE | Piura? | | región piura
lambayeque PE | Lambayeque
cusco-region PE | Cusco? | Cuzco? | región cusco
junin-pe PE | Junín | | región junín
cajamarca-region PE | Cajamarca? | | región cajamarca
puno-region PE | Puno? | | región puno
ancash PE | Áncash
loreto PE | Loreto*
ica-region PE | Ica!*? | | región ica
san-martin-pe PE | San Martín*? | | región san martín
huanuco-region PE | Huánuco? | | región huánuco
ayacucho-region PE | Ayacucho? | | región ayacucho
ucayali PE | Ucayali
apurimac PE | Apurímac
tacna-region PE | Tacna? | | región tacna
huancavelica PE | Huancavelica
amazonas-pe PE | Amazonas?
moquegua PE | Moquegua
pasco PE | Pasco* | | cerro de pasco
tumbes PE | Tumbes
madre-de-dios PE | Madre de Dios* | | puerto maldonado
[place city]
lima PE lima-region | Lima | | miraflores*, san isidro*, surco!*, santiago de surco, san juan de lurigancho, san martín de porres, comas!*, villa el salvador, la molina, san borja, los olivos*
huacho PE lima-region | Huacho
canete PE lima-region | Cañete*
callao PE callao-region | Callao
arequipa PE arequipa-region | Arequipa
trujillo PE la-libertad-pe | Trujillo*
piura PE piura-region | Piura
sullana PE piura-region | Sullana
chiclayo PE lambayeque | Chiclayo
cuzco PE cusco-region | Cusco | Cuzco
huancayo PE junin-pe | Huancayo
cajamarca PE cajamarca-region | Cajamarca
puno PE puno-region | Puno
juliaca PE puno-region | Juliaca
chimbote PE ancash | Chimbote
huaraz PE ancash | Huaraz
iquitos PE loreto | Iquitos
ica PE ica-region | Ica!*
chincha PE ica-region | Chincha | | chincha alta
pisco PE ica-region | Pisco!*
tarapoto PE san-martin-pe | Tarapoto
huanuco PE huanuco-region | Huánuco
ayacucho PE ayacucho-region | Ayacucho
pucallpa PE ucayali | Pucallpa
tacna PE tacna-region | Tacna
[place region]
pichincha EC | Pichincha
guayas EC | Guayas
azuay EC | Azuay
manabi EC | Manabí
tungurahua EC | Tungurahua
loja-province EC | Loja*? | | provincia de loja
el-oro EC | El Oro*
esmeraldas-province EC | Esmeraldas!*? | | provincia de esmeraldas
santo-domingo-tsachilas EC | Santo Domingo de los Tsáchilas
los-rios-ec EC | Los Ríos*?
imbabura EC | Imbabura
chimborazo EC | Chimborazo
cotopaxi EC | Cotopaxi
santa-elena-ec EC | Santa Elena*
[place city]
quito EC pichincha | Quito!*
sangolqui EC pichincha | Sangolquí
guayaquil EC guayas | Guayaquil
duran EC guayas | Durán*
milagro EC guayas | Milagro!*
samborondon EC guayas | Samborondón
daule EC guayas | Daule
cuenca-ec EC azuay | Cuenca?
manta EC manabi | Manta!*
portoviejo EC manabi | Portoviejo
ambato EC tungurahua | Ambato
loja-ec EC loja-province | Loja*
machala EC el-oro | Machala
esmeraldas EC esmeraldas-province | Esmeraldas!*
santo-domingo-ec EC santo-domingo-tsachilas | Santo Domingo?
quevedo EC los-rios-ec | Quevedo*
babahoyo EC los-rios-ec | Babahoyo
ibarra EC imbabura | Ibarra*
otavalo EC imbabura | Otavalo
riobamba EC chimborazo | Riobamba
latacunga EC cotopaxi | Latacunga
[place region]
la-paz-department BO | La Paz!*? | | departamento de la paz
santa-cruz-department BO | Santa Cruz*? | | departamento de santa cruz
cochabamba-department BO | Cochabamba? | | departamento de cochabamba
oruro-department BO | Oruro?
potosi-department BO | Potosí?
tarija-department BO | Tarija?
chuquisaca BO | Chuquisaca
beni BO | Beni*
pando BO | Pando*
[place city]
la-paz BO la-paz-department | La Paz!* | | la paz bolivia, nuestra señora de la paz
el-alto BO la-paz-department | El Alto*
santa-cruz-bo BO santa-cruz-department | Santa Cruz de la Sierra | | santa cruz*?
montero BO santa-cruz-department | Montero*
cochabamba BO cochabamba-department | Cochabamba
quillacollo BO cochabamba-department | Quillacollo
oruro BO oruro-department | Oruro
potosi BO potosi-department | Potosí
tarija BO tarija-department | Tarija
sucre-bo BO chuquisaca | Sucre*
trinidad-bo BO beni | Trinidad!*
[place region]
distrito-capital-ve VE | Distrito Capital? | Capital District (Venezuela) | caracas?
miranda-ve VE | Miranda* | | estado miranda
zulia VE | Zulia | | estado zulia
carabobo VE | Carabobo
lara VE | Lara* | | estado lara
aragua VE | Aragua
bolivar-ve VE | Bolívar*? | | estado bolívar
anzoategui VE | Anzoátegui
tachira VE | Táchira
merida-ve-state VE | Mérida? | | estado mérida
falcon VE | Falcón*
portuguesa VE | Portuguesa!* | | estado portuguesa
barinas-state VE | Barinas? | | estado barinas
guarico VE | Guárico
monagas VE | Monagas
sucre-ve VE | Sucre*? | | estado sucre
trujillo-ve VE | Trujillo*? | | estado trujillo
yaracuy VE | Yaracuy
nueva-esparta VE | Nueva Esparta | | isla de margarita, isla margarita
la-guaira VE | La Guaira | | vargas*
cojedes VE | Cojedes
apure VE | Apure
delta-amacuro VE | Delta Amacuro
amazonas-ve VE | Amazonas?
[place city]
caracas VE distrito-capital-ve | Caracas
los-teques VE miranda-ve | Los Teques
guarenas VE miranda-ve | Guarenas
guatire VE miranda-ve | Guatire
petare VE miranda-ve | Petare
maracaibo VE zulia | Maracaibo
cabimas VE zulia | Cabimas
ciudad-ojeda VE zulia | Ciudad Ojeda
valencia-ve VE carabobo | Valencia? | | valencia venezuela
puerto-cabello VE carabobo | Puerto Cabello
guacara VE carabobo | Guacara
barquisimeto VE lara | Barquisimeto
cabudare VE lara | Cabudare
carora VE lara | Carora
maracay VE aragua | Maracay
turmero VE aragua | Turmero
la-victoria VE aragua | La Victoria*
cagua VE aragua | Cagua?
ciudad-guayana VE bolivar-ve | Ciudad Guayana | | puerto ordaz, san félix
ciudad-bolivar VE bolivar-ve | Ciudad Bolívar
barcelona-ve VE anzoategui | Barcelona?
puerto-la-cruz VE anzoategui | Puerto La Cruz?
lecheria VE anzoategui | Lechería
el-tigre VE anzoategui | El Tigre
san-cristobal-ve VE tachira | San Cristóbal
merida-ve VE merida-ve-state | Mérida? | | mérida venezuela
punto-fijo VE falcon | Punto Fijo
coro VE falcon | Coro!*
acarigua VE portuguesa | Acarigua
guanare VE portuguesa | Guanare
barinas VE barinas-state | Barinas
maturin VE monagas | Maturín
cumana VE sucre-ve | Cumaná
san-juan-de-los-morros VE guarico | San Juan de los Morros
calabozo VE guarico | Calabozo!*
valera VE trujillo-ve | Valera*
san-felipe-ve VE yaracuy | San Felipe*
porlamar VE nueva-esparta | Porlamar
san-carlos-ve VE cojedes | San Carlos*
san-fernando-de-apure VE apure | San Fernando de Apure
`;
