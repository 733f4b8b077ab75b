/**
 * The provinces of Spain that the taxonomy has, with their towns: `province | towns of the taxonomy | further towns, by name`.
 * Ads name a town with its province or alone, and visitors search by the province, which is called after its capital. A name
 * with `*` is also a word: it counts in locations and not in searches.
 */
export const PROVINCES = `
almeria-province | almeria roquetas-de-mar el-ejido nijar vicar adra | Huércal-Overa, Vera*, Berja, Garrucha, Mojácar, Huércal de Almería, Albox, Pulpí, Cuevas del Almanzora, La Mojonera
cadiz-province | cadiz jerez algeciras san-fernando el-puerto-de-santa-maria chiclana-de-la-frontera sanlucar-de-barrameda la-linea-de-la-concepcion san-roque rota puerto-real conil-de-la-frontera arcos-de-la-frontera barbate | Los Barrios, Tarifa, Chipiona, Ubrique, Medina Sidonia, Vejer de la Frontera, Villamartín, Campo de Gibraltar, Sotogrande
cordoba-province | cordoba-es lucena puente-genil | Montilla, Cabra*, Priego de Córdoba, Baena, Palma del Río, Pozoblanco, Peñarroya-Pueblonuevo, Montoro
granada-province | granada motril almunecar baza loja-es armilla maracena | Guadix, Albolote, Peligros*, Santa Fe de Granada, Huéscar, Salobreña, Las Gabias, La Zubia, Ogíjares, Atarfe, Órgiva, Cúllar Vega, Sierra Nevada
huelva-province | huelva lepe isla-cristina moguer almonte | Ayamonte, Palos de la Frontera, Cartaya, Punta Umbría, Aljaraque, Valverde del Camino, La Palma del Condado, Bollullos Par del Condado, Aracena, Matalascañas
jaen-province | jaen linares andujar ubeda martos | Baeza, Alcalá la Real, Bailén, Torredonjimeno, La Carolina, Cazorla, Jódar, Mancha Real
malaga-province | malaga marbella mijas velez-malaga fuengirola benalmadena estepona torremolinos antequera ronda rincon-de-la-victoria alhaurin-de-la-torre alhaurin-el-grande coin nerja | Torrox, Cártama, Manilva, Archidona, Álora, San Pedro de Alcántara, Campillos
seville-province | seville dos-hermanas utrera alcala-de-guadaira mairena-del-aljarafe ecija los-palacios-y-villafranca la-rinconada coria-del-rio camas lebrija tomares san-juan-de-aznalfarache bormujos carmona moron-de-la-frontera | Osuna, Marchena, Arahal, Estepa, Sanlúcar la Mayor, Lora del Río, Gines, Espartinas, Aljarafe, El Viso del Alcor, Las Cabezas de San Juan
huesca-province | huesca monzon barbastro jaca | Fraga, Sabiñánigo, Binéfar, Benasque, Sariñena, Formigal
teruel-province | teruel alcaniz | Andorra de Teruel, Calamocha, Utrillas, Monreal del Campo, Alcorisa
zaragoza-province | saragossa calatayud utebo ejea-de-los-caballeros | Tarazona, Caspe, La Almunia de Doña Godina, Zuera, Cuarte de Huerva, Alagón, Figueruelas, Villanueva de Gállego, La Puebla de Alfindén, La Muela, Épila, Borja*, Pedrola
las-palmas-province | las-palmas lanzarote fuerteventura telde san-bartolome-de-tirajana santa-lucia-de-tirajana vecindario arucas galdar ingenio aguimes | Arrecife, Puerto del Rosario, Maspalomas, Playa del Inglés, Mogán, Gran Canaria, Corralejo, Puerto del Carmen, Playa Blanca, Morro Jable, Teguise
santa-cruz-de-tenerife-province | tenerife san-cristobal-de-la-laguna arona adeje granadilla-de-abona puerto-de-la-cruz los-realejos la-orotava la-palma la-gomera el-hierro | La Laguna, Los Cristianos, Playa de las Américas, Costa Adeje, Candelaria, Güímar, Icod de los Vinos, Los Llanos de Aridane, Tacoronte, Guía de Isora
albacete-province | albacete hellin almansa villarrobledo | La Roda, Caudete, Tobarra, Tarazona de la Mancha
ciudad-real-province | ciudad-real puertollano tomelloso alcazar-de-san-juan valdepenas manzanares | Campo de Criptana, Miguelturra, Daimiel, La Solana, Socuéllamos, Bolaños de Calatrava, Almagro
cuenca-province | cuenca-es tarancon | San Clemente*, Motilla del Palancar, Quintanar del Rey, Iniesta, Las Pedroñeras
guadalajara-province | guadalajara-es azuqueca-de-henares | Cabanillas del Campo, Alovera, Marchamalo, Sigüenza, El Casar, Villanueva de la Torre, Molina de Aragón, Torija, Quer
toledo-province | toledo talavera-de-la-reina illescas sesena | Torrijos, Quintanar de la Orden, Fuensalida, Madridejos, Consuegra, Sonseca, Ocaña, Mora*, Yuncos, Ontígola, Numancia de la Sagra, Villacañas, La Sagra
avila-province | avila | Arévalo, Arenas de San Pedro, Las Navas del Marqués, El Tiemblo, Candeleda, Sotillo de la Adrada
burgos-province | burgos miranda-de-ebro aranda-de-duero | Briviesca, Medina de Pomar, Lerma*, Villarcayo, Salas de los Infantes, Belorado
leon-province | leon-es ponferrada san-andres-del-rabanedo astorga | La Bañeza, Villablino, Bembibre, Valencia de Don Juan, Sahagún, Cistierna, Villaquilambre, El Bierzo
palencia-province | palencia | Guardo, Aguilar de Campoo, Venta de Baños, Villamuriel de Cerrato, Saldaña, Cervera de Pisuerga
salamanca-province | salamanca bejar | Ciudad Rodrigo, Santa Marta de Tormes, Peñaranda de Bracamonte, Guijuelo, Alba de Tormes, Villamayor de la Armuña, Carbajosa de la Sagrada
segovia-province | segovia | Cuéllar, San Ildefonso, El Espinar, Cantalejo, Carbonero el Mayor, Riaza
soria-province | soria | Almazán, El Burgo de Osma, Ágreda, Ólvega, San Leonardo de Yagüe
valladolid-province | valladolid medina-del-campo laguna-de-duero arroyo-de-la-encomienda | Medina de Rioseco, Tordesillas, Íscar, Peñafiel, Zaratán, Simancas, Olmedo, Tudela de Duero, La Cistérniga, Nava del Rey, Portillo*, Boecillo
zamora-province | zamora | Benavente, Toro*, Puebla de Sanabria, Villalpando, Morales del Vino, Fuentesaúco
barcelona-province | barcelona hospitalet badalona sabadell terrassa mataro santa-coloma-de-gramenet cornella-de-llobregat sant-cugat-del-valles sant-boi-de-llobregat rubi manresa vilanova-i-la-geltru viladecans castelldefels el-prat-de-llobregat granollers cerdanyola-del-valles mollet-del-valles gava esplugues-de-llobregat sant-feliu-de-llobregat ripollet sant-adria-de-besos igualada vic vilafranca-del-penedes martorell sant-joan-despi barbera-del-valles montcada-i-reixac sitges calella premia-de-mar olesa-de-montserrat | Berga, Manlleu, Vilassar de Mar, Masnou, El Masnou, Pineda de Mar, Santa Perpètua de Mogoda, Parets del Vallès, Polinyà, Abrera, Esparreguera, Sant Andreu de la Barca, Cardedeu, Arenys de Mar, Canovelles, Caldes de Montbui, Sant Sadurní d'Anoia, Maresme, Baix Llobregat, Vallès Occidental, Vallès Oriental, Vallès
girona-province | girona figueres blanes lloret-de-mar salt olot | Palafrugell, Sant Feliu de Guíxols, Roses*, Banyoles, Ripoll, Palamós, Puigcerdà, L'Escala, La Bisbal d'Empordà, Torroella de Montgrí, Platja d'Aro, Santa Coloma de Farners, Costa Brava, Empordà, Alt Empordà, Baix Empordà
lleida-province | lleida | Balaguer, Tàrrega, Mollerussa, La Seu d'Urgell, Cervera*, Vielha, Tremp, Solsona, Sort*, Baqueira, Val d'Aran, Valle de Arán
tarragona-province | tarragona reus tortosa cambrils salou el-vendrell amposta calafell | Valls, Vila-seca, Montblanc, Sant Carles de la Ràpita, Falset, Móra d'Ebre, Roda de Barà, Torredembarra, Deltebre, Costa Daurada, Costa Dorada
alicante-province | alicante elche benidorm torrevieja elda alcoy orihuela san-vicente-del-raspeig denia javea villena petrer santa-pola calpe villajoyosa crevillent | Ibi, Novelda, Aspe, Altea, Guardamar del Segura, Rojales, Almoradí, Callosa de Segura, Alcoi, Dénia, Xàbia, Elx, Calp, La Vila Joiosa, Pilar de la Horadada, Mutxamel, El Campello, Onil, Castalla, Costa Blanca, Marina Alta, Marina Baixa, Vega Baja
castellon-province | castellon villarreal burriana vinaros | Onda*, Benicarló, Almassora, La Vall d'Uixó, Vall de Uxó, Vila-real, Nules, Benicàssim, Segorbe, Oropesa del Mar, Peñíscola, L'Alcora, Alcora, Morella, Costa Azahar
valencia-province | valencia torrent gandia paterna sagunto alzira mislata burjassot manises xirivella aldaia alaquas sueca ontinyent xativa cullera catarroja oliva quart-de-poblet algemesi | Sagunt, Requena, Utiel, Llíria, Carcaixent, Picassent, Silla*, Alboraya, Almussafes, Buñol, Cheste, Ribarroja del Turia, Riba-roja de Túria, Tavernes de la Valldigna, La Pobla de Vallbona, L'Eliana, Bétera, Massamagrell, Albal, Alfafar
badajoz-province | badajoz merida-es don-benito almendralejo villanueva-de-la-serena zafra | Montijo, Olivenza, Villafranca de los Barros, Jerez de los Caballeros, Azuaga, Llerena, Castuera
caceres-province | caceres plasencia navalmoral-de-la-mata | Coria*, Trujillo de Cáceres, Miajadas, Talayuela, Jaraíz de la Vera, Moraleja, Hervás
a-coruna-province | a-coruna santiago-compostela ferrol naron oleiros arteixo carballo culleredo ames ribeira | La Coruña, Cambre, Betanzos, Noia, Sada, Cee, Boiro, Padrón, Fene, As Pontes, Teo, Melide, Cerceda, Costa da Morte
lugo-province | lugo monforte-de-lemos | Viveiro, Vilalba, Sarria, Burela, Foz, Ribadeo, Chantada, A Fonsagrada
ourense-province | ourense | Verín, O Barco de Valdeorras, O Carballiño, Carballiño, Xinzo de Limia, Barbadás, Celanova, Ribadavia
pontevedra-province | pontevedra vigo vilagarcia-de-arousa redondela cangas marin a-estrada lalin | Tui, Ponteareas, O Porriño, Porriño, Moaña, Cambados, Sanxenxo, Nigrán, Baiona, Mos, Gondomar, O Grove, Rías Baixas, Bueu
araba | vitoria llodio | Amurrio, Salvatierra-Agurain, Oyón, Laguardia, Vitoria
gipuzkoa | san-sebastian irun errenteria eibar zarautz mondragon hernani tolosa hondarribia azpeitia | Donostia, Arrasate, Beasain, Bergara, Lasarte-Oria, Pasaia, Andoain, Azkoitia, Oñati, Ordizia, Elgoibar, Zumaia, Oiartzun
bizkaia | bilbao barakaldo getxo portugalete santurtzi basauri leioa galdakao durango-es sestao erandio amorebieta mungia bermeo ermua | Gernika, Ondarroa, Lekeitio, Balmaseda, Derio, Zamudio, Etxebarri, Trapagaran, Muskiz, Abadiño, Sopela, Plentzia, Markina, Igorre
`;
